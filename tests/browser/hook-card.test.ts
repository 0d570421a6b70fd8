import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, expectAccessibleInBothLooks, expectToast, openBrowser, PHONE } from '../support/browser.ts';
import { once } from '../support/once.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';

/** A hook's card: rewriting it and deleting it. */

let app: TestApp;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  app = await createTestApp({ seed: () => 1 });
  browser = await openBrowser(app);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});
afterEach(() => browser.checkErrors());

type Options = { phone?: boolean; dark?: boolean; expectErrors?: RegExp; path?: string };

/** A user with one run at the dashboard, without the cookie banner. */
async function person({ phone, dark, expectErrors, path = '/' }: Options = {}) {
  const { session, visitor, id } = await signedIn(app, { emailConfirmed: true });
  await visitor.post('/api/hooks/generate', { topic: 'why your sourdough fails' });
  const page = await browser.person({
    expectErrors,
    viewport: phone ? PHONE : DESKTOP,
    colorScheme: dark ? 'dark' : 'light',
  });
  await page.context().addCookies([{ ...session, url: browser.url }]);
  await page.goto(path);
  await page.getByRole('button', { name: 'Reject All' }).first().click();
  await cards(page).first().waitFor();
  return { page, visitor, id };
}

const cards = (page: Page) => page.getByRole('article');
const caption = (page: Page, at = 0) => cards(page).nth(at).locator('.caption');
const changeButton = (page: Page, at = 0) => cards(page).nth(at).getByRole('button', { name: 'Change it' });
const field = (page: Page) => page.getByLabel("The hook's words");
const isFocused = (element: Element) => element === document.activeElement;

async function choose(page: Page, item: string, at = 0): Promise<void> {
  await changeButton(page, at).click();
  await page.getByRole('menuitem', { name: item }).click();
}

describe('editing', () => {
  const edits = once(async () => {
    const { page } = await person();
    const before = await caption(page).innerText();
    await changeButton(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit the words' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page).evaluate(isFocused)).toBe(true);
    await page.keyboard.type('Given up.');
    await page.keyboard.press('Escape');
    await expect.poll(() => changeButton(page).evaluate(isFocused)).toBe(true);
    expect(await caption(page).innerText()).toBe(before);
    await choose(page, 'Edit the words');
    await field(page).fill('  ');
    await page.keyboard.press('Enter');
    await page.getByText('A hook needs words').waitFor();
    await field(page).fill('x'.repeat(301));
    await page.keyboard.press('Enter');
    await page.getByText('A hook has at most 300 characters').waitFor();
    await field(page).fill('My own words.');
    await page.keyboard.press('Enter');
    await expect.poll(() => caption(page).innerText()).toBe('My own words.');
    await expect.poll(() => changeButton(page).evaluate(isFocused)).toBe(true);
    await page.reload();
    expect(await caption(page).innerText()).toBe('My own words.');
  });

  test('a hook is edited by keyboard alone: Enter saves, Escape cancels, and the focus returns', edits);
  test('an edit without words or with too many is refused before it is sent', edits);

  test('typed text survives a failed save and a reload', async () => {
    const { page } = await person({ expectErrors: /503/ });
    await page.route('**/api/hooks/*', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'The database is away for a moment.' }),
    );
    await choose(page, 'Edit the words');
    await field(page).fill('Words worth keeping.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'The database is away for a moment.');
    expect(await field(page).inputValue()).toBe('Words worth keeping.');
    await page.reload();
    expect(await field(page).inputValue()).toBe('Words worth keeping.');
    await page.unroute('**/api/hooks/*');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => caption(page).innerText()).toBe('Words worth keeping.');
    await page.reload();
    await caption(page).waitFor();
    expect(await field(page).count()).toBe(0);
  });
});

describe('rewriting', () => {
  const rewrites = once(async () => {
    const { page } = await person({ expectErrors: /409/ });
    const first = await caption(page).innerText();
    await choose(page, 'Another way to say it');
    await page.getByText('2 of 2, another way to say it').waitFor();
    const second = await caption(page).innerText();
    expect(second).not.toBe(first);
    await page.getByRole('button', { name: 'Earlier version' }).click();
    await page.getByText('1 of 2, the original').waitFor();
    await expect.poll(() => caption(page).innerText()).toBe(first);
    await page.getByRole('button', { name: 'Later version' }).click();
    await expect.poll(() => caption(page).innerText()).toBe(second);
    await choose(page, 'Back to the original');
    await expect.poll(() => caption(page).innerText()).toBe(first);

    const before = await caption(page, 1).innerText();
    await page.route('**/rewrites', (route) => route.fulfill({ json: { kinds: ['again', 'shorter'] } }));
    await page.route('**/rewrite', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'text/plain',
        body: 'There is no shorter way to say this one yet. You can edit its words.',
      }),
    );
    await choose(page, 'Shorter', 1);
    await expectToast(page, 'There is no shorter way to say this one yet. You can edit its words.');
    expect(await caption(page, 1).innerText()).toBe(before);
    await page.unrouteAll();

    await page.route('**/rewrites', (route) => route.fulfill({ json: { kinds: ['again', 'question'] } }));
    await changeButton(page, 2).click();
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
    await expect.poll(() => item('Softer').getAttribute('aria-disabled')).toBe('true');
    expect(await item('Shorter').getAttribute('aria-disabled')).toBe('true');
    expect(await item('As a question').getAttribute('aria-disabled')).toBeNull();
    expect(await item('Another way to say it').getAttribute('aria-disabled')).toBeNull();

    await page.reload();
    await page.getByText('1 of 2, the original').waitFor();
  });
  test('a hook is rewritten, and the versions lead back to the original and forward again', rewrites);
  test('a hook without a shorter wording stays, with a message', rewrites);
  test('a rewrite that has no wording cannot be chosen', rewrites);
});

describe('deleting', () => {
  const deletes = once(async () => {
    const { page } = await person({ expectErrors: /503/ });
    const [first, second] = [await caption(page, 0).innerText(), await caption(page, 1).innerText()];
    await choose(page, 'Delete this hook');
    await expectToast(page, 'Hook deleted');
    await expect.poll(() => cards(page).count()).toBe(9);
    expect(await caption(page).innerText()).toBe(second);
    await expect.poll(() => cards(page).first().evaluate(isFocused)).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => caption(page).innerText()).toBe(first);
    await page.getByText('Hook deleted', { exact: true }).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Delete this run' }).click();
    await expectToast(page, 'Run deleted');
    await page.getByText('Your first ten hooks will stand here.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cards(page).count()).toBe(10);
    await page.reload();
    await expect.poll(() => cards(page).count()).toBe(10);
    expect(await caption(page).innerText()).toBe(first);

    await page.route('**/api/hooks/*', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'The database is away for a moment.' }),
    );
    await choose(page, 'Delete this hook');
    await expectToast(page, 'The database is away for a moment.');
    await expect.poll(() => cards(page).count()).toBe(10);
  });
  test('a deleted hook disappears at once, the focus moves on, and Undo restores it in place', deletes);
  test('a whole run is deleted and can be restored', deletes);
  test('a hook that the server refuses to delete reappears with the reason', deletes);

  test('the history restores a hook deleted on the same day', async () => {
    const { page } = await person({ path: '/history' });
    const first = await caption(page).innerText();
    await choose(page, 'Delete this hook');
    await page.getByText('9 hooks', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('Deleted in the last day: 1 hook').click();
    await page.getByRole('button', { name: `Restore: ${first}` }).click();
    await page.getByText('10 hooks', { exact: true }).waitFor();
    await page.getByText('Deleted in the last day').waitFor({ state: 'detached' });
  });
});

const opened = once(async () => {
  const { page } = await person();
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js') && !name.includes('consent'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(180_000);
  await changeButton(page).click();
  await page.getByRole('menu').waitFor();
  await expectAccessibleInBothLooks(page);
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await choose(page, 'Another way to say it');
  await page.getByText('2 of 2').waitFor();
  await choose(page, 'Edit the words', 1);
  await field(page).fill('');
  await page.keyboard.press('Enter');
  await page.getByText('A hook needs words').waitFor();
  await choose(page, 'Delete this hook', 2);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await expectAccessibleInBothLooks(page);
});
test('the dashboard with hooks loads at most 180 kB of script', opened);
test('menu, edit form and versions are accessible on a phone and at a desk', opened);
