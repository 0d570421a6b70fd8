import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmailToken } from '#features/account/mails/email-tokens.queries.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { connect } from '#platform/database/database.ts';
import { emailTokens, users } from '#platform/database/schema-account.ts';
import { creditGrants } from '#platform/database/schema-credits.ts';
import { rateLimits } from '#platform/database/schema-rate-limits.ts';
import { builtAssets } from '#platform/http/assets.ts';
import { createLog } from '#platform/log.ts';
import { createServices } from '#platform/services.ts';
import { createApp } from '../../src/app.tsx';
import { openMailbox } from '../support/mailbox.ts';
import { clientFolder, createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { signedIn } from '../support/users.ts';
import { Visitor } from '../support/visitor.ts';

/** Attacks, mistakes and double submissions. */

const PASSWORD = 'correct horse';
const PROXY = { trustedProxies: ['127.0.0.1'] };
const LIMITS = {
  loginByAccountAndIp: { points: 3, seconds: 900 },
  loginByAccount: { points: 6, seconds: 3600 },
};
const mailbox = openMailbox();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { ...PROXY, limits: LIMITS, dataDir: mailbox.dataDir }, jobs: true });
});
afterAll(async () => {
  await app.close();
  mailbox.close();
});

let people = 0;
const newEmail = () => `guarded${people++}@example.com`;
async function register(email = newEmail()) {
  const visitor = app.visitor();
  const response = await visitor.post('/api/register', { email, password: PASSWORD });
  expect(response.status).toBe(201);
  return { visitor, email, id: (await response.json()).id as number };
}
const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (email: string, password: string, address: string, who = app.visitor()) =>
  who.post('/api/login', { email, password }, from(address));

test('a stolen session cannot guess the password from many IPs, and the owner can still change it', async () => {
  const { visitor: stolen, email } = await register();
  const change = (who: Visitor, current_password: string, address: string) =>
    who.post(
      '/api/account/change-password',
      { current_password, password: 'another password' },
      from(address),
    );
  const statuses = [];
  for (let n = 1; n <= 5; n++) statuses.push((await change(stolen, `guess ${n}`, `198.51.100.${n}`)).status);
  expect(statuses).toEqual([400, 400, 400, 429, 429]);
  const owner = app.visitor();
  await login(email, PASSWORD, '203.0.113.5', owner);
  expect((await change(owner, PASSWORD, '198.51.100.1')).status).toBe(200);
});

test('requests from many known IPs do not flood a mailbox with reset links', async () => {
  const { email } = await register();
  const answers = [];
  for (let n = 0; n < 12; n++) {
    const address = `198.51.101.${n}`;
    await login(email, PASSWORD, address);
    answers.push((await app.visitor().post('/api/forgot-password', { email }, from(address))).status);
  }
  expect(answers).toEqual([...Array(10).fill(200), 429, 429]);
});

test('an email address can be registered three times a day from one IP', async () => {
  const email = newEmail();
  for (let n = 0; n < 3; n++) {
    const { visitor } = await register(email);
    expect((await app.visitor().post('/api/register', { email, password: PASSWORD })).status).toBe(409);
    await visitor.post('/api/account/delete', { password: PASSWORD });
  }
  const again = (headers = {}) => app.visitor().post('/api/register', { email, password: PASSWORD }, headers);
  expect((await again()).status).toBe(429);
  expect((await again(from('203.0.113.9'))).status).toBe(201);
});

test('a user can download their data ten times before they are refused', async () => {
  const { visitor } = await register();
  for (let n = 0; n < 10; n++) expect((await visitor.get('/api/account/export')).status).toBe(200);
  expect((await visitor.get('/api/account/export')).status).toBe(429);
  expect((await (await register()).visitor.get('/api/account/export')).status).toBe(200);
});

/** A second process on the same database. */
function secondProcess(config: Partial<Config> = {}) {
  const log = createLog('silent');
  const connection = connect(app.where, log);
  const settings = { ...readConfig({ LOG_LEVEL: 'silent' }), ...PROXY, limits: LIMITS, ...config };
  const services = createServices({
    config: settings,
    log,
    connection,
    assets: builtAssets(clientFolder),
    isShuttingDown: () => false,
  });
  const second = createApp(services, clientFolder);
  return {
    visitor: () => new Visitor((request) => second.fetch(request, {})),
    async close() {
      await second.stop();
      await connection.close();
    },
  };
}

describe('a double submit', () => {
  test('registering twice at once creates one account with 5 runs and answers 201 and 409', async () => {
    const email = newEmail();
    const twice = await Promise.all(
      [email, email.toUpperCase()].map((spelling) =>
        app.visitor().post('/api/register', { email: spelling, password: PASSWORD }),
      ),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    const rows = await app.db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email));
    expect(rows).toHaveLength(1);
    const grants = await app.db
      .select()
      .from(creditGrants)
      .where(eq(creditGrants.userId, rows[0]?.id as number));
    expect(grants.map(({ source, runs }) => [source, runs])).toEqual([['signup', 5]]);
  });

  test('confirming twice at once confirms once', async () => {
    const { id, visitor } = await signedIn(app);
    const token = await createEmailToken(app.db, id, 'confirm');
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => (await visitor.post('/api/confirm-email', { token })).json()),
    );
    expect(answers.map(({ runs_added }) => runs_added).sort()).toEqual([0, 0, 0, 0, 5]);
    expect((await (await visitor.get('/api/user')).json()).hook_credits).toBe(10);
  });

  test('resetting twice at once uses the link and sets the password once', async () => {
    const { id, email } = await register();
    const token = await createEmailToken(app.db, id, 'reset');
    const passwords = ['first password', 'second password'];
    const answers = await Promise.all(
      passwords.map((password) => app.visitor().post('/api/reset-password', { token, password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await login(email, passwords[winner] as string, '10.0.0.1')).status).toBe(200);
    expect((await login(email, passwords[1 - winner] as string, '10.0.0.1')).status).toBe(401);
  });
});

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
    for (const [host, origin] of [
      ['evil.example', 'http://localhost:3000'],
      ['localhost.evil.example', 'http://localhost:3000'],
      ['localhost:8080', 'http://localhost:8080'],
      ['127.0.0.1:3100', 'http://127.0.0.1:3100'],
    ] as const) {
      const email = newEmail();
      await app.visitor().post('/api/register', { email, password: PASSWORD }, { host });
      expect((await mailbox.waitFor(email)).links[0]).toMatch(
        new RegExp(`^${origin}/confirm-email\\?token=`),
      );
    }
  });

  test('a mailed link leads to PUBLIC_URL if it is set, and the cookie is then secure', async () => {
    const second = secondProcess({ publicUrl: new URL('https://hooksmith.example/') });
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
    const second = secondProcess({ gaMeasurementId: 'G-TEST123' });
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

describe('login limits', () => {
  const fail = async (email: string, address: string, times: number, who?: () => Visitor) => {
    for (let n = 0; n < times; n++) {
      expect((await login(email, 'wrong password', address, who?.())).status).toBe(401);
    }
  };

  test('login limits survive a restart and hold across processes', async () => {
    const { email } = await register();
    await fail(email, '10.0.1.1', 2);
    const second = secondProcess();
    await fail(email, '10.0.1.1', 1, second.visitor);
    for (const who of [app, second]) {
      expect((await login(email, PASSWORD, '10.0.1.1', who.visitor())).status).toBe(429);
    }
    expect((await login(email, PASSWORD, '10.0.1.2', second.visitor())).status).toBe(200);
    await second.close();
  });

  test('a successful login resets the count of failures', async () => {
    const { email } = await register();
    await fail(email, '10.0.2.1', 2);
    expect((await login(email, PASSWORD, '10.0.2.1')).status).toBe(200);
    await fail(email, '10.0.2.1', 3);
  });

  test('login limits do not reveal whether an account exists', async () => {
    await fail('nobody-at-all@example.com', '10.0.3.1', 3);
    expect((await login('nobody-at-all@example.com', PASSWORD, '10.0.3.1')).status).toBe(429);
  });

  test('failures of one account are counted across all IPs', async () => {
    const { email } = await register();
    await fail(email, '10.0.4.1', 3);
    await fail(email, '10.0.4.2', 3);
    expect((await login(email, 'wrong password', '10.0.4.3')).status).toBe(429);
  });

  test('parallel guesses cannot exceed the login limit', async () => {
    const { email } = await register();
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, n) => login(email, `guess number ${n}`, '10.0.5.1')),
    );
    const checked = guesses.filter(({ status }) => status === 401).length;
    expect(checked).toBeLessThanOrEqual(3 + 2);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(30 - checked);
  });

  test('a password reset lifts the login limit', async () => {
    const { email, id } = await register();
    await fail(email, '10.0.6.1', 3);
    const token = await createEmailToken(app.db, id, 'reset');
    await app.visitor().post('/api/reset-password', { token, password: 'new password' }, from('10.0.6.1'));
    expect((await login(email, 'new password', '10.0.6.1')).status).toBe(200);
  });

  test('the table of limits stores neither email addresses nor IPs', async () => {
    const { email } = await register();
    await fail(email, '10.0.7.1', 1);
    const rows = await app.db.select().from(rateLimits);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/@|10\.0\.7/);
  });
});

describe('redirects and screens', () => {
  test('the login returns to the requested screen with its query', async () => {
    const target = '/dashboard?success=true';
    const response = await app.visitor().get(target);
    const location = response.headers.get('location') as string;
    expect(location).toBe(`/login?next=${encodeURIComponent(target)}`);
    const { visitor } = await signedIn(app);
    expect((await visitor.get(location)).headers.get('location')).toBe(target);
  });

  testRows([
    '//evil.example',
    'https://evil.example/history',
    '/\\evil.example',
    '/api/logout',
    '/%09/evil.example',
  ])('the login never redirects to %s', async (next) => {
    const { visitor } = await signedIn(app);
    const response = await visitor.get(`/login?next=${encodeURIComponent(next)}`);
    expect(response.headers.get('location')).toBe('/');
  });

  test('every screen is marked noindex and is not cached', async () => {
    const { visitor } = await signedIn(app);
    const screens: [Visitor, string][] = [
      ...['/login', '/auth', '/forgot-password', '/reset-password', '/confirm-email'].map(
        (path): [Visitor, string] => [app.visitor(), path],
      ),
      ...['/', '/dashboard', '/history', '/settings', '/onboarding'].map((path): [Visitor, string] => [
        visitor,
        path,
      ]),
    ];
    for (const [who, path] of screens) {
      const response = await who.get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('a session survives a restart of the process', async () => {
    const { visitor, email } = await signedIn(app);
    const second = secondProcess();
    const later = second.visitor();
    later.cookies.set('session', visitor.cookies.get('session') as string);
    expect((await (await later.get('/api/user')).json()).email).toBe(email);
    await second.close();
  });
});

test.each([
  ['/api/confirm-email', {}],
  ['/api/confirm-new-email', {}],
  ['/api/reset-password', { password: PASSWORD }],
  ['/api/forgot-password', {}],
])('a flood of calls to %s from one IP does not delay another IP', async (path, body) => {
  const ask = (address: string) =>
    app.visitor().post(path, { token: 'made-up', email: newEmail(), ...body }, from(address));
  const flood = Array.from({ length: 120 }, () => ask('203.0.113.60'));
  const other = await ask('203.0.113.61');
  expect(other.status).not.toBe(429);
  const refused = (await Promise.all(flood)).filter(({ status }) => status === 429);
  // Two run and a hundred wait.
  expect(refused.length).toBeGreaterThanOrEqual(18);
  expect(await refused[0]!.text()).toContain('Too many');
});
