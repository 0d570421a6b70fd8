import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { User } from '#features/account/user.schema.ts';
import { setAdmin } from '#features/admin/admins.ts';
import { users } from '#platform/database/schema-account.ts';
import { signedInAdmin, signInAsAdmin } from '../support/admins.ts';
import {
  expectAccessible,
  expectAccessibleInBothLooks,
  expectToast,
  openBrowser,
} from '../support/browser.ts';
import { once } from '../support/once.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { createUser, type TestUserOptions } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

const ADMIN = { email: 'boss@example.com', password: 'admin-pass-1' };
/** The browser logs failed calls to the console itself. */
const FAILED = /Failed to load resource/;

let app: TestApp;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let visitor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'off' } });
  await setAdmin(app.db, ADMIN.email, ADMIN.password);
  visitor = await signedInAdmin(app);
  browser = await openBrowser(app);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});
afterEach(() => browser.checkErrors());

type Options = Parameters<typeof browser.person>[0];

/** A new page with an admin session. */
async function admin(options: Options = {}): Promise<Page> {
  return signInAsAdmin(app, await browser.person(options), browser.url);
}

const row = (page: Page, { email }: { email: string }) =>
  page.getByRole('row').filter({ has: page.getByText(email, { exact: true }) });
const creditsOf = async (id: number) => {
  const list = (await (await visitor.get('/api/admin/users')).json()) as User[];
  return list.find((user) => user.id === id)?.hook_credits;
};

const total = () => app.db.$count(users);

/** A user, and the admin dashboard that lists them. */
async function dashboard(person: TestUserOptions = {}, options: Options = {}) {
  const user = await createUser(app.db, person);
  const page = await admin(options);
  await page.goto('/admin/dashboard');
  await row(page, user).waitFor();
  return { page, user, row: row(page, user) };
}

async function fillLogin(page: Page, { email, password }: typeof ADMIN): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function expectError(page: Page, text: string): Promise<void> {
  await expectToast(page, 'Error');
  await expectToast(page, text);
}

// Login.

const logsIn = once(async () => {
  const page = await browser.person({ expectErrors: FAILED });
  expect((await page.goto('/admin/login'))?.status()).toBe(200);
  await page.getByLabel('Email').waitFor();
  await page.getByLabel('Password', { exact: true }).waitFor();
  await expectAccessible(page);

  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  for (const [credentials, message] of [
    [{ ...ADMIN, email: 'not an address' }, 'Valid email is required'],
    [{ ...ADMIN, password: '' }, 'Password is required'],
  ] as const) {
    await fillLogin(page, credentials);
    await page.getByText(message, { exact: true }).waitFor();
  }
  expect(sent).toEqual([]);

  await page.route('**/api/admin/login', (route) => route.abort(), { times: 1 });
  await fillLogin(page, ADMIN);
  await expectError(page, 'Failed to login');

  await fillLogin(page, ADMIN);
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('heading', { name: 'Admin dashboard' }).waitFor();
});
test('[2.admin.login-route] /admin/login answers 200 with a form for email and password.', logsIn);
test(
  "[5.admin-login.email-form] The admin login form shows 'Valid email is required' for an address that is not valid, and sends no request.",
  logsIn,
);
test(
  "[5.admin-login.password-form] The admin login form shows 'Password is required' for an empty password, and sends no request.",
  logsIn,
);
test(
  "[8.fixed.admin-login] When the admin login fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to login'.",
  logsIn,
);
test('[2.admin.login-success] After a successful admin login the browser is at /admin/dashboard.', logsIn);

// Routes.

async function expectNotFound(paths: string[]): Promise<void> {
  for (const path of paths) {
    for (const who of [visitor, app.visitor()]) {
      const answer = await who.get(path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
    }
  }
}
test("[2.admin.other-paths-not-found] Any other path under /admin (e.g. /admin/nothing) shows 'Page Not Found' with status 404, also with an admin session.", () =>
  expectNotFound(['/admin/nothing', '/admin/dashboard/x', '/admin/users']));
test("[2.admin.bare-path-not-found] /admin itself shows 'Page Not Found' with status 404.", () =>
  expectNotFound(['/admin']));
test('[2.admin.blog-signed-out] /admin/blog without an admin session goes to /admin/login.', async () => {
  const answer = await app.visitor().get('/admin/blog');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/admin/login');
});

async function expectSentToLogin(page: Page): Promise<void> {
  await expectError(page, 'Failed to fetch users');
  await page.waitForURL('**/admin/login');
  await page.getByRole('button', { name: 'Login' }).waitFor();
}
const sentToLogin = once(async () => {
  const page = await browser.person({ expectErrors: FAILED });
  for (const failure of [{ status: 500, body: 'Something went wrong' }, null]) {
    await signInAsAdmin(app, page, browser.url);
    await page.route('**/api/admin/users?*', (route) => (failure ? route.fulfill(failure) : route.abort()), {
      times: 1,
    });
    await page.goto('/admin/dashboard');
    await expectSentToLogin(page);
  }
  await page.context().clearCookies();
  expect((await page.goto('/admin/dashboard'))?.status()).toBe(200);
  await expectSentToLogin(page);
  await fillLogin(page, ADMIN);
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('table').waitFor();
});
test(
  "[2.admin.dashboard-signed-out] /admin/dashboard without an admin session loads, fails to fetch the users and goes to /admin/login with a destructive toast titled 'Error' that says 'Failed to fetch users'.",
  sentToLogin,
);
test(
  '[6.admin.list-failure-redirects] If the user list fails to load for any reason (401, 500, network), the admin is redirected to /admin/login with a destructive toast.',
  sentToLogin,
);
test(
  "[8.read.users] When GET /api/admin/users fails, the text shown is always 'Failed to fetch users', whatever the server said.",
  sentToLogin,
);
test('an admin sent to the login can log in and see the users', sentToLogin);

// The dashboard.

async function card(page: Page, title: string): Promise<string> {
  const shown = page.getByRole('region', { name: title });
  await expect.poll(() => shown.innerText()).toMatch(/\d/);
  return (await shown.innerText()).replace(/\D/g, '');
}

const shows = once(async () => {
  const nameless = await createUser(app.db, { firstName: null });
  await createUser(app.db, { purchased: [{ credits: 20, expiresAt: new Date(Date.now() + 1e9) }] });
  const mia = await createUser(app.db, { firstName: 'Mia', credits: 7 });
  const page = await admin();
  expect((await page.goto('/admin/dashboard'))?.status()).toBe(200);
  await page.getByRole('heading', { name: 'Admin dashboard' }).waitFor();
  await row(page, mia).waitFor();

  expect(await card(page, 'Total Users')).toBe(String(await total()));
  const { rows } = await app.pool.query("select 1 from users where subscription_status <> 'free'");
  expect(await card(page, 'Active Users')).toBe(String(rows.length));
  const columns = await page.getByRole('columnheader').allInnerTexts();
  expect(columns.map((text) => text.trim())).toEqual([
    'ID',
    'First Name',
    'Email',
    'Status',
    'Credits',
    'Created At',
    'Actions',
  ]);
  const cells = async (of: { email: string }) =>
    (await row(page, of).getByRole('cell').allInnerTexts()).map((text) => text.trim());
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'medium' });
  expect((await cells(mia)).slice(0, 6)).toEqual([String(mia.id), 'Mia', mia.email, 'free', '7', today]);
  expect((await cells(nameless))[1]).toBe('N/A');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('users.csv');
  expect(new URL(download.url()).pathname).toBe('/api/admin/users/export');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toContain(mia.email);

  await expectAccessibleInBothLooks(page);
});
test(
  '[2.admin.dashboard-route] With an admin session /admin/dashboard answers 200 with the admin dashboard.',
  shows,
);
test(
  "[2.admin.card-total-users] The admin dashboard has a card 'Total Users' with the number of all users.",
  shows,
);
test(
  "[2.admin.card-active-users] The admin dashboard has a card 'Active Users' with the number of users whose subscription_status is not 'free'.",
  shows,
);
test(
  '[2.admin.table-columns] The user table has the columns ID, First Name, Email, Status, Credits, Created At, Actions, in this order.',
  shows,
);
test(
  "[2.admin.table-row] Each row of the user table shows that user's id, first name, email, subscription_status, hook_credits and creation date.",
  shows,
);
test("[2.admin.first-name-na] A user without first_name shows 'N/A' in the First Name column.", shows);
test(
  "[2.admin.export-csv] The admin dashboard has 'Export CSV', which downloads users.csv by navigating to /api/admin/users/export.",
  shows,
);
test('the admin dashboard is accessible on a phone and at a desk', shows);

// Credits.

const add = 'Add 10 Runs';
const addsCredits = once(async () => {
  const { page, user, row } = await dashboard({ credits: 3 }, { expectErrors: FAILED });
  await page.route('**/credits', (route) => route.abort(), { times: 1 });
  await row.getByRole('button', { name: add }).click();
  await expectError(page, 'Failed to add runs');

  const sent: unknown[] = [];
  page.on('request', (request) => request.url().includes('/credits') && sent.push(request.postDataJSON()));
  await row.getByRole('button', { name: add }).click();
  await expectToast(page, `Added 10 runs to ${user.email}`);
  await row.getByRole('cell', { name: '13', exact: true }).waitFor();
  expect(sent).toEqual([{ credits: 10 }]);
  expect(await creditsOf(user.id)).toBe(13);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
  await expectToast(page, 'Logged out successfully');
  expect(await page.evaluate(async () => (await fetch('/api/admin/users')).status)).toBe(401);
});
test(
  "[2.admin.add-10-runs] Each row has an 'Add 10 Runs' button; using it raises that user's Credits by 10 in the table.",
  addsCredits,
);
test(
  "[8.success.runs-added] After adding runs the toast says 'Added 10 runs to {email}', with the user's email.",
  addsCredits,
);
test("[9.admin.grants-10] 'Add 10 Runs' sends credits 10, once for each use.", addsCredits);
test(
  "[8.fixed.add-runs] When adding runs fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to add runs'.",
  addsCredits,
);
test(
  "[2.admin.logout] The admin dashboard has 'Logout', which ends the admin session: GET /api/admin/users then answers 401.",
  addsCredits,
);

// Deletion.

const DIALOG =
  'Are you sure? This action cannot be undone. This will permanently delete the user and all their data.';
const deletes = once(async () => {
  const { page, row, user } = await dashboard({}, { expectErrors: FAILED });
  const before = await total();
  const dialog = page.getByRole('alertdialog');
  const ask = async () => {
    await row.getByRole('button', { name: `Delete ${user.email}` }).click();
    await dialog.waitFor();
  };
  const choose = async (name: string) => {
    await dialog.getByRole('button', { name }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await ask();
  expect((await dialog.innerText()).replace(/\s+/g, ' ')).toContain(DIALOG);
  await expectAccessible(page);
  await choose('Cancel');
  expect(await row.count()).toBe(1);
  expect(await creditsOf(user.id)).toBe(5);

  await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await ask();
  await choose('Delete user');
  await expectError(page, 'Failed to delete user');
  expect(await row.count()).toBe(1);

  await ask();
  await choose('Delete user');
  await expectToast(page, 'User deleted successfully');
  await row.waitFor({ state: 'detached' });
  await expect.poll(() => card(page, 'Total Users')).toBe(String(before - 1));
  expect(await creditsOf(user.id)).toBeUndefined();
});
test(
  "[2.admin.delete-dialog] Each row has a delete button that opens a confirm dialog: 'Are you sure? This action cannot be undone. This will permanently delete the user and all their data.'.",
  deletes,
);
test('[2.admin.delete-cancel] Cancelling the confirm dialog deletes nothing.', deletes);
test(
  '[2.admin.delete-confirm] Confirming the dialog deletes the user: the row disappears and the Total Users card goes down by one.',
  deletes,
);
test("[8.success.user-deleted] After deleting a user the toast says 'User deleted successfully'.", deletes);
test(
  "[8.fixed.delete-user] When deleting a user fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to delete user'.",
  deletes,
);

// Many users.

test('search, sorting and pages reach any of many users', async () => {
  const many = Array.from({ length: 120 }, (_, n) => ({
    email: `crowd-${String(n).padStart(3, '0')}@example.com`,
    passwordHash: '-',
  }));
  await app.db.insert(users).values(many);
  const page = await admin();
  await page.goto('/admin/dashboard');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const emails = async () => rows.getByRole('cell').nth(2).innerText();
  // The search starts after a pause in typing, on the first page.
  const searched = page.waitForResponse(/q=crowd-/);
  await page.getByLabel('Search users').fill('crowd-');
  await searched;
  await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click();
  await expect.poll(emails).toBe('crowd-000@example.com');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(emails).toBe('crowd-050@example.com');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(emails).toBe('crowd-100@example.com');
  expect(await rows.count()).toBe(20);
  expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(emails).toBe('crowd-050@example.com');
  await page.getByLabel('Search users').fill('crowd-077');
  await expect.poll(emails).toBe('crowd-077@example.com');
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByLabel('Search users').fill('nobody-like-this');
  await page.getByText('Nobody matches “nobody-like-this”.').waitFor();
});
