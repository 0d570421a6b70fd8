import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signInAsAdmin } from '../support/admins.ts';
import { expectAccessibleInBothLooks, expectToast, openBrowser, PHONE } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** An admin reads the unanswered topics, starts to write one, and dismisses it. */

const LIST = '/admin/dashboard?view=book&list=unanswered';

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
  await app.pool.query('delete from unanswered_topics');
});

async function admin(options: Parameters<typeof browser.person>[0] = {}): Promise<Page> {
  return signInAsAdmin(app, await browser.person(options), browser.url);
}

async function listed(...topics: { words: string; people?: number; answer?: string; subject?: string }[]) {
  for (const { words, people = 2, answer = 'not found', subject = null } of topics)
    await app.pool.query(
      `insert into unanswered_topics (hash, words, profession, answer, subject, people, first_day, last_day)
        values (sha256($1::bytea), $2, 'nutritionist', $3, $4, $5, date '2026-10-01', date '2026-11-02')`,
      [words, words, answer, subject, people],
    );
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test('an unanswered topic leads to its nearest subject with the form for a new point', async () => {
  await listed(
    {
      words: 'low FODMAP when you travel for work',
      people: 12,
      answer: 'partly',
      subject: 'nutritionist/low-fodmap-diet',
    },
    { words: 'competitive yo-yo throwing' },
  );
  const page = await admin({ viewport: PHONE });
  await page.goto('/admin/dashboard?view=book');
  await page.getByRole('button', { name: 'Reject All' }).click();
  await page.getByRole('link', { name: 'Unanswered' }).click();
  await page.getByRole('heading', { level: 1, name: 'Topics without an answer' }).waitFor();
  await page.getByText('2 topics').waitFor();
  const rows = page.getByRole('row');
  const first = rows.filter({ hasText: 'low FODMAP when you travel for work' });
  await first.getByText('12 people').waitFor();
  await first.getByText('Nov 2, 2026').waitFor();
  await first.getByText('Answered in part · Nutritionist').waitFor();
  await expectAccessibleInBothLooks(page);
  await page.setViewportSize(PHONE);

  await first.getByRole('link').click();
  const point = page.getByRole('form', { name: 'New point' });
  expect(await point.getByLabel('Other names').inputValue()).toBe('low FODMAP when you travel for work');
  await expect
    .poll(() =>
      point
        .getByLabel('Point', { exact: true })
        .evaluate(
          (field) => field === document.activeElement && field.getBoundingClientRect().top < innerHeight,
        ),
    )
    .toBe(true);
  expect(page.url()).not.toContain('FODMAP');
  await expectAccessibleInBothLooks(page);
  await page.setViewportSize(PHONE);

  await page.getByRole('link', { name: 'Topics without an answer' }).click();
  await rows.filter({ hasText: 'yo-yo' }).getByRole('link', { name: 'None: add a subject' }).click();
  const subject = page.getByRole('form', { name: 'New subject' });
  expect(await subject.getByLabel('Other names').inputValue()).toBe('competitive yo-yo throwing');
});

test('a topic is marked done and restored by keyboard, and the focus moves to the next', async () => {
  await listed({ words: 'yo-yo strings', people: 5 }, { words: 'yo-yo bearings', people: 4 });
  const page = await admin();
  await page.goto(LIST);
  const done = (words: string) => page.getByRole('button', { name: `Done: ${words}` });
  await done('yo-yo strings').focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'The topic is put away');
  await done('yo-yo strings').waitFor({ state: 'detached' });
  await page.getByText('1 topic', { exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe('Done: yo-yo bearings');
  await page.getByRole('button', { name: 'Undo' }).click();
  await done('yo-yo strings').waitFor();
  await page.getByText('2 topics').waitFor();
});

test('an empty list explains what it will show, and a list that failed to load can be retried', async () => {
  const page = await admin({ expectErrors: /500|Failed to load/ });
  await page.goto(LIST);
  await page.getByText('will be listed here once 2 people have typed it').waitFor();
  await listed({ words: 'yo-yo strings' });
  await page.route('**/api/admin/book/unanswered', (route) => route.fulfill({ status: 500, body: 'no' }), {
    times: 1,
  });
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).click();
  const done = page.getByRole('button', { name: 'Done: yo-yo strings' });
  await page.route('**/done', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await done.click();
  await expectToast(page, 'The topic was not put away');
  await done.click();
  await page.getByText('will be listed here once 2 people have typed it').waitFor();
});

test('a long list of topics is shown page by page', async () => {
  await listed(...Array.from({ length: 55 }, (_, n) => ({ words: `yo-yo trick ${n}`, people: 2 + n })));
  const page = await admin({ viewport: PHONE });
  await page.goto(LIST);
  await page.getByText('55 topics').waitFor();
  await page.getByRole('button', { name: 'Reject All' }).click();
  expect(await page.getByRole('row').count()).toBe(51);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(56);
  await page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' });
});
