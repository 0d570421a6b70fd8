import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#features/account/login/password-hash.ts';
import { users } from '#platform/database/schema-account.ts';
import { openMailbox } from '../support/mailbox.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** The limits of accounts with their real values. */

const mailbox = openMailbox();
const PASSWORD = 'correct horse';
let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await createTestApp({
    config: { dataDir: mailbox.dataDir, trustedProxies: ['127.0.0.1'] },
    jobs: true,
  });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(async () => {
  await app.close();
  mailbox.close();
});

let people = 0;
async function createAccount() {
  const email = `limited${people++}@example.com`;
  await app.db.insert(users).values({ email, passwordHash });
  return email;
}

const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (email: string, password: string, address: string) =>
  app.visitor().post('/api/login', { email, password }, from(address));

async function expectTooMany(response: Response) {
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.text()).toMatch(
    /^Too many tries\. Please wait \d+ (seconds|minutes) and try again\.$/,
  );
}

async function failTenTimes(email: string, address: string) {
  for (let n = 0; n < 10; n++) expect((await login(email, 'wrong password', address)).status).toBe(401);
}

test('[9.limits.register] More than 100 registrations an hour from one address answer 429.', async () => {
  // Taken addresses count like new ones, and insert no rows.
  const taken = await createAccount();
  const visitor = app.visitor();
  const attempt = (address: string) =>
    visitor.post('/api/register', { email: taken, password: PASSWORD }, from(address));
  // Few at a time, because on a busy machine a long queue refuses requests.
  for (let n = 0; n < 100; n += 10) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => attempt('10.2.0.1')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
  }
  await expectTooMany(await attempt('10.2.0.1'));
  expect((await attempt('10.2.0.2')).status).toBe(409);
});

test('[9.limits.login-account-address] After 10 failed logins in 15 minutes for one account from one address, the next try answers 429.', async () => {
  const email = await createAccount();
  await failTenTimes(email, '10.3.0.1');
  await expectTooMany(await login(email, 'wrong password', '10.3.0.1'));
  await expectTooMany(await login(email, PASSWORD, '10.3.0.1'));
  await expectTooMany(await login(email.toUpperCase(), PASSWORD, '10.3.0.1'));
});

test('[9.limits.login-other-address] When an account is limited from one address, its owner can still log in from another address.', async () => {
  const email = await createAccount();
  await failTenTimes(email, '10.4.0.1');
  await expectTooMany(await login(email, PASSWORD, '10.4.0.1'));
  expect((await login(email, PASSWORD, '10.4.0.2')).status).toBe(200);
});

test('[9.limits.login-account] After 100 failed logins an hour for one account, from whatever addresses, the next try from an address that is new to the account answers 429.', async () => {
  const email = await createAccount();
  for (let n = 0; n < 10; n++) await failTenTimes(email, `10.5.0.${n}`);
  await expectTooMany(await login(email, 'wrong password', '10.5.1.1'));
});

test('[9.limits.login-successes-free] Successful logins do not count as failures: more than 10 of them in 15 minutes are let through.', async () => {
  const email = await createAccount();
  for (let n = 0; n < 12; n++) expect((await login(email, PASSWORD, '10.6.0.1')).status).toBe(200);
});

test('[9.limits.forgot] More than 5 forgot-password requests an hour for one account from one address send no sixth mail and answer 429, the same for an address without an account.', async () => {
  const known = await createAccount();
  for (const email of [known, 'no-account@example.com']) {
    for (let n = 0; n < 5; n++) {
      const response = await app.visitor().post('/api/forgot-password', { email }, from('10.7.0.1'));
      expect(response.status).toBe(200);
    }
    await expectTooMany(await app.visitor().post('/api/forgot-password', { email }, from('10.7.0.1')));
  }
  await mailbox.waitFor(known, /password/, 5);
  // A mail that was requested later has arrived, so there is no sixth.
  const later = await createAccount();
  await app.visitor().post('/api/forgot-password', { email: later });
  await mailbox.waitFor(later);
  expect(mailbox.to(known)).toHaveLength(5);
});

test('[9.limits.confirm] More than 5 requests an hour to send the confirmation link again for one account answer 429.', async () => {
  const email = await createAccount();
  const visitor = app.visitor();
  await visitor.post('/api/login', { email, password: PASSWORD });
  for (let n = 0; n < 5; n++) expect((await visitor.post('/api/resend-confirmation')).status).toBe(200);
  await expectTooMany(await visitor.post('/api/resend-confirmation'));
});
