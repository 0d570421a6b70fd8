import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailTokens, users } from '#platform/database/schema-account.ts';
import { withRealCost } from '../support/cheap-crypto.ts';
import { createEmailToken } from '../support/email-tokens.ts';
import { openMailbox, tokenIn } from '../support/mailbox.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** The lines of the specification about accounts that an HTTP client can observe. */

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
const PASSWORD = 'correct horse';
const BUSINESS = {
  business_description: 'I teach home cooks to make bread',
  ideal_customer: 'Busy parents who want one good loaf a week',
};

/** A registered user with their signed-in HTTP client. */
async function register(email = `ann${people++}@example.com`, password = PASSWORD) {
  const visitor = app.visitor();
  const response = await visitor.post('/api/register', { email, password });
  expect(response.status).toBe(201);
  return { visitor, email, user: await response.json() };
}

/** Creates a user without hashing a password, for lines that are not about registration. */
async function someone() {
  const { visitor, email } = await signedIn(app);
  return { visitor, email, user: await userOf(visitor) };
}

async function userOf(visitor: Visitor) {
  const response = await visitor.get('/api/user');
  expect(response.status).toBe(200);
  return response.json();
}

async function expectRefusal(response: Response, status: number, message: string) {
  expect([response.status, await response.text()]).toEqual([status, message]);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
}

/** Tries from as many IPs as a test needs. */
const from = (address: string) => ({ 'x-forwarded-for': address });

const login = (email: string, password = PASSWORD, address = '10.0.0.1') =>
  app.visitor().post('/api/login', { email, password }, from(address));

describe('free runs and confirmation', () => {
  test('[1.free-runs.register-grants-5] A newly registered account has hook_credits 5 (POST /api/register and GET /api/user).', async () => {
    const { visitor, user } = await register();
    expect(user.hook_credits).toBe(5);
    expect((await userOf(visitor)).hook_credits).toBe(5);
  });

  test('[1.free-runs.confirm-grants-5-more] Confirming the e-mail address adds 5 to hook_credits: a new account that spent nothing then has 10.', async () => {
    const { visitor, email } = await register();
    const token = tokenIn(await mailbox.waitFor(email));
    const response = await app.visitor().post('/api/confirm-email', { token });
    expect([response.status, await response.json()]).toEqual([200, { runs_added: 5 }]);
    expect(await userOf(visitor)).toMatchObject({ hook_credits: 10, email_confirmed: true });
  });

  test('[1.confirm.link-is-mailed] Registering sends a mail to the address given with a link that confirms the e-mail address.', async () => {
    const { email } = await register();
    const mail = await mailbox.waitFor(email);
    expect(mail.links[0]).toMatch(/^http:\/\/localhost:3000\/confirm-email\?token=[\w-]{43}$/);
    expect((await app.visitor().get('/confirm-email?token=x')).status).toBe(200);
  });

  test('[1.confirm.link-is-one-time] The confirmation link works once: opening it a second time adds no runs.', async () => {
    const { visitor, email } = await register();
    const token = tokenIn(await mailbox.waitFor(email));
    await visitor.post('/api/confirm-email', { token });
    const again = await visitor.post('/api/confirm-email', { token });
    expect(await again.json()).toEqual({ runs_added: 0 });
    expect((await userOf(visitor)).hook_credits).toBe(10);
  });

  test('[1.confirm.grants-once-per-account] The 5 runs for confirming are granted once per account, also when several confirmation links were mailed and each is opened.', async () => {
    const { visitor, email } = await register();
    expect((await visitor.post('/api/resend-confirmation')).status).toBe(200);
    await mailbox.waitFor(email, /Confirm/, 2);
    const tokens = mailbox.to(email).map(tokenIn);
    expect(new Set(tokens).size).toBe(2);
    const added = await Promise.all(
      tokens.map(async (token) => (await visitor.post('/api/confirm-email', { token })).json()),
    );
    expect(added.map(({ runs_added }) => runs_added).sort()).toEqual([0, 5]);
    expect((await userOf(visitor)).hook_credits).toBe(10);
  });

  test('[1.confirm.unknown-link-refused] A confirmation link with an unknown token grants nothing and says so; it is no server error.', async () => {
    const { visitor } = await someone();
    const refused = await visitor.post('/api/confirm-email', { token: 'made-up' });
    await expectRefusal(refused, 400, 'Invalid or expired confirmation link');
    expect((await userOf(visitor)).hook_credits).toBe(5);
  });

  test('[1.visitor.anonymous-until-sign-in] A visitor without a session is anonymous: GET /api/user answers 401 and no account exists until registration.', async () => {
    const before = await app.db.$count(users);
    const visitor = app.visitor();
    for (const path of ['/', '/login', '/auth', '/pricing']) await visitor.get(path);
    expect((await visitor.get('/api/user')).status).toBe(401);
    expect(visitor.cookies.size).toBe(0);
    expect(await app.db.$count(users)).toBe(before);
  });
});

describe('screens and redirects', () => {
  test('[2.root.server-decides-signed-in] Signed in (session cookie sent), the HTML that the server sends for / is the dashboard and contains nothing of the landing page: no flash of the other.', async () => {
    const { visitor, email } = await someone();
    const html = await (await visitor.get('/')).text();
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain(email);
    expect(html).not.toMatch(/Start Creating Hooks Free|What makes this different|id="faq"|id="pricing"/);
  });

  const redirectsToLogin = async (path: string) => {
    const response = await app.visitor().get(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`/login?next=${encodeURIComponent(path)}`);
    expect(await response.text()).toBe('');
  };
  test('[2.redirect.dashboard-signed-out] Signed out, GET /dashboard answers a server redirect to /login; no HTML of the screen is sent.', () =>
    redirectsToLogin('/dashboard'));
  test('[2.redirect.history-signed-out] Signed out, GET /history answers a server redirect to /login; no HTML of the screen is sent.', () =>
    redirectsToLogin('/history'));
  test('[2.redirect.settings-signed-out] Signed out, GET /settings answers a server redirect to /login; no HTML of the screen is sent.', () =>
    redirectsToLogin('/settings'));
  test('[2.redirect.onboarding-signed-out] Signed out, GET /onboarding redirects to /auth.', async () => {
    const response = await app.visitor().get('/onboarding');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/auth']);
  });

  const redirectsHome = async (path: string) => {
    const { visitor } = await someone();
    const response = await visitor.get(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  };
  test('[2.redirect.login-signed-in] Signed in, GET /login redirects to /.', () => redirectsHome('/login'));
  test('[2.redirect.auth-signed-in] Signed in, GET /auth redirects to /.', () => redirectsHome('/auth'));
  test('[2.redirect.forgot-password-signed-in] Signed in, GET /forgot-password redirects to /.', () =>
    redirectsHome('/forgot-password'));

  test('[2.login.noindex] While /login is shown the document has a robots meta tag with noindex.', async () => {
    expect(await (await app.visitor().get('/login')).text()).toContain(
      '<meta name="robots" content="noindex"/>',
    );
  });

  test('[2.settings.route] Signed in, /settings answers 200.', async () => {
    const { visitor } = await someone();
    expect((await visitor.get('/settings')).status).toBe(200);
  });
});

describe('the user', () => {
  test('[3.user.id] A user has id.', async () => {
    const [one, two] = [await someone(), await someone()];
    expect(Number.isInteger(one.user.id)).toBe(true);
    expect(two.user.id).not.toBe(one.user.id);
  });

  test('[3.user.email] A user has email, the address registered.', async () => {
    const { user, visitor } = await register('Zoe.Films@Example.com');
    expect(user.email).toBe('Zoe.Films@Example.com');
    expect((await userOf(visitor)).email).toBe('Zoe.Films@Example.com');
  });

  test('[3.user.first-name-optional] A user has first_name, optional: null (or absent) until given at onboarding.', async () => {
    const { user, visitor } = await someone();
    expect(user.first_name).toBeNull();
    await visitor.post('/api/update-social-handles', { first_name: 'Ann' });
    expect((await userOf(visitor)).first_name).toBe('Ann');
  });

  test('[3.user.tiktok-handle] A user has tiktok_handle.', async () => {
    const { user, visitor } = await someone();
    expect(user.tiktok_handle).toBeNull();
    await visitor.post('/api/update-social-handles', { tiktok_handle: 'annfilms' });
    expect((await userOf(visitor)).tiktok_handle).toBe('annfilms');
  });

  test('[3.user.instagram-handle] A user has instagram_handle.', async () => {
    const { user, visitor } = await someone();
    expect(user.instagram_handle).toBeNull();
    await visitor.post('/api/update-social-handles', { instagram_handle: 'ann.films' });
    expect((await userOf(visitor)).instagram_handle).toBe('ann.films');
  });

  test('[3.user.hook-credits] A user has hook_credits, the whole number of runs left.', async () => {
    const { user } = await register();
    expect(Number.isInteger(user.hook_credits)).toBe(true);
  });

  test("[3.user.subscription-status] A user has subscription_status: 'free' for a new account.", async () => {
    expect((await register()).user.subscription_status).toBe('free');
  });

  test('[3.user.created-at] A user has created_at, a date and time.', async () => {
    const { user } = await register();
    expect(new Date(user.created_at).toISOString()).toBe(user.created_at);
    expect(Math.abs(Date.now() - Date.parse(user.created_at))).toBeLessThan(60_000);
  });

  test('[3.user.business-context] A user has business_context, once set an object {business_description, ideal_customer}.', async () => {
    const { visitor } = await someone();
    await visitor.post('/api/user/business-context', BUSINESS);
    expect((await userOf(visitor)).business_context).toEqual(BUSINESS);
  });

  test('[3.user.no-password] No answer that carries a user holds a password, a password hash or a token: a user has the listed fields only, apart from what the confirmation notice needs.', async () => {
    const { visitor, user, email } = await register();
    const answers = [
      user,
      await userOf(visitor),
      await (await login(email)).json(),
      await (await visitor.post('/api/user/business-context', BUSINESS)).json(),
      await (await visitor.post('/api/update-social-handles', { first_name: 'Ann' })).json(),
    ];
    const fields =
      'business_context created_at email email_confirmed first_name hook_credits id instagram_handle subscription_status tiktok_handle';
    for (const answer of answers) expect(Object.keys(answer).sort().join(' ')).toBe(fields);
  });
});

describe('sessions', () => {
  test('[4.session.user-or-401] GET /api/user returns the user with a session and 401 without.', async () => {
    const { visitor, user } = await someone();
    expect(await userOf(visitor)).toEqual(user);
    expect((await app.visitor().get('/api/user')).status).toBe(401);
  });

  test('[4.session.login-sets-user] After POST /api/login the cookie it set makes GET /api/user return that user.', async () => {
    const { email, user } = await register();
    const visitor = app.visitor();
    await visitor.post('/api/login', { email, password: PASSWORD });
    expect(await userOf(visitor)).toEqual(user);
  });

  test('[4.session.register-sets-user] After POST /api/register the cookie it set makes GET /api/user return that user: no separate login is needed.', async () => {
    const { visitor, email } = await register();
    expect((await userOf(visitor)).email).toBe(email);
  });

  test('[4.session.logout-clears-user] After POST /api/logout GET /api/user answers 401, also with the cookie as it was before.', async () => {
    const { visitor } = await someone();
    const before = new Map(visitor.cookies);
    await visitor.post('/api/logout');
    expect(visitor.cookies.size).toBe(0);
    expect((await visitor.get('/api/user')).status).toBe(401);
    for (const [name, value] of before) visitor.cookies.set(name, value);
    expect((await visitor.get('/api/user')).status).toBe(401);
  });
});

describe('validation', () => {
  const context = (visitor: Visitor, change: object) =>
    visitor.post('/api/user/business-context', { ...BUSINESS, ...change });
  const MORE_BUSINESS = 'Please provide more details about your business';
  const MORE_CUSTOMER = 'Please provide detailed information about your ideal customer';

  test("[5.business.description-api] POST /api/user/business-context with a business_description of 9 characters answers 400 'Please provide more details about your business'; with 10 it is accepted.", async () => {
    const { visitor } = await someone();
    await expectRefusal(await context(visitor, { business_description: '123456789' }), 400, MORE_BUSINESS);
    expect((await userOf(visitor)).business_context).toBeNull();
    expect((await context(visitor, { business_description: '1234567890' })).status).toBe(200);
  });

  test("[5.business.customer-api] POST /api/user/business-context with an ideal_customer of 19 characters answers 400 'Please provide detailed information about your ideal customer'; with 20 it is accepted.", async () => {
    const { visitor } = await someone();
    await expectRefusal(await context(visitor, { ideal_customer: 'x'.repeat(19) }), 400, MORE_CUSTOMER);
    expect((await userOf(visitor)).business_context).toBeNull();
    expect((await context(visitor, { ideal_customer: 'x'.repeat(20) })).status).toBe(200);
  });

  test('[5.business.trimmed] POST /api/user/business-context counts trimmed lengths: 5 characters and 10 blanks are too short as business_description.', async () => {
    const { visitor } = await someone();
    const padded = `     12345     `;
    await expectRefusal(await context(visitor, { business_description: padded }), 400, MORE_BUSINESS);
  });

  const badEmail = async (path: string) => {
    for (const email of ['ann', 'ann@', '@example.com', 'ann@example', 'a b@example.com', '', undefined, 7]) {
      const refused = await app.visitor().post(path, { email, password: PASSWORD });
      await expectRefusal(refused, 400, 'Invalid email address');
    }
  };
  const fiveCharacters = async (path: string) => {
    const refused = await app.visitor().post(path, { email: 'ann@example.com', password: '12345' });
    await expectRefusal(refused, 400, 'Password must be at least 6 characters');
  };
  test("[5.login.email-api] POST /api/login with an address that is not valid answers 400 'Invalid email address'.", () =>
    badEmail('/api/login'));
  test("[5.login.password-api] POST /api/login with a password of 5 characters answers 400 'Password must be at least 6 characters'.", () =>
    fiveCharacters('/api/login'));
  test("[5.register.email-api] POST /api/register with an address that is not valid answers 400 'Invalid email address'.", () =>
    badEmail('/api/register'));
  test("[5.register.password-api] POST /api/register with a password of 5 characters answers 400 'Password must be at least 6 characters'.", () =>
    fiveCharacters('/api/register'));
  test("[5.forgot.email-api] POST /api/forgot-password with something that is no e-mail address answers 400 'Invalid email address'.", () =>
    badEmail('/api/forgot-password'));

  test("[5.register.password-six-enough] Any password of 6 characters is accepted at registration (e.g. 'aaaaaa'): the minimum length is all that is refused.", async () => {
    for (const password of ['aaaaaa', '123456', '      ', 'qwerty']) await register(undefined, password);
  });

  test("[5.reset.password-api] POST /api/reset-password with a valid token and a password of 7 characters answers 400 'Password must be at least 8 characters'; the token stays usable.", async () => {
    const { user } = await someone();
    const token = await createEmailToken(app.db, user.id, 'reset');
    const short = await app.visitor().post('/api/reset-password', { token, password: '1234567' });
    await expectRefusal(short, 400, 'Password must be at least 8 characters');
    const long = await app.visitor().post('/api/reset-password', { token, password: '12345678' });
    expect(long.status).toBe(200);
  });

  test('[5.reset.password-eight-enough] Any password of 8 characters is accepted at reset: the minimum length is all that is refused.', async () => {
    const { user, email } = await register();
    for (const password of ['aaaaaaaa', '        ']) {
      const token = await createEmailToken(app.db, user.id, 'reset');
      expect((await app.visitor().post('/api/reset-password', { token, password })).status).toBe(200);
      expect((await login(email, password)).status).toBe(200);
    }
  });

  test("[5.onboarding.first-name-api] POST /api/update-social-handles with a first_name that is empty or only blanks answers 400 'Please enter your first name'; without first_name at all it is accepted.", async () => {
    const { visitor } = await someone();
    for (const first_name of ['', '   ']) {
      const refused = await visitor.post('/api/update-social-handles', { tiktok_handle: 'ann', first_name });
      await expectRefusal(refused, 400, 'Please enter your first name');
    }
    expect((await userOf(visitor)).tiktok_handle).toBeNull();
    expect((await visitor.post('/api/update-social-handles', { tiktok_handle: 'ann' })).status).toBe(200);
  });
});

describe('who may call', () => {
  test('[6.anonymous.login-register] An anonymous visitor may open /login, log in and register.', async () => {
    expect((await app.visitor().get('/login')).status).toBe(200);
    const { email } = await register();
    expect((await login(email)).status).toBe(200);
  });

  test('[6.anonymous.reset-password] An anonymous visitor may ask for a reset link and reset the password with it.', async () => {
    const { email } = await register();
    const stranger = app.visitor();
    expect((await stranger.post('/api/forgot-password', { email })).status).toBe(200);
    const token = tokenIn(await mailbox.waitFor(email, /password/));
    expect((await stranger.get(`/reset-password?token=${token}`)).status).toBe(200);
    expect((await stranger.post('/api/reset-password', { token, password: 'new password' })).status).toBe(
      200,
    );
  });

  test('[6.anonymous.no-business-context] POST /api/user/business-context without a session answers 401.', async () => {
    expect((await app.visitor().post('/api/user/business-context', BUSINESS)).status).toBe(401);
  });
  test('[6.anonymous.no-social-handles] POST /api/update-social-handles without a session answers 401.', async () => {
    expect((await app.visitor().post('/api/update-social-handles', { tiktok_handle: 'ann' })).status).toBe(
      401,
    );
  });

  test('[6.user.settings-onboarding] A signed-in user may use settings and onboarding, which change that user alone.', async () => {
    const [one, other] = [await someone(), await someone()];
    for (const path of ['/settings', '/onboarding']) expect((await one.visitor.get(path)).status).toBe(200);
    await one.visitor.post('/api/update-social-handles', { first_name: 'Ann', tiktok_handle: 'ann' });
    await one.visitor.post('/api/user/business-context', BUSINESS);
    expect(await userOf(one.visitor)).toMatchObject({ first_name: 'Ann', business_context: BUSINESS });
    expect(await userOf(other.visitor)).toEqual(other.user);
  });
});

describe('calls', () => {
  test('[7.user.get] GET /api/user with a session answers 200 with the user as JSON.', async () => {
    const { visitor, user } = await someone();
    const response = await visitor.get('/api/user');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual(user);
  });
  test('[7.user.get-401] GET /api/user without a session answers 401.', async () => {
    await expectRefusal(await app.visitor().get('/api/user'), 401, 'You are not signed in');
  });
  test('[7.user.business-context-null] GET /api/user has business_context null until it is set.', async () => {
    expect((await register()).user.business_context).toBeNull();
  });

  test('[7.login.200] POST /api/login {email, password} answers 200 with the user and sets the session cookie.', async () => {
    const { email, user } = await register();
    const response = await login(email);
    expect([response.status, await response.json()]).toEqual([200, user]);
    expect(response.headers.get('set-cookie')).toMatch(/^session=[\w-]{43}; .*HttpOnly.*SameSite=Lax/);
  });

  const WRONG = 'Invalid email or password';
  test("[7.login.wrong-password] POST /api/login with a wrong password answers 401 'Invalid email or password'.", async () => {
    const { email } = await register();
    await expectRefusal(await login(email, 'wrong password'), 401, WRONG);
  });
  test("[7.login.unknown-email] POST /api/login with an unknown address answers 401 'Invalid email or password', the same as for a wrong password.", async () => {
    const response = await login('nobody@example.com');
    expect(response.headers.get('set-cookie')).toBeNull();
    await expectRefusal(response, 401, WRONG);
  });

  describe('calls at full cost of hashing', () => {
    withRealCost();
    test('[7.login.same-time] POST /api/login takes the same time for an unknown address as for a wrong password.', async () => {
      const { email } = await register();
      const known: number[] = [];
      const unknown: number[] = [];
      for (let n = 0; n < 15; n++) {
        const who: [number[], string][] = [
          [known, email],
          [unknown, `nobody${n}@example.com`],
        ];
        for (const [times, address] of who) {
          // Compares the work, because the time depends on other load too.
          const start = process.cpuUsage();
          await login(address, 'wrong password', `10.1.0.${n}`);
          const { user, system } = process.cpuUsage(start);
          times.push((user + system) / 1000);
        }
      }
      // `scripts/bench/account.ts` measures it precisely. This test must not fail on a busy machine.
      const apart = Math.abs(median(known) - median(unknown));
      expect(apart).toBeLessThan(Math.max(15, median(known) / 2));
    });
  });

  test('[7.login.email-without-case] E-mail addresses compare without case: a user who registered as Ann@Example.com can log in as ann@example.COM.', async () => {
    await register('Casey@Example.com');
    expect((await login('casey@example.COM')).status).toBe(200);
  });

  test('[7.logout.204] POST /api/logout answers 204 without a body.', async () => {
    const { visitor } = await someone();
    const response = await visitor.post('/api/logout');
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  test('[7.register.201] POST /api/register {email, password} answers 201 with the user and sets the session cookie.', async () => {
    const response = await app
      .visitor()
      .post('/api/register', { email: 'new@example.com', password: PASSWORD });
    expect(response.status).toBe(201);
    expect(response.headers.get('set-cookie')).toMatch(/^session=[\w-]{43}; .*HttpOnly/);
    expect(await response.json()).toMatchObject({ email: 'new@example.com', hook_credits: 5 });
  });

  const TAKEN = 'An account with this email already exists';
  test("[7.register.409] POST /api/register with an address already taken answers 409 'An account with this email already exists'.", async () => {
    const { email } = await register();
    const again = await app.visitor().post('/api/register', { email, password: 'other password' });
    expect(again.headers.get('set-cookie')).toBeNull();
    await expectRefusal(again, 409, TAKEN);
  });
  test('[7.register.409-without-case] POST /api/register with a taken address in other case answers 409 too.', async () => {
    const { email } = await register();
    const again = { email: email.toUpperCase(), password: PASSWORD };
    await expectRefusal(await app.visitor().post('/api/register', again), 409, TAKEN);
  });

  test('[7.forgot.200-known] POST /api/forgot-password for an existing account answers 200 {} and mails a reset link.', async () => {
    const { email } = await register();
    const response = await app.visitor().post('/api/forgot-password', { email });
    expect([response.status, await response.text()]).toEqual([200, '{}']);
    const mail = await mailbox.waitFor(email, /password/);
    expect(mail.links[0]).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/);
  });

  test('[7.forgot.200-unknown] POST /api/forgot-password for an address without an account answers 200 {} just the same and mails nothing.', async () => {
    const response = await app.visitor().post('/api/forgot-password', { email: 'stranger@example.com' });
    expect([response.status, await response.text()]).toEqual([200, '{}']);
    // A mail that was requested later has arrived, so this one will not.
    const { email } = await register();
    await mailbox.waitFor(email);
    expect(mailbox.to('stranger@example.com')).toEqual([]);
  });

  const reset = (token: string, password = 'a new password') =>
    app.visitor().post('/api/reset-password', { token, password });
  const BAD_LINK = 'Invalid or expired reset link';

  test('[7.reset.200] POST /api/reset-password {token, password} with a valid token answers 200 {}; then the new password logs in and the old one does not.', async () => {
    const { user, email } = await register();
    const response = await reset(await createEmailToken(app.db, user.id, 'reset'));
    expect([response.status, await response.text()]).toEqual([200, '{}']);
    expect((await login(email, 'a new password')).status).toBe(200);
    expect((await login(email)).status).toBe(401);
  });
  test("[7.reset.400-unknown-token] POST /api/reset-password with an unknown token answers 400 'Invalid or expired reset link'.", async () => {
    await expectRefusal(await reset('x'.repeat(43)), 400, BAD_LINK);
  });
  test("[7.reset.400-expired-token] POST /api/reset-password with an expired token answers 400 'Invalid or expired reset link'.", async () => {
    const { user, email } = await register();
    const token = await createEmailToken(app.db, user.id, 'reset');
    await app.db.update(emailTokens).set({ expiresAt: sql`now()` }).where(eq(emailTokens.userId, user.id));
    await expectRefusal(await reset(token), 400, BAD_LINK);
    expect((await login(email)).status).toBe(200);
  });
  test("[7.reset.400-used-token] POST /api/reset-password with a token that was used already answers 400 'Invalid or expired reset link'.", async () => {
    const { user, email } = await register();
    const token = await createEmailToken(app.db, user.id, 'reset');
    expect((await reset(token)).status).toBe(200);
    await expectRefusal(await reset(token, 'yet another one'), 400, BAD_LINK);
    expect((await login(email, 'a new password')).status).toBe(200);
  });
  test('[7.reset.ends-sessions] A password reset ends every session of that account: cookies issued before answer 401 at GET /api/user.', async () => {
    const { user, email, visitor } = await register();
    const other = app.visitor();
    await other.post('/api/login', { email, password: PASSWORD });
    await reset(await createEmailToken(app.db, user.id, 'reset'));
    expect((await visitor.get('/api/user')).status).toBe(401);
    expect((await other.get('/api/user')).status).toBe(401);
  });

  test('[7.business-context.200] POST /api/user/business-context {business_description, ideal_customer} answers 200 with the user, business_context set to these.', async () => {
    const { visitor, user } = await someone();
    const response = await visitor.post('/api/user/business-context', BUSINESS);
    expect([response.status, await response.json()]).toEqual([200, { ...user, business_context: BUSINESS }]);
  });

  test('[7.social-handles.200] POST /api/update-social-handles {tiktok_handle, instagram_handle} answers 200 with the user, the handles set to these.', async () => {
    const { visitor, user } = await someone();
    const handles = { tiktok_handle: 'annfilms', instagram_handle: 'ann.films' };
    const response = await visitor.post('/api/update-social-handles', handles);
    expect([response.status, await response.json()]).toEqual([200, { ...user, ...handles }]);
  });

  test('[7.social-handles.first-name] POST /api/update-social-handles with first_name as well sets it; without first_name the stored one stays.', async () => {
    const { visitor } = await someone();
    const handles = { tiktok_handle: 'annfilms', instagram_handle: 'ann.films' };
    await visitor.post('/api/update-social-handles', { ...handles, first_name: 'Ann' });
    const response = await visitor.post('/api/update-social-handles', { ...handles, tiktok_handle: 'other' });
    expect(await response.json()).toMatchObject({ first_name: 'Ann', tiktok_handle: 'other' });
  });
});

describe('statuses', () => {
  test('[8.status.401] A call that needs a session answers 401 without one.', async () => {
    const calls: [string, string][] = [
      ['GET', '/api/user'],
      ['POST', '/api/user/business-context'],
      ['POST', '/api/update-social-handles'],
      ['POST', '/api/resend-confirmation'],
    ];
    for (const [method, path] of calls) {
      const response = await app.visitor().request(method, path, method === 'POST' ? {} : undefined);
      await expectRefusal(response, 401, 'You are not signed in');
    }
  });
  test('[8.status.409] A conflict (e-mail taken) answers 409.', async () => {
    const { email } = await register();
    expect((await app.visitor().post('/api/register', { email, password: PASSWORD })).status).toBe(409);
  });
});

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
