import type { Browser, Page, Route } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedChromium } from '../support/browser.ts';
import { buildHarness, openHarness } from '../support/harness-page.ts';

type Harness = {
  toast(content: Record<string, unknown>): string;
  toastError(error: Error): void;
  dismissToast(id: string): void;
  currentToasts(): { id: string; variant: string; open: boolean }[];
  queryError(response: Response): Promise<Error>;
};
declare global {
  var harness: Harness;
  var announced: string[];
}

let browser: Browser;
let files: Awaited<ReturnType<typeof buildHarness>>;
let page: Page;
let reads: number;
let acts: number;
let readAnswer: (route: Route) => Promise<void>;

beforeAll(async () => {
  [browser, files] = await Promise.all([sharedChromium(), buildHarness()]);
});

beforeEach(async () => {
  reads = 0;
  acts = 0;
  readAnswer = (route) => route.fulfill({ json: { word: 'read' } });
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.clock.install();
  await openHarness(page, files, {
    '/api/read': (route) => {
      reads++;
      return readAnswer(route);
    },
    '/api/act': (route) => {
      acts++;
      return route.fulfill({ status: 409, contentType: 'text/plain', body: 'Somebody was faster' });
    },
  });
});
afterEach(() => page.close());

const toasts = () => page.getByRole('region', { name: /notifications/i }).getByRole('listitem');

test('[3.toast.id] Each toast has an id of its own, by which it is updated and dismissed.', async () => {
  const ids = await page.evaluate(() => [harness.toast({ title: 'One' }), harness.toast({ title: 'Two' })]);
  expect(new Set(ids).size).toBe(2);
  await page.evaluate((id) => harness.dismissToast(id), ids[1] as string);
  await toasts().waitFor({ state: 'detached' });
});
test('[3.toast.title-description] A toast shows its title and its description.', async () => {
  await page.evaluate(() => harness.toast({ title: 'Logged out', description: 'Come back soon!' }));
  await toasts().getByText('Logged out', { exact: true }).waitFor();
  await toasts().getByText('Come back soon!', { exact: true }).waitFor();
});
test('[3.toast.action] A toast can carry an action, a button that the person can use.', async () => {
  await page.getByRole('button', { name: 'Toast with action' }).click();
  await toasts().getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone').waitFor();
});
test('[3.toast.variant-default] A toast has the variant default unless said otherwise.', async () => {
  await page.evaluate(() => harness.toast({ title: 'Plain' }));
  expect(await page.evaluate(() => harness.currentToasts()[0]?.variant)).toBe('default');
});
test('[3.toast.variant-destructive] A toast can have the variant destructive, which looks unlike the default and is announced to assistive technology.', async () => {
  const color = () => toasts().evaluate((element) => getComputedStyle(element).backgroundColor);
  // An announcement is removed after a second, so it is recorded when it appears.
  await page.evaluate(() => {
    globalThis.announced = [];
    const record = () => {
      for (const live of document.querySelectorAll('[aria-live=assertive]'))
        announced.push(live.textContent ?? '');
    };
    new MutationObserver(record).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await page.evaluate(() => harness.toast({ title: 'Plain' }));
  const plain = await color();
  await page.evaluate(() => harness.toast({ title: 'Bad', variant: 'destructive' }));
  await toasts().getByText('Bad').waitFor();
  expect(await color()).not.toBe(plain);
  await expect.poll(() => page.evaluate(() => announced.join('\n'))).toContain('Bad');
});
test("[8.toast.destructive-error] A failed action shows a destructive toast titled 'Error'.", async () => {
  await page.getByRole('button', { name: 'Act', exact: true }).click();
  await toasts().getByText('Error', { exact: true }).waitFor();
  await toasts().getByText('Somebody was faster', { exact: true }).waitFor();
  expect(await page.evaluate(() => harness.currentToasts()[0]?.variant)).toBe('destructive');
});
test('[8.success.not-destructive] Success toasts have the default variant.', async () => {
  await page.evaluate(() => harness.toast({ title: 'Hook copied to clipboard' }));
  expect(await toasts().getAttribute('data-variant')).toBe('default');
});
test('[4.widgets.toast-state] A toast is open until it is dismissed or its time is over, then closed: it is no longer visible.', async () => {
  await page.evaluate(() => harness.toast({ title: 'Here' }));
  await toasts().getByText('Here').waitFor();
  await toasts().getByRole('button', { name: 'Close' }).click();
  await toasts().waitFor({ state: 'detached' });
  // A toast stays while the pointer is on it, so the pointer is moved away from where the next one appears.
  await page.mouse.move(0, 0);
  await page.evaluate(() => harness.toast({ title: 'For a while' }));
  await toasts().getByText('For a while').waitFor();
  await page.clock.runFor(60_000);
  await toasts().waitFor({ state: 'detached' });
});
test('[9.toast.one-at-a-time] One toast shows at a time: a new one takes the place of the one before.', async () => {
  await page.evaluate(() => {
    harness.toast({ title: 'First' });
    harness.toast({ title: 'Second' });
  });
  await toasts().getByText('Second').waitFor();
  expect(await toasts().count()).toBe(1);
  expect(await page.evaluate(() => harness.currentToasts().length)).toBe(1);
});
test('[9.toast.viewport-420] The toast viewport is at most 420px wide.', async () => {
  await page.evaluate(() => harness.toast({ title: 'Wide', description: 'word '.repeat(100) }));
  await toasts().waitFor();
  const list = page.getByRole('region', { name: /notifications/i }).getByRole('list');
  expect((await list.boundingBox())?.width).toBe(420);
});
test('[9.toast.removed-after-1000000ms] A dismissed toast is hidden at once and removed from the list of toasts after 1,000,000 ms.', async () => {
  await page.evaluate(() => harness.dismissToast(harness.toast({ title: 'Gone' })));
  await toasts().waitFor({ state: 'detached' });
  const left = () => page.evaluate(() => harness.currentToasts().length);
  await page.clock.fastForward(999_000);
  expect(await left()).toBe(1);
  await page.clock.fastForward(2000);
  expect(await left()).toBe(0);
});

test('[7.reads.get-json] Default cached reads are GET requests to the path, and the answer is read as JSON.', async () => {
  let method = '';
  readAnswer = (route) => {
    method = route.request().method();
    return route.fulfill({ json: { word: 'json' } });
  };
  await page.reload();
  await page.getByText('json', { exact: true }).waitFor();
  expect(method).toBe('GET');
});
test('[7.credentials.sent] Calls of the browser to the API send the session cookie.', async () => {
  await page.context().addCookies([{ name: 'session', value: 'mine', url: 'http://harness.test/' }]);
  let cookie: string | null = null;
  readAnswer = async (route) => {
    cookie = await route.request().headerValue('cookie');
    return route.fulfill({ json: { word: 'signed in' } });
  };
  await page.reload();
  await page.getByText('signed in').waitFor();
  expect(cookie).toContain('session=mine');
});
test("[8.read.500-status-text] A default read that fails with 500 or above gives the message status code, colon, status text, e.g. '500: Internal Server Error'; the body is not shown.", async () => {
  readAnswer = (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'a secret' });
  await page.reload();
  await page.getByText('500: Internal Server Error', { exact: true }).waitFor();
});
test("[8.read.500-without-status-text] Where the answer carries no status text (HTTP/2) the message of a failed read takes it from a table, e.g. '503: Service Unavailable'.", async () => {
  const message = await page.evaluate(
    async () => (await harness.queryError(new Response('x', { status: 503 }))).message,
  );
  expect(message).toBe('503: Service Unavailable');
});
test("[8.read.below-500-body] A default read that fails below 500 gives the message status code, colon, response body text, e.g. '404: Not here'.", async () => {
  readAnswer = (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not here' });
  await page.reload();
  await page.getByText('404: Not here', { exact: true }).waitFor();
});
test('[9.query.no-retry] A default read that fails is not tried again: one request.', async () => {
  // Counting starts after the first read of the page.
  await page.getByText('read', { exact: true }).waitFor();
  readAnswer = (route) => route.fulfill({ status: 500, body: '' });
  reads = 0;
  await page.reload();
  await page.getByText('500: Internal Server Error').waitFor();
  await page.clock.runFor(60_000);
  expect(reads).toBe(1);
});
test('[9.query.no-polling] Reads other than the session are not repeated while the page stays open.', async () => {
  await page.getByText('read', { exact: true }).waitFor();
  await page.clock.runFor(300_000);
  expect(reads).toBe(1);
});
test('[9.query.no-refetch-on-focus] Reads other than the session are not repeated when the window gets the focus.', async () => {
  await page.getByText('read', { exact: true }).waitFor();
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(5000);
  expect(reads).toBe(1);
});
test('[9.query.never-stale] Reads other than the session are never stale: going to another screen and back makes no new request for what was read, unless an action made it invalid.', async () => {
  await page.getByText('read', { exact: true }).waitFor();
  await page.clock.runFor(120_000);
  const toggle = page.getByRole('button', { name: 'Toggle reader' });
  await toggle.click();
  await toggle.click();
  await page.getByText('read', { exact: true }).waitFor();
  expect(reads).toBe(1);
});
test('[9.query.mutations-no-retry] An action (POST, DELETE) that fails is not tried again by itself: one request.', async () => {
  await page.getByRole('button', { name: 'Act', exact: true }).click();
  await toasts().getByText('Somebody was faster').waitFor();
  await page.clock.runFor(60_000);
  expect(acts).toBe(1);
});
