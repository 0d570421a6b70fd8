import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureFirstAdmin, removeAdmin, setAdmin } from '#features/admin/admins.ts';
import { listActions } from '#features/admin/audit-log/audit-log.queries.ts';
import { CODE_NEEDED, WRONG_CODE } from '#features/admin/login/admin-login.schema.ts';
import { readConfig } from '#platform/config.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

/** The protection of admins, with the real limits. */

const PASSWORD = 'admin-pass-1';
const SECRET_KEY = 'ab'.repeat(32);
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { trustedProxies: ['127.0.0.1'] }, env: { SECRET_KEY } });
});
afterEach(() => vi.useRealTimers());
afterAll(() => app.close());

let made = 0;
async function newAdmin() {
  const email = `guarded-admin${made++}@example.com`;
  await setAdmin(app.db, email, PASSWORD);
  return email;
}
const login = (body: object, address: string, visitor = app.visitor()) =>
  visitor.post('/api/admin/login', body, { 'x-forwarded-for': address });
const statusOf = async (body: object, address: string) => (await login(body, address)).status;
const newest = async () => (await listActions(app.pool, null)).actions[0];

async function signedIn(email: string, address: string): Promise<Visitor> {
  const visitor = app.visitor();
  expect((await login({ email, password: PASSWORD }, address, visitor)).status).toBe(200);
  return visitor;
}

async function withCodes(address: string) {
  const email = await newAdmin();
  const visitor = await signedIn(email, address);
  const { secret } = (await (await visitor.post('/api/admin/totp/setup', { password: PASSWORD })).json()) as {
    secret: string;
  };
  const phone = new TOTP({ secret });
  expect((await visitor.post('/api/admin/totp/confirm', { code: phone.generate() })).status).toBe(204);
  return { email, secret, phone };
}
const storedSecret = async (email: string): Promise<string> =>
  (await app.pool.query('select totp_secret from admins where email = $1', [email])).rows[0].totp_secret;
const halfAMinuteLater = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });

describe("an admin's login limits", () => {
  test("guessing an admin's password from many IPs is slowed down, except at the admin's known IP", async () => {
    const email = await newAdmin();
    await signedIn(email, '198.51.100.1');
    const statuses: number[] = [];
    for (let n = 0; n < 13; n++)
      statuses.push(await statusOf({ email, password: 'wrong' }, `198.51.101.${n}`));
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(3).fill(429)]);
    expect(await statusOf({ email, password: PASSWORD }, '198.51.100.2')).toBe(429);
    expect(await statusOf({ email, password: PASSWORD }, '198.51.100.1')).toBe(200);
  });

  test("guessing an admin's password from one IP is slowed down, even at a known IP", async () => {
    const email = await newAdmin();
    await signedIn(email, '198.51.100.3');
    for (let n = 0; n < 10; n++) await login({ email, password: 'wrong' }, '198.51.100.3');
    expect(await statusOf({ email, password: PASSWORD }, '198.51.100.3')).toBe(429);
  });
});

test('a right password without a code counts as a failure and is logged', async () => {
  const { email, phone } = await withCodes('198.51.100.5');
  for (let n = 0; n < 10; n++) {
    const response = await login({ email, password: PASSWORD }, '198.51.100.6');
    expect([response.status, await response.text()]).toEqual([401, CODE_NEEDED]);
  }
  expect(await newest()).toMatchObject({ action: 'login failed', admin: email, details: { why: 'no code' } });
  expect(await statusOf({ email, password: PASSWORD }, '198.51.100.6')).toBe(429);
  halfAMinuteLater();
  const code = phone.generate();
  expect(await statusOf({ email, password: PASSWORD, code }, '198.51.100.5')).toBe(200);
});

describe('the admin set by the environment', () => {
  const start = (email: string, password: string) =>
    ensureFirstAdmin({ db: app.db, config: { ...app.services.config, admin: { email, password } } });

  test("the environment's admin stays signed in over a restart and is signed out by a new password", async () => {
    const email = `environment${made++}@example.com`;
    await start(email, PASSWORD);
    const visitor = await signedIn(email, '198.51.100.7');
    await start(email.toUpperCase(), PASSWORD);
    expect((await visitor.get('/api/admin/users')).status).toBe(200);
    await start(email, 'a new password');
    expect((await visitor.get('/api/admin/users')).status).toBe(401);
    expect(await newest()).toMatchObject({ action: 'reset admin', details: { admin: email } });
    expect(await statusOf({ email, password: PASSWORD }, '198.51.100.7')).toBe(401);
    expect(await statusOf({ email, password: 'a new password' }, '198.51.100.7')).toBe(200);
  });
});

test('a removed admin is signed out at once, and their actions stay logged under their address', async () => {
  const email = await newAdmin();
  const visitor = await signedIn(email, '198.51.100.8');
  expect(await removeAdmin(app.db, email.toUpperCase())).toBe(true);
  expect((await visitor.get('/api/admin/users')).status).toBe(401);
  expect(await statusOf({ email, password: PASSWORD }, '198.51.100.8')).toBe(401);
  const { actions } = await listActions(app.pool, null);
  expect(actions.slice(1, 3)).toMatchObject([
    { action: 'remove admin', details: { admin: email } },
    { action: 'login', admin: null, details: { admin: email } },
  ]);
  expect(await removeAdmin(app.db, email)).toBe(false);
});

describe('the secret of an authenticator app', () => {
  test('the secret of an authenticator app is stored encrypted and still makes codes', async () => {
    const { email, secret, phone } = await withCodes('198.51.100.9');
    const stored = await storedSecret(email);
    expect(stored).toMatch(/^v1:/);
    expect(Buffer.from(stored.slice(3), 'base64').toString('latin1')).not.toContain(secret);
    halfAMinuteLater();
    const code = phone.generate();
    expect(await statusOf({ email, password: PASSWORD, code }, '198.51.100.9')).toBe(200);
  });

  test('SECRET_KEY must be 32 bytes', () => {
    for (const good of [SECRET_KEY, Buffer.from(SECRET_KEY, 'hex').toString('base64')]) {
      expect(readConfig({ SECRET_KEY: good }).secretKey).toEqual(Buffer.from(SECRET_KEY, 'hex'));
    }
    for (const bad of ['secret', SECRET_KEY.slice(2), `${SECRET_KEY}00`]) {
      expect(() => readConfig({ SECRET_KEY: bad })).toThrow(/SECRET_KEY: must be 32 bytes/);
    }
    expect(readConfig({}).secretKey).toBeNull();
  });

  test('a secret of another admin or encrypted with another key accepts no code', async () => {
    const [one, two] = [await withCodes('198.51.100.10'), await withCodes('198.51.100.11')];
    await app.pool.query('update admins set totp_secret = $1 where email = $2', [
      await storedSecret(one.email),
      two.email,
    ]);
    const errors = vi.spyOn(app.services.log, 'error');
    halfAMinuteLater();
    const body = { email: two.email, password: PASSWORD, code: one.phone.generate() };
    const response = await login(body, '198.51.100.11');
    expect([response.status, await response.text()]).toEqual([401, WRONG_CODE]);
    expect(errors).toHaveBeenCalledOnce();
  });

  test('a secret stored without a key is encrypted when it is used', async () => {
    const { email, secret, phone } = await withCodes('198.51.100.12');
    await app.pool.query('update admins set totp_secret = $1 where email = $2', [secret, email]);
    halfAMinuteLater();
    const code = phone.generate();
    expect(await statusOf({ email, password: PASSWORD, code }, '198.51.100.12')).toBe(200);
    expect(await storedSecret(email)).toMatch(/^v1:/);
  });
});
