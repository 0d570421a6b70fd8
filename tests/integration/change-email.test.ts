import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailTokens, users } from '#platform/database/schema-account.ts';
import { openMailbox, tokenIn } from '../support/mailbox.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

/** A new e-mail address: requested with the password, confirmed by a link to the new address. */

const PASSWORD = 'correct horse';
const NEW = /Use this address/;
const CHANGED = /email was changed/;
const RESET = /new Hooksmith password/;
const IN_USE = /You have a Hooksmith account/;
const BAD_LINK = 'Invalid or expired link';

const mailbox = openMailbox();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { dataDir: mailbox.dataDir }, jobs: true });
});
afterAll(async () => {
  await app.close();
  mailbox.close();
});

let people = 0;
const anEmail = () => `mover${people++}@example.com`;
async function register(email = anEmail()) {
  const visitor = app.visitor();
  const answer = await visitor.post('/api/register', { email, password: PASSWORD });
  expect(answer.status).toBe(201);
  return { visitor, email, id: (await answer.json()).id as number };
}
const ask = (visitor: Visitor, email: string, password = PASSWORD) =>
  visitor.post('/api/account/change-email', { email, password });
const confirm = (token: string, visitor = app.visitor()) => visitor.post('/api/confirm-new-email', { token });
const userOf = async (visitor: Visitor) => (await visitor.get('/api/user')).json();
const login = async (email: string) =>
  (await app.visitor().post('/api/login', { email, password: PASSWORD })).status;

/** A user who requested a new address, and the token from the mail. */
async function requestChange() {
  const person = await register();
  const to = anEmail();
  expect((await ask(person.visitor, to)).status).toBe(200);
  return { ...person, to, token: tokenIn(await mailbox.waitFor(to, NEW)) };
}

async function expectRefused(answer: Response, status: number, message: string): Promise<void> {
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(message);
}

test('an email address changes when the mailed link is opened, and login, mails and credits follow', async () => {
  const { visitor, email, to, token } = await requestChange();
  expect((await userOf(visitor)).email).toBe(email);
  const answer = await confirm(token);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ email: to, runs_added: 5 });
  // The session stays, the address is confirmed, and only the new address signs in.
  expect(await userOf(visitor)).toMatchObject({ email: to, email_confirmed: true, hook_credits: 10 });
  expect(await login(to)).toBe(200);
  expect(await login(email)).toBe(401);
  expect((await mailbox.waitFor(email, CHANGED)).text).not.toContain(to);
});

test('the former address is notified even if the account is deleted right after', async () => {
  const { visitor, email, token } = await requestChange();
  await confirm(token);
  await visitor.post('/api/account/delete', { password: PASSWORD });
  await mailbox.waitFor(email, CHANGED);
});

test('a second click on the link gets the same answer and adds no credits', async () => {
  const { token, to, visitor } = await requestChange();
  const answers = await Promise.all([confirm(token), confirm(token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await (await confirm(token)).json()).toEqual({ email: to, runs_added: 0 });
  expect((await userOf(visitor)).hook_credits).toBe(10);
});

describe('a refused link to change the address', () => {
  test('a made-up link or one for another purpose is refused', async () => {
    const { email } = await register();
    await expectRefused(await confirm('made-up'), 400, BAD_LINK);
    const confirmation = tokenIn(await mailbox.waitFor(email, /Confirm your email/));
    await expectRefused(await confirm(confirmation), 400, BAD_LINK);
  });

  test('a link is refused after a day', async () => {
    const { id, token } = await requestChange();
    await app.db
      .update(emailTokens)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(emailTokens.userId, id));
    await expectRefused(await confirm(token), 400, BAD_LINK);
  });

  test('a link is refused after another address was requested', async () => {
    const { visitor, email, token } = await requestChange();
    const second = anEmail();
    await ask(visitor, second);
    await expectRefused(await confirm(token), 400, BAD_LINK);
    expect((await userOf(visitor)).email).toBe(email);
    expect((await confirm(tokenIn(await mailbox.waitFor(second, NEW)))).status).toBe(200);
  });

  test('a link is refused after the password was changed', async () => {
    const { visitor, token } = await requestChange();
    const passwords = { current_password: PASSWORD, password: 'another horse' };
    expect((await visitor.post('/api/account/change-password', passwords)).status).toBe(200);
    await expectRefused(await confirm(token), 400, BAD_LINK);
  });

  test('a link is refused if somebody has registered with the address', async () => {
    const { visitor, email, to, token } = await requestChange();
    await register(to.toUpperCase());
    const message = 'Another account uses this address by now. Your email stays as it is.';
    await expectRefused(await confirm(token), 409, message);
    expect((await userOf(visitor)).email).toBe(email);
  });
});

test('links mailed to the old address stop working', async () => {
  const { visitor, email } = await register();
  await app.visitor().post('/api/forgot-password', { email });
  const reset = tokenIn(await mailbox.waitFor(email, RESET));
  const to = anEmail();
  await ask(visitor, to);
  expect((await confirm(tokenIn(await mailbox.waitFor(to, NEW)))).status).toBe(200);
  const answer = await app
    .visitor()
    .post('/api/reset-password', { token: reset, password: 'a new password' });
  await expectRefused(answer, 400, 'Invalid or expired reset link');
});

/** Whether a statement waits for a lock. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await app.db.execute(
    sql`select 1 from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`,
  );
  return rows.length > 0;
}

test('a link created while the address changes is mailed to the new address', async () => {
  const { email, id } = await register();
  await mailbox.waitFor(email);
  const to = anEmail();
  await app.db.transaction(async (tx) => {
    await tx.update(users).set({ email: to }).where(eq(users.id, id));
    await app.visitor().post('/api/forgot-password', { email });
    await expect.poll(async () => (await isWaiting()) || mailbox.to(email, RESET).length > 0).toBe(true);
  });
  await mailbox.waitFor(to, RESET);
  expect(mailbox.to(email, RESET)).toEqual([]);
});

test('a simultaneous reset and change of address end with one of them and without an error', async () => {
  const { email, id } = await register();
  await app.visitor().post('/api/forgot-password', { email });
  const token = tokenIn(await mailbox.waitFor(email, RESET));
  let reset: Promise<Response> | undefined;
  await app.db.transaction(async (tx) => {
    await tx.update(users).set({ email: anEmail() }).where(eq(users.id, id));
    reset = app.visitor().post('/api/reset-password', { token, password: 'a new password' });
    await expect.poll(isWaiting).toBe(true);
    await tx.update(emailTokens).set({ usedAt: sql`now()` }).where(eq(emailTokens.userId, id));
  });
  await expectRefused((await reset) as Response, 400, 'Invalid or expired reset link');
});

describe('asking for a new address', () => {
  test('changing the email address requires the password', async () => {
    const { visitor, email } = await register();
    await expectRefused(
      await ask(visitor, anEmail(), 'wrong horse'),
      400,
      'That is not your current password',
    );
    await expectRefused(await ask(visitor, email.toUpperCase()), 400, 'This is your email address already');
  });

  test('changing the email address does not reveal whether the new address has an account', async () => {
    const taken = await register();
    const { visitor, email } = await register();
    const [free, used] = [await ask(visitor, anEmail()), await ask(visitor, taken.email.toUpperCase())];
    expect(used.status).toBe(free.status);
    expect(await used.text()).toBe(await free.text());
    await mailbox.waitFor(taken.email, IN_USE);
    expect(mailbox.to(taken.email, NEW)).toEqual([]);
    expect((await userOf(visitor)).email).toBe(email);
  });

  test('changes of address are limited by account and by recipient', async () => {
    const { visitor } = await register();
    for (let n = 0; n < 5; n++) expect((await ask(visitor, anEmail())).status).toBe(200);
    expect((await ask(visitor, anEmail())).status).toBe(429);
    const victim = anEmail();
    const answers: number[] = [];
    for (let n = 0; n < 3; n++) {
      const other = await register();
      for (let m = 0; m < 4; m++) answers.push((await ask(other.visitor, victim)).status);
    }
    expect(answers).toEqual([...Array(10).fill(200), 429, 429]);
  });

  test('a deleted account leaves no pending change of address', async () => {
    const { visitor, id, token } = await requestChange();
    expect((await visitor.post('/api/account/delete', { password: PASSWORD })).status).toBe(204);
    await expectRefused(await confirm(token), 400, BAD_LINK);
    expect(await app.db.$count(users, eq(users.id, id))).toBe(0);
  });
});
