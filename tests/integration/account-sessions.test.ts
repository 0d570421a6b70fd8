import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sweepAccounts } from '#features/account/account-sweeps.ts';
import { lookUpSession, lookUpSessionAndHooks } from '#features/account/sessions/session-lookup.ts';
import { openSession } from '#features/account/sessions/sessions.ts';
import { emailTokens, sessions, users } from '#platform/database/schema-account.ts';
import { creditGrants, runs } from '#platform/database/schema-credits.ts';
import { hooks } from '#platform/database/schema-hooks.ts';
import { rateLimits } from '#platform/database/schema-rate-limits.ts';
import { hashToken } from '#platform/tokens.ts';
import { createEmailToken } from '../support/email-tokens.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { createUser, seedRuns, signedIn } from '../support/users.ts';

/** Sessions, devices, passwords and account deletion. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(() => app.close());

const PASSWORD = 'correct horse';
const PHONE = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
};

let people = 0;
async function register() {
  const visitor = app.visitor();
  const email = `owner${people++}@example.com`;
  const user = await (await visitor.post('/api/register', { email, password: PASSWORD })).json();
  return { visitor, email, id: user.id as number };
}
async function loginAgain(email: string, headers = {}) {
  const visitor = app.visitor();
  expect((await visitor.post('/api/login', { email, password: PASSWORD }, headers)).status).toBe(200);
  return visitor;
}
const isSignedIn = async (visitor: { get(path: string): Promise<Response> }) =>
  (await visitor.get('/api/user')).status === 200;
const sessionsOf = (id: number) => app.db.select().from(sessions).where(eq(sessions.userId, id));
const change = (id: number, values: Partial<Record<'lastSeenAt' | 'expiresAt', ReturnType<typeof sql>>>) =>
  app.db.update(sessions).set(values).where(eq(sessions.userId, id));

describe('a session', () => {
  test('a session is a token of 256 bits, and the database stores only its hash', async () => {
    const { visitor, id } = await register();
    const token = visitor.cookies.get('session') as string;
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [row] = await sessionsOf(id);
    expect(row?.tokenHash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.tokenHash.equals(Buffer.from(token, 'base64url'))).toBe(false);
  });

  test('each login opens a new session and ends the one that the browser had', async () => {
    const { visitor, email, id } = await register();
    const first = visitor.cookies.get('session') as string;
    await visitor.post('/api/login', { email, password: PASSWORD });
    expect(visitor.cookies.get('session')).not.toBe(first);
    expect(await sessionsOf(id)).toHaveLength(1);
    expect((await app.visitor().get('/api/user', { cookie: `session=${first}` })).status).toBe(401);
  });

  test('a user has at most fifty sessions, and a login ends the one unused for longest', async () => {
    const { id } = await createUser(app.db);
    const open = () => app.db.transaction((tx) => openSession(tx, id, 'test'));
    const unused = await open();
    await change(id, { lastSeenAt: sql`now() - interval '1 hour'` });
    const first = await open();
    for (let n = 2; n < 50; n++) await open();
    const use = (token: string) => app.visitor().get('/api/user', { cookie: `session=${token}` });
    expect((await use(unused)).status).toBe(200);
    const last = await open();
    expect((await use(unused)).status).toBe(401);
    for (const token of [first, last]) expect((await use(token)).status).toBe(200);
    // An older version allowed more sessions. Each login ends some of them.
    await app.db.execute(sql`insert into sessions (token_hash, user_id, expires_at, last_seen_at)
      select sha256(('old ' || n)::bytea), ${id}, now() + interval '1 day', now() - interval '2 hours'
      from generate_series(1, 1500) n`);
    await open();
    await open();
    expect(await sessionsOf(id)).toHaveLength(50);
    expect((await use(last)).status).toBe(200);
  });

  test('a session token cannot be planted before a login', async () => {
    const { email } = await register();
    const visitor = app.visitor();
    visitor.cookies.set('session', 'planted');
    await visitor.post('/api/login', { email, password: PASSWORD });
    expect(visitor.cookies.get('session')).not.toBe('planted');
  });

  test('a failed login keeps the old session', async () => {
    const { visitor, email } = await register();
    expect((await visitor.post('/api/login', { email, password: 'wrong one' })).status).toBe(401);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  test('a session ends after exactly 7 days without activity', async () => {
    const { visitor, id } = await signedIn(app);
    await change(id, { lastSeenAt: sql`now() - interval '7 days' + interval '1 minute'` });
    expect(await isSignedIn(visitor)).toBe(true);
    await change(id, { lastSeenAt: sql`now() - interval '7 days'` });
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test('a session ends 30 days after the login despite activity', async () => {
    const { visitor, id } = await signedIn(app);
    const [row] = await sessionsOf(id);
    const days = ((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
    await change(id, { expiresAt: sql`now()` });
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test('a session is extended by activity and never by polls, which write nothing', async () => {
    const { visitor, id } = await signedIn(app);
    await change(id, { lastSeenAt: sql`now() - interval '6 days'` });
    const [before] = await sessionsOf(id);
    for (let n = 0; n < 3; n++) expect(await isSignedIn(visitor)).toBe(true);
    expect(await sessionsOf(id)).toEqual([before]);
    await visitor.get('/dashboard');
    const [after] = await sessionsOf(id);
    expect(Date.now() - (after?.lastSeenAt.getTime() ?? 0)).toBeLessThan(60_000);
  });

  test('the activity of a session is written at most every ten minutes', async () => {
    const { visitor, id } = await signedIn(app);
    const [before] = await sessionsOf(id);
    for (let n = 0; n < 3; n++) await visitor.get('/dashboard');
    expect(await sessionsOf(id)).toEqual([before]);
  });

  test('the sweep deletes ended sessions, tokens and limits and keeps the others', async () => {
    const [idle, old, alive] = await Promise.all([signedIn(app), signedIn(app), signedIn(app)]);
    await change(idle.id, { lastSeenAt: sql`now() - interval '8 days'` });
    await change(old.id, { expiresAt: sql`now() - interval '1 minute'` });
    await createEmailToken(app.db, alive.id, 'confirm');
    await createEmailToken(app.db, idle.id, 'confirm');
    await app.db.update(emailTokens).set({ expiresAt: sql`now()` }).where(eq(emailTokens.userId, idle.id));
    await app.db.insert(rateLimits).values([
      { key: 'over', points: 1, expire: Date.now() - 1000 },
      { key: 'on', points: 1, expire: Date.now() + 60_000 },
    ]);
    await sweepAccounts(app);
    expect(await sessionsOf(idle.id)).toEqual([]);
    expect(await sessionsOf(old.id)).toEqual([]);
    expect(await sessionsOf(alive.id)).toHaveLength(1);
    expect(await app.db.$count(emailTokens, eq(emailTokens.userId, idle.id))).toBe(0);
    expect(await app.db.$count(emailTokens, eq(emailTokens.userId, alive.id))).toBe(1);
    expect(await app.db.$count(rateLimits, eq(rateLimits.key, 'over'))).toBe(0);
    expect(await app.db.$count(rateLimits, eq(rateLimits.key, 'on'))).toBe(1);
  });
});

describe('GET /api/user', () => {
  test('GET /api/user answers 304 until something changes', async () => {
    const { visitor } = await signedIn(app);
    const etag = (await visitor.get('/api/user')).headers.get('etag') as string;
    const same = await visitor.get('/api/user', { 'if-none-match': etag });
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
    const strong = etag.replace(/^W\//, '');
    for (const tags of [`"other", W/${strong}`, `"other",${strong}`]) {
      expect((await visitor.get('/api/user', { 'if-none-match': tags })).status).toBe(304);
    }
    await visitor.post('/api/update-social-handles', { first_name: 'Ann' });
    expect((await visitor.get('/api/user', { 'if-none-match': etag })).status).toBe(200);
  });

  test('GET /api/user answers 401 and never 304 to a signed-out visitor', async () => {
    const { visitor } = await signedIn(app);
    const etag = (await visitor.get('/api/user')).headers.get('etag') as string;
    await visitor.post('/api/logout');
    expect((await visitor.get('/api/user', { 'if-none-match': etag })).status).toBe(401);
  });

  test('GET /api/user is not cached, not even by the browser', async () => {
    const { headers } = await (await signedIn(app)).visitor.get('/api/user');
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-store', 'Cookie']);
  });

  test('GET /api/user is one query that uses indexes only', async () => {
    const { visitor } = await signedIn(app);
    await visitor.get('/api/user');
    const queries: string[] = [];
    const query = app.pool.query.bind(app.pool);
    app.pool.query = ((config: { text: string }, ...rest: []) => {
      queries.push(config.text);
      return query(config, ...rest);
    }) as typeof app.pool.query;
    await visitor.get('/api/user');
    app.pool.query = query;
    expect(queries).toHaveLength(1);
    const client = await app.pool.connect();
    await client.query('begin; set local enable_seqscan = off');
    const text = (queries[0] as string).replace('$1', "array['\\x00'::bytea]");
    const plan = (await client.query(`explain ${text}`)).rows.map((row) => row['QUERY PLAN']).join('\n');
    await client.query('rollback');
    client.release();
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toMatch(/sessions_pkey[\s\S]*users_pkey|users_pkey[\s\S]*sessions_pkey/);
  });

  test('simultaneous lookups of sessions share one query, and each caller gets only its own session', async () => {
    const people = await Promise.all([1, 2, 3].map(() => signedIn(app)));
    const hashes = people.map(({ visitor }) => hashToken(visitor.cookies.get('session') as string));
    const query = vi.spyOn(app.pool, 'query');
    const ask = (tokens: readonly Buffer[]) =>
      Promise.all(tokens.map((hash) => lookUpSession(app.pool, hash)));
    const sessions = await ask([...hashes, hashToken('nobody'), hashes[0] as Buffer]);
    expect(sessions.map((session) => session?.id)).toEqual([
      ...people.map(({ id }) => id),
      undefined,
      people[0]?.id,
    ]);
    expect(query).toHaveBeenCalledTimes(1);
    query.mockImplementationOnce(() => Promise.reject(new Error('away')) as never);
    await expect(ask(hashes)).rejects.toThrow('away');
    expect((await ask(Array.from({ length: 250 }, () => hashes[1] as Buffer))).map((row) => row?.id)).toEqual(
      Array.from({ length: 250 }, () => people[1]?.id),
    );
  });

  test('the lookup of sessions uses one query plan for any number of sessions', async () => {
    const pool = new pg.Pool({ ...app.where, max: 1 });
    const { visitor } = await register();
    const hash = hashToken(visitor.cookies.get('session') as string);
    for (const lookUp of [lookUpSession, lookUpSessionAndHooks]) {
      for (let calls = 1; calls <= 15; calls++) {
        const found = await Promise.all(Array.from({ length: calls }, () => lookUp(pool, hash)));
        expect(found.every((session) => session !== null)).toBe(true);
      }
    }
    // PostgreSQL makes five custom plans before it decides for a generic one.
    const { rows } = await pool.query(
      "select custom_plans::int from pg_prepared_statements where name like 'find-sessions%'",
    );
    await pool.end();
    expect(rows).toEqual([{ custom_plans: 5 }, { custom_plans: 5 }]);
  });
});

describe('devices', () => {
  test('the devices of a user are listed in words with the current one marked', async () => {
    const { visitor, email } = await register();
    await loginAgain(email, PHONE);
    const { sessions: devices } = await (await visitor.get('/api/account/sessions')).json();
    expect(devices).toHaveLength(2);
    expect(devices).toContainEqual(expect.objectContaining({ device: 'Safari on iPhone', current: false }));
    expect(devices.filter((device: { current: boolean }) => device.current)).toHaveLength(1);
  });

  test('only the owner can sign out a single device', async () => {
    const { visitor, email } = await register();
    const phone = await loginAgain(email, PHONE);
    const { sessions: devices } = await (await visitor.get('/api/account/sessions')).json();
    const { id } = devices.find((device: { current: boolean }) => !device.current);
    const stranger = (await signedIn(app)).visitor;
    expect((await stranger.request('DELETE', `/api/account/sessions/${id}`)).status).toBe(404);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await visitor.request('DELETE', `/api/account/sessions/${id}`)).status).toBe(204);
    expect([await isSignedIn(phone), await isSignedIn(visitor)]).toEqual([false, true]);
    for (const rubbish of ['0', '%00', 'x'.repeat(3000), "';--"]) {
      expect((await visitor.request('DELETE', `/api/account/sessions/${rubbish}`)).status).toBe(404);
    }
  });

  test('signing out all devices ends every session of the user and no other', async () => {
    const { visitor, email } = await register();
    const [phone, stranger] = [await loginAgain(email, PHONE), (await signedIn(app)).visitor];
    const response = await visitor.post('/api/account/sign-out-everywhere');
    expect(response.status).toBe(204);
    expect(visitor.cookies.size).toBe(0);
    expect([await isSignedIn(phone), await isSignedIn(stranger)]).toEqual([false, true]);
  });
});

describe('changing the password', () => {
  const changeTo = (
    visitor: ReturnType<TestApp['visitor']>,
    current_password: string,
    password = 'new password',
  ) => visitor.post('/api/account/change-password', { current_password, password });

  test('changing the password takes the current one, keeps this device and signs out the others', async () => {
    const { visitor, email } = await register();
    const phone = await loginAgain(email, PHONE);
    const response = await changeTo(visitor, PASSWORD);
    expect([response.status, await response.text()]).toEqual([200, '{}']);
    expect([await isSignedIn(visitor), await isSignedIn(phone)]).toEqual([true, false]);
    const login = (password: string) => app.visitor().post('/api/login', { email, password });
    expect([(await login(PASSWORD)).status, (await login('new password')).status]).toEqual([401, 200]);
  });

  test('changing the password without the current one is refused and changes nothing', async () => {
    const { visitor, email } = await register();
    const response = await changeTo(visitor, 'wrong one');
    expect([response.status, await response.text()]).toEqual([400, 'That is not your current password']);
    expect(await isSignedIn(await loginAgain(email))).toBe(true);
  });

  test('changing the password disables reset links already mailed', async () => {
    const { visitor, id } = await register();
    const token = await createEmailToken(app.db, id, 'reset');
    await changeTo(visitor, PASSWORD);
    const late = await app.visitor().post('/api/reset-password', { token, password: 'stolen password' });
    expect([late.status, await late.text()]).toEqual([400, 'Invalid or expired reset link']);
  });

  test('a borrowed session cannot guess the password', async () => {
    const { visitor } = await register();
    for (let n = 0; n < 10; n++) expect((await changeTo(visitor, `wrong ${n}`)).status).toBe(400);
    expect((await changeTo(visitor, PASSWORD)).status).toBe(429);
  });
});

describe('deleting the account', () => {
  test('deleting an account takes the password, deletes all its data and nothing of others', async () => {
    const { visitor, id, email } = await register();
    const other = await signedIn(app);
    for (const person of [id, other.id]) await seedRuns(app.db, person, 1);
    const phone = await loginAgain(email, PHONE);
    const wrong = await visitor.post('/api/account/delete', { password: 'wrong one' });
    expect([wrong.status, await wrong.text()]).toEqual([400, 'That is not your current password']);
    expect((await visitor.post('/api/account/delete', { password: PASSWORD })).status).toBe(204);
    expect(visitor.cookies.size).toBe(0);
    expect(await isSignedIn(phone)).toBe(false);
    const counts = (who: number) =>
      Promise.all([
        app.db.$count(users, eq(users.id, who)),
        ...[sessions, creditGrants, runs, hooks].map((table) => app.db.$count(table, eq(table.userId, who))),
      ]);
    expect(await counts(id)).toEqual([0, 0, 0, 0, 0]);
    expect(await counts(other.id)).toEqual([1, 1, 2, 1, 10]);
    expect((await app.visitor().post('/api/login', { email, password: PASSWORD })).status).toBe(401);
  });

  test("a deleted account's email address can register again", async () => {
    const { visitor, email } = await register();
    await visitor.post('/api/account/delete', { password: PASSWORD });
    const again = await app.visitor().post('/api/register', { email, password: PASSWORD });
    expect(again.status).toBe(201);
  });
});
