import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { listen } from '#platform/http/listen.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { type PageOptions, PagePool } from './page-pool.ts';
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

export type BrowserPerson = BrowserContextOptions & PageOptions & { expectErrors?: RegExp };

let shared: Promise<Browser> | undefined;
/** One for all files of a worker; it ends with the worker's process. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}

/** Serves the app on a port of its own and opens pages on it. A console error on any page fails the test. */
export async function openBrowser(app: TestApp) {
  const server = await listen(app.fetch, { port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(server.http.address() as AddressInfo).port}`;
  const pages = new PagePool(await sharedChromium(), url);
  const errors: string[] = [];
  const watch = (page: Page, expectErrors?: RegExp): Page => {
    page.setDefaultTimeout(30_000);
    const note = (text: string) => {
      if (!expectErrors?.test(text)) errors.push(text);
    };
    page.on(
      'console',
      (message) => message.type() === 'error' && note(`${message.text()} ${message.location().url}`),
    );
    page.on('pageerror', (error) => note(String(error)));
    return page;
  };
  return {
    url,
    errors,
    async person({ expectErrors, initScript, fresh, ...options }: BrowserPerson = {}) {
      const context = { baseURL: url, viewport: DESKTOP, reducedMotion: 'reduce', ...options } as const;
      return watch(await pages.take(context, { initScript, fresh }), expectErrors);
    },
    /** For a further page of the same person: its console counts too. */
    watch,
    /** Fails when a page wrote an error to its console, and ends the visits of the test. Call it in `afterEach`. */
    async checkErrors() {
      const found = errors.splice(0);
      await pages.tidy();
      expect(found).toEqual([]);
    },
    async close() {
      await pages.close();
      server.http.closeAllConnections();
      await new Promise((resolve) => server.http.close(resolve));
    },
  };
}

type Axe = {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
};

/** Accessibility: no violation that axe can see, once nothing fades in any more. */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated, not injected as a tag: the page's own policy forbids inline script, and stays on.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await expect.poll(() => violationsOf(page), { timeout: 15_000 }).toEqual([]);
}

function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const result = await axe.run(document, { resultTypes: ['violations'] });
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
