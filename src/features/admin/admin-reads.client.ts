import { type QueryKey, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '#platform/browser/api-responses.ts';
import { paths } from '#platform/paths.ts';
import { toastError } from '#ui/toast-store.ts';

/** An ended session leads to the login; other errors are shown where they occur. */
function useLeaveWhenSignedOut(error: Error | null): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return;
    toastError('Your session has ended. Please log in again.');
    navigate(paths.adminLogin, { replace: true });
  }, [error, navigate]);
}

export type CallOptions = { init: { signal: AbortSignal } };

export function useAdminRead<T>(queryKey: QueryKey, call: (options: CallOptions) => Promise<T>) {
  const read = useQuery({ queryKey, queryFn: ({ signal }) => call({ init: { signal } }), staleTime: 0 });
  useLeaveWhenSignedOut(read.error);
  return read;
}

/** Reads a list page by page; each page names the next. */
export function useAdminPages<Page extends { next: string | null }>(
  queryKey: QueryKey,
  call: (before: string | undefined, options: CallOptions) => Promise<Page>,
) {
  const read = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => call(pageParam || undefined, { init: { signal } }),
    initialPageParam: '',
    getNextPageParam: (page: Page) => page.next,
    staleTime: 0,
  });
  useLeaveWhenSignedOut(read.error);
  return read;
}
