import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUTHORISATION } from '../authorisation.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Middleware is registered for all methods; what is left are the calls and pages. */
function registeredRoutes(): string[] {
  const routes = app.routes.filter(({ method }) => method !== 'ALL');
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
}

test('every registered route has a line in the authorisation table, and no line is left over', () => {
  expect(registeredRoutes().sort()).toEqual(Object.keys(AUTHORISATION).sort());
});

describe('signed out', () => {
  test.each(Object.entries(AUTHORISATION))('%s is %s', async (route, access) => {
    const [method = 'GET', pattern = '/'] = route.split(' ');
    const path = pattern.replace(/:\w+(\{[^}]*\})?\??/g, '1');
    const { status } = await app.visitor().request(method, path, method === 'GET' ? undefined : {});
    if (access === 'user' || access === 'admin') expect(status).toBe(401);
    else if (access === 'screen') expect(status).toBe(302);
    else if (access === 'signed') expect(status).toBe(400);
    else expect([401, 403]).not.toContain(status);
  });
});
