import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { databaseUrl } from '#platform/database/database-url.ts';
import { listen } from '#platform/http/listen.ts';
import { signedIn } from '../support/people.ts';
import { cloneDatabase } from '../support/postgres.ts';
import { startProductProcess, temporaryFolder } from '../support/product-process.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { spec } from './spec.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { limits: { register: { points: 3, seconds: 3600 } } } });
});
afterAll(() => app.close());

const nobody = { email: 'nobody@example.com', password: 'not-the-one' };

async function notFoundPage(): Promise<string> {
  return (await app.visitor().get('/no/such/page')).text();
}

spec('2.not-found.status', async () => {
  const { visitor } = await signedIn(app);
  for (const who of [app.visitor(), visitor]) {
    for (const path of ['/no/such/page', '/dashboards', '/admin', '/admin/anything', '/.env']) {
      expect((await who.get(path)).status, path).toBe(404);
    }
  }
});
spec('2.not-found.heading', async () => {
  expect(await notFoundPage()).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
});
spec('2.not-found.text', async () => {
  const text = (await notFoundPage()).replaceAll('&#x27;', "'");
  expect(text).toContain("The page you're looking for doesn't exist. Here are some helpful links:");
});
spec('2.not-found.link-home', async () => {
  expect(await notFoundPage()).toMatch(/<li><a [^>]*href="\/"/);
});
spec('2.not-found.link-dashboard', async () => {
  expect(await notFoundPage()).toMatch(/<li><a [^>]*href="\/dashboard"/);
});
spec('2.not-found.link-settings', async () => {
  expect(await notFoundPage()).toMatch(/<li><a [^>]*href="\/settings"/);
});
spec('2.not-found.back-to-home', async () => {
  expect(await notFoundPage()).toMatch(/<a href="\/"[^>]*>Back to Home<\/a>/);
});

async function logoutWith(headers: Record<string, string>) {
  const { visitor } = await signedIn(app);
  const answer = await visitor.post('/api/logout', undefined, headers);
  // Through the jar's own cookie: is the session still there?
  const after = await visitor.get('/api/user');
  return { status: answer.status, changed: after.status === 401 };
}
const refused = { status: 403, changed: false };
const letThrough = { status: 204, changed: true };

spec('7.cross-site.fetch-site-cross-site', async () => {
  expect(await logoutWith({ 'sec-fetch-site': 'cross-site' })).toEqual(refused);
});
spec('7.cross-site.fetch-site-same-site', async () => {
  expect(await logoutWith({ 'sec-fetch-site': 'same-site' })).toEqual(refused);
});
spec('7.cross-site.fetch-site-same-origin', async () => {
  expect(await logoutWith({ 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' })).toEqual(
    letThrough,
  );
});
spec('7.cross-site.fetch-site-none', async () => {
  expect(await logoutWith({ 'sec-fetch-site': 'none' })).toEqual(letThrough);
});
spec('7.cross-site.origin-other-host', async () => {
  expect(await logoutWith({ origin: 'https://elsewhere.example' })).toEqual(refused);
});
spec('7.cross-site.origin-null', async () => {
  expect(await logoutWith({ origin: 'null' })).toEqual(refused);
});
spec('7.cross-site.origin-same-host', async () => {
  expect(await logoutWith({ origin: 'http://localhost:3000' })).toEqual(letThrough);
});
spec('7.cross-site.neither-header', async () => {
  expect(await logoutWith({})).toEqual(letThrough);
});
spec('7.cross-site.reads-not-affected', async () => {
  const { visitor } = await signedIn(app);
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  expect((await visitor.get('/api/user', headers)).status).toBe(200);
});
spec('8.status.403-origin', async () => {
  const answer = await app.visitor().post('/api/login', nobody, { origin: 'https://elsewhere.example' });
  expect(answer.status).toBe(403);
});

/** One failure of each kind that a client can cause. */
async function failures(): Promise<Response[]> {
  const visitor = app.visitor();
  return Promise.all([
    visitor.get('/api/user'),
    visitor.get('/api/nothing'),
    visitor.post('/api/login', { email: 'x', password: 'y' }),
    visitor.post('/api/login', nobody),
    visitor.post('/api/login', '{"email":', {}),
    visitor.post('/api/login', nobody, { origin: 'https://elsewhere.example' }),
    visitor.post('/api/login', { ...nobody, password: 'x'.repeat(70_000) }),
    visitor.request('PUT', '/api/user', {}),
    visitor.post('/api/hooks/generate', { topic: 'x' }),
    visitor.post('/api/login', undefined, { 'content-type': 'application/json' }),
    visitor.post('/api/login', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }),
  ]);
}
spec('8.format.text-plain', async () => {
  for (const answer of await failures()) {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const sentence = await answer.text();
    expect(sentence.length).toBeGreaterThan(3);
    expect(sentence.length).toBeLessThan(160);
  }
});
spec('8.format.no-json', async () => {
  for (const answer of await failures()) expect(await answer.text()).not.toMatch(/^[[{"]/);
});
spec('8.format.no-internals', async () => {
  for (const answer of await failures()) {
    expect(await answer.text()).not.toMatch(
      /\bat .+:\d+|\.(ts|tsx|js)\b|select |insert |zod|hono|drizzle|node_modules/i,
    );
  }
});
spec('8.format.bad-json-400', async () => {
  const answer = await app.visitor().post('/api/login', '{"email": "a@b.c", ');
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
});
spec('8.status.unknown-api-404', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const path of ['/api/nothing', '/api/', '/api/hooks/1/nothing']) {
      const answer = await app.visitor().request(method, path, method === 'GET' ? undefined : {});
      expect(answer.status, `${method} ${path}`).toBe(404);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(await answer.text()).not.toContain('<');
    }
  }
});
spec('8.status.400', async () => {
  const answer = await app.visitor().post('/api/login', { email: 'not an address', password: 'long enough' });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toBe('Invalid email address');
});
spec('8.status.413', async () => {
  const answer = await app.visitor().post('/api/login', { ...nobody, password: 'x'.repeat(70_000) });
  expect(answer.status).toBe(413);
});

async function registerUntilRefused(on: TestApp): Promise<Response[]> {
  const answers: Response[] = [];
  for (let n = 0; n < 4; n++) {
    answers.push(
      await on.visitor().post('/api/register', { email: `limit-${n}@example.com`, password: 'long enough' }),
    );
  }
  return answers;
}
spec('9.limits.configurable', async () => {
  const statuses = (await registerUntilRefused(app)).map((answer) => answer.status);
  expect(statuses).toEqual([201, 201, 201, 429]);
});
spec('8.status.429', async () => {
  const answer = await app
    .visitor()
    .post('/api/register', { email: 'one-more@example.com', password: 'long enough' });
  expect(answer.status).toBe(429);
});
spec('8.status.429-retry-after', async () => {
  const answer = await app
    .visitor()
    .post('/api/register', { email: 'one-more@example.com', password: 'long enough' });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
spec('9.limits.off', async () => {
  const unlimited = await createTestApp({ env: { LIMITS: 'off' } });
  try {
    // Twelve failures for one account and address, where ten are allowed with limits on.
    const statuses = await Promise.all(
      Array.from({ length: 12 }, () => unlimited.visitor().post('/api/login', nobody)),
    );
    expect(statuses.map((answer) => answer.status)).toEqual(Array(12).fill(401));
  } finally {
    await unlimited.close();
  }
});
spec('9.limits.off-refused-in-production', () => {
  const safe = {
    APP_ENV: 'production',
    PUBLIC_URL: 'https://hooksmith.example',
    STRIPE_SECRET_KEY: `sk_live_${'x'.repeat(24)}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${'x'.repeat(32)}`,
    SMTP_URL: 'smtps://mail.example',
    TRUSTED_PROXIES: '10.0.0.2',
  };
  expect(readConfig(safe).production).toBe(true);
  expect(() => readConfig({ ...safe, LIMITS: 'off' })).toThrow(/refuses to start.*LIMITS=on/);
});

spec('8.status.503-database', async () => {
  const away = await createTestApp();
  const { visitor } = await signedIn(away);
  await away.pool.end();
  for (const answer of [
    await visitor.get('/api/user'),
    await visitor.get('/readyz'),
    await visitor.post('/api/login', nobody),
  ]) {
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe('The database is away for a moment. Please try again.');
  }
  await away.close().catch(() => {});
});

spec('8.status.503-shutdown', async () => {
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const server = await listen(
    async (request) => {
      if (new URL(request.url).pathname === '/slow') await slow;
      return new Response('served');
    },
    { port: 0, host: '127.0.0.1' },
  );
  const { port } = server.http.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  let answers = '';
  socket.on('data', (chunk) => {
    answers += chunk;
  });
  const closed = once(socket, 'close');
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
  const arrived = once(server.http, 'request');
  ask('/slow');
  await arrived;
  const drained = server.drain();
  await sleep(1300);
  ask('/late');
  await sleep(100);
  finish();
  await Promise.all([closed, drained]);
  // What was accepted is finished; what comes after the last call is refused in words.
  expect(answers).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*served[\s\S]*HTTP\/1\.1 503 [\s\S]*restarting\./);
});

spec('9.config.host-unset', async () => {
  const made = temporaryFolder('host');
  const { where, drop } = await cloneDatabase();
  const env = { DATABASE_URL: databaseUrl(where), DATA_DIR: made.folder, HOST: '' };
  const product = await startProductProcess(env);
  try {
    const outside = Object.values(os.networkInterfaces())
      .flat()
      .find((one) => one && !one.internal && one.family === 'IPv4');
    const hosts = ['127.0.0.1', ...(outside ? [outside.address] : ['127.0.0.2'])];
    for (const host of hosts) {
      const answer = await fetch(`http://${host}:${new URL(product.url).port}/healthz`);
      expect(answer.status, host).toBe(200);
    }
  } finally {
    await product.end();
    await drop();
    made.remove();
  }
});
