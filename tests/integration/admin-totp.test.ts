import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { issueAdminPassword, setAdmin } from '#features/admin/admins.ts';
import { CODE_NEEDED, WRONG_CODE } from '#features/admin/login/admin-login.schema.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'adminCode=4/900' } });
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

let admins = 0;
/** A signed-in admin, and a phone that makes codes once it has the secret. */
async function newAdmin() {
  const account = { email: `admin${admins++}@example.com`, password: 'admin-pass-1' };
  await setAdmin(app.db, account.email, account.password);
  const visitor = app.visitor();
  expect((await login(visitor, account)).status).toBe(200);
  return { account, visitor };
}

const login = (visitor: Visitor, body: object) => visitor.post('/api/admin/login', body);
const setUp = (visitor: Visitor, { password }: { password: string }) =>
  visitor.post('/api/admin/totp/setup', { password });
const answer = async (response: Response) => [response.status, await response.text()];

async function withCodes() {
  const { account, visitor } = await newAdmin();
  const begun = (await (await setUp(visitor, account)).json()) as {
    secret: string;
    uri: string;
  };
  const phone = new TOTP({ secret: begun.secret, issuer: 'Hooksmith', label: account.email });
  expect(begun.uri).toBe(phone.toString());
  const code = phone.generate();
  expect((await visitor.post('/api/admin/totp/confirm', { code })).status).toBe(204);
  return { account, visitor, phone, code };
}

/** Moves the clock to the next code, for phone and server. */
function halfAMinuteLater(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
}

test('codes are off until the first one is confirmed', async () => {
  const { account, visitor } = await newAdmin();
  expect(await (await visitor.get('/api/admin/totp')).json()).toEqual({ on: false });
  await setUp(visitor, account);
  expect(await answer(await visitor.post('/api/admin/totp/confirm', { code: '000000' }))).toEqual([
    401,
    WRONG_CODE,
  ]);
  expect((await visitor.post('/api/admin/totp/confirm', { code: '12x' })).status).toBe(400);
  expect((await login(app.visitor(), account)).status).toBe(200);
});

test('setting up codes requires the password, and ten wrong ones are the limit', async () => {
  const { account, visitor } = await newAdmin();
  const other = await newAdmin();
  expect(await answer(await visitor.post('/api/admin/totp/setup', {}))).toEqual([
    400,
    'Password is required',
  ]);
  expect((await visitor.post('/api/admin/totp/setup')).status).toBe(400);
  const wrong = { password: 'admin-pass-2' };
  for (let n = 0; n < 10; n++)
    expect(await answer(await setUp(visitor, wrong))).toEqual([400, 'That is not your password']);
  expect((await setUp(visitor, account)).status).toBe(429);
  // Failures count per session, so a stolen session locks out neither this admin nor another.
  const again = app.visitor();
  expect((await login(again, account)).status).toBe(200);
  expect((await setUp(again, account)).status).toBe(200);
  expect((await setUp(other.visitor, other.account)).status).toBe(200);
});

test('an admin with codes needs the password and a code, and each code works once', async () => {
  const { account, visitor, phone, code } = await withCodes();
  expect(await (await visitor.get('/api/admin/totp')).json()).toEqual({ on: true });
  const stranger = app.visitor();
  expect(await answer(await login(stranger, account))).toEqual([401, CODE_NEEDED]);
  expect(stranger.cookies.size).toBe(0);
  // The code that turned two-factor login on cannot be used again.
  expect(await answer(await login(stranger, { ...account, code }))).toEqual([401, WRONG_CODE]);
  expect(await answer(await login(stranger, { ...account, password: 'wrong', code }))).toEqual([
    401,
    'Invalid email or password',
  ]);
  halfAMinuteLater();
  const fresh = { ...account, code: phone.generate() };
  const parallel = await Promise.all(Array.from({ length: 3 }, () => login(app.visitor(), fresh)));
  expect(parallel.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test('turning codes on ends the other sessions of that admin', async () => {
  const { account, visitor } = await newAdmin();
  const other = app.visitor();
  await login(other, account);
  const { secret } = (await (await setUp(visitor, account)).json()) as { secret: string };
  const code = new TOTP({ secret }).generate();
  await visitor.post('/api/admin/totp/confirm', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect((await visitor.get('/api/admin/totp')).status).toBe(200);
  expect((await other.get('/api/admin/totp')).status).toBe(401);
});

test('codes are turned off with a code and cannot be set up over existing ones', async () => {
  const { account, visitor, phone } = await withCodes();
  expect((await setUp(visitor, account)).status).toBe(409);
  halfAMinuteLater();
  expect((await visitor.post('/api/admin/totp/off', { code: '000000' })).status).toBe(401);
  expect((await visitor.post('/api/admin/totp/off', { code: phone.generate() })).status).toBe(204);
  expect((await visitor.post('/api/admin/totp/off', { code: phone.generate() })).status).toBe(409);
  expect((await login(app.visitor(), account)).status).toBe(200);
});

test('guessing codes is limited, even in parallel', async () => {
  const { account } = await withCodes();
  halfAMinuteLater();
  const guesses = Array.from({ length: 8 }, (_, n) =>
    login(app.visitor(), { ...account, code: `00000${n}` }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
  expect(statuses).toEqual([401, 401, 401, 401, 429, 429, 429, 429]);
  expect((await login(app.visitor(), { ...account, code: '123456' })).status).toBe(429);
});

test('a reset on the command line turns codes off', async () => {
  const { account } = await withCodes();
  const password = await issueAdminPassword(app.db, account.email);
  expect((await login(app.visitor(), { ...account, password })).status).toBe(200);
});
