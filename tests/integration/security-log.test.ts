import { Secret, TOTP } from 'otpauth';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setAdmin } from '#features/admin/admins.ts';
import { signedInAdmin } from '../support/admins.ts';
import { createEmailToken } from '../support/email-tokens.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { signedIn } from '../support/users.ts';

/** Security events are logged at `info`. They identify people by id or tag, never by address. */

type Line = Record<string, unknown> & { level: number; security?: string };

const PASSWORD = 'correct horse';
const ADMIN = { email: 'boss@example.com', password: 'admin-pass-1' };
const ADDRESS = '203.0.113.77';
const INFO = 30;
const lines: Line[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });

let app: TestApp;
beforeAll(async () => {
  const limits = {
    loginByAccountAndIp: { points: 3, seconds: 900 },
    forgotPassword: { points: 2, seconds: 60 },
  };
  app = await createTestApp({ log, config: { trustedProxies: ['127.0.0.1'], limits } });
  await setAdmin(app.db, ADMIN.email, ADMIN.password);
});
afterAll(() => app.close());

let people = 0;
const from = { 'x-forwarded-for': ADDRESS };
async function register() {
  const email = `Watched${people++}@example.com`;
  const visitor = app.visitor();
  const response = await visitor.post('/api/register', { email, password: PASSWORD }, from);
  const { id } = (await response.json()) as { id: number };
  return { email, visitor, id };
}

/** The log lines of `act`. All must be at info. */
async function noted(act: () => Promise<unknown>): Promise<Line[]> {
  const before = lines.length;
  await act();
  const events = lines.slice(before).filter(({ security }) => security !== undefined);
  for (const { level, requestId, from: tag } of events) {
    expect(level).toBe(INFO);
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(tag).toMatch(/^[0-9a-f]{16}$/);
  }
  return events;
}

afterEach(() => {
  const written = JSON.stringify(lines);
  for (const secret of ['watched', 'boss@', 'example.com', ADDRESS, PASSWORD, ADMIN.password, 'wrong-pass']) {
    expect(written.toLowerCase()).not.toContain(secret);
  }
});

describe('the log of an account', () => {
  test('API keys made, revoked and refused are logged without the key', async () => {
    const { visitor, id } = await register();
    const options = { name: 'Notes', scopes: ['read'], password: PASSWORD };
    let key = '';
    let keyId = 0;
    const [made] = await noted(async () => {
      const answer = await visitor.post('/api/account/keys', options);
      ({ key, id: keyId } = (await answer.json()) as { key: string; id: number });
    });
    expect(made).toMatchObject({ security: 'key made', user: id, key: keyId, scopes: 'read' });
    const headers = { authorization: `Bearer ${key}` };
    const [denied] = await noted(() => app.visitor().post('/api/v1/hooks', { topic: 'bread' }, headers));
    expect(denied).toMatchObject({ security: 'refused', user: id, status: 403 });
    const [revoked] = await noted(() => visitor.request('DELETE', `/api/account/keys/${keyId}`));
    expect(revoked).toMatchObject({ security: 'key revoked', user: id, key: keyId });
    const [refused] = await noted(() => app.visitor().get('/api/v1/account', headers));
    expect(refused).toMatchObject({ security: 'key refused', status: 401 });
    expect(JSON.stringify(lines)).not.toContain(key.slice(4));
  });

  test('registration, successful logins and failed logins are logged', async () => {
    const [registered] = await noted(async () => register());
    expect(registered).toMatchObject({ security: 'registered', route: '/api/register' });
    const { email, id } = await register();
    const enter = (password: string, spelling = email) =>
      app.visitor().post('/api/login', { email: spelling, password }, from);
    const [failed] = await noted(() => enter('wrong-pass'));
    expect(failed).toMatchObject({ security: 'login failed', route: '/api/login', status: 401 });
    const [entered] = await noted(() => enter(PASSWORD, email.toUpperCase()));
    expect(entered).toMatchObject({ security: 'login', user: id });
    // The tag links an account's failures with its user.
    expect(failed?.account).toMatch(/^[0-9a-f]{16}$/);
    expect(entered?.account).toBe(failed?.account);
    expect(entered?.from).toBe(failed?.from);
    const [stranger] = await noted(() => enter(PASSWORD, 'unknown@example.com'));
    expect(stranger).toMatchObject({ security: 'login failed' });
    expect(stranger?.account).not.toBe(failed?.account);
  });

  test('a lockout is logged', async () => {
    const { email } = await register();
    const lines = await noted(async () => {
      for (let n = 0; n < 5; n++)
        await app.visitor().post('/api/login', { email, password: 'wrong-pass' }, from);
    });
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toMatchObject({ security: 'limit reached', route: '/api/login', status: 429 });
    expect(lines.at(-1)?.account).toBe(lines[0]?.account);
  });

  test('a flood of refusals is logged in a few lines a second', async () => {
    const elsewhere = { 'x-forwarded-for': '203.0.113.99' };
    const flood = await noted(async () => {
      for (let n = 0; n < 30; n++)
        await app
          .visitor()
          .post('/api/login', { email: 'nobody@example.org', password: 'wrong-pass' }, elsewhere);
    });
    expect(flood.filter(({ security }) => security === 'limit reached').length).toBeLessThan(20);
  });

  testRows([
    ['forged webhooks', 'POST', '/api/webhooks/stripe', { 'stripe-signature': 't=1,v1=x' }],
    ['requests of other sites', 'POST', '/api/login', { 'sec-fetch-site': 'cross-site' }],
    ['made-up reset links', 'POST', '/api/reset-password', {}],
    ['made-up themes', 'GET', '/?version=nobody', {}],
  ])('a flood of %s is logged in a few lines', async (_, method, path, headers) => {
    const before = lines.length;
    const elsewhere = { 'x-forwarded-for': '203.0.113.98', ...headers };
    const body = method === 'POST' ? { token: 'made-up', password: 'another-pass' } : undefined;
    const send = () => app.visitor().request(method, path, body, elsewhere);
    await Promise.all(Array.from({ length: 100 }, send));
    expect(lines.length - before).toBeGreaterThan(0);
    expect(lines.length - before).toBeLessThan(80);
  });

  test('a reset is logged when requested, requested too often, refused and done', async () => {
    const { email, id } = await register();
    const ask = () => app.visitor().post('/api/forgot-password', { email }, from);
    expect((await noted(ask))[0]).toMatchObject({ security: 'reset asked for' });
    const often = await noted(async () => {
      await ask();
      await ask();
    });
    expect(often.at(-1)).toMatchObject({ security: 'limit reached', route: '/api/forgot-password' });
    const reset = (token: string) =>
      app.visitor().post('/api/reset-password', { token, password: 'another-pass' });
    expect((await noted(() => reset('made-up')))[0]).toMatchObject({ security: 'reset refused' });
    const token = await createEmailToken(app.db, id, 'reset');
    expect((await noted(() => reset(token)))[0]).toMatchObject({ security: 'password reset', user: id });
    expect(JSON.stringify(lines)).not.toContain(token);
  });

  test('password changes, wrong passwords, sign-out everywhere, export and deletion are logged', async () => {
    const { visitor, id } = await register();
    const change = (current_password: string) =>
      visitor.post('/api/account/change-password', { current_password, password: 'another-pass' }, from);
    expect((await noted(() => change('wrong-pass')))[0]).toMatchObject({
      security: 'wrong password',
      user: id,
    });
    expect((await noted(() => change(PASSWORD)))[0]).toMatchObject({
      security: 'password changed',
      user: id,
    });
    const exported = await noted(() => visitor.get('/api/account/export'));
    expect(exported[0]).toMatchObject({ security: 'data exported', user: id });
    const away = await noted(() => visitor.post('/api/account/delete', { password: 'another-pass' }));
    expect(away[0]).toMatchObject({ security: 'user deleted', user: id });
    const other = await register();
    const everywhere = await noted(() => other.visitor.post('/api/account/sign-out-everywhere'));
    expect(everywhere[0]).toMatchObject({ security: 'signed out everywhere', user: other.id });
  });
});

describe('the log of an admin', () => {
  const enter = (extra: object = {}) => app.visitor().post('/api/admin/login', { ...ADMIN, ...extra }, from);

  test("an admin's logins and actions on users are logged", async () => {
    const [failed] = await noted(() => enter({ password: 'wrong-pass' }));
    expect(failed).toMatchObject({ security: 'admin login failed', status: 401 });
    const [entered] = await noted(() => enter());
    expect(entered).toMatchObject({ security: 'admin login', admin: expect.any(Number) });
    const admin = await signedInAdmin(app);
    const { id } = await register();
    const did = await noted(async () => {
      await admin.post(`/api/admin/users/${id}/credits`, { credits: 10 });
      await (await admin.get('/api/admin/users/export')).text();
      await admin.request('DELETE', `/api/admin/users/${id}`);
    });
    expect(did).toMatchObject([
      { security: 'runs added', user: id, runs: 10, admin: entered?.admin },
      { security: 'users exported', admin: entered?.admin },
      { security: 'user deleted', user: id, admin: entered?.admin },
    ]);
  });

  test("an admin's codes are logged when turned on, required, wrong and turned off", async () => {
    const admin = await signedInAdmin(app);
    const setUp = (password: string) => admin.post('/api/admin/totp/setup', { password });
    const refused = await noted(() => setUp('not the password'));
    expect(refused[0]).toMatchObject({ security: 'wrong password', admin: expect.any(Number) });
    const { secret } = (await (await setUp(ADMIN.password)).json()) as { secret: string };
    const code = (steps = 0) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
    const on = await noted(() => admin.post('/api/admin/totp/confirm', { code: code() }));
    expect(on[0]).toMatchObject({ security: 'codes turned on', admin: expect.any(Number) });
    expect((await noted(() => enter()))[0]).toMatchObject({ security: 'code asked for' });
    const wrong = code() === '000000' ? '111111' : '000000';
    expect((await noted(() => enter({ code: wrong })))[0]).toMatchObject({ security: 'wrong code' });
    const off = await noted(() => admin.post('/api/admin/totp/off', { code: code(1) }));
    expect(off[0]).toMatchObject({ security: 'codes turned off' });
  });
});

describe('the log of refusals', () => {
  test('a call from another site, a user at an admin call and a forged event are logged', async () => {
    const { visitor, id } = await signedIn(app);
    const crossSite = await noted(() => visitor.post('/api/logout', {}, { 'sec-fetch-site': 'cross-site' }));
    expect(crossSite[0]).toMatchObject({ security: 'refused', status: 403, route: '/api/logout' });
    const [user] = await noted(() => visitor.get('/api/admin/users'));
    expect(user).toMatchObject({ security: 'refused', status: 403, route: '/api/admin/users', user: id });
    const forged = await noted(() => app.visitor().post('/api/webhooks/stripe', '{}'));
    expect(forged[0]).toMatchObject({ security: 'webhook refused', status: 400 });
  });

  test('a signed-out tab that asks who is signed in is not logged', async () => {
    expect(await noted(() => app.visitor().get('/api/user'))).toEqual([]);
  });
});
