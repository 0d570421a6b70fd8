import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#platform/database/schema-account.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** Bad input for every field of every account call gets a clear error and changes nothing. */

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ config: { limits: 'off' } });
  ({ visitor } = await signedIn(app, { firstName: 'Ann' }));
});
afterAll(() => app.close());

const EMAIL = 'Invalid email address';
const SIX = 'Password must be at least 6 characters';
const EIGHT = 'Password must be at least 8 characters';
const RESET = 'Invalid or expired reset link';
const CONFIRM = 'Invalid or expired confirmation link';
const NEW_EMAIL = 'Invalid or expired link';
const CURRENT = 'Please enter your current password';
const BUSINESS = 'Please provide more details about your business';
const CUSTOMER = 'Please provide detailed information about your ideal customer';
const NAME = 'Please enter your first name';
const TIKTOK = 'Please enter your TikTok handle, such as @name, or a link to your profile';
const INSTAGRAM = 'Please enter your Instagram handle, such as @name, or a link to your profile';
const CONTROL = 'Please remove the control characters';

const credentials = { email: 'ann@example.com', password: 'correct horse' };
const context = {
  business_description: 'I teach home cooks to make bread',
  ideal_customer: 'Busy parents who want one good loaf a week',
};
const profile = { first_name: 'Ann', tiktok_handle: 'ann', instagram_handle: 'ann' };

type Field = { call: string; good: object; field: string; message: string; optional?: true };
const FIELDS: Field[] = [
  { call: '/api/register', good: credentials, field: 'email', message: EMAIL },
  { call: '/api/register', good: credentials, field: 'password', message: SIX },
  { call: '/api/login', good: credentials, field: 'email', message: EMAIL },
  { call: '/api/login', good: credentials, field: 'password', message: SIX },
  { call: '/api/forgot-password', good: credentials, field: 'email', message: EMAIL },
  {
    call: '/api/reset-password',
    good: { token: 'x', password: '12345678' },
    field: 'token',
    message: RESET,
  },
  {
    call: '/api/reset-password',
    good: { token: 'x', password: '12345678' },
    field: 'password',
    message: EIGHT,
  },
  { call: '/api/confirm-email', good: { token: 'x' }, field: 'token', message: CONFIRM },
  { call: '/api/confirm-new-email', good: { token: 'x' }, field: 'token', message: NEW_EMAIL },
  { call: '/api/account/change-email', good: credentials, field: 'email', message: EMAIL },
  { call: '/api/account/change-email', good: credentials, field: 'password', message: CURRENT },
  { call: '/api/user/business-context', good: context, field: 'business_description', message: BUSINESS },
  { call: '/api/user/business-context', good: context, field: 'ideal_customer', message: CUSTOMER },
  { call: '/api/update-social-handles', good: profile, field: 'first_name', message: NAME, optional: true },
  {
    call: '/api/update-social-handles',
    good: profile,
    field: 'tiktok_handle',
    message: TIKTOK,
    optional: true,
  },
  {
    call: '/api/update-social-handles',
    good: profile,
    field: 'instagram_handle',
    message: INSTAGRAM,
    optional: true,
  },
  {
    call: '/api/account/change-password',
    good: { current_password: 'x', password: '12345678' },
    field: 'current_password',
    message: CURRENT,
  },
  {
    call: '/api/account/change-password',
    good: { current_password: 'x', password: '12345678' },
    field: 'password',
    message: EIGHT,
  },
  { call: '/api/account/delete', good: { password: 'x' }, field: 'password', message: CURRENT },
];

async function everything() {
  return app.db.select().from(users);
}

async function refused(call: string, body: unknown, message: string) {
  const before = await everything();
  const response = await visitor.post(call, body);
  expect([response.status, await response.text()]).toEqual([400, message]);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await everything()).toEqual(before);
}

testRows(FIELDS.filter(({ optional }) => !optional))(
  'a call without a required field is refused: %j',
  ({ call, good, field, message }) => refused(call, { ...good, [field]: undefined }, message),
);

const WRONG_TYPES = [7, true, [], {}, { $ne: 1 }, ['ann@example.com']];
testRows(FIELDS.flatMap((field) => WRONG_TYPES.map((value) => ({ ...field, value }))))(
  'a value of a wrong type is refused: %j',
  ({ call, good, field, message, value }) => refused(call, { ...good, [field]: value }, message),
);

describe('10 kB', () => {
  const long = 'x'.repeat(10_240);
  testRows([
    ['/api/register', { ...credentials, email: `${long}@example.com` }, EMAIL],
    ['/api/login', { ...credentials, email: `${long}@example.com` }, EMAIL],
    ['/api/forgot-password', { email: `${long}@example.com` }, EMAIL],
    ['/api/reset-password', { token: long, password: '12345678' }, RESET],
    ['/api/confirm-email', { token: long }, CONFIRM],
    [
      '/api/user/business-context',
      { ...context, business_description: long },
      'The description of your business is too long',
    ],
    [
      '/api/user/business-context',
      { ...context, ideal_customer: long },
      'The description of your ideal customer is too long',
    ],
    ['/api/update-social-handles', { first_name: long }, 'First name is too long'],
    ['/api/update-social-handles', { tiktok_handle: long }, TIKTOK],
    ['/api/update-social-handles', { instagram_handle: long }, INSTAGRAM],
  ])('%s refuses 10 kB in a short field', (call, body, message) => refused(call, body, message));

  test('a password of 1000 characters is accepted', async () => {
    const sent = { email: 'long-password@example.com', password: 'x'.repeat(1000) };
    expect((await app.visitor().post('/api/register', sent)).status).toBe(201);
    expect((await app.visitor().post('/api/login', sent)).status).toBe(200);
    const oneOff = { ...sent, password: `${'x'.repeat(999)}y` };
    expect((await app.visitor().post('/api/login', oneOff)).status).toBe(401);
  });
});

describe('control characters and direction marks', () => {
  testRows(['\0', 'Ann\0', 'A\u0007nn', '\u001b[31mAnn', 'Ann\u009b'])(
    'the name %j is refused for its control characters',
    (first_name) => refused('/api/update-social-handles', { first_name }, CONTROL),
  );
  testRows(['business_description', 'ideal_customer'])(
    'a NUL in %s is refused before it reaches the database',
    (field) => refused('/api/user/business-context', { ...context, [field]: `${'x'.repeat(40)}\0` }, CONTROL),
  );
  testRows(['ann\0', '\0', 'ann\u0007'])('%j is refused as a handle', (handle) =>
    refused('/api/update-social-handles', { tiktok_handle: handle }, TIKTOK),
  );
  testRows(['ann\0@example.com', 'ann@example.com\0', 'ann\u202e@example.com'])(
    '%j is refused as an email address',
    (email) => refused('/api/register', { ...credentials, email }, EMAIL),
  );
  testRows(['tok\0en', '\u202etoken', '\0'])('%j is refused as a token', (token) =>
    refused('/api/confirm-email', { token }, CONFIRM),
  );

  test('characters that change the direction of writing are dropped', async () => {
    const sent = { first_name: '\u202eAnn\u2066', tiktok_handle: '\u200e@ann\u200f', instagram_handle: null };
    const response = await visitor.post('/api/update-social-handles', sent);
    expect(await response.json()).toMatchObject({ first_name: 'Ann', tiktok_handle: 'ann' });
  });
});

describe('text that users may enter', () => {
  testRows(['👩‍🍳 Ann', 'Ann & <b>Bea</b>', "'; drop table users; --", 'עדי', '{{7*7}}'])(
    'the name %j is stored unchanged',
    async (first_name) => {
      expect(await (await visitor.post('/api/update-social-handles', { first_name })).json()).toMatchObject({
        first_name,
      });
    },
  );

  test('markup in a name stays text in the page that shows it', async () => {
    await visitor.post('/api/update-social-handles', { first_name: '</script><script>alert(1)</script>' });
    const html = await (await visitor.get('/settings')).text();
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('\\u003c/script>');
  });

  test('an empty handle and null remove the stored handles', async () => {
    await visitor.post('/api/update-social-handles', { tiktok_handle: 'ann', instagram_handle: 'ann' });
    const response = await visitor.post('/api/update-social-handles', {
      tiktok_handle: '',
      instagram_handle: null,
    });
    expect(await response.json()).toMatchObject({ tiktok_handle: null, instagram_handle: null });
  });

  test('an empty change succeeds and changes nothing', async () => {
    const before = await (await visitor.get('/api/user')).json();
    const response = await visitor.post('/api/update-social-handles', {});
    expect([response.status, await response.json()]).toEqual([200, before]);
  });

  test('one invalid field keeps the valid ones from being saved', () =>
    refused(
      '/api/update-social-handles',
      { first_name: 'Bea', tiktok_handle: 'bea', instagram_handle: 'b e a' },
      INSTAGRAM,
    ));
});

describe('the request', () => {
  testRows(['{', '', 'null', '[]', '"x"', '7'])('the body %j is refused with a sentence', async (body) => {
    const response = await visitor.post('/api/register', body, { 'content-type': 'application/json' });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(
      /^(The request is not valid JSON|The request must be a JSON object)$/,
    );
  });

  testRows(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body sent as %s is refused',
    async (type) => {
      const response = await visitor.post('/api/register', JSON.stringify(credentials), {
        'content-type': type,
      });
      expect([response.status, await response.text()]).toEqual([415, 'The request must be sent as JSON']);
    },
  );

  test('a request without a body is refused', async () => {
    const response = await visitor.request('POST', '/api/register');
    expect([response.status, await response.text()]).toEqual([400, EMAIL]);
  });

  test('a body over 64 kB is refused', async () => {
    const response = await visitor.post('/api/register', { ...credentials, password: 'x'.repeat(70_000) });
    expect([response.status, await response.text()]).toEqual([413, 'The request is too large']);
  });

  test('a password over 1000 characters is refused before it is normalized', async () => {
    const password = 'x'.repeat(1001);
    const sentence = [400, 'Password must be at most 1000 characters'];
    for (const [path, body] of [
      ['/api/register', { ...credentials, password }],
      ['/api/login', { ...credentials, password }],
      ['/api/reset-password', { token: 'x', password }],
      ['/api/admin/login', { ...credentials, password }],
    ] as const) {
      const response = await visitor.post(path, body);
      expect([response.status, await response.text()], path).toEqual(sentence);
    }
  });

  test('unknown fields are ignored', async () => {
    const guest = app.visitor();
    const sent = {
      email: 'extra@example.com',
      password: 'correct horse',
      hook_credits: 999,
      subscription_status: 'paid',
      id: 1,
    };
    const user = await (await guest.post('/api/register', sent)).json();
    expect(user).toMatchObject({ hook_credits: 5, subscription_status: 'free' });
  });

  test('an invalid session cookie opens no session', async () => {
    for (const cookie of ['session=', 'session=%00', `session=${'x'.repeat(4000)}`, 'session=a; session=b']) {
      expect((await app.visitor().get('/api/user', { cookie })).status).toBe(401);
    }
  });

  testRows(['cross-site', 'same-site'])('a request from another site (%s) is refused', async (site) => {
    const response = await visitor.post('/api/logout', undefined, { 'sec-fetch-site': site });
    expect(response.status).toBe(403);
    expect((await visitor.get('/api/user')).status).toBe(200);
  });
});
