import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUTHORISATION } from '../authorisation.ts';
import { signedInAdmin } from '../support/admins.ts';
import { signedIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

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

const guarded = Object.entries(AUTHORISATION).filter(([, access]) => access === 'user' || access === 'admin');

async function statusFor(visitor: Visitor, route: string): Promise<number> {
  const [method = 'GET', pattern = '/'] = route.split(' ');
  const path = pattern.replace(/:\w+(\{[^}]*\})?\??/g, '1');
  return (await visitor.request(method, path, method === 'GET' ? undefined : {})).status;
}

describe('with a session of the other kind, or a made-up one', () => {
  test.each(guarded)('%s is %s', async (route, access) => {
    const person = (await signedIn(app)).visitor;
    const admin = await signedInAdmin(app);
    if (access === 'admin') {
      expect(await statusFor(person, route)).toBe(403);
      // The token of a user is none of an admin's.
      const mixed = app.visitor();
      mixed.cookies.set('admin_session', person.cookies.get('session') ?? '');
      expect(await statusFor(mixed, route)).toBe(401);
    } else {
      expect(await statusFor(admin, route)).toBe(401);
    }
    const stranger = app.visitor();
    for (const name of ['session', 'admin_session']) stranger.cookies.set(name, 'x'.repeat(43));
    expect(await statusFor(stranger, route)).toBe(401);
  });
});
