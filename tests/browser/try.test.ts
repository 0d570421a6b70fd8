import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  expectAccessible,
  expectAccessibleInBothLooks,
  expectToast,
  openBrowser,
  PHONE,
} from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { slowTryWriter } from '../support/try-writer.ts';
import { signedIn } from '../support/users.ts';

/** A visitor tries the product, sees three of ten hooks, and keeps all ten by registering. */
let app: TestApp;
let patient: Awaited<ReturnType<typeof slowTryWriter>>;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  patient = await slowTryWriter();
  app = await createTestApp({ env: { LIMITS: 'off' }, ...patient });
  browser = await openBrowser(app);
});
afterEach(() => browser.checkErrors());
afterAll(async () => {
  await browser.close();
  await app.close();
  await patient.stop();
});

const TOPIC = 'meal prep on a budget';
let people = 0;

/** A new visitor submits a topic in the form under the headline. */
async function tryOut(page: Page, from = '/?version=nutritionist') {
  await page.goto(from);
  await page.getByLabel("What's your next video about?").fill(TOPIC);
  await page.getByRole('button', { name: 'Give me three hooks' }).click();
  await page.getByRole('heading', { level: 1, name: TOPIC }).waitFor();
  return page.locator('main article .caption').allTextContents();
}

async function register(page: Page) {
  await page.getByLabel('Email').fill(`try-${people++}-${Date.now().toString(36)}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/onboarding');
}

const hooksOn = (page: Page) => page.locator('#main article .caption').allTextContents();

describe.each([
  ['a phone without script', { viewport: PHONE, javaScriptEnabled: false }],
  ['a desk without script', { javaScriptEnabled: false }],
])('a try on %s', (_, context) => {
  test('the form under the headline gives three hooks, and nothing is cut off', async () => {
    const page = await browser.person(context);
    expect(await tryOut(page)).toHaveLength(3);
    expect(await page.getByText('Then say').count()).toBeGreaterThan(0);
    const wide = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(wide).toBe(0);
  });
});

test('the try pages have no axe violation on a phone and at a desk', async () => {
  const page = await browser.person({ expectErrors: /400/ });
  await page.goto('/try?version=techTutorialCreator');
  await expectAccessibleInBothLooks(page);
  await page.goto('/try?topic=');
  await expectAccessibleInBothLooks(page);
  await tryOut(page);
  await expectAccessibleInBothLooks(page);
});

test('registering keeps the ten hooks as the first run, and the rest of the free credits', async () => {
  const page = await browser.person();
  const three = await tryOut(page);
  await page.getByRole('link', { name: 'Register and keep them' }).click();
  await page.getByText(`Your ten hooks for “${TOPIC}” come with you.`).waitFor();
  await expectAccessible(page);
  await register(page);
  // The hooks are stored before onboarding is finished, so a visitor who leaves now loses nothing.
  await page.goto('/dashboard');
  await page.getByText('4 runs left').first().waitFor();
  await expect.poll(async () => (await hooksOn(page)).length).toBe(10);
  expect((await hooksOn(page)).slice(0, 3)).toEqual(three);
  expect(await page.getByRole('button', { name: 'Keep these ten' }).count()).toBe(0);
});

test('ten hooks that could not be kept while registering are offered on the dashboard', async () => {
  const page = await browser.person({ expectErrors: /503/ });
  const three = await tryOut(page);
  await page.route('**/api/try/keep', (route) => route.fulfill({ status: 503, body: 'Not now' }), {
    times: 1,
  });
  await page.getByRole('link', { name: 'Register and keep them' }).click();
  await register(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Keep these ten' }).click();
  await expectToast(page, 'Your ten hooks are here');
  expect((await hooksOn(page)).slice(0, 3)).toEqual(three);
  await page.reload();
  await expect.poll(async () => (await hooksOn(page)).length).toBe(10);
  expect(await page.getByRole('button', { name: 'Keep these ten' }).count()).toBe(0);
});

describe('with an account', () => {
  async function offered() {
    const { session } = await signedIn(app, { credits: 3 });
    const page = await browser.person();
    await page.context().addCookies([{ ...session, url: browser.url }]);
    await tryOut(page, '/try');
    await page.getByRole('link', { name: 'Keep these ten' }).click();
    await page.getByText('Keeping them takes 1 of your 3 runs.').waitFor();
    return page;
  }

  test('opening a try spends nothing and keeping it spends one run, even in two tabs', async () => {
    const page = await offered();
    const second = browser.watch(await page.context().newPage());
    await second.goto(page.url());
    await expectAccessible(page);
    await page.getByText('3 runs left').first().waitFor();
    await page.getByRole('button', { name: 'Keep these ten' }).click();
    await expectToast(page, 'Your ten hooks are here');
    expect(new URL(page.url()).search).toBe('');
    await second.getByRole('button', { name: 'Keep these ten' }).click();
    await expectToast(second, 'Your ten hooks are here');
    await second.reload();
    await second.getByText('2 runs left').first().waitFor();
    await expect.poll(async () => (await hooksOn(second)).length).toBe(10);
  });

  test('"No, thanks" dismisses the offer for good', async () => {
    const page = await offered();
    await page.getByRole('button', { name: 'No, thanks' }).click();
    expect(await page.getByRole('button', { name: 'Keep these ten' }).count()).toBe(0);
    await page.reload();
    await page.getByText('3 runs left').first().waitFor();
    expect(await page.getByRole('button', { name: 'Keep these ten' }).count()).toBe(0);
  });
});
