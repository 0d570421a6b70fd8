import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { ApiError, mutationResult, readJson } from '#platform/browser/api-responses.ts';
import { paths } from '#platform/paths.ts';
import { toastError } from '#ui/toast-store.ts';
import type { totpRoutes } from './login/totp.routes.ts';

/** The reads behind the dashboard's further views, and the calls about one-time codes. */

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

/** A list that goes on: each page names the next. */
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

const { totp: api } = hc<ReturnType<typeof totpRoutes>>('/').api.admin;

export const TOTP_STATE = '/api/admin/totp';

export const codes = {
  setUp: (password: string) =>
    mutationResult(api.setup.$post({ json: { password } }), 'Failed to set up codes'),
  confirm: (code: string) => mutationResult(api.confirm.$post({ json: { code } }), 'Failed to turn codes on'),
  turnOff: (code: string) => mutationResult(api.off.$post({ json: { code } }), 'Failed to turn codes off'),
};
