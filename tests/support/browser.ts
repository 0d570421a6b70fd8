import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { listen } from '#platform/http/server/listen.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { type PageOptions, PagePool, type PersonOptions } from './page-pool.ts';
import type { TestApp } from './test-app.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Launches the system's Chromium. The network flags stop its own background requests; the last three save processes and
 * compilations that pages of a few seconds do not need.
 */
async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: install it or set CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--in-process-gpu',
      '--disable-site-isolation-trials',
      '--js-flags=--no-opt',
    ],
  });
}

export type BrowserPerson = PersonOptions & PageOptions & { expectErrors?: RegExp };

let shared: Promise<Browser> | undefined;
/** One browser for all files of a worker. It ends with the worker's process. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}

/**
 * The path at which the test server sends axe. With one address, the browser compiles the script once for all pages.
 */
const AXE_PATH = '/axe-for-tests.js';

type Address = { url: string; pages: PagePool; app: TestApp | undefined };
const idleAddresses: Address[] = [];

/** The files of a worker run one after the other on the same port, so that each reuses the browser's cache. */
async function takeAddress(app: TestApp): Promise<Address> {
  const address = idleAddresses.pop() ?? (await openAddress());
  address.app = app;
  return address;
}

async function openAddress(): Promise<Address> {
  const answer = (request: Request, env: unknown) => {
    if (request.url.endsWith(AXE_PATH)) return axeScript();
    return address.app?.fetch(request, env as object) ?? new Response(null, { status: 503 });
  };
  const server = await listen(answer, { port: 0, host: '127.0.0.1' });
  server.http.unref();
  const url = `http://127.0.0.1:${(server.http.address() as AddressInfo).port}`;
  const address: Address = { url, pages: new PagePool(await sharedChromium(), url), app: undefined };
  return address;
}

function axeScript(): Response {
  const headers = {
    'Content-Type': 'text/javascript',
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  return new Response(axeSource, { headers });
}

/** Serves the app and opens pages on it. A console error on any page fails the test. */
export async function openBrowser(app: TestApp) {
  const address = await takeAddress(app);
  const { url, pages } = address;
  const errors: string[] = [];
  const watch = (page: Page, expectErrors?: RegExp): Page => {
    page.setDefaultTimeout(30_000);
    const record = (text: string) => {
      if (!expectErrors?.test(text)) errors.push(text);
    };
    page.on(
      'console',
      (message) => message.type() === 'error' && record(`${message.text()} ${message.location().url}`),
    );
    page.on('pageerror', (error) => record(String(error)));
    return page;
  };
  return {
    url,
    errors,
    async person({ expectErrors, initScript, fresh, ...options }: BrowserPerson = {}) {
      const context = { baseURL: url, ...options };
      return watch(await pages.take(context, { initScript, fresh }), expectErrors);
    },
    /** Opens another page for the same visitor. Its console errors count too. */
    watch,
    /** Fails if a page logged a console error, and closes the test's pages. Call it in `afterEach`. */
    async checkErrors() {
      const messages = errors.splice(0);
      await pages.tidy();
      expect(messages).toEqual([]);
    },
    async close() {
      await pages.tidy();
      address.app = undefined;
      idleAddresses.push(address);
    },
  };
}

type Axe = {
  configure(options: { noHtml: boolean }): void;
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
};

/** Expects no violations from axe, after all fades have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  // Loaded by address, because the page's policy forbids inline scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ url: AXE_PATH });
  await page.evaluate(allFaded);
  // One check of a long page takes many seconds on a busy machine.
  await expect.poll(() => violationsOf(page), { timeout: 60_000 }).toEqual([]);
}

/** Runs in the page. Waits for color transitions, because axe would read the colors in between. */
async function allFaded(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

const LOOKS = [
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: DESKTOP, colorScheme: 'light' },
] as const;

/**
 * Checks accessibility and sideways overflow on a dark phone and then on a light desktop, and leaves the page at the
 * latter.
 */
export async function expectAccessibleInBothLooks(page: Page): Promise<void> {
  for (const { viewport, colorScheme } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
    await expectNothingCut(page);
  }
}

/** Expects no sideways overflow, even with long words. */
export async function expectNothingCut(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // The source of the checked nodes is never read.
    axe.configure({ noHtml: true });
    // Of the enabled rules, only the one on media needs preloading. None needs a copy of all stylesheets.
    const result = await axe.run(document, { resultTypes: ['violations'], preload: { assets: ['media'] } });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  });
}

/** Waits for the toast with this text. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await page
    .getByRole('region', { name: /notifications/i })
    .getByText(text, { exact: true })
    .first()
    .waitFor();
}

/** Closes the toast. On a slow machine it may disappear before the click. */
export async function closeToast(page: Page): Promise<void> {
  const close = page
    .getByRole('region', { name: /notifications/i })
    .getByRole('button', { name: 'Close', exact: true });
  await close.click({ timeout: 3000 }).catch(() => {});
  await close.waitFor({ state: 'detached' });
}

/** Public pages load their scripts after the first paint. The last step is to show the consent banner. */
export async function scriptsStarted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/consent-')),
  );
}
