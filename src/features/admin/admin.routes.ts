import type { Context } from 'hono';
import {
  type AdminVariables,
  adminCookie,
  adminOnly,
  endAdminSession,
  openAdminSession,
} from '#features/account/admins/admin-sessions.ts';
import { recordAdminAction } from '#features/account/admins/record-action.ts';
import { readUser } from '#features/account/user.queries.ts';
import type { User } from '#features/account/user.schema.ts';
import { notFound } from '#platform/http/errors.ts';
import { createApi } from '#platform/http/openapi.ts';
import { parseId } from '#platform/http/path-id.ts';
import { prefetchFirst, toReadableStream } from '#platform/http/streaming.ts';
import type { Services } from '#platform/services.ts';
import {
  adminLoginRoute,
  adminLogoutRoute,
  deleteUserRoute,
  exportUsersRoute,
  grantCreditsRoute,
  usersRoute,
} from './admin.contract.ts';
import { NEWEST_FIRST, type UserSort } from './admin.schema.ts';
import { checkAdminLogin, recheckAdmin } from './login/admin-login.ts';
import { addRuns, deleteUser } from './users/manage-users.ts';
import { countUsers, exportBatches, listUsers, userBatches } from './users/users.queries.ts';
import { usersCsv } from './users/users-csv.ts';

/** The admin's own session, and the users. */
export function adminRoutes(services: Services) {
  const { db, pool, config, clientIp, security } = services;
  const by = (c: Context<{ Variables: AdminVariables }>) => ({
    adminId: c.get('admin').id,
    ip: clientIp(c),
  });
  return createApi<AdminVariables>()
    .openapi(adminLoginRoute, async (c) => {
      const ip = clientIp(c);
      security.concerns(c, c.req.valid('json').email);
      const admin = await checkAdminLogin(services, { ...c.req.valid('json'), ip });
      // A session is new at each login; the one that the browser brought along ends.
      const replaces = adminCookie.readHash(c, config);
      const token = await db.transaction(async (tx) => {
        await recheckAdmin(tx, admin);
        if (replaces) await endAdminSession(tx, replaces);
        await recordAdminAction(tx, { action: 'login', adminId: admin.id, ip });
        return openAdminSession(tx, admin.id);
      });
      adminCookie.set(c, config, token);
      security.record(c, 'admin login', { admin: admin.id });
      return c.json({ email: admin.email }, 200);
    })
    .openapi(adminLogoutRoute, async (c) => {
      const session = adminCookie.readHash(c, config);
      if (session) await endAdminSession(db, session);
      adminCookie.clear(c, config);
      return c.body(null, 204);
    })
    .openapi(adminOnly(usersRoute, services), async (c) => {
      const { limit, before = null, q, sort } = c.req.valid('query');
      const size = limit ?? DEFAULT_PAGE;
      const whole = limit === undefined && before === null;
      const [{ total, active }, pieces, users] = await Promise.all([
        countUsers(pool),
        whole ? prefetchFirst(userBatches(pool, { q, sort })) : null,
        // One more than asked for tells whether there is a next page.
        whole ? [] : listUsers(pool, { q, sort }, { before, limit: size + 1 }),
      ]);
      c.header('X-Total-Count', String(total));
      c.header('X-Active-Count', String(active));
      if (pieces) {
        return c.body(toReadableStream(usersJson(pieces)), 200, {
          'Content-Type': 'application/json',
        }) as never;
      }
      const page = users.slice(0, size);
      const last = users.length > size ? page.at(-1) : undefined;
      if (last) c.header('Link', `<${pagePath({ limit: size, q, sort, before: last.id })}>; rel="next"`);
      return c.json(page, 200);
    })
    .openapi(adminOnly(exportUsersRoute, services), async (c) => {
      const pieces = await prefetchFirst(exportBatches(pool));
      await recordAdminAction(db, { action: 'export users', ...by(c) });
      security.record(c, 'users exported');
      return c.body(toReadableStream(usersCsv(pieces)), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="users.csv"',
      }) as never;
    })
    .openapi(adminOnly(grantCreditsRoute, services), async (c) => {
      const userId = parseId(c.req.valid('param').id);
      const { credits } = c.req.valid('json');
      await db.transaction(async (tx) => {
        if (!(await addRuns(tx, userId, credits))) throw notFound();
        const details = { runs: credits };
        await recordAdminAction(tx, { action: 'add runs', ...by(c), subject: `user ${userId}`, details });
      });
      security.record(c, 'runs added', { user: userId, runs: credits });
      return c.json(await readUser(pool, userId), 200);
    })
    .openapi(adminOnly(deleteUserRoute, services), async (c) => {
      const userId = parseId(c.req.valid('param').id);
      await db.transaction(async (tx) => {
        if (!(await deleteUser(tx, userId))) throw notFound();
        await recordAdminAction(tx, { action: 'delete user', ...by(c), subject: `user ${userId}` });
      });
      security.record(c, 'user deleted', { user: userId });
      return c.body(null, 204);
    });
}

const DEFAULT_PAGE = 50;

type PageQuery = { limit: number; q: string; sort: UserSort; before: number };

function pagePath({ limit, q, sort, before }: PageQuery): string {
  const query = new URLSearchParams({ limit: String(limit), before: String(before) });
  if (q !== '') query.set('q', q);
  if (sort !== NEWEST_FIRST) query.set('sort', sort);
  return `${usersRoute.path}?${query}`;
}

async function* usersJson(pieces: AsyncIterable<User[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const users of pieces) {
    if (users.length === 0) continue;
    yield separator + users.map((user) => JSON.stringify(user)).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
