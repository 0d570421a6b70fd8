import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#platform/database/schema-account.ts';
import { creditGrants } from '#platform/database/schema-credits.ts';
import { rateLimits } from '#platform/database/schema-rate-limits.ts';
import { createEmailToken } from '../support/email-tokens.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** Attacks, mistakes and double submissions. */

const PASSWORD = 'correct horse';
const PROXY = { trustedProxies: ['127.0.0.1'] };
const LIMITS = {
  loginByAccountAndIp: { points: 3, seconds: 900 },
  loginByAccount: { points: 6, seconds: 3600 },
};
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { ...PROXY, limits: LIMITS } });
});
afterAll(() => app.close());

let people = 0;
const newEmail = () => `guarded${people++}@example.com`;
async function register(email = newEmail()) {
  const visitor = app.visitor();
  const response = await visitor.post('/api/register', { email, password: PASSWORD });
  expect(response.status).toBe(201);
  return { visitor, email, id: (await response.json()).id as number };
}
const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (email: string, password: string, address: string, who = app.visitor()) =>
  who.post('/api/login', { email, password }, from(address));

test('a stolen session cannot guess the password from many IPs, and the owner can still change it', async () => {
  const { visitor: stolen, email } = await register();
  const change = (who: Visitor, current_password: string, address: string) =>
    who.post(
      '/api/account/change-password',
      { current_password, password: 'another password' },
      from(address),
    );
  const statuses = [];
  for (let n = 1; n <= 5; n++) statuses.push((await change(stolen, `guess ${n}`, `198.51.100.${n}`)).status);
  expect(statuses).toEqual([400, 400, 400, 429, 429]);
  const owner = app.visitor();
  await login(email, PASSWORD, '203.0.113.5', owner);
  expect((await change(owner, PASSWORD, '198.51.100.1')).status).toBe(200);
});

test('requests from many known IPs do not flood a mailbox with reset links', async () => {
  const { email } = await register();
  const answers = [];
  for (let n = 0; n < 12; n++) {
    const address = `198.51.101.${n}`;
    await login(email, PASSWORD, address);
    answers.push((await app.visitor().post('/api/forgot-password', { email }, from(address))).status);
  }
  expect(answers).toEqual([...Array(10).fill(200), 429, 429]);
});

test('an email address can be registered three times a day from one IP', async () => {
  const email = newEmail();
  for (let n = 0; n < 3; n++) {
    const { visitor } = await register(email);
    expect((await app.visitor().post('/api/register', { email, password: PASSWORD })).status).toBe(409);
    await visitor.post('/api/account/delete', { password: PASSWORD });
  }
  const again = (headers = {}) => app.visitor().post('/api/register', { email, password: PASSWORD }, headers);
  expect((await again()).status).toBe(429);
  expect((await again(from('203.0.113.9'))).status).toBe(201);
});

test('a user can download their data ten times before they are refused', async () => {
  const { visitor } = await register();
  for (let n = 0; n < 10; n++) expect((await visitor.get('/api/account/export')).status).toBe(200);
  expect((await visitor.get('/api/account/export')).status).toBe(429);
  expect((await (await register()).visitor.get('/api/account/export')).status).toBe(200);
});

/** A second process on the same database. */
const secondProcess = () => createTestApp({ config: { ...PROXY, limits: LIMITS }, where: app.where });

describe('a double submit', () => {
  test('registering twice at once creates one account with 5 credits and answers 201 and 409', async () => {
    const email = newEmail();
    const twice = await Promise.all(
      [email, email.toUpperCase()].map((spelling) =>
        app.visitor().post('/api/register', { email: spelling, password: PASSWORD }),
      ),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    const rows = await app.db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email));
    expect(rows).toHaveLength(1);
    const grants = await app.db
      .select()
      .from(creditGrants)
      .where(eq(creditGrants.userId, rows[0]?.id as number));
    expect(grants.map(({ source, credits }) => [source, credits])).toEqual([['signup', 5]]);
  });

  test('confirming twice at once confirms once', async () => {
    const { id, visitor } = await signedIn(app);
    const token = await createEmailToken(app.db, id, 'confirm');
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => (await visitor.post('/api/confirm-email', { token })).json()),
    );
    expect(answers.map(({ runs_added }) => runs_added).sort()).toEqual([0, 0, 0, 0, 5]);
    expect((await (await visitor.get('/api/user')).json()).hook_credits).toBe(10);
  });

  test('resetting twice at once uses the link and sets the password once', async () => {
    const { id, email } = await register();
    const token = await createEmailToken(app.db, id, 'reset');
    const passwords = ['first password', 'second password'];
    const answers = await Promise.all(
      passwords.map((password) => app.visitor().post('/api/reset-password', { token, password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await login(email, passwords[winner] as string, '10.0.0.1')).status).toBe(200);
    expect((await login(email, passwords[1 - winner] as string, '10.0.0.1')).status).toBe(401);
  });
});

describe('login limits', () => {
  const fail = async (email: string, address: string, times: number, who?: () => Visitor) => {
    for (let n = 0; n < times; n++) {
      expect((await login(email, 'wrong password', address, who?.())).status).toBe(401);
    }
  };

  test('login limits survive a restart and hold across processes', async () => {
    const { email } = await register();
    await fail(email, '10.0.1.1', 2);
    const second = await secondProcess();
    await fail(email, '10.0.1.1', 1, second.visitor);
    for (const who of [app, second]) {
      expect((await login(email, PASSWORD, '10.0.1.1', who.visitor())).status).toBe(429);
    }
    expect((await login(email, PASSWORD, '10.0.1.2', second.visitor())).status).toBe(200);
    await second.close();
  });

  test('a successful login resets the count of failures', async () => {
    const { email } = await register();
    await fail(email, '10.0.2.1', 2);
    expect((await login(email, PASSWORD, '10.0.2.1')).status).toBe(200);
    await fail(email, '10.0.2.1', 3);
  });

  test('login limits do not reveal whether an account exists', async () => {
    await fail('nobody-at-all@example.com', '10.0.3.1', 3);
    expect((await login('nobody-at-all@example.com', PASSWORD, '10.0.3.1')).status).toBe(429);
  });

  test('failures of one account are counted across all IPs', async () => {
    const { email } = await register();
    await fail(email, '10.0.4.1', 3);
    await fail(email, '10.0.4.2', 3);
    expect((await login(email, 'wrong password', '10.0.4.3')).status).toBe(429);
  });

  test('parallel guesses cannot exceed the login limit', async () => {
    const { email } = await register();
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, n) => login(email, `guess number ${n}`, '10.0.5.1')),
    );
    const checked = guesses.filter(({ status }) => status === 401).length;
    expect(checked).toBeLessThanOrEqual(3 + 2);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(30 - checked);
  });

  test('a password reset lifts the login limit', async () => {
    const { email, id } = await register();
    await fail(email, '10.0.6.1', 3);
    const token = await createEmailToken(app.db, id, 'reset');
    await app.visitor().post('/api/reset-password', { token, password: 'new password' }, from('10.0.6.1'));
    expect((await login(email, 'new password', '10.0.6.1')).status).toBe(200);
  });

  test('the table of limits stores neither email addresses nor IPs', async () => {
    const { email } = await register();
    await fail(email, '10.0.7.1', 1);
    const rows = await app.db.select().from(rateLimits);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/@|10\.0\.7/);
  });
});

describe('redirects and screens', () => {
  test('the login returns to the requested screen with its query', async () => {
    const target = '/dashboard?success=true';
    const response = await app.visitor().get(target);
    const location = response.headers.get('location') as string;
    expect(location).toBe(`/login?next=${encodeURIComponent(target)}`);
    const { visitor } = await signedIn(app);
    expect((await visitor.get(location)).headers.get('location')).toBe(target);
  });

  testRows([
    '//evil.example',
    'https://evil.example/history',
    '/\\evil.example',
    '/api/logout',
    '/%09/evil.example',
  ])('the login never redirects to %s', async (next) => {
    const { visitor } = await signedIn(app);
    const response = await visitor.get(`/login?next=${encodeURIComponent(next)}`);
    expect(response.headers.get('location')).toBe('/');
  });

  test('every screen is marked noindex and is not cached', async () => {
    const { visitor } = await signedIn(app);
    const screens: [Visitor, string][] = [
      ...['/login', '/auth', '/forgot-password', '/reset-password', '/confirm-email'].map(
        (path): [Visitor, string] => [app.visitor(), path],
      ),
      ...['/', '/dashboard', '/history', '/settings', '/onboarding'].map((path): [Visitor, string] => [
        visitor,
        path,
      ]),
    ];
    for (const [who, path] of screens) {
      const response = await who.get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('a session survives a restart of the process', async () => {
    const { visitor, email } = await signedIn(app);
    const second = await secondProcess();
    const later = second.visitor();
    later.cookies.set('session', visitor.cookies.get('session') as string);
    expect((await (await later.get('/api/user')).json()).email).toBe(email);
    await second.close();
  });
});

testRows([
  ['/api/confirm-email', {}],
  ['/api/confirm-new-email', {}],
  ['/api/reset-password', { password: PASSWORD }],
  ['/api/forgot-password', {}],
])('a flood of calls to %s from one IP does not delay another IP', async (path, body) => {
  const ask = (address: string) =>
    app.visitor().post(path, { token: 'made-up', email: newEmail(), ...body }, from(address));
  const flood = Array.from({ length: 120 }, () => ask('203.0.113.60'));
  const other = await ask('203.0.113.61');
  expect(other.status).not.toBe(429);
  const refused = (await Promise.all(flood)).filter(({ status }) => status === 429);
  // Two run and a hundred wait.
  expect(refused.length).toBeGreaterThanOrEqual(18);
  expect(await refused[0]!.text()).toContain('Too many');
});
