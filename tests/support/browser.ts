import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { listen } from '#platform/http/listen.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { type PageOptions, PagePool, type PersonOptions } from './page-pool.ts';
import type { TestApp } from './test-app.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Launches the system's Chromium; without the network flags it would look for hosts of its own. */
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
    ],
  });
}

export type BrowserPerson = PersonOptions & PageOptions & { expectErrors?: RegExp };

let shared: Promise<Browser> | undefined;
/** One for all files of a worker; it ends with the worker's process. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}

/** Where the tests' server answers with axe: a script of the page's own address is compiled once for all pages. */
const AXE_PATH = '/axe-for-tests.js';

type Address = { url: string; pages: PagePool; app: TestApp | undefined };
const idleAddresses: Address[] = [];

/** Files of a worker come one after the other: at the same address each finds what the browser has loaded already. */
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
    /** Opens a further page of the same person, whose console counts too. */
    watch,
    /** Fails when a page wrote an error to its console, and ends the visits of the test. Call it in `afterEach`. */
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

/** Accessibility: no violation that axe can see, once nothing fades in any more. */
export async function expectAccessible(page: Page): Promise<void> {
  // By its address, not inline: the page's own policy forbids that, and stays on.
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ url: AXE_PATH });
  await page.evaluate(allFaded);
  // One look at a long page takes a busy machine many seconds.
  await expect.poll(() => violationsOf(page), { timeout: 60_000 }).toEqual([]);
}

/** In the page: a color on its way to another is read as it is. */
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
 * Audits on a phone in the dark and at a desk in the light, where it is left; on neither anything sticks out to the
 * right.
 */
export async function expectAccessibleInBothLooks(page: Page): Promise<void> {
  for (const { viewport, colorScheme } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
    await expectNothingCut(page);
  }
}

/** Nothing sticks out to the right, however long the words are. */
export async function expectNothingCut(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // The source of every node it looked at is never read.
    axe.configure({ noHtml: true });
    // Of its rules that are on, only the one on media needs something loaded; none needs a copy of all stylesheets.
    const result = await axe.run(document, { resultTypes: ['violations'], preload: { assets: ['media'] } });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  });
}

/** The toast that says this is (or comes) on the page. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await page
    .getByRole('region', { name: /notifications/i })
    .getByText(text, { exact: true })
    .first()
    .waitFor();
}

/** Takes the toast away; on a slow machine it may be gone by itself before it is clicked. */
export async function closeToast(page: Page): Promise<void> {
  const close = page
    .getByRole('region', { name: /notifications/i })
    .getByRole('button', { name: 'Close', exact: true });
  await close.click({ timeout: 3000 }).catch(() => {});
  await close.waitFor({ state: 'detached' });
}

/** Public pages fetch their scripts after the paint; the last thing that these do is to ask for the consent banner. */
export async function scriptsStarted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/consent-')),
  );
}
