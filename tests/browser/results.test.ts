import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESKTOP, expectAccessibleInBothLooks, expectToast, openBrowser, PHONE } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { seedRuns, signedIn } from '../support/users.ts';

/** Results of videos and what was learned from them, on the screens. */

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

type Options = { filmed?: number; daysAgo?: number; views?: number; phone?: boolean; dark?: boolean };

async function creator({ filmed = 0, daysAgo = 0, views, phone, dark }: Options = {}) {
  const person = await signedIn(app, { emailConfirmed: true });
  await seedRuns(app.db, person.id, 1);
  await app.pool.query(
    `insert into filmed_hooks (user_id, hook_id, filmed_at, views, saves, results_at)
      select user_id, id, now() - $3 * interval '1 day', $4::int, $4::int / 50, case when $4::int is null then null else now() end
      from hooks where user_id = $1 order by id desc limit $2`,
    [person.id, filmed, daysAgo, views ?? null],
  );
  const page = await browser.person({
    viewport: phone ? PHONE : DESKTOP,
    colorScheme: dark ? 'dark' : 'light',
  });
  await page.context().addCookies([{ ...person.session, url: browser.url }]);
  return { page, visitor: person.visitor };
}
const row = (page: Page, n: number) => page.getByRole('listitem', { name: `Hook ${n} of run 1` });

test('views are typed in everyday forms, and a wrong figure keeps what was typed', async () => {
  const { page } = await creator({ filmed: 1 });
  await page.goto('/results');
  await row(page, 1).getByRole('button', { name: 'Add views' }).click();
  await page.getByLabel('Views', { exact: true }).fill('lots');
  await page.getByLabel('Link to the video').fill('tiktok.com/@me/video/1');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Views must be a whole number, such as 12400 or 12.4k').waitFor();
  expect(await page.getByLabel('Link to the video').inputValue()).toBe('tiktok.com/@me/video/1');
  await page.getByLabel('Views', { exact: true }).fill('12.4k');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved');
  await row(page, 1).getByText('12.4K views').waitFor();
  const link = row(page, 1).getByRole('link', { name: 'tiktok.com' });
  expect(await link.getAttribute('href')).toBe('https://tiktok.com/@me/video/1');
  expect(await link.getAttribute('rel')).toBe('noopener nofollow');
  await page.getByText('1 video: too few to tell').first().waitFor();
  await page.getByText('7 more videos with views').waitFor();
});

test('medians are shown as a chart and a table, and both pages say that runs use them', async () => {
  const { page } = await creator({ filmed: 10, views: 1500 });
  await page.goto('/results');
  await page.getByRole('img', { name: 'By type: views of each video, with medians' }).waitFor();
  await page.getByText('median 1.5K, 5 videos').first().waitFor();
  await page.getByText('See the numbers').first().click();
  await page
    .getByRole('table', { name: 'By type: views' })
    .getByRole('row', { name: /Story 5 1\.5K/ })
    .waitFor();
  await page.getByRole('tab', { name: 'Saves per 1,000 views' }).click();
  await page.getByText('median 20, 5 videos').first().waitFor();
  await page.getByText('Your next runs lean toward the types that got you more views').waitFor();
  await page.goto('/dashboard');
  await page.getByText('Runs lean toward the types that got you more views.').waitFor();
});

test('a notice asks for results after a week, leads there, and stays away once dismissed', async () => {
  const { page } = await creator({ filmed: 2, daysAgo: 8 });
  await page.goto('/dashboard');
  const notice = page.getByRole('region', { name: 'Views are missing' });
  await notice.getByText('You filmed 2 hooks over a week ago.').waitFor();
  await notice.getByRole('link', { name: 'How did they do?' }).click();
  await page.getByRole('heading', { name: 'What worked' }).waitFor();
  await page.goBack();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await notice.count()).toBe(0);
});

test('a hook marked as filmed by mistake is removed from the results after a confirmation', async () => {
  const { page } = await creator({ filmed: 2, views: 100 });
  await page.goto('/results');
  await row(page, 1).getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Not filmed' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Not filmed' }).click();
  await row(page, 1).waitFor({ state: 'detached' });
  await row(page, 2).waitFor();
});

test('settings show what was learned and can reset it', async () => {
  const { page } = await creator({ filmed: 4 });
  await page.goto('/settings');
  await page.getByText('Learned from 4 filmed hooks.').waitFor();
  await page.getByRole('button', { name: 'Forget what you learned' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget it' }).click();
  await expectToast(page, 'Forgotten');
  await page.getByText('Nothing yet. Favorite, film or edit a few hooks').waitFor();
});

test('the results are accessible on a phone and at a desk', async () => {
  const { page } = await creator({ filmed: 10, views: 1500 });
  await page.goto('/results');
  await page.getByText('median 1.5K').first().waitFor();
  await page.getByText('See the numbers').first().click();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expectAccessibleInBothLooks(page);
  await page.goto('/settings');
  await page.getByText('Learned from 10').waitFor();
  await expectAccessibleInBothLooks(page);
  const empty = await creator();
  await empty.page.goto('/results');
  await empty.page.getByText('Something like this').waitFor();
  await expectAccessibleInBothLooks(empty.page);
});
