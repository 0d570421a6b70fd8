import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { countCalls } from './account-visits.ts';

/** Helpers for the screens of the account area. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** Failures without a message of the server: no network, and an empty body. */
export const SILENT_FAILURES = [
  (route: Route) => route.abort(),
  (route: Route) => route.fulfill({ status: 500, body: '' }),
];

/** Submits a form and expects the message at its field and no request. */
export async function expectRefused(
  page: Page,
  { call, submit, message }: { call: string; submit: string; message: string },
): Promise<void> {
  const calls = countCalls(page, call);
  await button(page, submit).click();
  await page.getByRole('alert').filter({ hasText: message }).waitFor();
  expect(calls()).toBe(0);
}
