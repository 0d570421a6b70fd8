import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpBlog } from '#features/blog/setup.ts';
import { AUTHORIZATION } from '../authorization.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';

/** Headers of every answer of a product on https, on every route. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: 'https://hooks.example', LIMITS: 'off' } });
  await setUpBlog(app.db);
});
afterAll(() => app.close());

/** All routes: the authorization test fails for a route without a line. */
const routes = [...Object.keys(AUTHORIZATION), 'GET /no-such-page', 'GET /api/none', 'POST /no-such-page'];
/** One year, in seconds. */
const HSTS = /^max-age=(\d+); includeSubDomains/;
const YEAR = 31_536_000;

async function ask(route: string): Promise<Response> {
  const [method = 'GET', pattern = '/'] = route.split(' ');
  const address = pattern.replace(/:\w+(\{[^}]*\})?\??/g, '1');
  return app.visitor().request(method, address, method === 'GET' ? undefined : {});
}

describe('every answer', () => {
  testRows(routes)('every answer of %s has the security headers', async (route) => {
    const { headers, body } = await ask(route);
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "default-src 'self'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|data:|http:)/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(Number(HSTS.exec(headers.get('strict-transport-security') ?? '')?.[1])).toBeGreaterThanOrEqual(
      YEAR,
    );
    // Pages of other origins may not read any answer.
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const type = headers.get('content-type');
    if (type?.startsWith('text/')) expect(type).toMatch(/charset=utf-8/i);
    if (body) expect(type).not.toBeNull();
    await body?.cancel();
  });
});

test('a page of the same host without https counts as another site', async () => {
  const host = 'hooks.example';
  const ask = async (path: string, origin: string) =>
    (await app.visitor().post(path, {}, { host, origin })).status;
  for (const path of ['/api/logout', '/mcp']) {
    expect(await ask(path, `http://${host}`), path).toBe(403);
    expect(await ask(path, `https://${host}`), path).not.toBe(403);
  }
});

test('the session cookie is limited to this host and hidden from scripts', async () => {
  const registered = await app
    .visitor()
    .post('/api/register', { email: 'cookie@example.com', password: 'correct horse' });
  const [cookie = '', ...others] = registered.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(cookie).toMatch(/^__Host-session=[\w-]{43}; /);
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
  expect(cookie).not.toContain('Domain');
  expect(await registered.text()).not.toContain(cookie.slice('__Host-session='.length).split(';')[0]);
});
