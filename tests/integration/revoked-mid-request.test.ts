import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions, users } from '#platform/database/schema-account.ts';
import { adminSessions } from '#platform/database/schema-admin.ts';
import { apiKeys } from '#platform/database/schema-keys.ts';
import { adminToken } from '../support/admins.ts';
import { createEmailToken } from '../support/email-tokens.ts';
import { userWithKey } from '../support/keys.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { seedRuns, signedIn } from '../support/users.ts';

/** Requests that begin with valid access, which is revoked before they end. */

let whileLookingUp = async () => {};
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    webhooks: {
      resolve: async () => {
        await whileLookingUp();
        return ['93.184.215.14'];
      },
    },
  });
});
afterAll(() => app.close());

const CALENDAR = { time: null, time_zone: 'UTC' };
const WEBHOOK = { url: 'http://receiver.example/', events: ['run.done'] };
const SIGNED_OUT = [401, 'You are not signed in'];
const answer = async (response: Response) => [response.status, await response.text()];

async function takeBack(userId: number) {
  const token = await createEmailToken(app.db, userId, 'reset');
  const reset = await app.visitor().post('/api/reset-password', { token, password: 'a new password' });
  expect(reset.status).toBe(200);
}
async function doorsOf(userId: number) {
  const { rows } = await app.pool.query(
    `select (select count(*)::int from webhook_endpoints where user_id = $1) +
      (select count(*)::int from calendar_feeds where user_id = $1) +
      (select count(*)::int from shared_runs where user_id = $1) as doors`,
    [userId],
  );
  return rows[0].doors;
}

/** Sends the headers, runs `happens` while the server waits for the body, and then sends the body. */
async function holdBack(
  path: string,
  body: object,
  headers: Record<string, string>,
  happens: () => Promise<unknown>,
) {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const held = new ReadableStream(
    {
      async pull(controller) {
        await happens();
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: {
      host: 'localhost:3000',
      'content-type': 'application/json',
      'content-length': String(bytes.length),
      ...headers,
    },
    body: held,
    duplex: 'half',
  } as RequestInit);
  return answer(await app.fetch(request));
}

testRows([
  ['calendar', '/api/shots/calendar', CALENDAR],
  ['webhook', '/api/webhook-endpoints', WEBHOOK],
])('a %s whose last byte arrives after a password reset is refused', async (_, path, body) => {
  const { id, session } = await signedIn(app);
  const cookie = { cookie: `session=${session.value}` };
  expect(await holdBack(path, body, cookie, () => takeBack(id))).toEqual(SIGNED_OUT);
  expect(await doorsOf(id)).toBe(0);
});

test("an admin's request completed after the end of the session is refused", async () => {
  const { id } = await signedIn(app, { credits: 1 });
  const cookie = { cookie: `admin_session=${await adminToken(app)}` };
  const end = () => app.db.delete(adminSessions);
  const refused = [401, 'You are not signed in as an admin'];
  expect(await holdBack(`/api/admin/users/${id}/credits`, { credits: 10 }, cookie, end)).toEqual(refused);
  const post = {
    title: 'Held back',
    excerpt: 'Nobody reads it',
    content: '<p>At all</p>',
    theme: 'default',
    category_slug: 'default',
    tags: [],
    status: 'published',
  };
  const again = { cookie: `admin_session=${await adminToken(app)}` };
  expect(await holdBack('/api/blog/posts', post, again, end)).toEqual(refused);
});

testRows([
  ['/api/v1/hooks', { topic: 'meal prep' }],
  ['/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }],
])('%s refuses a key that was revoked before the request was complete', async (path, body) => {
  const { id, bearer } = await userWithKey(app.db);
  const headers = { ...bearer, accept: 'application/json, text/event-stream' };
  const revoke = () => app.db.delete(apiKeys).where(eq(apiKeys.userId, id));
  const [status] = await holdBack(path, body, headers, revoke);
  expect(status).toBe(401);
});

test('a webhook whose host name is resolved during a password reset is refused', async () => {
  const { id, visitor } = await signedIn(app);
  whileLookingUp = () => takeBack(id);
  expect(await answer(await visitor.post('/api/webhook-endpoints', WEBHOOK))).toEqual(SIGNED_OUT);
  whileLookingUp = async () => {};
  expect(await doorsOf(id)).toBe(0);
});

testRows([
  ['calendar', async () => '/api/shots/calendar', CALENDAR],
  ['link to a run', async (hook: { run_id: number }) => `/api/hooks/runs/${hook.run_id}/shares`, {}],
])('a %s requested during a reset waits for it and is refused', async (_, pathOf, body) => {
  const { id, visitor } = await signedIn(app);
  await seedRuns(app.db, id, 1);
  const [hook] = await (await visitor.get('/api/hooks')).json();
  const path = await pathOf(hook);
  let request: Promise<Response> | undefined;
  await app.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash: 'new' }).where(eq(users.id, id));
    request = visitor.post(path, body);
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
    await expect
      .poll(async () => (await app.pool.query(`${waiting} and datname = current_database()`)).rowCount)
      .toBe(1);
    await tx.delete(sessions).where(eq(sessions.userId, id));
  });
  expect(await answer((await request) as Response)).toEqual(SIGNED_OUT);
  expect(await doorsOf(id)).toBe(0);
});
