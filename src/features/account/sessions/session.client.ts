import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { queryError } from '#platform/browser/api-responses.ts';
import type { loginRoutes } from '../login/login.routes.ts';
import type { User } from '../user.schema.ts';
import { initialData } from './initial-data.client.ts';

const { user: api } = hc<ReturnType<typeof loginRoutes>>('/').api;

const POLL_MS = 5000;
const USER_QUERY_KEY = ['/api/user'] as const;

async function fetchUser({ signal }: { signal: AbortSignal }): Promise<User | null> {
  const response = await api.$get({}, { init: { signal } });
  if (response.status === 401) return null;
  if (!response.ok) throw await queryError(response);
  return response.json();
}

/** The signed-in user, polled every 5 seconds while the tab is visible; null when signed out. */
export function useUser() {
  return useQuery({
    queryKey: USER_QUERY_KEY,
    queryFn: fetchUser,
    initialData: initialData.user,
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
  });
}

/** For screens that only signed-in users see. */
export function useSignedInUser(): User {
  const { data } = useUser();
  if (!data) throw new Error('This screen needs a signed-in user');
  return data;
}

export function useSetUser() {
  const client = useQueryClient();
  return (user: User | null) => {
    // The answer of a poll in flight is older than this.
    void client.cancelQueries({ queryKey: USER_QUERY_KEY });
    client.setQueryData(USER_QUERY_KEY, user);
  };
}

/** Whether this tab is logging out, so that the end of its session needs no message. */
let leaving = false;

export function markLeaving(): void {
  leaving = true;
}

export function isLeaving(): boolean {
  return leaving;
}
