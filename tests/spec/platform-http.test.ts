import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { listen } from '#platform/http/server/listen.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { limits: { register: { points: 3, seconds: 3600 } } } });
});
afterAll(() => app.close());

const nobody = { email: 'nobody@example.com', password: 'not-the-one' };

async function notFoundPage(): Promise<string> {
  return (await app.visitor().get('/no/such/page')).text();
}

test('[2.not-found.status] Every unknown path answers status 404 (signed out and signed in).', async () => {
  const { visitor } = await signedIn(app);
  for (const who of [app.visitor(), visitor]) {
    for (const path of ['/no/such/page', '/dashboards', '/admin', '/admin/anything', '/.env']) {
      expect((await who.get(path)).status, path).toBe(404);
    }
  }
});
test("[2.not-found.heading] An unknown path shows 'Page Not Found'.", async () => {
  expect(await notFoundPage()).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
});
test('[2.not-found.text] The not-found page has the text "The page you\'re looking for doesn\'t exist. Here are some helpful links:".', async () => {
  const text = (await notFoundPage()).replaceAll('&#x27;', "'");
  expect(text).toContain("The page you're looking for doesn't exist. Here are some helpful links:");
});
test("[2.not-found.link-home] The not-found page's helpful links include one to /.", async () => {
  expect(await notFoundPage()).toMatch(/<li><a [^>]*href="\/"/);
});
test("[2.not-found.link-dashboard] The not-found page's helpful links include one to /dashboard.", async () => {
  expect(await notFoundPage()).toMatch(/<li><a [^>]*href="\/dashboard"/);
});
test("[2.not-found.link-settings] The not-found page's helpful links include one to /settings.", async () => {
  expect(await notFoundPage()).toMatch(/<li><a [^>]*href="\/settings"/);
});
test("[2.not-found.back-to-home] The not-found page has a 'Back to Home' button that leads to /.", async () => {
  expect(await notFoundPage()).toMatch(/<a href="\/"[^>]*>Back to Home<\/a>/);
});

async function logoutWith(headers: Record<string, string>) {
  const { visitor } = await signedIn(app);
  const answer = await visitor.post('/api/logout', undefined, headers);
  // Sends the jar's own cookie: does the session still exist?
  const after = await visitor.get('/api/user');
  return { status: answer.status, changed: after.status === 401 };
}
const refused = { status: 403, changed: false };
const letThrough = { status: 204, changed: true };

test('[7.cross-site.fetch-site-cross-site] A state-changing request (POST, PATCH, DELETE) with Sec-Fetch-Site: cross-site is refused with 403 and changes nothing.', async () => {
  expect(await logoutWith({ 'sec-fetch-site': 'cross-site' })).toEqual(refused);
});
test('[7.cross-site.fetch-site-same-site] A state-changing request with Sec-Fetch-Site: same-site is refused with 403.', async () => {
  expect(await logoutWith({ 'sec-fetch-site': 'same-site' })).toEqual(refused);
});
test('[7.cross-site.fetch-site-same-origin] A state-changing request with Sec-Fetch-Site: same-origin is let through, whatever its Origin.', async () => {
  expect(await logoutWith({ 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' })).toEqual(
    letThrough,
  );
});
test('[7.cross-site.fetch-site-none] A state-changing request with Sec-Fetch-Site: none is let through.', async () => {
  expect(await logoutWith({ 'sec-fetch-site': 'none' })).toEqual(letThrough);
});
test("[7.cross-site.origin-other-host] Without Sec-Fetch-Site, a state-changing request whose Origin has another host than the request's Host is refused with 403.", async () => {
  expect(await logoutWith({ origin: 'https://elsewhere.example' })).toEqual(refused);
});
test("[7.cross-site.origin-null] Without Sec-Fetch-Site, a state-changing request with Origin: null is refused with 403, because null is not the request's Host.", async () => {
  expect(await logoutWith({ origin: 'null' })).toEqual(refused);
});
test("[7.cross-site.origin-same-host] Without Sec-Fetch-Site, a state-changing request whose Origin has the host of the request's Host is let through.", async () => {
  expect(await logoutWith({ origin: 'http://localhost:3000' })).toEqual(letThrough);
});
test('[7.cross-site.neither-header] A state-changing request with neither Sec-Fetch-Site nor Origin is let through.', async () => {
  expect(await logoutWith({})).toEqual(letThrough);
});
test('[7.cross-site.reads-not-affected] GET requests are not refused by the cross-site rule.', async () => {
  const { visitor } = await signedIn(app);
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  expect((await visitor.get('/api/user', headers)).status).toBe(200);
});
test('[8.status.403-origin] A state-changing call from a wrong origin answers 403.', async () => {
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
test('[8.format.text-plain] Every failed API call (status 400 and above) answers text/plain with a short human sentence.', async () => {
  for (const answer of await failures()) {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const message = await answer.text();
    expect(message.length).toBeGreaterThan(3);
    expect(message.length).toBeLessThan(160);
  }
});
test('[8.format.no-json] No failed API call answers a JSON body.', async () => {
  for (const answer of await failures()) expect(await answer.text()).not.toMatch(/^[[{"]/);
});
test('[8.format.no-internals] No failed API call discloses a stack trace or internals (file names, SQL, library names).', async () => {
  for (const answer of await failures()) {
    expect(await answer.text()).not.toMatch(
      /\bat .+:\d+|\.(ts|tsx|js)\b|select |insert |zod|hono|drizzle|node_modules/i,
    );
  }
});
test('[8.format.bad-json-400] A body that is not readable JSON answers 400 in text/plain.', async () => {
  const answer = await app.visitor().post('/api/login', '{"email": "a@b.c", ');
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
});
test('[8.status.unknown-api-404] A path under /api/ that does not exist answers 404 in text/plain, never HTML, for every method.', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const path of ['/api/nothing', '/api/', '/api/hooks/1/nothing']) {
      const answer = await app.visitor().request(method, path, method === 'GET' ? undefined : {});
      expect(answer.status, `${method} ${path}`).toBe(404);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(await answer.text()).not.toContain('<');
    }
  }
});
test('[8.status.400] Invalid input answers 400 with the message of section 5, exactly, as the whole body.', async () => {
  const answer = await app.visitor().post('/api/login', { email: 'not an address', password: 'long enough' });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toBe('Invalid email address');
});
test('[8.status.413] A request body that is too large answers 413.', async () => {
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
test('[9.limits.configurable] Each limit can be changed by configuration.', async () => {
  const statuses = (await registerUntilRefused(app)).map((answer) => answer.status);
  expect(statuses).toEqual([201, 201, 201, 429]);
});
test('[8.status.429] Too many tries answer 429.', async () => {
  const answer = await app
    .visitor()
    .post('/api/register', { email: 'one-more@example.com', password: 'long enough' });
  expect(answer.status).toBe(429);
});
test('[8.status.429-retry-after] Each 429 has a Retry-After header.', async () => {
  const answer = await app
    .visitor()
    .post('/api/register', { email: 'one-more@example.com', password: 'long enough' });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
test('[9.limits.off] With LIMITS=off no call answers 429.', async () => {
  const unlimited = await createTestApp({ env: { LIMITS: 'off' } });
  try {
    // Twelve failures for one account and IP. With limits on, ten are allowed.
    const statuses = await Promise.all(
      Array.from({ length: 12 }, () => unlimited.visitor().post('/api/login', nobody)),
    );
    expect(statuses.map((answer) => answer.status)).toEqual(Array(12).fill(401));
  } finally {
    await unlimited.close();
  }
});
test('[9.limits.off-refused-in-production] With LIMITS=off and APP_ENV=production the server refuses to start.', () => {
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

test('[8.status.503-database] While the database is away, calls answer 503 and not a stack trace or an endless wait.', async () => {
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

test('[8.status.503-shutdown] While the server is shutting down, calls answer 503.', async () => {
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
  // Accepted requests are finished. Later ones are refused with a message.
  expect(answers).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*served[\s\S]*HTTP\/1\.1 503 [\s\S]*restarting\./);
});
