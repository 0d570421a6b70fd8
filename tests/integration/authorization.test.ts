import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpBlog } from '#features/blog/setup.ts';
import { makeKey } from '#features/keys/keys.queries.ts';
import { SCOPES } from '#features/keys/keys.schema.ts';
import { checkouts } from '#platform/database/schema-payments.ts';
import { type Access, AUTHORIZATION, CELLS, VISITORS, type VisitorKind } from '../authorization.ts';
import { signedInAdmin } from '../support/admins.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { seedRuns, signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    env: { LIMITS: 'off' },
    webhooks: { resolve: async () => ['93.184.215.14'], dial: () => ({ host: '127.0.0.1', port: 1 }) },
  });
  await setUpBlog(app.db);
});
afterAll(() => app.close());

/** Middleware is registered for all methods. The rest are calls and pages. */
function registeredRoutes(): string[] {
  const routes = app.routes.filter(({ method }) => method !== 'ALL');
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
}

test('every registered route has a line in the authorization table, and every line a route', () => {
  expect(registeredRoutes().sort()).toEqual(Object.keys(AUTHORIZATION).sort());
});

test('the full address of every API call stands in a file of routes', () => {
  const files = [...fs.globSync('src/**/*.routes.{ts,tsx}'), 'src/app.tsx'];
  const sources = files.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  const addresses = registeredRoutes().flatMap((route) => route.match(/ (\/api\/.*)$/)?.[1] ?? []);
  const spellings = (address: string) => [address, address.replaceAll(/:(\w+)/g, '{$1}')];
  const missing = addresses.filter(
    (address) => !spellings(address).some((text) => sources.includes(`${text}'`)),
  );
  expect(addresses.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

/** Valid bodies for calls that check the body before they check the owner. */
const BODIES: Record<string, object> = {
  'PATCH /api/hooks/:id': { generated_hook: 'Edited' },
  'POST /api/hooks/:id/rewrite': { how: 'again' },
};

type Person = Awaited<ReturnType<typeof signedIn>>;

/** The route's path with the id of the owner's thing, so that the answer depends only on the caller. */
async function pathFor(pattern: string, owner: Person): Promise<string> {
  const fill = (id: string | number) => pattern.replace(/:(hook_)?id/, String(id));
  if (/^\/api\/(hooks\/:id|shots\/:hook_id)/.test(pattern)) {
    await seedRuns(app.db, owner.id, 1);
    const { rows } = await app.pool.query('select min(id) as id from hooks where user_id = $1', [owner.id]);
    if (pattern.endsWith('/filmed')) await owner.visitor.post(`/api/hooks/${rows[0].id}/filmed`);
    const path = fill(rows[0].id);
    if (!path.includes(':version')) return path;
    await owner.visitor.request('PATCH', `/api/hooks/${rows[0].id}`, { generated_hook: 'Edited' });
    const answer = await owner.visitor.get(`/api/hooks/${rows[0].id}/versions`);
    const { versions } = (await answer.json()) as { versions: { id: number }[] };
    return path.replace(':version', String(versions[0]?.id));
  }
  if (pattern.startsWith('/api/hooks/runs/:id')) {
    await seedRuns(app.db, owner.id, 1);
    const { rows } = await app.pool.query('select min(id) as id from runs where user_id = $1', [owner.id]);
    return fill(rows[0].id);
  }
  if (pattern.startsWith('/api/webhook-endpoints/')) {
    const body = { url: 'http://receiver.example/', events: ['run.done'] };
    const { id } = await (await owner.visitor.post('/api/webhook-endpoints', body)).json();
    return fill(id);
  }
  if (pattern.startsWith('/api/account/sessions/')) {
    const answer = await owner.visitor.get('/api/account/sessions');
    const { sessions } = (await answer.json()) as { sessions: { id: string }[] };
    return fill(sessions[0]?.id ?? 'none');
  }
  if (pattern.startsWith('/api/account/keys/')) {
    const options = { name: 'test', scopes: [...SCOPES], expires_in_days: null };
    return fill((await app.db.transaction((tx) => makeKey(tx, owner.id, options))).id);
  }
  if (pattern.includes('/test-checkout/')) {
    const id = `co_${owner.id}`;
    const checkout = { id, userId: owner.id, packageId: 'hookseeker', amount: 1700, provider: 'test' };
    await app.db.insert(checkouts).values(checkout).onConflictDoNothing();
    return fill(id).replace(':choice', 'cancel');
  }
  if (pattern.startsWith('/api/admin/users/')) return fill(owner.id);
  if (pattern.includes('/:field/:slug')) return pattern.replace(':field/:slug', 'baking/sourdough');
  if (pattern.startsWith('/api/blog/posts/:id')) {
    const { rows } = await app.pool.query('select min(id) as id from blog_posts');
    return fill(rows[0].id);
  }
  return pattern.replace(/:\w+(\{[^}]*\})?\??/g, '1');
}

/**
 * New visitors for every cell, because some calls end the session. `wrong cookie` covers invented tokens and a user's
 * and an admin's token in each other's cookie.
 */
async function visitorsOf(kind: VisitorKind, owner: Person): Promise<Visitor[]> {
  if (kind === 'anonymous') return [app.visitor()];
  if (kind === 'user') return [owner.visitor];
  if (kind === 'other user') return [(await signedIn(app)).visitor];
  const admin = await signedInAdmin(app);
  if (kind === 'admin') return [admin];
  const [madeUp, swapped] = [app.visitor(), app.visitor()];
  for (const name of ['session', 'admin_session']) madeUp.cookies.set(name, 'x'.repeat(43));
  swapped.cookies.set('session', admin.cookies.get('admin_session') ?? '');
  swapped.cookies.set('admin_session', owner.session.value);
  return [madeUp, swapped];
}

const TABLE = Object.entries(AUTHORIZATION) as [string, Access][];
testRows(VISITORS.flatMap((kind) => TABLE.map(([route, access]) => [kind, route, access] as const)))(
  'a caller is admitted or refused as the table says: %s at %s, which is %s',
  async (kind, route, access) => {
    const [method = 'GET', pattern = '/'] = route.split(' ');
    const owner = await signedIn(app);
    const path = await pathFor(pattern, owner);
    for (const visitor of await visitorsOf(kind, owner)) {
      const body = method === 'GET' ? undefined : (BODIES[route] ?? {});
      const response = await visitor.request(method, path, body);
      const cell = CELLS[access][kind];
      if (cell !== 'in') expect(response.status).toBe(cell);
      else if (access === 'public') expect([401, 403]).not.toContain(response.status);
      else {
        // The thing exists, so a permitted caller must not get 404.
        expect([302, 401, 403, 404]).not.toContain(response.status);
        expect(response.status).toBeLessThan(500);
      }
      if (cell === 302) expect(response.headers.get('location')).toMatch(/^\/(login|auth|admin\/login)\b/);
    }
  },
);

test('a refused caller changes nothing', async () => {
  const owner = await signedIn(app);
  await seedRuns(app.db, owner.id, 1);
  const state = async () => {
    const { rows } = await app.pool.query(
      `select u.*, (select count(*) from sessions s where s.user_id = u.id) as sessions,
        (select sum(remaining) from credit_grants g where g.user_id = u.id) as left,
        (select count(*) from hooks h where h.user_id = u.id and h.favorite) as favorites
      from users u where u.id = $1`,
      [owner.id],
    );
    return rows[0];
  };
  const hook = await pathFor('/api/hooks/:id/favorite', owner);
  const before = await state();
  for (const kind of VISITORS.filter((one) => one !== 'user' && one !== 'admin')) {
    for (const visitor of await visitorsOf(kind, owner)) {
      await visitor.post(hook);
      await visitor.post(`/api/admin/users/${owner.id}/credits`, { credits: 10 });
      await visitor.request('DELETE', `/api/admin/users/${owner.id}`);
    }
  }
  expect(await state()).toEqual(before);
});
