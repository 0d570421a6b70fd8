import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { firstStart } from '../../src/first-start.ts';
import { openBrowser, PHONE } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { spec } from './spec.ts';

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

spec('2.landing.no-js.blog', async () => {
  const page = await browser.person({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto(`${browser.url}/blog`);
  await page.getByRole('link', { name: 'Nutritionist', exact: true }).click();
  await page.waitForURL('**/blog/nutritionist');
  await page.getByRole('link', { name: 'How to be right about food and still get watched' }).click();
  await page.waitForURL('**/blog/nutritionist/how-to-be-right-about-food-and-still-get-watched');
  await page.getByText('Start with the thing in your hand').last().waitFor();
  await page.getByRole('link', { name: 'Write my food hooks' }).waitFor();
  await page.context().close();
});
