import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { adminToken } from '../support/admins.ts';
import { keyOf } from '../support/keys.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { slowTryWriter } from '../support/try-writer.ts';
import { signedIn, signedInWithHooks } from '../support/users.ts';

/** Repeated requests of one visitor, and what they leave for others. */

let app: TestApp;
let patient: Awaited<ReturnType<typeof slowTryWriter>>;
beforeAll(async () => {
  patient = await slowTryWriter();
  app = await createTestApp({
    ...patient,
    env: {
      LIMITS: 'userCalls=10/60 userQueue=30/2 visitorPages=3/600 tries=1/3600',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
});
afterAll(async () => {
  await app.close();
  await patient.stop();
});

const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

test('changes of one shot list wait without holding connections, and too many are refused', async () => {
  const { visitor, ids } = await signedInWithHooks(app);
  for (const hook_id of ids) await visitor.post('/api/shots', { hook_id });
  let connections = 0;
  const watch = setInterval(() => {
    connections = Math.max(connections, app.pool.totalCount - app.pool.idleCount);
  }, 1);
  const orders = Array.from({ length: 50 }, (_, n) => (n % 2 ? ids : ids.toReversed()));
  const statuses = await statusesOf(
    orders.map((hook_ids) => visitor.request('PUT', '/api/shots', { hook_ids })),
  );
  clearInterval(watch);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
  expect(connections).toBeLessThan(10);
  expect((await (await visitor.get('/api/shots')).json()).length).toBe(ids.length);
});

test('a signed-in user is refused after many calls, but never for GET /api/user', async () => {
  const [one, other] = [await signedIn(app), await signedIn(app)];
  const asks = (path: string, count: number) =>
    statusesOf(Array.from({ length: count }, () => one.visitor.get(path)));
  for (let n = 0; n < 3; n++) expect(new Set(await asks('/api/hooks', 30))).toEqual(new Set([200]));
  expect(await asks('/api/hooks', 30)).toContain(429);
  const refused = await one.visitor.get('/api/hooks');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(new Set(await asks('/api/user', 30))).toEqual(new Set([200]));
  expect((await other.visitor.get('/api/hooks')).status).toBe(200);
});

test('screens of a signed-in user count like calls', async () => {
  const { visitor } = await signedIn(app);
  const asks = (path: string) => statusesOf(Array.from({ length: 60 }, () => visitor.get(path)));
  expect(new Set(await asks('/settings'))).toEqual(new Set([200]));
  expect(await asks('/')).toContain(429);
  for (const path of ['/', '/settings', '/login', '/nosuchpage', '/confirm-email?token=a'])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 429]);
  expect((await app.visitor().get('/')).status).toBe(200);
});

test('pages written for one visitor are rate-limited by IP', async () => {
  const statusAndType = async (path: string, from = '203.0.113.20') => {
    const answer = await app.visitor().get(path, { 'x-forwarded-for': from });
    return [answer.status, answer.headers.get('content-type')?.split(';')[0]];
  };
  expect(await statusAndType('/try?topic=')).toEqual([400, 'text/html']);
  expect(await statusAndType('/try?topic=sourdough&take=abc')).toEqual([200, 'text/html']);
  expect(await statusAndType('/try?topic=sourdough&take=abc')).toEqual([429, 'text/html']);
  expect(await statusAndType('/try?topic=')).toEqual([429, 'text/plain']);
  expect(await statusAndType('/try?topic=sourdough&take=abc')).toEqual([429, 'text/plain']);
  expect(await statusAndType('/try')).toEqual([200, 'text/html']);
  const { visitor: owner, hooks } = await signedInWithHooks(app);
  const { url } = await (await owner.post(`/api/hooks/runs/${hooks[0]?.run_id}/shares`, {})).json();
  const shared = new URL(url).pathname;
  expect(await statusAndType(shared)).toEqual([429, 'text/plain']);
  expect(await statusAndType(shared, '203.0.113.21')).toEqual([200, 'text/html']);
});

test('calls of all keys of a user wait in one queue of that user', async () => {
  const { id } = await signedInWithHooks(app);
  const keys = [await keyOf(app.db, id), await keyOf(app.db, id)];
  const call = (n: number) =>
    app.visitor().get('/api/v1/hooks?search=a', { authorization: `Bearer ${keys[n % 2]?.key}` });
  const statuses = await statusesOf(Array.from({ length: 160 }, (_, n) => call(n)));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(35);
  expect((await call(0)).status).toBe(200);
});

test("messages to the MCP server wait in the user's queue, even several in one request", async () => {
  const { id } = await signedInWithHooks(app);
  const keys = [await keyOf(app.db, id), await keyOf(app.db, id)];
  const message = {
    jsonrpc: '2.0',
    method: 'tools/call',
    params: { name: 'search_hooks', arguments: { text: 'a' } },
  };
  const send = (count: number, n = 0) =>
    app.visitor().post(
      '/mcp',
      Array.from({ length: count }, (_, at) => ({ ...message, id: at })),
      {
        accept: 'application/json, text/event-stream',
        authorization: `Bearer ${keys[n]?.key}`,
        'mcp-protocol-version': '2025-03-26',
      },
    );
  let waiting = 0;
  const watch = setInterval(() => {
    waiting = Math.max(waiting, app.pool.waitingCount);
  }, 1);
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => (await send(10, n % 2)).text()),
  );
  clearInterval(watch);
  // Ten run and thirty wait. The pool has twenty connections.
  expect(waiting).toBeLessThan(5);
  expect(answers.join('')).toContain('hook_id');
  expect(await (await send(1)).text()).toContain('hook_id');
});

test("unread answers to a key do not block its owner's own calls", async () => {
  const { id, visitor } = await signedInWithHooks(app);
  const { key, id: keyId } = await keyOf(app.db, id);
  const unread = () => {
    const headers = { host: 'localhost:3000', authorization: `Bearer ${key}` };
    const outgoing = Object.assign(new EventEmitter(), { closed: false });
    return app.fetch(new Request('http://localhost:3000/api/v1/hooks?limit=100', { headers }), { outgoing });
  };
  const waiting = Array.from({ length: 20 }, unread);
  expect((await Promise.race(waiting)).status).toBe(200);
  expect((await visitor.get('/api/hooks')).status).toBe(200);
  expect((await visitor.request('DELETE', `/api/account/keys/${keyId}`)).status).toBe(204);
});

/** Whether none of the calls is answered within half a second. */
const waits = async (calls: Promise<unknown>[]) =>
  (await Promise.race([...calls, new Promise((resolve) => setTimeout(resolve, 500, 'waits'))])) === 'waits';

test('a waiting call is refused when its session or key has ended meanwhile', async () => {
  const { id, visitor } = await signedInWithHooks(app);
  const { key } = await keyOf(app.db, id);
  const headersOf = {
    cookie: `session=${visitor.cookies.get('session')}`,
    authorization: `Bearer ${key}`,
  };
  const unread: EventEmitter[] = [];
  const send = async (path: string, header: keyof typeof headersOf) => {
    const outgoing = Object.assign(new EventEmitter(), { closed: false });
    unread.push(outgoing);
    const headers = { host: 'localhost:3000', [header]: headersOf[header] };
    return (await app.fetch(new Request(`http://localhost:3000${path}`, { headers }), { outgoing })).status;
  };
  for (let n = 0; n < 10; n++) expect(await send('/api/hooks', 'cookie')).toBe(200);
  for (let n = 0; n < 5; n++) expect(await send('/api/v1/hooks', 'authorization')).toBe(200);
  const waiting = [send('/api/hooks', 'cookie'), send('/api/v1/hooks', 'authorization')];
  expect(await waits(waiting)).toBe(true);
  // This one waits for nothing.
  expect((await visitor.post('/api/account/sign-out-everywhere')).status).toBe(204);
  await app.pool.query('delete from api_keys where user_id = $1', [id]);
  const reading = setInterval(() => {
    for (const outgoing of unread) outgoing.emit('close');
  }, 5);
  expect(await Promise.all(waiting)).toEqual([401, 401]);
  clearInterval(reading);
});

test('a waiting call is dropped when its client has disconnected', async () => {
  const { visitor, hooks } = await signedInWithHooks(app);
  const unread: (EventEmitter & { closed: boolean })[] = [];
  const send = async (method: string, path: string) => {
    const outgoing = Object.assign(new EventEmitter(), { closed: false });
    unread.push(outgoing);
    const headers = {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      cookie: `session=${visitor.cookies.get('session')}`,
    };
    const request = new Request(`http://localhost:3000${path}`, { method, headers });
    return (await app.fetch(request, { outgoing })).status;
  };
  for (let n = 0; n < 10; n++) expect(await send('GET', '/api/hooks')).toBe(200);
  const waiting = send('DELETE', `/api/hooks/runs/${hooks[0]?.run_id}`);
  // Otherwise it could find a free place after the others were read.
  expect(await waits([waiting])).toBe(true);
  const reading = setInterval(() => {
    for (const outgoing of unread) outgoing.emit('close');
  }, 5);
  const gone = unread.at(-1);
  if (gone) gone.closed = true;
  expect(await waiting).toBe(408);
  clearInterval(reading);
  expect(await (await visitor.get('/api/hooks')).json()).toEqual(hooks);
});

test("a request to the MCP server waits until the same user's earlier answers have been read", async () => {
  const { key } = await keyOf(app.db, (await signedInWithHooks(app)).id);
  const unread: (EventEmitter & { closed: boolean })[] = [];
  const send = async () => {
    const outgoing = Object.assign(new EventEmitter(), { closed: false });
    unread.push(outgoing);
    const request = new Request('http://localhost:3000/mcp', {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        authorization: `Bearer ${key}`,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    });
    return (await app.fetch(request, { outgoing })).status;
  };
  for (let n = 0; n < 4; n++) expect(await send()).toBe(200);
  // Thirty may wait in this app and one more is refused. The waiting ones are answered once earlier answers are read.
  const waiting = Array.from({ length: 31 }, send);
  expect(await Promise.race(waiting)).toBe(429);
  const reading = setInterval(() => {
    for (const outgoing of unread) outgoing.emit('close');
  }, 5);
  const statuses = await Promise.all(waiting);
  clearInterval(reading);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
});

test('a long body for an admin call is read only from admins', async () => {
  const { visitor } = await signedIn(app);
  const cookie = `session=${visitor.cookies.get('session')}`;
  const sent = async (method: string, path: string, headers: Record<string, string>) => {
    let read = 0;
    const body = new ReadableStream(
      {
        pull(controller) {
          if (read >= 30) return controller.close();
          read++;
          controller.enqueue(new Uint8Array(16_384).fill(32));
        },
      },
      { highWaterMark: 0 },
    );
    const request = {
      method,
      duplex: 'half',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    };
    const answer = await app.fetch(new Request(`http://localhost:3000${path}`, request as RequestInit), {});
    return [answer.status, read];
  };
  expect(await sent('POST', '/api/blog/posts', {})).toEqual([401, 0]);
  expect(await sent('POST', '/api/blog/posts/preview', { cookie })).toEqual([403, 0]);
  expect(await sent('PATCH', '/api/blog/posts/1', { cookie: 'admin_session=made-up' })).toEqual([401, 0]);
  const [status, read] = await sent('POST', '/api/blog/posts-of-nobody', {});
  expect(status).toBe(413);
  expect(read).toBeLessThan(10);
  const admin = { cookie: `admin_session=${await adminToken(app)}` };
  expect(await sent('POST', '/api/blog/posts', admin)).toEqual([400, 30]);
});

test("a search lowercases a hook's text once, however many words are searched", async () => {
  const { id } = await signedInWithHooks(app);
  const { key } = await keyOf(app.db, id);
  const query = vi.spyOn(app.pool, 'query');
  const search = encodeURIComponent('Hook OF run run ABOUT');
  const answer = await app
    .visitor()
    .get(`/api/v1/hooks?search=${search}`, { authorization: `Bearer ${key}` });
  const statements = query.mock.calls.map(([statement]) => statement as unknown as pg.QueryConfig);
  query.mockRestore();
  expect((await answer.json()).hooks).toHaveLength(10);
  const sent = statements.find(({ name }) => name === 'searched-hooks');
  const { rows } = await app.pool.query(`explain ${sent?.text}`, sent?.values);
  const filter = rows.map((row) => row['QUERY PLAN']).find((line) => /Filter: .*concat_ws/.test(line));
  // `like` (`~~`) restarts a long pattern at every letter, and `ilike` lowercases both sides for each comparison.
  expect(filter).toMatch(/lower\(concat_ws\(.*\) ~ ALL \(/);
  expect(sent?.text).toContain("'***=' || lower(word)");
  expect(sent?.values?.[3]).toEqual(['Hook', 'OF', 'run', 'ABOUT']);
});

test('at most two shared pages are written for one IP at a time', async () => {
  const { visitor, hooks } = await signedInWithHooks(app);
  const { url } = await (await visitor.post(`/api/hooks/runs/${hooks[0]?.run_id}/shares`, {})).json();
  const { pathname } = new URL(url);
  let most = 0;
  let now = 0;
  const realQuery = app.pool.query.bind(app.pool) as (...words: unknown[]) => Promise<unknown>;
  const querySpy = vi.spyOn(app.pool, 'query').mockImplementation((async (...words: unknown[]) => {
    const counts = JSON.stringify(words[0]).includes('shared_runs');
    if (counts) most = Math.max(most, ++now);
    return realQuery(...words).finally(() => {
      if (counts) now--;
    });
  }) as never);
  const from = { 'x-forwarded-for': '203.0.113.77' };
  const paths = [pathname, `${pathname}/og.png`, `${pathname.slice(0, -43)}${'x'.repeat(43)}`];
  const statuses = await statusesOf(
    Array.from({ length: 30 }, (_, n) => app.visitor().get(paths[n % 3] as string, from)),
  );
  querySpy.mockRestore();
  expect(most).toBe(2);
  expect(statuses.filter((status) => status === 404)).toHaveLength(10);
  expect((await statusesOf([app.visitor().get(pathname, { 'x-forwarded-for': '203.0.113.78' })]))[0]).toBe(
    200,
  );
});
