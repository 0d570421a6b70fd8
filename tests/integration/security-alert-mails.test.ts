import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#platform/database/schema-account.ts';
import { openMailbox } from '../support/mailbox.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** API keys and webhooks work without a session, so the owner gets a mail when one is created. */

const PASSWORD = 'correct horse';
const KEY_MAIL = /API key/;
const WEBHOOK = /webhook/;
const mailbox = openMailbox();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    jobs: true,
    config: { dataDir: mailbox.dataDir },
    env: { LIMITS: 'securityAlertMail=2/3600 mailToOwner=2/3600' },
    webhooks: { resolve: async () => ['93.184.215.14'] },
  });
});
afterAll(async () => {
  await app.close();
  mailbox.close();
});

let people = 0;
async function person({ confirmed = true } = {}) {
  const visitor = app.visitor();
  const email = `owner${people++}@example.com`;
  const { id } = await (await visitor.post('/api/register', { email, password: PASSWORD })).json();
  if (confirmed) await app.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, id));
  return { visitor, email };
}
type Person = Awaited<ReturnType<typeof person>>;
let keys = 0;
const makeKey = ({ visitor }: Person, password = PASSWORD) =>
  visitor.post('/api/account/keys', { name: `Buy at evil.example ${keys++}`, scopes: ['read'], password });
const addWebhook = ({ visitor }: Person, url = 'https://evil.example/win') =>
  visitor.post('/api/webhook-endpoints', { url, events: ['run.done'] });

test('a new API key is reported to its owner without the key or any text chosen by another person', async () => {
  const owner = await person();
  expect((await makeKey(owner, 'wrong one')).status).toBe(400);
  const { key } = await (await makeKey(owner)).json();
  const mail = await mailbox.waitFor(owner.email, KEY_MAIL);
  expect(mail.subject).toBe('A new API key for your Hooksmith account');
  expect(mail.text).not.toContain(key.slice(0, 8));
  expect(mail.html + mail.text).not.toContain('evil.example');
  expect(mail.links).toContain('http://localhost:3000/forgot-password');
  expect(mailbox.to(owner.email, KEY_MAIL)).toHaveLength(1);
});

test('a new webhook is reported to its owner without its address', async () => {
  const owner = await person();
  expect((await addWebhook(owner, 'https://10.0.0.1/')).status).toBe(400);
  expect((await addWebhook(owner)).status).toBe(201);
  const mail = await mailbox.waitFor(owner.email, WEBHOOK);
  expect(mail.subject).toBe('A new webhook for your Hooksmith account');
  expect(mail.html + mail.text).not.toContain('evil.example');
  expect(mail.links).toContain('http://localhost:3000/forgot-password');
  expect(mailbox.to(owner.email, WEBHOOK)).toHaveLength(1);
});

test('an unconfirmed address gets no mail about keys or webhooks, and such mails never use up reset mails', async () => {
  const stranger = await person({ confirmed: false });
  expect((await makeKey(stranger)).status).toBe(201);
  expect((await addWebhook(stranger)).status).toBe(201);
  const owner = await person();
  for (let n = 0; n < 3; n++) expect((await makeKey(owner)).status).toBe(201);
  expect((await addWebhook(owner)).status).toBe(201);
  expect((await owner.visitor.post('/api/forgot-password', { email: owner.email })).status).toBe(200);
  await mailbox.waitFor(owner.email, /new Hooksmith password/);
  await mailbox.waitFor(owner.email, KEY_MAIL, 2);
  expect(mailbox.to(owner.email, WEBHOOK)).toHaveLength(0);
  expect(mailbox.to(owner.email, KEY_MAIL)).toHaveLength(2);
  expect(mailbox.to(stranger.email, /API key|webhook/)).toHaveLength(0);
});
