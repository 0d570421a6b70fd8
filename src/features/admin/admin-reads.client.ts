import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { ApiError, readJson } from '#platform/browser/api-responses.ts';
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

export function useAdminRead<T>(path: string) {
  const read = useQuery<T>({ queryKey: [path], staleTime: 0 });
  useLeaveWhenSignedOut(read.error);
  return read;
}

const after = (path: string, page: string) =>
  `${path}${path.includes('?') ? '&' : '?'}before=${encodeURIComponent(page)}`;

/** Reads a list page by page; each page names the next. */
export function useAdminPages<Page extends { next: string | null }>(path: string) {
  const read = useInfiniteQuery({
    queryKey: [path, 'pages'],
    queryFn: ({ pageParam, signal }) => readJson<Page>(pageParam ? after(path, pageParam) : path, { signal }),
    initialPageParam: '',
    getNextPageParam: (page: Page) => page.next,
    staleTime: 0,
  });
  useLeaveWhenSignedOut(read.error);
  return read;
}
