import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSession } from '#features/account/sessions/sessions.ts';
import { removeAdmin, setAdmin } from '#features/admin/admins.ts';
import { sessions, users } from '#platform/database/schema-account.ts';
import { admins } from '#platform/database/schema-admin.ts';
import { createEmailToken } from '../support/email-tokens.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** Changes between the check of a password, which is slow, and what it allows. */

const PASSWORD = 'correct horse';
const NEW = 'another password';
const WRONG = [401, 'Invalid email or password'];
const NOT_CURRENT = [400, 'That is not your current password'];
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

let people = 0;
async function register() {
  const visitor = app.visitor();
  const email = `flight${people++}@example.com`;
  const response = await visitor.post('/api/register', { email, password: PASSWORD });
  expect(response.status).toBe(201);
  return { visitor, email, id: (await response.json()).id as number };
}
const answer = async (response: Response) => [response.status, await response.text()];
const sessionsOf = (id: number) => app.db.$count(sessions, eq(sessions.userId, id));

/** Failures are deleted after the password was found right and before anything is written. */
function afterTheCheck(happens: () => Promise<unknown>) {
  vi.spyOn(app.services.limits, 'reset').mockImplementationOnce(async () => {
    await happens();
  });
}
async function reset(id: number, password = NEW) {
  const token = await createEmailToken(app.db, id, 'reset');
  expect((await app.visitor().post('/api/reset-password', { token, password })).status).toBe(200);
}
const changePassword = { current_password: PASSWORD, password: 'password of a thief' };

describe('a reset while the old password is being checked', () => {
  test('a reset during the password check refuses the login', async () => {
    const { email, id } = await register();
    const visitor = app.visitor();
    afterTheCheck(() => reset(id));
    expect(await answer(await visitor.post('/api/login', { email, password: PASSWORD }))).toEqual(WRONG);
    expect([visitor.cookies.size, await sessionsOf(id)]).toEqual([0, 0]);
  });

  test('a reset during the password check refuses the change of the password', async () => {
    const { visitor, email, id } = await register();
    afterTheCheck(() => reset(id));
    const changed = await visitor.post('/api/account/change-password', changePassword);
    expect(await answer(changed)).toEqual(NOT_CURRENT);
    expect((await app.visitor().post('/api/login', { email, password: NEW })).status).toBe(200);
  });

  test('a reset during the password check refuses the account deletion', async () => {
    const { visitor, id } = await register();
    afterTheCheck(() => reset(id));
    const deleted = await visitor.post('/api/account/delete', { password: PASSWORD });
    expect(await answer(deleted)).toEqual(NOT_CURRENT);
    expect(await app.db.$count(users, eq(users.id, id))).toBe(1);
  });

  test('a reset ends a session that a login opens while the reset waits for it', async () => {
    const { id } = await register();
    const token = await createEmailToken(app.db, id, 'reset');
    let resetting: Promise<Response> | undefined;
    await app.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, id)).for('no key update');
      resetting = app.visitor().post('/api/reset-password', { token, password: NEW });
      await expect
        .poll(async () => {
          const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
          return (await app.pool.query(`${waiting} and datname = current_database()`)).rowCount;
        })
        .toBe(1);
      await openSession(tx, id, 'test');
    });
    expect((await resetting)?.status).toBe(200);
    expect(await sessionsOf(id)).toBe(0);
  });
});

test('signing out everywhere during the password check ends that login too', async () => {
  const { visitor, email, id } = await register();
  const stranger = app.visitor();
  afterTheCheck(() => visitor.post('/api/account/sign-out-everywhere'));
  expect(await answer(await stranger.post('/api/login', { email, password: PASSWORD }))).toEqual(WRONG);
  expect([stranger.cookies.size, await sessionsOf(id)]).toEqual([0, 0]);
  expect((await stranger.post('/api/login', { email, password: PASSWORD })).status).toBe(200);
});

describe('a session that ends while the password is being checked', () => {
  const signOut = (id: number) => app.db.delete(sessions).where(eq(sessions.userId, id));

  test('a session that ends during the password check cannot change the password', async () => {
    const { visitor, email, id } = await register();
    afterTheCheck(() => signOut(id));
    const changed = await visitor.post('/api/account/change-password', changePassword);
    expect(await answer(changed)).toEqual([401, 'You are not signed in']);
    expect((await app.visitor().post('/api/login', { email, password: PASSWORD })).status).toBe(200);
  });

  test('a session that ends during the password check cannot delete the account', async () => {
    const { visitor, id } = await register();
    afterTheCheck(() => signOut(id));
    const deleted = await visitor.post('/api/account/delete', { password: PASSWORD });
    expect(await answer(deleted)).toEqual([401, 'You are not signed in']);
    expect(await app.db.$count(users, eq(users.id, id))).toBe(1);
  });
});

test('a login to an account deleted during the password check is refused', async () => {
  const { email, id } = await register();
  afterTheCheck(() => app.db.delete(users).where(eq(users.id, id)));
  const login = await app.visitor().post('/api/login', { email, password: PASSWORD });
  expect(await answer(login)).toEqual(WRONG);
});

describe("an admin's login", () => {
  const EMAIL = 'flying-admin@example.com';
  const mine = eq(admins.email, EMAIL);
  test.each([
    ['the password is reset', () => setAdmin(app.db, EMAIL, NEW)],
    ['codes are turned on', () => app.db.update(admins).set({ totpConfirmedAt: new Date() }).where(mine)],
    ['the admin is removed', () => removeAdmin(app.db, EMAIL)],
  ])("an admin's login is refused if, during the password check, %s", async (_, happens) => {
    await app.db.delete(admins).where(mine);
    await setAdmin(app.db, EMAIL, PASSWORD);
    const visitor = app.visitor();
    afterTheCheck(happens);
    const login = await visitor.post('/api/admin/login', { email: EMAIL, password: PASSWORD });
    expect(await answer(login)).toEqual(WRONG);
    expect(visitor.cookies.size).toBe(0);
  });
});
