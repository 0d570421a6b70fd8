import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bookFacts } from '#features/hooks/book/book-file.ts';
import { signInAsAdmin } from '../support/admins.ts';
import {
  expectAccessible,
  expectAccessibleInBothLooks,
  expectToast,
  openBrowser,
  PHONE,
} from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** An admin finds a line of the book, changes it, retires it and restores it. */

const SUBJECT = '/admin/dashboard?view=book&subject=baking/sourdough';

let app: TestApp;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'off' } });
  browser = await openBrowser(app);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});
afterEach(async () => {
  await browser.checkErrors();
  await app.pool.query('delete from book_edits');
});

async function admin(options: Parameters<typeof browser.person>[0] = {}): Promise<Page> {
  return signInAsAdmin(app, await browser.person(options), browser.url);
}

const fits = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

test('a line of the book is found by its words, changed, and listed as changed', async () => {
  const page = await admin({ viewport: PHONE, expectErrors: /422/ });
  await page.goto('/admin/dashboard');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Book' }).click();
  await page.getByRole('heading', { level: 1, name: 'Book' }).waitFor();
  await page.getByText(`${bookFacts().subjects} subjects`).waitFor();
  await page.getByRole('button', { name: 'Reject All' }).click();
  await expectAccessibleInBothLooks(page);
  await page.setViewportSize(PHONE);

  await page.getByLabel('Search the book').fill('rubber band starter');
  await page.getByText('Rubber band on the starter jar: your timer.').waitFor();
  await page.getByRole('link', { name: 'sourdough', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'sourdough' }).waitFor();

  const line = page.getByRole('listitem').filter({ hasText: 'Rubber band on the starter jar' });
  await line.getByText('0 handed out in 30 days · 0 favorited · 0 filmed').waitFor();
  await line.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Edit line' });
  const hook = form.getByLabel('Hook', { exact: true });
  await expect.poll(() => hook.evaluate((field) => field === document.activeElement)).toBe(true);
  await hook.fill("Let's talk about the rubber band");
  await form.getByLabel('On screen').fill('one two three four five six');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText(/^Announces .+No stop at the end$/).waitFor();
  await form.getByText('6 words on screen, at most 5').waitFor();
  expect(await hook.getAttribute('aria-invalid')).toBe('true');
  await expectAccessibleInBothLooks(page);
  await page.setViewportSize(PHONE);

  await hook.fill('Snap a rubber band on the starter jar.');
  await form.getByLabel('On screen').fill('Your timer');
  await form.getByRole('button', { name: 'Save' }).click();
  const changed = page.getByRole('listitem').filter({ hasText: 'Snap a rubber band on the starter jar.' });
  await changed.getByText('Changed').waitFor();
  await changed.getByText('In the file: Rubber band on the starter jar: your timer.').waitFor();
  await changed.getByText('admin@example.com').waitFor();
  const edit = changed.getByRole('button', { name: 'Edit' });
  await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.goBack();
  expect(await page.getByLabel('Search the book').inputValue()).toBe('rubber band starter');
  await page.getByRole('link', { name: 'Changed (1)' }).click();
  await page.getByText('Snap a rubber band on the starter jar.').waitFor();
  await fits(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export changed files' }).click();
  expect((await download).suggestedFilename()).toBe('book-edits.tar');
});

test('lines and points are retired and restored, and all edits are dropped after a confirmation', async () => {
  const page = await admin();
  await page.goto(SUBJECT);
  const line = page.getByRole('listitem').filter({ hasText: 'Rubber band on the starter jar' });
  await line.getByRole('button', { name: 'Retire' }).click();
  await line.getByText('Retired').waitFor();
  await expectToast(page, 'The line is retired');
  await page.getByRole('button', { name: 'Undo' }).click();
  await line.getByText('Retired').waitFor({ state: 'detached' });

  const card = page.getByRole('region').first();
  await card.getByRole('button', { name: 'Retire point' }).click();
  await card.getByRole('button', { name: 'Restore point' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Drop all edits' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Drop edits' }).click();
  await expectToast(page, 'The subject reads as its file again');
  await card.getByRole('button', { name: 'Retire point' }).waitFor();
  await page.getByRole('button', { name: 'Drop all edits' }).waitFor({ state: 'detached' });
});

test('a subject is added with a point and lines, and the missing parts of its file are named', async () => {
  const page = await admin({ viewport: PHONE, expectErrors: /422/ });
  await page.goto('/admin/dashboard?view=book');
  await page.getByText(`${bookFacts().subjects} subjects`).waitFor();
  await page.getByRole('button', { name: 'Reject All' }).click();
  await page.getByRole('button', { name: 'Add subject' }).click();
  const form = page.getByRole('form', { name: 'New subject' });
  await form.getByLabel('Field').selectOption('pets');
  await form.getByLabel('Name', { exact: true }).fill('quokka parades');
  await form.getByLabel('Other names').fill('quokkas\nmarching quokkas');
  await form.getByRole('button', { name: 'Add subject' }).click();
  await form.getByText('2 names, at least 12').waitFor();
  await form.getByLabel('Other names').fill(Array.from({ length: 12 }, (_, n) => `quokka ${n}`).join('\n'));
  await form.getByRole('button', { name: 'Add subject' }).click();
  await page.getByRole('heading', { level: 1, name: 'quokka parades' }).waitFor();
  await page.getByText('0 points, at least 8').waitFor();
  await page.getByRole('button', { name: 'Add a point' }).click();
  const point = page.getByRole('form', { name: 'New point' });
  await point.getByLabel('Point', { exact: true }).fill('Quokkas march for leaves.');
  await point.getByLabel('Payoff').fill('Carry a leaf.');
  await point.getByLabel('Chip').fill('leaf first');
  await point.getByRole('button', { name: 'Add point' }).click();
  await page.getByRole('heading', { level: 2, name: 'leaf first' }).waitFor();
  await page.getByRole('button', { name: 'Add a line' }).click();
  const line = page.getByRole('form', { name: 'New line' });
  await line.getByLabel('Hook', { exact: true }).fill('A quokka parade stops for every leaf.');
  await line.getByLabel('Tip').fill('Hold a leaf.');
  await line.getByLabel('On screen').fill('Leaves first');
  await line.getByRole('button', { name: 'Add line' }).click();
  await page.getByText('leaf first: 1 hooks at this point, at least 2').waitFor();
  await expectAccessible(page);
  await fits(page);
  await page.getByRole('button', { name: 'Delete subject' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { level: 1, name: 'Book' }).waitFor();
});

test('a search without matches says so, and a list that failed to load can be retried', async () => {
  const page = await admin({ expectErrors: /500|Failed to load/ });
  await page.goto('/admin/dashboard?view=book&q=zzzzqq');
  await page.getByText('No subject and no line holds these words').waitFor();
  await page.route('**/api/admin/book/subjects/**', (route) => route.fulfill({ status: 500, body: 'no' }), {
    times: 1,
  });
  await page.goto(SUBJECT);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'sourdough' }).waitFor();
});
