import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpBlog } from '#features/blog/setup.ts';
import { AUTHORIZATION, VISITORS, type VisitorKind } from '../authorization.ts';
import { signedInAdmin } from '../support/admins.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { seedRuns, signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** Answers without personal data. Only these may be cached by a browser or a proxy. */
const KEPT = ['GET /api/openapi.json', 'GET /api/docs', 'GET /api/blog/posts', 'GET /api/blog/categories'];
const PERSONAL_SCREENS = ['screen', 'own screen', 'admin screen'];

let app: TestApp;
/** The owner of the things that anonymous visitors request. */
let owner: { id: number };
beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'off' } });
  await setUpBlog(app.db);
  owner = await user();
});
afterAll(() => app.close());

async function visitorOf(kind: VisitorKind): Promise<{ visitor: Visitor; id: number }> {
  if (kind === 'user') return user();
  const visitor = kind === 'admin' ? await signedInAdmin(app) : app.visitor();
  if (kind === 'wrong cookie') visitor.cookies.set('session', 'x'.repeat(43));
  return { visitor, id: owner.id };
}

/** A new visitor for each call, because some calls end the session. */
async function user() {
  const person = await signedIn(app);
  await seedRuns(app.db, person.id, 1);
  return person;
}

/** All routes: the authorization test fails for a route without a line. */
const routes = Object.entries(AUTHORIZATION).filter(([route]) => !KEPT.includes(route));
const calls = routes.filter(([route]) => route.includes(' /api/'));

// Requests here are always for the caller's own things, so `other user` is like `user`.
const kinds = VISITORS.filter((kind) => kind !== 'other user');
testRows(kinds.flatMap((kind) => calls.map(([route]) => [kind, route] as const)))(
  'the answer to a visitor (%s) who calls %s has Cache-Control: no-store',
  async (kind, route) => {
    const [method = 'GET', pattern = '/'] = route.split(' ');
    const { visitor, id } = await visitorOf(kind);
    const address = pattern.replace(/:\w+(\{[^}]*\})?\??/g, String(id));
    const response = await visitor.request(method, address, method === 'GET' ? undefined : {});
    expect(response.headers.get('cache-control')).toMatch(/\bno-store\b/);
    await response.body?.cancel();
  },
);

testRows(['/api/user', '/api/hooks?limit=5', '/api/hooks', '/api/purchases'])(
  '%s has Cache-Control: no-store when it answers with data',
  async (address) => {
    const { visitor } = await visitorOf('user');
    const response = await visitor.get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(/\bno-store\b/);
    await response.body?.cancel();
  },
);

test('an unknown call and a refused call have Cache-Control: no-store', async () => {
  const { visitor } = await visitorOf('user');
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  for (const response of [await visitor.get('/api/none'), await visitor.post('/api/logout', {}, elsewhere)]) {
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.get('cache-control')).toMatch(/\bno-store\b/);
  }
});

test('screens with personal data have Cache-Control: no-store', async () => {
  const screens = routes.filter(
    ([route, access]) => route.startsWith('GET /') && PERSONAL_SCREENS.includes(access),
  );
  const addresses = screens.map(([route]) => route.slice('GET '.length)).filter((one) => !one.includes(':'));
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of [...addresses, '/', '/pricing', '/no-such-page']) {
    const { visitor } = await visitorOf(address.startsWith('/admin') ? 'admin' : 'user');
    const response = await visitor.get(address);
    expect([address, response.headers.get('cache-control')]).toEqual([
      address,
      expect.stringMatching(/\bno-store\b/),
    ]);
  }
});
