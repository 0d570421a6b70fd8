import type { Pool } from 'pg';
import { type AdminVariables, actorOf, requireAdmin } from '#features/account/admin-access/admin-sessions.ts';
import { recordAdminAction } from '#features/account/admin-access/record-action.ts';
import { readUser } from '#features/account/user.queries.ts';
import type { User } from '#features/account/user.schema.ts';
import { notFound } from '#platform/http/errors.ts';
import { createApi, route, untyped } from '#platform/http/openapi.ts';
import { parseId } from '#platform/http/path-id.ts';
import { prefetchFirst, toReadableStream } from '#platform/http/streaming.ts';
import type { Services } from '#platform/services.ts';
import { PAGE_SIZE } from '../page-size.ts';
import { addCredits, removeUser } from './manage-users.ts';
import { userDetails } from './user-details.queries.ts';
import { exportBatches, userBatches } from './user-export.queries.ts';
import type { UserQuery } from './user-pages.queries.ts';
import {
  addCreditsContract,
  deleteUserContract,
  exportUsersContract,
  userDetailsContract,
  usersContract,
} from './users.contract.ts';
import { countUsers, listUsers } from './users.queries.ts';
import { NEWEST_FIRST } from './users.schema.ts';
import { usersCsv } from './users-csv.ts';

/** The route of the export is before that of one user: `export` is not the id of a user. */
export function adminUserRoutes(services: Services) {
  const { db, pool, security } = services;
  return createApi<AdminVariables>()
    .openapi(route.get('/api/admin/users', usersContract, requireAdmin(services)), async (c) => {
      const { limit, before = null, ...query } = c.req.valid('query');
      const isWholeList = limit === undefined && before === null;
      const [{ total, active }, list] = await Promise.all([
        countUsers(pool),
        isWholeList
          ? prefetchFirst(userBatches(pool, query))
          : readPage(pool, query, { before, limit: limit ?? PAGE_SIZE }),
      ]);
      c.header('X-Total-Count', String(total));
      c.header('X-Active-Count', String(active));
      if (!('users' in list)) {
        const headers = { 'Content-Type': 'application/json' };
        return untyped(c.body(toReadableStream(usersJson(list)), 200, headers));
      }
      if (list.next) c.header('Link', `<${list.next}>; rel="next"`);
      return c.json(list.users, 200);
    })
    .openapi(route.get('/api/admin/users/export', exportUsersContract, requireAdmin(services)), async (c) => {
      const batches = await prefetchFirst(exportBatches(pool));
      await recordAdminAction(db, { action: 'export users', ...actorOf(c, services) });
      security.record(c, 'users exported');
      return untyped(
        c.body(toReadableStream(usersCsv(batches)), 200, {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="users.csv"',
        }),
      );
    })
    .openapi(route.get('/api/admin/users/{id}', userDetailsContract, requireAdmin(services)), async (c) => {
      const user = await userDetails(pool, parseId(c.req.valid('param').id));
      if (!user) throw notFound();
      return c.json(user, 200);
    })
    .openapi(
      route.post('/api/admin/users/{id}/credits', addCreditsContract, requireAdmin(services)),
      async (c) => {
        const userId = parseId(c.req.valid('param').id);
        const { credits } = c.req.valid('json');
        await addCredits(db, actorOf(c, services), userId, credits);
        security.record(c, 'runs added', { user: userId, runs: credits });
        return c.json(await readUser(pool, userId), 200);
      },
    )
    .openapi(route.delete('/api/admin/users/{id}', deleteUserContract, requireAdmin(services)), async (c) => {
      const userId = parseId(c.req.valid('param').id);
      await removeUser(db, actorOf(c, services), userId);
      security.record(c, 'user deleted', { user: userId });
      return c.body(null, 204);
    });
}

/** A page of users, and the address of the next one. */
async function readPage(
  pool: Pool,
  query: UserQuery,
  { before, limit }: { before: number | null; limit: number },
) {
  // One more than asked for tells whether there is a next page.
  const found = await listUsers(pool, query, { before, limit: limit + 1 });
  const users = found.slice(0, limit);
  const last = found.length > limit ? users.at(-1) : undefined;
  return { users, next: last ? pagePath({ ...query, limit, before: last.id }) : null };
}

type PageQuery = UserQuery & { limit: number; before: number };

function pagePath({ limit, q, sort, before }: PageQuery): string {
  const query = new URLSearchParams({ limit: String(limit), before: String(before) });
  if (q !== '') query.set('q', q);
  if (sort !== NEWEST_FIRST) query.set('sort', sort);
  return `/api/admin/users?${query}`;
}

async function* usersJson(batches: AsyncIterable<User[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const users of batches) {
    if (users.length === 0) continue;
    yield separator + users.map((user) => JSON.stringify(user)).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
