import crypto from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepAccounts } from '#features/account/account-sweeps.ts';
import { setAdmin } from '#features/admin/admins.ts';
import { withRealCost } from '../support/cheap-crypto.ts';
import { createEmailToken } from '../support/email-tokens.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** Attackers that guess passwords or lock others out, with the real limits. */

const PASSWORD = 'correct horse';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => app.close());

let people = 0;
const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (email: string, password: string, address: string) =>
  app.visitor().post('/api/login', { email, password }, from(address));
const forgot = async (email: string, address: string) =>
  (await app.visitor().post('/api/forgot-password', { email }, from(address))).status;
const stranger = () => `nobody-${crypto.randomUUID()}@example.com`;
const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

/** A user who registered from an IP, which is therefore known. */
async function register(address: string) {
  const email = `owner${people++}@example.com`;
  const response = await app.visitor().post('/api/register', { email, password: PASSWORD }, from(address));
  expect(response.status).toBe(201);
  return { email, id: (await response.json()).id as number };
}

/** Inserts failures into the counters, because a few hundred hashes take long. */
async function failElsewhere(email: string, times: number) {
  for (let n = 0; n < times; n++) await app.services.limits.consume('loginByAccount', email).catch(() => {});
}

describe('the queue before the password hash', () => {
  withRealCost();

  test('a flood of 900 logins from one IP does not delay people elsewhere', async () => {
    const { email } = await register('198.51.100.1');
    const flood = Array.from(
      { length: 900 },
      async () => (await login(stranger(), 'wrong password', '198.51.100.66')).status,
    );
    const people = Array.from(
      { length: 12 },
      async (_, n) => (await login(email, PASSWORD, `198.51.100.${100 + n}`)).status,
    );
    expect(new Set(await Promise.all(people))).toEqual(new Set([200]));
    const statuses = await Promise.all(flood);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    // The limit, and one more guess a slot.
    expect(count(statuses, 401)).toBeLessThanOrEqual(60 + 3);
  });

  test('some of 40 simultaneous registrations from one IP are refused', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const body = { email: stranger(), password: PASSWORD };
        return (await app.visitor().post('/api/register', body, from('198.51.100.67'))).status;
      }),
    );
    expect(count(statuses, 201) + count(statuses, 429)).toBe(40);
    expect(count(statuses, 429)).toBeGreaterThan(0);
  });
});

describe('guesses at many accounts', () => {
  async function tryMany(times: number, address: (n: number) => string): Promise<number[]> {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++) {
      statuses.push((await login(stranger(), 'wrong password', address(n))).status);
    }
    return statuses;
  }

  test('guesses at many accounts from one IP are slowed down, and a known user there is not', async () => {
    const { email } = await register('198.51.100.2');
    const statuses = await tryMany(300, () => '198.51.100.2');
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([60, 240]);
    expect((await login(email, PASSWORD, '198.51.100.2')).status).toBe(200);
    expect((await login(stranger(), PASSWORD, '198.51.100.3')).status).toBe(401);
  });

  test('guesses at many accounts from the networks of one IPv6 /48 are slowed down', async () => {
    const { limits } = app.services;
    // Inserted into the counters without hashing: four networks at their limit.
    for (let n = 0; n < 240; n++) await limits.consumeByIp('loginByIp', `2001:db8:7:${n % 4}::/64`);
    expect((await login(stranger(), 'wrong password', '2001:db8:7:99::1')).status).toBe(429);
    expect((await login(stranger(), 'wrong password', '2001:db8:8:99::1')).status).toBe(401);
    const statuses = await tryMany(62, (n) => `2001:db8:9:1::${n.toString(16)}`);
    expect(count(statuses, 401)).toBe(60);
  });
});

describe('an IP where the owner has signed in', () => {
  test('guesses elsewhere do not lock out the owner at a known IP', async () => {
    const { email } = await register('198.51.100.4');
    await failElsewhere(email, 150);
    expect((await login(email, PASSWORD, '198.51.100.5')).status).toBe(429);
    expect((await login(email, PASSWORD, '198.51.100.4')).status).toBe(200);
    expect((await login(email.toUpperCase(), PASSWORD, '198.51.100.4')).status).toBe(200);
    // A wrong password counts here too, and ten are too many.
    const wrong = [];
    for (let n = 0; n < 11; n++) {
      wrong.push((await login(email, 'wrong password', '198.51.100.4')).status);
    }
    expect(wrong).toEqual([...Array(10).fill(401), 429]);
  });

  test('any IP of an earlier login is known, but only for its own account', async () => {
    const [{ email }, other] = [await register('198.51.100.6'), await register('198.51.100.7')];
    expect((await login(email, PASSWORD, '2001:db8:a:b::1')).status).toBe(200);
    await failElsewhere(email, 100);
    await failElsewhere(other.email, 100);
    expect((await login(email, PASSWORD, '2001:db8:a:b::2')).status).toBe(200);
    expect((await login(email, PASSWORD, '198.51.100.7')).status).toBe(429);
    expect((await login(other.email, PASSWORD, '198.51.100.6')).status).toBe(429);
  });

  test('a reset forgets all known IPs except the one that set the new password', async () => {
    const { email, id } = await register('198.51.100.8');
    const token = await createEmailToken(app.db, id, 'reset');
    const body = { token, password: 'new password' };
    await app.visitor().post('/api/reset-password', body, from('198.51.100.9'));
    await failElsewhere(email, 100);
    expect((await login(email, 'new password', '198.51.100.8')).status).toBe(429);
    expect((await login(email, 'new password', '198.51.100.9')).status).toBe(200);
  });

  test('a known IP is stored as a hash and forgotten after 90 days', async () => {
    const { id } = await register('198.51.100.10');
    const rows = async () =>
      (await app.pool.query('select * from known_addresses where user_id = $1', [id])).rows;
    expect(JSON.stringify(await rows())).not.toContain('198.51.100');
    expect(await rows()).toHaveLength(1);
    await app.pool.query("update known_addresses set last_login_at = now() - interval '91 days'");
    await sweepAccounts(app);
    expect(await rows()).toHaveLength(0);
  });

  test('a signed-in owner who enters the password can change it despite guesses elsewhere', async () => {
    const email = `owner${people++}@example.com`;
    const visitor = app.visitor();
    await visitor.post('/api/register', { email, password: PASSWORD }, from('198.51.100.11'));
    await failElsewhere(email, 100);
    const body = { current_password: PASSWORD, password: 'another password' };
    const changed = await visitor.post('/api/account/change-password', body, from('198.51.100.12'));
    expect(changed.status).toBe(200);
  });
});

describe('right passwords', () => {
  test("an account's right password is checked sixty times an hour from one IP, across all calls", async () => {
    const at = from('198.51.100.40');
    const { email } = await register('198.51.100.40');
    const owner = app.visitor();
    expect((await owner.post('/api/login', { email, password: PASSWORD }, at)).status).toBe(200);
    const key = { name: 'taken', scopes: ['read'], expires_in_days: null, password: PASSWORD };
    const makeKey = () => owner.post('/api/account/keys', key, at);
    expect((await makeKey()).status).toBe(201);
    for (let n = 2; n < 32; n++) expect((await makeKey()).status).toBe(409);
    const passwords = { current_password: PASSWORD, password: PASSWORD };
    expect((await owner.post('/api/account/change-password', passwords, at)).status).toBe(200);
    for (let n = 33; n < 60; n++) expect((await login(email, PASSWORD, '198.51.100.40')).status).toBe(200);
    const refused = [
      await login(email.toUpperCase(), PASSWORD, '198.51.100.40'),
      await makeKey(),
      await owner.post('/api/account/change-password', passwords, at),
      await owner.post('/api/account/change-email', { email: stranger(), password: PASSWORD }, at),
      await owner.post('/api/account/delete', { password: PASSWORD }, at),
    ];
    expect(refused.map(({ status }) => status)).toEqual(Array(5).fill(429));
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3500);
    const neighbor = await register('198.51.100.40');
    expect((await login(neighbor.email, PASSWORD, '198.51.100.40')).status).toBe(200);
    expect((await login(email, PASSWORD, '198.51.100.41')).status).toBe(200);
  });

  test("checks of one account's right password are counted together in an IPv6 /48", async () => {
    const { email } = await register('2001:db8:c:1::1');
    const place = (n: number) => `2001:db8:c:${n.toString(16)}::1`;
    for (let n = 0; n < 60; n++) expect((await login(email, PASSWORD, place(n))).status).toBe(200);
    expect((await login(email, PASSWORD, place(99))).status).toBe(429);
    expect((await login(email, PASSWORD, '2001:db8:d:1::1')).status).toBe(200);
  });

  test("checks of an admin's right password are counted separately", async () => {
    const { email } = await register('198.51.100.42');
    await setAdmin(app.db, email, 'admin-password');
    const ask = async () => {
      const body = { email, password: 'admin-password' };
      return (await app.visitor().post('/api/admin/login', body, from('198.51.100.42'))).status;
    };
    for (let n = 0; n < 60; n++) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    expect((await login(email, PASSWORD, '198.51.100.42')).status).toBe(200);
  });
});

const jobs = async () =>
  Number((await app.pool.query("select count(*) from pgboss.job where name = 'account-mail'")).rows[0].count);

describe('mails to one recipient', () => {
  const signUp = async (email: string, address: string) => {
    const visitor = app.visitor();
    const response = await visitor.post('/api/register', { email, password: PASSWORD }, from(address));
    expect(response.status).toBe(201);
    return { visitor, id: (await response.json()).id as number };
  };

  test('one recipient gets at most ten mails an hour, however often the account is made and deleted', async () => {
    await forgot(stranger(), '198.51.100.30');
    const email = stranger();
    const before = await jobs();
    const resent: number[] = [];
    for (let n = 0; n < 7; n++) {
      const { visitor } = await signUp(n % 2 ? email.toUpperCase() : email, `198.51.102.${n}`);
      resent.push((await visitor.post('/api/resend-confirmation')).status);
      expect((await visitor.post('/api/account/delete', { password: PASSWORD })).status).toBe(204);
    }
    expect(resent).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await jobs()) - before).toBe(10);
    const { visitor } = await signUp(stranger(), '198.51.102.0');
    expect((await visitor.post('/api/resend-confirmation')).status).toBe(200);
  });

  test('a changed password is mailed only to a confirmed address, and the change works without a mail', async () => {
    const { visitor, id } = await signUp(stranger(), '198.51.100.31');
    const changes = async (times: number) => {
      const before = await jobs();
      for (let n = 0; n < times; n++) {
        const body = { current_password: PASSWORD, password: PASSWORD };
        expect((await visitor.post('/api/account/change-password', body)).status).toBe(200);
      }
      return (await jobs()) - before;
    };
    expect(await changes(2)).toBe(0);
    await app.pool.query('update users set email_confirmed_at = now() where id = $1', [id]);
    expect(await changes(11)).toBe(10);
  });
});

describe('forgotten passwords', () => {
  test('forgotten passwords are limited to thirty requests an hour from one IP, without further jobs', async () => {
    await forgot(stranger(), '198.51.100.20');
    const before = await jobs();
    const statuses = await Promise.all(
      Array.from({ length: 200 }, () => forgot(stranger(), '198.51.100.21')),
    );
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([30, 170]);
    expect((await jobs()) - before).toBe(30);
    expect(await forgot(stranger(), '198.51.100.22')).toBe(200);
  });

  test('forgotten passwords are limited together within one IPv6 /48', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 130; n++) statuses.push(await forgot(stranger(), `2001:db8:f:${n.toString(16)}::1`));
    expect(count(statuses, 200)).toBe(120);
  });

  test('a flood from one IPv6 /64 does not block the rest of its /48', async () => {
    await Promise.all(Array.from({ length: 200 }, () => forgot(stranger(), '2001:db8:e:1::1')));
    expect(await forgot(stranger(), '2001:db8:e:1::2')).toBe(429);
    expect(await forgot(stranger(), '2001:db8:e:2::1')).toBe(200);
  });

  test('reset links for one account are limited to five an hour from one IP, and other IPs still get them', async () => {
    const { email } = await register('198.51.100.26');
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push(await forgot(email, '198.51.100.27'));
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
    expect(await forgot(email, '198.51.100.28')).toBe(200);
  });

  test("strangers' requests do not block the owner's at a known IP", async () => {
    const { email } = await register('198.51.100.23');
    for (let n = 0; n < 20; n++) await forgot(email, `198.51.101.${n}`);
    expect(await forgot(email, '198.51.101.99')).toBe(429);
    const own = [];
    for (let n = 0; n < 6; n++) own.push(await forgot(email, '198.51.100.23'));
    expect(own).toEqual([...Array(5).fill(200), 429]);
  });

  test("strangers who share the owner's IP do not block the owner's request", async () => {
    const { email } = await register('198.51.100.24');
    for (let n = 0; n < 31; n++) await forgot(stranger(), '198.51.100.24');
    expect(await forgot(stranger(), '198.51.100.24')).toBe(429);
    expect(await forgot(email, '198.51.100.24')).toBe(200);
  });

  test('requests for addresses without an account wait behind those with one', async () => {
    const { email, id } = await register('198.51.100.25');
    await forgot(stranger(), '198.51.100.25');
    await forgot(email, '198.51.100.25');
    const { rows } = await app.pool.query(
      "select priority, data->>'userId' as user from pgboss.job where name = 'account-mail' order by created_on desc limit 2",
    );
    expect(rows).toEqual([
      { priority: 1, user: String(id) },
      { priority: 0, user: null },
    ]);
  });
});
