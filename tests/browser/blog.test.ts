import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { slugOf } from '#features/blog/slug.ts';
import { readStarterPosts } from '#features/blog/starter-posts.ts';
import { firstStart } from '../../src/server/first-start.ts';
import {
  expectAccessible,
  expectAccessibleInBothLooks,
  expectNothingCut,
  openBrowser,
  PHONE,
} from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  app = await createTestApp();
  const say = vi.spyOn(console, 'log').mockImplementation(() => {});
  await firstStart(app.services, { url: 'http://localhost:3000' });
  say.mockRestore();
  browser = await openBrowser(app);
});
afterEach(() => browser.checkErrors());
afterAll(async () => {
  await browser.close();
  await app.close();
});

const LISTS = ['/blog', '/blog/mentalHealthTherapist', '/blog/tag/labels', '/blog/category/real-estate'];
const POSTS = readStarterPosts().map(({ theme, title }) => `/blog/${theme}/${slugOf(title)}`);

/** On a desktop two posts are tested instead of all. */
const WIDE_TOO = [...LISTS, ...POSTS.slice(0, 2)];

test('every blog page is accessible and fits the window on a phone and at a desk', async () => {
  const page = await browser.person();
  // The consent banner has its own test, and moves while it appears.
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Reject All' }).first().click();
  for (const path of [...LISTS, ...POSTS]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    if (WIDE_TOO.includes(path)) await expectAccessibleInBothLooks(page);
    else {
      await page.setViewportSize(PHONE);
      await expectAccessible(page);
      await expectNothingCut(page);
    }
  }
});

test("a post's tags and category lead to further posts without scripts", async () => {
  const page = await browser.person({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto(POSTS[0] ?? '');
  await page.getByRole('list', { name: 'Tags' }).getByRole('link').first().click();
  await page.waitForURL('**/blog/tag/**');
  await page.getByRole('article').getByRole('link').first().click();
  await page.waitForURL(`**${POSTS[0]}`);
  await page.locator('a[href^="/blog/category/"]').click();
  await page.waitForURL('**/blog/category/default');
});
