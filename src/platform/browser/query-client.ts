import { QueryClient } from '@tanstack/react-query';
import { readJson } from './api-responses.ts';

/**
 * Reads are never stale, never retried and never polled, unless one says otherwise; actions are not
 * retried. A read's key is its address, and its function need not be named.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => readJson(String(queryKey[0]), { signal }),
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  });
}
