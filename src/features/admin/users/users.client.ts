import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { hc } from 'hono/client';
import type { User } from '#features/account/user.schema.ts';
import { mutationResult, queryError, queryResult } from '#platform/browser/api-responses.ts';
import type { CallOptions } from '../admin-reads.client.ts';
import { PAGE_SIZE } from '../page-size.ts';
import type { adminUserRoutes } from './users.routes.ts';
import type { UserSort } from './users.schema.ts';

const { admin: api } = hc<ReturnType<typeof adminUserRoutes>>('/').api;

export const CREDITS_PER_GRANT = 10;
export const EXPORT_PATH = '/api/admin/users/export';

export const users = {
  details: (id: number, options: CallOptions) =>
    queryResult(api.users[':id'].$get({ param: { id: String(id) } }, options)),
  addCredits: (user: User) =>
    mutationResult(
      api.users[':id'].credits.$post({
        param: { id: String(user.id) },
        json: { credits: CREDITS_PER_GRANT },
      }),
      'Failed to add runs',
    ),
  deleteUser: (user: User) =>
    mutationResult(api.users[':id'].$delete({ param: { id: String(user.id) } }), 'Failed to delete user'),
};

export type UsersPage = { users: User[]; total: number; active: number; next: string | null };

const USERS_PATH = '/api/admin/users';

type PageQuery = { q: string; sort: UserSort; before: string | undefined };

async function readPage(query: PageQuery, options: CallOptions): Promise<UsersPage> {
  const response = await api.users.$get({ query: { limit: String(PAGE_SIZE), ...query } }, options);
  if (response.status !== 200) throw await queryError(response);
  const { headers } = response;
  return {
    users: await response.json(),
    total: Number(headers.get('x-total-count')),
    active: Number(headers.get('x-active-count')),
    next: /[?&]before=(\d+)[^>]*>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null,
  };
}

/** Reads one page of users. The previous page stays visible until it is loaded. */
export function useUsersPage(query: PageQuery) {
  return useQuery({
    queryKey: [USERS_PATH, query],
    queryFn: ({ signal }) => readPage(query, { init: { signal } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Updates a user in all cached pages. */
export function replaceCachedUser(client: QueryClient, changed: User): void {
  client.setQueriesData<UsersPage>(
    { queryKey: [USERS_PATH] },
    (page) => page && { ...page, users: page.users.map((user) => (user.id === changed.id ? changed : user)) },
  );
}

export function reloadUsers(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [USERS_PATH] });
}

export function removeCachedUsers(client: QueryClient): void {
  client.removeQueries({ queryKey: [USERS_PATH] });
}
