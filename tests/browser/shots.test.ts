import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { DESKTOP, expectAccessibleInBothLooks, expectToast, openBrowser, PHONE } from '../support/browser.ts';
import { once } from '../support/once.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { seedRuns, signedIn } from '../support/users.ts';

/** The screen 'Film today'. */

let app: TestApp;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  app = await createTestApp();
  browser = await openBrowser(app);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});
afterEach(() => browser.checkErrors());

type Options = { shots?: number; phone?: boolean; expectErrors?: RegExp };

async function creator({ shots = 0, phone, expectErrors }: Options = {}) {
  const person = await signedIn(app, { emailConfirmed: true });
  await seedRuns(app.db, person.id, 1);
  const { rows } = await app.pool.query<{ id: string }>(
    'select id from hooks where user_id = $1 order by id desc',
    [person.id],
  );
  for (const { id } of rows.slice(0, shots)) await person.visitor.post('/api/shots', { hook_id: Number(id) });
  const page = await browser.person({
    expectErrors,
    viewport: phone ? PHONE : DESKTOP,
    hasTouch: phone,
  });
  await page.context().addCookies([{ ...person.session, url: browser.url }]);
  /** The numbers of the hooks in the stored order. */
  const stored = async () => {
    const listed: Hook[] = await (await person.visitor.get('/api/shots')).json();
    return listed.map((hook) => numberIn(hook.generated_hook));
  };
  return { page, stored };
}
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const row = (page: Page, n: number) => page.getByRole('listitem', { name: `Hook ${n} of run 1` });
const camera = (page: Page) => page.locator('[role=dialog]:not(.cm)');
/** The numbers of the hooks, in page order. */
async function order(page: Page): Promise<number[]> {
  const names = await rows(page).evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));
  return names.map(numberIn);
}
const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);

const fromCard = once(async () => {
  const { page, stored } = await creator({ shots: 1 });
  await page.goto('/dashboard');
  const pressed = page.getByRole('button', { name: 'Shot list', pressed: true });
  await pressed.waitFor();
  expect(await pressed.count()).toBe(1);
  await pressed.click();
  await expect.poll(stored).toEqual([]);

  await page.getByRole('button', { name: 'Shot list' }).nth(1).click();
  await expectToast(page, 'Added to your shot list');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shot list' }).click();
  await page.getByRole('button', { name: 'Read to camera' }).first().click();
  await camera(page).getByRole('heading', { name: 'Hook 2 of run 1 about meal prep' }).waitFor();
  await camera(page).getByText('1 of 1').waitFor();
});
test("a hook's card shows that the hook is on the shot list and can remove it", fromCard);
test('the camera view is three clicks away from a hook', fromCard);

const changes = once(async () => {
  const { page, stored } = await creator({ shots: 4, expectErrors: /503/ });
  const expectOrder = (numbers: number[]) => expect.poll(() => order(page)).toEqual(numbers);
  const expectStored = async (numbers: number[]) => {
    await expectOrder(numbers);
    await expect.poll(stored).toEqual(numbers);
  };

  await page.route('**/api/shots', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto('/shots');
  await page.getByRole('alert').getByText('503').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectOrder([1, 2, 3, 4]);

  const up = row(page, 3).getByRole('button', { name: 'Move up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expectOrder([1, 3, 2, 4]);
  await expect.poll(() => up.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByText('Moved to 2 of 4').waitFor();
  await page.keyboard.press('Alt+ArrowDown');
  await expectOrder([1, 2, 3, 4]);
  await row(page, 1).getByRole('button', { name: 'Move up' }).click({ force: true });
  await row(page, 1).getByRole('button', { name: 'Move down' }).click();
  await row(page, 1).getByRole('button', { name: 'Move down' }).click();
  await expectStored([2, 3, 1, 4]);

  const from = await row(page, 2).getByTitle('Drag to reorder').boundingBox();
  const to = await row(page, 1).boundingBox();
  if (!from || !to) throw new Error('The list is not there');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, to.y, { steps: 4 });
  await page.mouse.move(from.x + 10, to.y + to.height * 0.7, { steps: 4 });
  await page.mouse.up();
  await expectStored([3, 1, 2, 4]);

  await row(page, 1).getByRole('button', { name: 'Remove' }).click();
  await expectStored([3, 2, 4]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectStored([3, 1, 2, 4]);

  await page.route('**/api/shots/*', (route) => route.fulfill({ status: 503, body: 'Away for a moment.' }));
  await row(page, 1).getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Away for a moment.');
  await expectStored([3, 1, 2, 4]);
});
test('a list that cannot be read offers to try again', changes);
test('the shot list is reordered by buttons and keys, keeping the focus, and the order is stored', changes);
test('the shot list is reordered by dragging', changes);
test('a removed hook can be restored to its place on the list', changes);
test("a change that the server refuses is undone with the server's sentence", changes);

const films = once(async () => {
  const { page } = await creator({ shots: 3 });
  await page.goto('/shots');
  await page.getByRole('button', { name: 'Read to camera' }).first().click();
  const said = (n: number) => camera(page).getByRole('heading', { name: `Hook ${n} of run 1` });
  await said(1).waitFor();
  await camera(page).getByRole('button', { name: 'Filmed' }).click();
  await camera(page).getByRole('button', { name: 'Filmed', pressed: true }).waitFor();
  await camera(page).getByRole('button', { name: 'Next' }).click();
  await said(2).waitFor();
  await page.keyboard.press('ArrowRight');
  await said(3).waitFor();
  await camera(page).getByText('3 of 3').waitFor();
  // There is no hook after the last.
  await page.keyboard.press('PageDown');
  await said(3).waitFor();
  await page.keyboard.press('ArrowLeft');
  await said(2).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('2 to film, 1 filmed').waitFor();
  await page.getByRole('button', { name: 'Clear filmed' }).click();
  await expect.poll(() => order(page)).toEqual([2, 3]);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.getByText('Hook 2 of run 1').waitFor();
});
test('the camera view steps through the list by button and arrow and marks hooks as filmed', films);
test('the printed list has the hooks with boxes to tick and nothing to click', films);

const onPhone = once(async () => {
  const { page } = await creator({ shots: 2, phone: true });
  await page.goto('/shots');
  const open = page.getByRole('button', { name: 'Read to camera' }).first();
  const count = await page.evaluate(() => history.length);
  await open.click();
  await camera(page).getByText('1 of 2').waitFor();
  await page.goBack();
  await camera(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/shots');
  await open.click();
  await camera(page).getByRole('button', { name: 'Close' }).click();
  await camera(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  expect(await page.evaluate(() => history.length)).toBe(count + 1);

  await open.tap();
  await camera(page).getByText('1 of 2').waitFor();
  const client = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x ? [{ x, y: 400 }] : [] });
    await touch('touchStart', from);
    for (let part = 1; part <= 5; part++) await touch('touchMove', from + ((to - from) * part) / 5);
    await touch('touchEnd');
  };
  await swipe(320, 80);
  await camera(page).getByText('2 of 2').waitFor();
  await swipe(80, 320);
  await camera(page).getByText('1 of 2').waitFor();
});
test(
  "the browser's Back closes the camera view, and closing it leaves no entry in the browser's history",
  onPhone,
);
test('a swipe shows the next hook in the camera view', onPhone);

test('the shot list is accessible on a phone and at a desk', async () => {
  const { page } = await creator({ shots: 3 });
  await page.goto('/shots');
  await expect.poll(() => order(page)).toEqual([1, 2, 3]);
  await expectAccessibleInBothLooks(page);
  await page.getByRole('button', { name: 'Read to camera' }).first().click();
  await camera(page).waitFor();
  await expectAccessibleInBothLooks(page);
  const empty = await creator();
  await empty.page.goto('/shots');
  await empty.page.getByText('Then set up once').waitFor();
  await expectAccessibleInBothLooks(empty.page);
});
