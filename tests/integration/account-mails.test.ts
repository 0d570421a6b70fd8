import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailTokens, users } from '#platform/database/schema-account.ts';
import { createEmailToken } from '../support/email-tokens.ts';
import { openMailbox } from '../support/mailbox.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';

/** Mails about an account, and the links in them. */

const PASSWORD = 'correct horse';
const mailbox = openMailbox();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    config: { dataDir: mailbox.dataDir, trustedProxies: ['127.0.0.1'] },
    jobs: true,
  });
});
afterAll(async () => {
  await app.close();
  mailbox.close();
});

let people = 0;
const newEmail = () => `mailed${people++}@example.com`;
async function register() {
  const email = newEmail();
  const response = await app.visitor().post('/api/register', { email, password: PASSWORD });
  expect(response.status).toBe(201);
  return { email, id: (await response.json()).id as number };
}

describe('mailed links', () => {
  const reset = (token: string) =>
    app.visitor().post('/api/reset-password', { token, password: 'new password' });

  test('a link for one purpose does not work for another', async () => {
    const { id, visitor } = await signedIn(app);
    expect((await reset(await createEmailToken(app.db, id, 'confirm'))).status).toBe(400);
    const token = await createEmailToken(app.db, id, 'reset');
    expect((await visitor.post('/api/confirm-email', { token })).status).toBe(400);
    expect((await (await visitor.get('/api/user')).json()).hook_credits).toBe(5);
  });

  test('a link works until it expires and not afterwards', async () => {
    const { id } = await signedIn(app);
    const late = await createEmailToken(app.db, id, 'reset');
    const expire = (when: ReturnType<typeof sql>) =>
      app.db.update(emailTokens).set({ expiresAt: when }).where(eq(emailTokens.userId, id));
    await expire(sql`now()`);
    expect((await reset(late)).status).toBe(400);
    await expire(sql`now() + interval '5 seconds'`);
    expect((await reset(late)).status).toBe(200);
  });

  test('a reset link lives 30 minutes, a confirmation link 7 days, and only hashes are stored', async () => {
    const { id } = await signedIn(app);
    const tokens = [
      await createEmailToken(app.db, id, 'reset'),
      await createEmailToken(app.db, id, 'confirm'),
    ];
    const rows = await app.db
      .select()
      .from(emailTokens)
      .where(eq(emailTokens.userId, id))
      .orderBy(emailTokens.expiresAt);
    const minutes = rows.map((row) =>
      Math.round((row.expiresAt.getTime() - row.createdAt.getTime()) / 60_000),
    );
    expect(minutes).toEqual([30, 7 * 24 * 60]);
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  test('older links stop working when one of them is used', async () => {
    const { id } = await signedIn(app);
    const [older, newer] = [
      await createEmailToken(app.db, id, 'reset'),
      await createEmailToken(app.db, id, 'reset'),
    ];
    expect((await reset(newer)).status).toBe(200);
    expect((await reset(older)).status).toBe(400);
  });

  test('a link of a deleted account does not work', async () => {
    const { id } = await signedIn(app);
    const tokens = [
      await createEmailToken(app.db, id, 'reset'),
      await createEmailToken(app.db, id, 'confirm'),
    ];
    await app.db.delete(users).where(eq(users.id, id));
    expect((await reset(tokens[0] as string)).status).toBe(400);
    expect((await app.visitor().post('/api/confirm-email', { token: tokens[1] })).status).toBe(400);
  });

  test('no link is stored in the queue, where a copy of the database would show it', async () => {
    const { email } = await register();
    await app.visitor().post('/api/forgot-password', { email });
    await mailbox.waitFor(email, /password/);
    const { rows } = await app.pool.query('select data, output from pgboss.job');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/token|@example\.com/);
  });

  test("a mailed link leads to the product's own address, whatever host the request names", async () => {
    const origins = {
      'evil.example': 'http://localhost:3000',
      'localhost.evil.example': 'http://localhost:3000',
      'localhost:8080': 'http://localhost:8080',
      '127.0.0.1:3100': 'http://127.0.0.1:3100',
    };
    const mailed = Object.entries(origins).map(async ([host, origin]) => {
      const email = newEmail();
      await app.visitor().post('/api/register', { email, password: PASSWORD }, { host });
      const [link] = (await mailbox.waitFor(email)).links;
      expect([host, link]).toEqual([host, expect.stringMatching(`^${origin}/confirm-email\\?token=`)]);
    });
    await Promise.all(mailed);
  });

  test('a mailed link leads to PUBLIC_URL if it is set, and the cookie is then secure', async () => {
    const second = await createTestApp({
      config: { publicUrl: new URL('https://hooksmith.example/') },
      where: app.where,
    });
    const email = newEmail();
    const visitor = second.visitor();
    const response = await visitor.post(
      '/api/register',
      { email, password: PASSWORD },
      { host: 'evil.example' },
    );
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-session=[\w-]{43};/);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(cookie).toContain(attribute);
    expect((await visitor.get('/api/user')).status).toBe(200);
    expect((await mailbox.waitFor(email)).links[0]).toMatch(
      /^https:\/\/hooksmith\.example\/confirm-email\?token=/,
    );
    const out = await visitor.post('/api/logout');
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0; Path=\/; Secure/);
    await second.close();
  });

  test('the page of a link sends no referrer, loads no analytics and is not cached', async () => {
    const second = await createTestApp({ config: { gaMeasurementId: 'G-TEST123' }, where: app.where });
    for (const path of ['/reset-password?token=abc', '/confirm-email?token=abc']) {
      const response = await second.visitor().get(path);
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('cache-control')).toContain('no-store');
      expect(await response.text()).not.toMatch(/G-TEST123|token=abc/);
    }
    expect(await (await second.visitor().get('/login')).text()).toContain('G-TEST123');
    await second.close();
  });

  test('a link is not used up by programs that preview it', async () => {
    const { id, visitor } = await signedIn(app);
    const token = await createEmailToken(app.db, id, 'confirm');
    for (let n = 0; n < 3; n++) {
      for (const method of ['GET', 'HEAD']) {
        expect((await app.visitor().request(method, `/confirm-email?token=${token}`)).status).toBe(200);
      }
    }
    expect(await (await visitor.post('/api/confirm-email', { token })).json()).toEqual({ runs_added: 5 });
  });
});

describe('account mails', () => {
  test('a reset is reported to the owner by mail, with what ended with it', async () => {
    const { id, email } = await register();
    const token = await createEmailToken(app.db, id, 'reset');
    await app.visitor().post('/api/reset-password', { token, password: 'new password' });
    const mail = await mailbox.waitFor(email, /was changed/);
    expect(mail.links[0]).toBe('http://localhost:3000/forgot-password');
    expect(mail.text.replace(/\s+/g, ' ')).toContain('API keys, webhooks and the calendar address');
  });

  test('a mail has the same words as text and as HTML and names what is promised', async () => {
    const { email } = await register();
    const mail = await mailbox.waitFor(email, /Confirm your email, get 5 more runs/);
    for (const part of [mail.text, mail.html.replaceAll('<!-- -->', '')]) {
      expect(part).toContain('Confirm my email');
      expect(part).toContain('5 free runs');
      expect(part).toContain('for 7 days');
      expect(part).toContain('support@hooksmith.example');
    }
    expect(mail.html).not.toMatch(/<(script|img|link)\b/);
  });

  test('a confirmation mail is not sent again to a confirmed user', async () => {
    const { visitor } = await signedIn(app, { emailConfirmed: true });
    const response = await visitor.post('/api/resend-confirmation');
    expect([response.status, await response.text()]).toEqual([
      409,
      'Your email address is already confirmed',
    ]);
  });
});
