import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setAdmin } from '#features/admin/admins.ts';
import { modelRuns } from '#platform/database/schema-model.ts';
import { checkouts, paymentEvents, purchases } from '#platform/database/schema-payments.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { expectAccessible, expectToast, openBrowser, PHONE } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { seedRuns, signedIn } from '../support/users.ts';

const ADMIN = { email: 'boss@example.com', password: 'admin-pass-1' };
const SCRIPT = '<img src=x onerror="window.ran = true">';

let app: TestApp;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'off' } });
  await setAdmin(app.db, ADMIN.email, ADMIN.password);
  person = await signedIn(app, { email: 'mia@example.com', firstName: SCRIPT });
  await seedRuns(app.db, person.id, 2, `${SCRIPT} at breakfast`);
  const checkout = { id: 'co_1', userId: person.id, packageId: 'hookmaster', amount: 2800, status: 'paid' };
  await app.db.insert(checkouts).values({ ...checkout, provider: 'stripe' });
  await app.db.insert(purchases).values({
    userId: person.id,
    checkoutId: 'co_1',
    packageName: 'Hook Master',
    amountPaid: 2800,
    creditsAdded: 50,
  });
  // A second apart, because rows of the same millisecond are sorted by id.
  for (const [type, outcome, secondsAgo] of [
    ['checkout.session.completed', 'credited', 1],
    ['charge.dispute.created', 'recorded', 0],
  ] as const) {
    const createdAt = new Date(Date.now() - secondsAgo * 1000);
    await app.db
      .insert(paymentEvents)
      .values({ id: `evt_${type}`, provider: 'stripe', type, outcome, checkoutId: 'co_1', createdAt });
  }
  browser = await openBrowser(app);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});
afterEach(() => browser.checkErrors());

async function admin(options: Parameters<typeof browser.person>[0] = {}): Promise<Page> {
  return signInAsAdmin(app, await browser.person(options), browser.url);
}

test("a user's details open by link and address, close by key, button and back, and show text only", async () => {
  const page = await admin();
  await page.goto('/admin/dashboard');
  const link = page.getByRole('row').getByRole('link', { name: 'mia@example.com' });
  const dialog = page.getByRole('dialog', { name: 'mia@example.com' });
  await link.focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(page.url()).toContain(`?user=${person.id}`);
  await dialog.getByText(`${SCRIPT} at breakfast`).first().click();
  await dialog.getByText(`Hook 1 of run 2 about ${SCRIPT} at breakfast`).waitFor();
  for (const text of ['Hook Master', '$28.00', 'Disputed', 'Registered', 'Not yet']) {
    await dialog.getByText(text, { exact: true }).first().waitFor();
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);

  await link.click();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await page.goForward();
  await dialog.waitFor();

  await page.goto(`/admin/dashboard?view=payments&user=${person.id}`);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).search).toBe('?view=payments');
});

test('each admin view has its own address, and back leaves it', async () => {
  const page = await admin({ viewport: PHONE });
  await page.goto('/admin/dashboard');
  const places = page.getByRole('navigation', { name: 'Admin' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const open = async (label: string, name: string) => {
    await places.getByRole('link', { name: label, exact: true }).click();
    await heading(name).waitFor();
    await page.getByText(/^Loading/).waitFor({ state: 'detached' });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  };
  await heading('Admin dashboard').waitFor();
  await page.getByRole('button', { name: 'Reject All' }).click();

  await open('Payments', 'Payments');
  await page.getByRole('table', { name: 'Purchases' }).getByText('Disputed').waitFor();
  await page.getByRole('link', { name: 'Events' }).click();
  const events = page.getByRole('table', { name: 'Payment events' });
  await events.getByText('charge.dispute.created').waitFor();
  expect(await events.getByRole('row').nth(1).innerText()).toContain('Disputed');

  await open('Charts', 'Charts');
  await page.getByRole('img', { name: /Sign-ups per day, last 30 days: 1 in all/ }).waitFor();
  await page.getByRole('img', { name: /Revenue per day, last 30 days: \$28\.00 in all/ }).waitFor();
  await page.getByText('The numbers as a table').click();
  expect(await page.getByRole('table').getByRole('row').count()).toBe(31);
  await page.getByRole('link', { name: '90 days' }).click();
  await page.getByRole('img', { name: /Runs per day, last 90 days: 2 in all/ }).waitFor();

  await open('Log', 'Audit log');
  await open('Security', 'Security');
  await page.goBack();
  await heading('Audit log').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: '90 days' }).and(page.locator('[aria-current]')).waitFor();
});

test('two-step login is set up with a phone, required at the next login, and turned off again', async () => {
  const page = await browser.person({ expectErrors: /Failed to load resource/ });
  const login = async () => {
    await page.goto('/admin/login');
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Login' }).click();
  };
  await login();
  await page.getByRole('heading', { name: 'Admin dashboard' }).waitFor();
  await page.goto('/admin/dashboard?view=security');
  const password = page.getByLabel('Your password, to be sure');
  await password.fill('not my password');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expectToast(page, 'That is not your password');
  await password.fill(ADMIN.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('img', { name: 'QR code of the key' }).waitFor();
  await expectAccessible(page);
  const secret = (await page.locator('.font-mono').innerText()).replaceAll(' ', '');
  // Uses the previous time step, so that the login below has an unused code. The server accepts both.
  const phone = new TOTP({ secret });
  await page
    .getByLabel('The code that the app shows')
    .fill(phone.generate({ timestamp: Date.now() - 30_000 }));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expectToast(page, 'Two-step login is on');
  await page.getByRole('button', { name: 'Turn off' }).waitFor();
  await page.context().clearCookies();

  await login();
  const code = page.getByLabel('Code', { exact: true });
  await code.waitFor();
  await expect.poll(() => code.evaluate((element) => element === document.activeElement)).toBe(true);
  await code.fill('000 000');
  await page.getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'That code is wrong or was used already. Wait for the next one.');
  await code.fill(phone.generate());
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Admin dashboard' }).waitFor();

  await page.goto('/admin/dashboard?view=security');
  await page.getByLabel('A code, to turn this off').fill(phone.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expectToast(page, 'Two-step login is off');
  await page.getByRole('button', { name: 'Set up' }).waitFor();
});

test('an admin view whose session has ended leads to the login', async () => {
  const page = await browser.person({ expectErrors: /Failed to load resource/ });
  await page.goto('/admin/dashboard?view=log');
  await page.getByRole('heading', { name: 'Admin login' }).waitFor();
  await expectToast(page, 'Your session has ended. Please log in again.');
});

test('the charts show what language models used, also on a phone', async () => {
  const { rows } = await app.pool.query('select id from runs where user_id = $1 limit 1', [person.id]);
  await app.db.delete(modelRuns);
  await app.db.insert(modelRuns).values({
    userId: person.id,
    runId: Number(rows[0].id),
    provider: 'compatible',
    model: 'small',
    inputTokens: 2100,
    outputTokens: 900,
    cost: 12_300,
    refused: { figure: 2 },
    filled: 1,
    firstMs: 4200,
    lastMs: 18_000,
  });
  const page = await admin({ viewport: PHONE });
  await page.goto('/admin/dashboard?view=charts');
  const section = page.getByRole('region', { name: 'Language model' });
  for (const text of ['compatible:small', '4.2 s', '18.0 s', 'figure']) {
    await section.getByText(text, { exact: true }).waitFor();
  }
  await section.getByRole('img', { name: /Tokens per day, last 30 days: 3,000 in all/ }).waitFor();
  await section.getByText('$0.0123', { exact: true }).first().waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
