import crypto from 'node:crypto';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_FAILURES } from '#features/webhooks/webhooks.schema.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { seedRuns, signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** Users' webhooks, through the API and the queue, to a real server. */

type Received = { path: string; headers: IncomingHttpHeaders; body: string };
let received: Received[] = [];
let answer: (response: http.ServerResponse) => void = (response) => response.end('ok');
const server = http.createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += piece;
  received.push({ path: request.url ?? '', headers: request.headers, body });
  answer(response);
});

let app: TestApp;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  app = await createTestApp({
    env: { LIMITS: 'off', SECRET_KEY: 'ab'.repeat(32) },
    jobs: true,
    webhooks: {
      resolve: async () => ['93.184.215.14'],
      dial: () => ({ host: '127.0.0.1', port }),
      withinMs: 500,
    },
  });
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  answer = (response) => response.end('ok');
});

const ALL = ['run.done', 'hook.filmed'];
const add = (visitor: Visitor, body: object = {}) =>
  visitor.post('/api/webhook-endpoints', { url: 'http://receiver.example/in?a=1', events: ALL, ...body });
async function receiver(body: object = {}) {
  const person = await signedIn(app);
  const made = await (await add(person.visitor, body)).json();
  const path = `/api/webhook-endpoints/${made.id}`;
  const deliveries = async () => (await person.visitor.get(`${path}/deliveries`)).json();
  const endpoint = async () => (await (await person.visitor.get('/api/webhook-endpoints')).json())[0];
  return { ...person, ...made, userId: person.id, path, deliveries, endpoint };
}
async function said(response: Promise<Response>) {
  const { status } = await response;
  return [status, await (await response).text()];
}

test('a finished run is delivered with its ten hooks, signed over time and body', async () => {
  const { visitor, secret, deliveries } = await receiver();
  const run = await (await visitor.post('/api/hooks/generate', { topic: 'meal prep' })).json();
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(1);
  const [{ path, headers, body }] = received as [Received];
  expect([path, headers.host, headers['content-type']]).toEqual([
    '/in?a=1',
    'receiver.example',
    'application/json',
  ]);
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(`${headers['hooksmith-signature']}`) ?? [];
  expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(60);
  expect(signature).toBe(crypto.createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'));
  const event = JSON.parse(body);
  expect(event).toMatchObject({ type: 'run.done', data: { topic: 'meal prep' } });
  expect(event.data.hooks).toEqual(run.hooks);
  await expect
    .poll(async () => (await deliveries())[0])
    .toMatchObject({ event: 'run.done', status: 'delivered', attempts: 1, answer_code: 200, problem: null });
});

test('a filmed hook is delivered once, however often it is marked, and only to subscribers', async () => {
  const { visitor, userId } = await receiver({ events: ['hook.filmed'] });
  await add(visitor, { url: 'http://other.example/', events: ['run.done'] });
  await seedRuns(app.db, userId, 1);
  const [hook] = await (await visitor.get('/api/hooks')).json();
  const marks = await Promise.all([1, 2, 3].map(() => visitor.post(`/api/hooks/${hook.id}/filmed`)));
  expect(marks.map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(1);
  const { filmed_at } = await (marks[0] as Response).json();
  expect(JSON.parse((received[0] as Received).body)).toMatchObject({
    type: 'hook.filmed',
    data: { hook: { id: hook.id, generated_hook: hook.generated_hook }, filmed_at },
  });
  expect(received[0]?.headers.host).toBe('receiver.example');
});

test('a receiver that never answers delays no run and is tried again', async () => {
  answer = () => {};
  const { visitor, deliveries } = await receiver();
  expect((await visitor.post('/api/hooks/generate', { topic: 'meal prep' })).status).toBe(201);
  await expect
    .poll(async () => (await deliveries())[0], { timeout: 15_000 })
    .toMatchObject({ status: 'waiting', attempts: 1, answer_code: null, problem: 'No answer in time.' });
  const job = async () => {
    const { rows } = await app.pool.query(
      `select state, start_after > now() as later from pgboss.job where name = 'webhooks' order by created_on desc limit 1`,
    );
    return rows[0];
  };
  await expect.poll(job).toEqual({ state: 'retry', later: true });
});

test.each([
  [204, 'delivered', null],
  [500, 'failed', null],
  [302, 'failed', 'Redirects are not followed.'],
])('a test answered with %i is %s, and the answer is shown', async (code, status, problem) => {
  answer = (response) => response.writeHead(code, { location: 'http://127.0.0.1/' }).end();
  const { visitor, path } = await receiver();
  const [shown] = await (await visitor.post(`${path}/test`)).json();
  expect(shown).toMatchObject({ event: 'test', status, answer_code: code, problem, attempts: 1 });
  expect(received).toHaveLength(1);
});

test('an endless answer is read up to a limit', async () => {
  let written = 0;
  answer = (response) => {
    const writeMore = () => {
      while (!response.destroyed && written < 50_000_000) {
        written += 65_536;
        if (!response.write('x'.repeat(65_536))) return response.once('drain', writeMore);
      }
    };
    writeMore();
  };
  const { visitor, path } = await receiver();
  const [shown] = await (await visitor.post(`${path}/test`)).json();
  expect(shown).toMatchObject({ status: 'delivered', answer_code: 200 });
  expect(written).toBeLessThan(20_000_000);
});

test('a webhook is turned off after many failures in a row, says so, and can be turned on again', async () => {
  answer = (response) => response.writeHead(500).end();
  const { visitor, path, endpoint, userId, id } = await receiver();
  await app.pool.query('update webhook_endpoints set failures = $1 where user_id = $2 and id = $3', [
    MAX_FAILURES - 2,
    userId,
    id,
  ]);
  await visitor.post(`${path}/test`);
  expect((await endpoint()).disabled_at).toBeNull();
  await visitor.post(`${path}/test`);
  expect((await endpoint()).disabled_at).not.toBeNull();
  await seedRuns(app.db, userId, 1);
  const [hook] = await (await visitor.get('/api/hooks')).json();
  await visitor.post(`/api/hooks/${hook.id}/filmed`);
  const { rows } = await app.pool.query(
    `select count(*)::int from webhook_deliveries where user_id = $1 and event = 'hook.filmed'`,
    [userId],
  );
  expect(rows[0].count).toBe(0);
  expect(await (await visitor.request('PATCH', path, { enabled: true })).json()).toMatchObject({
    disabled_at: null,
  });
});

test('a receiver that answers 410 is turned off at once and stays off when another delivery fails', async () => {
  answer = (response) => response.writeHead(410).end();
  const { visitor, path, endpoint } = await receiver();
  await visitor.post(`${path}/test`);
  expect((await endpoint()).disabled_at).not.toBeNull();
  answer = (response) => response.writeHead(500).end();
  await visitor.post(`${path}/test`);
  expect((await endpoint()).disabled_at).not.toBeNull();
});

test('an account has at most five webhooks, even if requested at once', async () => {
  const { visitor } = await signedIn(app);
  const answers = await Promise.all(Array.from({ length: 7 }, () => add(visitor)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(await said(add(visitor))).toEqual([409, 'You can have 5 webhooks. Remove one first.']);
});

test("a webhook's secret is shown once and encrypted at rest, and delivered bodies are not kept", async () => {
  const { visitor, secret, path, userId } = await receiver();
  expect(secret).toMatch(/^whsec_[\w-]{43}$/);
  await visitor.post(`${path}/test`);
  for (const from of ['/api/webhook-endpoints', `${path}/deliveries`, '/api/account/export'])
    expect(await (await visitor.get(from)).text()).not.toContain('whsec');
  const { rows } = await app.pool.query(
    `select e.secret, d.body from webhook_endpoints e join webhook_deliveries d using (user_id) where user_id = $1`,
    [userId],
  );
  expect(rows[0].secret).toMatch(/^v1:/);
  expect(rows[0].body).toBeNull();
});

test('the export of an account has its webhooks, and deleting the account deletes them', async () => {
  const { visitor, path, userId } = await receiver();
  await visitor.post(`${path}/test`);
  const data = await (await visitor.get('/api/account/export')).json();
  expect(data.webhooks).toMatchObject([{ url: 'http://receiver.example/in?a=1', events: ALL }]);
  expect(data.webhook_deliveries).toMatchObject([{ event: 'test', status: 'delivered' }]);
  await app.pool.query('delete from users where id = $1', [userId]);
  const { rows } = await app.pool.query(
    `select (select count(*)::int from webhook_endpoints where user_id = $1) + (select count(*)::int from webhook_deliveries where user_id = $1) as left`,
    [userId],
  );
  expect(rows[0].left).toBe(0);
});

testRows([
  [{ url: '' }, 'Enter the address to send to, such as https://example.com/hooks'],
  [{ url: 'nonsense' }, 'Enter the address to send to, such as https://example.com/hooks'],
  [{ url: 'http://receiver.example:8080/' }, 'Only the usual port can be used: leave it out.'],
  [{ url: 'http://10.0.0.1/' }, 'This address leads to a private network. Use one on the public internet.'],
  [{ url: `http://receiver.example/${'ö'.repeat(400)}` }, 'The address has at most 500 characters'],
  [{ events: [] }, 'Choose at least one event'],
  [{ events: ['everything'] }, 'Choose at least one event'],
])('the webhook %j is refused with a sentence', async (body, message) => {
  const { visitor } = await signedIn(app);
  expect(await said(add(visitor, body))).toEqual([400, message]);
});

test('a webhook keeps its last five hundred deliveries and all waiting ones', async () => {
  const { visitor, id, userId, path, deliveries } = await receiver();
  const other = await receiver();
  const fill = (user: number, endpoint: number, status: string, count: number) =>
    app.pool.query(
      `insert into webhook_deliveries (user_id, endpoint_id, event, status, body)
        select $1, $2, 'run.done', $3, case when $3 = 'waiting' then '{}' end from generate_series(1, $4)`,
      [user, endpoint, status, count],
    );
  await fill(userId, id, 'waiting', 3);
  await fill(userId, id, 'delivered', 530);
  await fill(other.userId, other.id, 'failed', 510);
  for (let n = 0; n < 5; n++) expect((await visitor.post(`${path}/test`)).status).toBe(200);
  const count = async (user: number, waiting: boolean) =>
    (
      await app.pool.query(
        `select count(*)::int from webhook_deliveries where user_id = $1 and (status = 'waiting') = $2`,
        [user, waiting],
      )
    ).rows[0].count;
  expect(await count(userId, false)).toBe(501);
  expect(await count(userId, true)).toBe(3);
  expect(await count(other.userId, false)).toBe(510);
  expect((await deliveries())[0]).toMatchObject({ event: 'test', status: 'delivered' });
});
