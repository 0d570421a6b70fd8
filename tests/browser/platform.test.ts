import type { Browser, Page, Route } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { spec } from '../spec/spec.ts';
import { sharedChromium } from '../support/browser.ts';
import { buildHarness, openHarness } from '../support/harness-page.ts';

type Harness = {
  toast(content: Record<string, unknown>): string;
  toastError(error: Error): void;
  dismissToast(id: string): void;
  currentToasts(): { id: string; variant: string; open: boolean }[];
  readFailure(response: Response): Promise<Error>;
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

spec('3.toast.id', async () => {
  const ids = await page.evaluate(() => [harness.toast({ title: 'One' }), harness.toast({ title: 'Two' })]);
  expect(new Set(ids).size).toBe(2);
  await page.evaluate((id) => harness.dismissToast(id), ids[1] as string);
  await toasts().waitFor({ state: 'detached' });
});
spec('3.toast.title-description', async () => {
  await page.evaluate(() => harness.toast({ title: 'Logged out', description: 'Come back soon!' }));
  await toasts().getByText('Logged out', { exact: true }).waitFor();
  await toasts().getByText('Come back soon!', { exact: true }).waitFor();
});
spec('3.toast.action', async () => {
  await page.getByRole('button', { name: 'Toast with action' }).click();
  await toasts().getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone').waitFor();
});
spec('3.toast.variant-default', async () => {
  await page.evaluate(() => harness.toast({ title: 'Plain' }));
  expect(await page.evaluate(() => harness.currentToasts()[0]?.variant)).toBe('default');
});
spec('3.toast.variant-destructive', async () => {
  const colour = () => toasts().evaluate((element) => getComputedStyle(element).backgroundColor);
  // What is announced is taken away again after a second: note it down as it comes.
  await page.evaluate(() => {
    globalThis.announced = [];
    const note = () => {
      for (const live of document.querySelectorAll('[aria-live=assertive]'))
        announced.push(live.textContent ?? '');
    };
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await page.evaluate(() => harness.toast({ title: 'Plain' }));
  const plain = await colour();
  await page.evaluate(() => harness.toast({ title: 'Bad', variant: 'destructive' }));
  await toasts().getByText('Bad').waitFor();
  expect(await colour()).not.toBe(plain);
  await expect.poll(() => page.evaluate(() => announced.join('\n'))).toContain('Bad');
});
spec('8.toast.destructive-error', async () => {
  await page.getByRole('button', { name: 'Act', exact: true }).click();
  await toasts().getByText('Error', { exact: true }).waitFor();
  await toasts().getByText('Somebody was faster', { exact: true }).waitFor();
  expect(await page.evaluate(() => harness.currentToasts()[0]?.variant)).toBe('destructive');
});
spec('8.success.not-destructive', async () => {
  await page.evaluate(() => harness.toast({ title: 'Hook copied to clipboard' }));
  expect(await toasts().getAttribute('data-variant')).toBe('default');
});
spec('4.widgets.toast-state', async () => {
  await page.evaluate(() => harness.toast({ title: 'Here' }));
  await toasts().getByText('Here').waitFor();
  await toasts().getByRole('button', { name: 'Close' }).click();
  await toasts().waitFor({ state: 'detached' });
  // A toast waits while somebody points at it: take the pointer away from where the next one appears.
  await page.mouse.move(0, 0);
  await page.evaluate(() => harness.toast({ title: 'For a while' }));
  await toasts().getByText('For a while').waitFor();
  await page.clock.runFor(60_000);
  await toasts().waitFor({ state: 'detached' });
});
spec('9.toast.one-at-a-time', async () => {
  await page.evaluate(() => {
    harness.toast({ title: 'First' });
    harness.toast({ title: 'Second' });
  });
  await toasts().getByText('Second').waitFor();
  expect(await toasts().count()).toBe(1);
  expect(await page.evaluate(() => harness.currentToasts().length)).toBe(1);
});
spec('9.toast.viewport-420', async () => {
  await page.evaluate(() => harness.toast({ title: 'Wide', description: 'word '.repeat(100) }));
  await toasts().waitFor();
  const list = page.getByRole('region', { name: /notifications/i }).getByRole('list');
  expect((await list.boundingBox())?.width).toBe(420);
});
spec('9.toast.removed-after-1000000ms', async () => {
  await page.evaluate(() => harness.dismissToast(harness.toast({ title: 'Gone' })));
  await toasts().waitFor({ state: 'detached' });
  const left = () => page.evaluate(() => harness.currentToasts().length);
  await page.clock.fastForward(999_000);
  expect(await left()).toBe(1);
  await page.clock.fastForward(2000);
  expect(await left()).toBe(0);
});

spec('7.reads.get-json', async () => {
  let method = '';
  readAnswer = (route) => {
    method = route.request().method();
    return route.fulfill({ json: { word: 'json' } });
  };
  await page.reload();
  await page.getByText('json', { exact: true }).waitFor();
  expect(method).toBe('GET');
});
spec('7.credentials.sent', async () => {
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
spec('8.read.500-status-text', async () => {
  readAnswer = (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'a secret' });
  await page.reload();
  await page.getByText('500: Internal Server Error', { exact: true }).waitFor();
});
spec('8.read.500-without-status-text', async () => {
  const message = await page.evaluate(
    async () => (await harness.readFailure(new Response('x', { status: 503 }))).message,
  );
  expect(message).toBe('503: Service Unavailable');
});
spec('8.read.below-500-body', async () => {
  readAnswer = (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not here' });
  await page.reload();
  await page.getByText('404: Not here', { exact: true }).waitFor();
});
spec('9.query.no-retry', async () => {
  // The first read, of the page as it was opened, is over before the counting starts.
  await page.getByText('read', { exact: true }).waitFor();
  readAnswer = (route) => route.fulfill({ status: 500, body: '' });
  reads = 0;
  await page.reload();
  await page.getByText('500: Internal Server Error').waitFor();
  await page.clock.runFor(60_000);
  expect(reads).toBe(1);
});
spec('9.query.no-polling', async () => {
  await page.getByText('read', { exact: true }).waitFor();
  await page.clock.runFor(300_000);
  expect(reads).toBe(1);
});
spec('9.query.no-refetch-on-focus', async () => {
  await page.getByText('read', { exact: true }).waitFor();
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(5000);
  expect(reads).toBe(1);
});
spec('9.query.never-stale', async () => {
  await page.getByText('read', { exact: true }).waitFor();
  await page.clock.runFor(120_000);
  const toggle = page.getByRole('button', { name: 'Toggle reader' });
  await toggle.click();
  await toggle.click();
  await page.getByText('read', { exact: true }).waitFor();
  expect(reads).toBe(1);
});
spec('9.query.mutations-no-retry', async () => {
  await page.getByRole('button', { name: 'Act', exact: true }).click();
  await toasts().getByText('Somebody was faster').waitFor();
  await page.clock.runFor(60_000);
  expect(acts).toBe(1);
});
