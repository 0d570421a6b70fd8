import { QueryClient } from '@tanstack/react-query';
import { readJson } from './api-responses.ts';

/**
 * By default reads are never stale, retried or polled, and actions are not retried. The key of a read is its address,
 * so most reads need no function of their own.
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
