import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#platform/database/schema-account.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** What account calls do with their input. What counts as good input is tested in `account.schema.test.ts`. */

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
const INSTAGRAM = 'Please enter your Instagram handle, such as @name, or a link to your profile';
const CONTROL = 'Please remove the control characters';

const credentials = { email: 'ann@example.com', password: 'correct horse' };
const context = {
  business_description: 'I teach home cooks to make bread',
  ideal_customer: 'Busy parents who want one good loaf a week',
};
const profile = { first_name: 'Ann', tiktok_handle: 'ann', instagram_handle: 'ann' };

/** A wrong field for each call. */
const CALLS: [call: string, body: object, message: string][] = [
  ['/api/register', { ...credentials, email: { $ne: 1 } }, EMAIL],
  ['/api/login', { ...credentials, password: undefined }, SIX],
  ['/api/forgot-password', { email: 'x'.repeat(10_240) }, EMAIL],
  ['/api/reset-password', { token: 'x', password: 12_345_678 }, EIGHT],
  ['/api/confirm-email', { token: ['x'] }, CONFIRM],
  ['/api/confirm-new-email', { token: undefined }, NEW_EMAIL],
  ['/api/account/change-email', { ...credentials, password: true }, CURRENT],
  ['/api/user/business-context', { ...context, business_description: [] }, BUSINESS],
  ['/api/user/business-context', { ...context, ideal_customer: `${'x'.repeat(40)}\0` }, CONTROL],
  ['/api/update-social-handles', { ...profile, first_name: 'Ann\0' }, CONTROL],
  ['/api/update-social-handles', { ...profile, instagram_handle: {} }, INSTAGRAM],
  ['/api/account/change-password', { current_password: 'x', password: '1234567' }, EIGHT],
  ['/api/account/delete', { password: undefined }, CURRENT],
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

testRows(CALLS)('%s refuses a wrong field with a sentence and changes nothing: %j', refused);

testRows(['tok\0en', '\u202etoken', '\0', 'x'.repeat(10_240)])('%j is refused as a token', async (token) => {
  await refused('/api/confirm-email', { token }, CONFIRM);
  await refused('/api/reset-password', { token, password: '12345678' }, RESET);
});

describe('text that users may enter', () => {
  test('a password of 1000 characters is accepted', async () => {
    const sent = { email: 'long-password@example.com', password: 'x'.repeat(1000) };
    expect((await app.visitor().post('/api/register', sent)).status).toBe(201);
    expect((await app.visitor().post('/api/login', sent)).status).toBe(200);
    const oneOff = { ...sent, password: `${'x'.repeat(999)}y` };
    expect((await app.visitor().post('/api/login', oneOff)).status).toBe(401);
  });

  test('characters that change the direction of writing are dropped', async () => {
    const sent = { first_name: '\u202eAnn\u2066', tiktok_handle: '\u200e@ann\u200f', instagram_handle: null };
    const response = await visitor.post('/api/update-social-handles', sent);
    expect(await response.json()).toMatchObject({ first_name: 'Ann', tiktok_handle: 'ann' });
  });

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
