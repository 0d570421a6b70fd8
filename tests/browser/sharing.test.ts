import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESKTOP, expectAccessible, expectToast, openBrowser, PHONE } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { seedRuns, signedIn } from '../support/users.ts';

/** Shared links, files, the calendar and webhooks, on the screens. */

let code = 200;
const receiver = http.createServer((_, response) => response.writeHead(code).end());
let app: TestApp;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const { port } = receiver.address() as AddressInfo;
  app = await createTestApp({
    webhooks: { resolve: async () => ['93.184.215.14'], dial: () => ({ host: '127.0.0.1', port }) },
  });
  browser = await openBrowser(app);
});
afterAll(async () => {
  await browser.close();
  await app.close();
  receiver.close();
});
afterEach(() => browser.checkErrors());

type Options = { shots?: number; phone?: boolean; dark?: boolean; expectErrors?: RegExp };

async function creator({ shots = 0, phone, dark, expectErrors }: Options = {}) {
  const person = await signedIn(app, { emailConfirmed: true });
  await seedRuns(app.db, person.id, 1);
  const hooks: { id: number }[] = await (await person.visitor.get('/api/hooks')).json();
  for (const { id } of hooks.slice(0, shots)) await person.visitor.post('/api/shots', { hook_id: id });
  const page = await browser.person({
    expectErrors,
    viewport: phone ? PHONE : DESKTOP,
    hasTouch: phone,
    colorScheme: dark ? 'dark' : 'light',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.context().addCookies([{ ...person.session, url: browser.url }]);
  return { page, visitor: person.visitor };
}
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** Saves a screenshot for review in the folder named by SCREENSHOTS. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test('a secret that is shown once can be copied on the smallest phone', async () => {
  const { page } = await creator({ shots: 1, phone: true });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async ({ url }: ShareData) => Object.assign(window, { sent: url }) });
  });
  const rightOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  await page.goto('/history');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this run' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  expect(await rightOf(dialog.getByRole('button', { name: 'Copy' }))).toBeLessThan(await rightOf(dialog));
  await look(page, 'share-320');
  await dialog.getByRole('button', { name: 'Send it' }).click();
  const link = await dialog.getByLabel('Link to this run').inputValue();
  expect(await page.evaluate(() => (window as unknown as { sent: string }).sent)).toBe(link);
  await page.goto('/shots');
  await page.getByRole('button', { name: 'Reject All' }).click();
  await page.getByRole('button', { name: 'Make a calendar address' }).click();
  const copy = page.getByRole('button', { name: 'Copy', exact: true }).last();
  await page.getByLabel('Calendar address').waitFor();
  expect(await rightOf(copy)).toBeLessThan(320);
  await look(page, 'calendar-320');
  const opened = page.getByRole('link', { name: 'Open in my calendar app' });
  expect(await opened.getAttribute('href')).toMatch(/^webcal:\/\/.+\.ics/);
});

test('a run is shared by a link, read by a stranger, and withdrawn', async () => {
  const { page } = await creator();
  await page.goto('/history');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this run' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => clipboard(page)).toMatch(/\/shared\/[\w-]{43}$/);
  await expectAccessible(page);
  await look(page, 'share-dialog');
  const path = new URL(await clipboard(page)).pathname;

  const stranger = await browser.person({ viewport: PHONE, javaScriptEnabled: false });
  expect((await stranger.goto(path))?.status()).toBe(200);
  await stranger.getByRole('heading', { name: 'Ten hooks for “meal prep”' }).waitFor();
  expect(await stranger.getByRole('article').count()).toBe(10);
  await look(stranger, 'shared-phone');
  const seen = await browser.person();
  await seen.goto(path);
  await expectAccessible(seen);
  await look(seen, 'shared-desktop');

  await dialog.getByRole('button', { name: 'Withdraw the link' }).click();
  await dialog.getByRole('button', { name: 'Make a link' }).waitFor();
  const gone = await browser.person({ expectErrors: /404/ });
  expect((await gone.goto(path))?.status()).toBe(404);
});

test('hooks are downloaded as Markdown from the history and as CSV from the shot list', async () => {
  const { page } = await creator({ shots: 2 });
  const download = async (menu: string, item: string) => {
    await page.getByRole('button', { name: menu }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    return file.suggestedFilename();
  };
  await page.goto('/history');
  expect(await download('All hooks as a file', 'Markdown for notes')).toBe('hooks.md');
  await page.goto('/shots');
  expect(await download('Export your shot list', 'CSV for a spreadsheet')).toBe('shot-list.csv');
});

test('a calendar address is created with a time, renewed and withdrawn', async () => {
  const { page } = await creator({ shots: 2, phone: true, dark: true });
  await page.goto('/shots');
  await page.getByRole('button', { name: 'Reject All' }).click();
  await page.getByLabel('Time of day').fill('18:15');
  await page.getByRole('button', { name: 'Make a calendar address' }).click();
  const field = page.getByLabel('Calendar address');
  await field.waitFor();
  const first = await field.inputValue();
  const file = await (await fetch(first)).text();
  expect(file).toMatch(/DTSTART:\d{8}T181500/);
  await expectAccessible(page);
  await look(page, 'calendar-phone-dark');
  await page.getByRole('button', { name: 'New address' }).click();
  await page.getByRole('button', { name: 'Make a new one' }).click();
  await expect.poll(() => field.inputValue()).not.toBe(first);
  expect((await fetch(first)).status).toBe(404);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Make a calendar address' }).waitFor();
});

test('a webhook is added with its secret shown once, tested, turned off and on, and removed', async () => {
  code = 200;
  const { page } = await creator({ expectErrors: /400/ });
  await page.goto('/settings#webhooks');
  const section = page.getByRole('region', { name: 'Webhooks' });
  await section.getByLabel('Address').fill('http://10.0.0.1/hooks');
  await section.getByRole('button', { name: 'Add webhook' }).click();
  await section.getByText('This address leads to a private network.').waitFor();
  expect(await section.getByLabel('Address').inputValue()).toBe('http://10.0.0.1/hooks');
  await section.getByLabel('Address').fill('http://receiver.example/hooks');
  await section.getByRole('button', { name: 'Add webhook' }).click();
  expect(await section.getByLabel('Signing secret').inputValue()).toMatch(/^whsec_/);
  const row = section.getByRole('listitem', { name: 'http://receiver.example/hooks' });
  await row.getByRole('button', { name: 'Send a test' }).click();
  await expectToast(page, 'Test delivered');
  await row.getByText('Last: delivered, answered 200').waitFor();
  code = 410;
  await row.getByRole('button', { name: 'Send a test' }).click();
  await row.getByText(/Off since/).waitFor();
  await row.getByText('Last: failed: answered 410').click();
  await expectAccessible(page);
  await look(page, 'webhooks-desktop');
  await page.setViewportSize(PHONE);
  await look(page, 'webhooks-phone');
  await row.getByRole('button', { name: 'Turn on again' }).click();
  await expect.poll(() => row.getByText(/Off since/).count()).toBe(0);
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => row.count()).toBe(0);
});
