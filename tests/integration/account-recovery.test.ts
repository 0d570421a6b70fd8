import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmailToken } from '../support/email-tokens.ts';
import { openMailbox, tokenIn } from '../support/mailbox.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { seedRuns } from '../support/users.ts';

/** What the owner is told and can recover after another person had the password or registered the address first. */

const PASSWORD = 'correct horse';
const mailbox = openMailbox();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    config: { dataDir: mailbox.dataDir },
    webhooks: { resolve: async () => ['93.184.215.14'] },
    jobs: true,
  });
});
afterAll(async () => {
  await app.close();
  mailbox.close();
});

let people = 0;
async function register(email = `owner${people++}@example.com`) {
  const visitor = app.visitor();
  const answer = await visitor.post('/api/register', { email, password: PASSWORD });
  expect(answer.status).toBe(201);
  return { visitor, email, id: (await answer.json()).id as number };
}

/** Everything that gives access or sends data without a session. */
async function withAccessGrants() {
  const person = await register();
  const { visitor, id } = person;
  const made = await visitor.post('/api/account/keys', {
    name: 'tool',
    scopes: ['read'],
    password: PASSWORD,
  });
  const { key } = await made.json();
  const url = 'http://receiver.example/';
  expect((await visitor.post('/api/webhook-endpoints', { url, events: ['run.done'] })).status).toBe(201);
  const calendar = await (await visitor.post('/api/shots/calendar', { time: null, time_zone: 'UTC' })).json();
  await seedRuns(app.db, id, 1);
  const [hook] = await (await visitor.get('/api/hooks')).json();
  const shared = await (await visitor.post(`/api/hooks/runs/${hook.run_id}/shares`, {})).json();
  const open = async () => {
    const anybody = app.visitor();
    const statuses = [
      await anybody.get('/api/v1/account', { authorization: `Bearer ${key}` }),
      await anybody.get(new URL(calendar.url).pathname),
      await anybody.get(new URL(shared.url).pathname),
    ].map(({ status }) => status);
    const { rows } = await app.pool.query('select id from webhook_endpoints where user_id = $1', [id]);
    return { key: statuses[0], calendar: statuses[1], link: statuses[2], webhooks: rows.length };
  };
  return { ...person, open };
}

test('a password reset by mail ends API keys, the calendar and webhooks, and keeps shared links', async () => {
  const { id, open } = await withAccessGrants();
  expect(await open()).toEqual({ key: 200, calendar: 200, link: 200, webhooks: 1 });
  const token = await createEmailToken(app.db, id, 'reset');
  const reset = await app.visitor().post('/api/reset-password', { token, password: 'a new password' });
  expect(reset.status).toBe(200);
  expect(await open()).toEqual({ key: 401, calendar: 404, link: 200, webhooks: 0 });
});

test('a password changed in settings keeps API keys, calendar, webhooks and shared links', async () => {
  const { visitor, open } = await withAccessGrants();
  const change = { current_password: PASSWORD, password: 'a new password' };
  expect((await visitor.post('/api/account/change-password', change)).status).toBe(200);
  expect(await open()).toEqual({ key: 200, calendar: 200, link: 200, webhooks: 1 });
});

test('strangers cannot use up the mails that notify an owner', async () => {
  const { visitor, email, id } = await register();
  await app.pool.query('update users set email_confirmed_at = now() where id = $1', [id]);
  for (let n = 0; n < 3; n++) {
    const stranger = await register();
    for (let times = 0; times < 5; times++)
      await stranger.visitor.post('/api/account/change-email', { email, password: PASSWORD });
  }
  expect((await app.visitor().post('/api/forgot-password', { email })).status).toBe(200);
  const change = { current_password: PASSWORD, password: 'a new password' };
  expect((await visitor.post('/api/account/change-password', change)).status).toBe(200);
  await mailbox.waitFor(email, /password was changed/);
  const to = `elsewhere${people++}@example.com`;
  expect(
    (await visitor.post('/api/account/change-email', { email: to, password: 'a new password' })).status,
  ).toBe(200);
  const token = tokenIn(await mailbox.waitFor(to, /Use this address/));
  expect((await app.visitor().post('/api/confirm-new-email', { token })).status).toBe(200);
  await mailbox.waitFor(email, /email was changed/);
});
