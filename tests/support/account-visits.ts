import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type BrowserPerson, openBrowser } from './browser.ts';
import { openMailbox } from './mailbox.ts';
import { createTestApp } from './test-app.ts';
import { signedIn, type TestUserOptions } from './users.ts';

export const PASSWORD = 'kettle-orbit-47';
export const BUSINESS = {
  business_description: 'I teach home cooks to make bread',
  ideal_customer: 'Busy parents who want one good loaf a week',
};

/** The browser itself logs this to the console when a call fails. */
const FAILED_CALLS = /Failed to load resource/;

type Session = { name: string; value: string };
export type Visit = Omit<BrowserPerson, 'expectErrors'>;
let people = 0;

/** The app with mail and a browser. Visitors have answered the consent banner already. */
export async function openAccounts() {
  const mailbox = openMailbox();
  const app = await createTestApp({ config: { dataDir: mailbox.dataDir }, jobs: true });
  const browser = await openBrowser(app);

  async function open(path: string, visit: Visit, session?: Session): Promise<Page> {
    const page = await browser.person({ expectErrors: FAILED_CALLS, ...visit });
    const { url } = browser;
    await page.context().addCookies([decidedConsent(url), ...(session ? [{ ...session, url }] : [])]);
    await page.goto(path);
    return page;
  }

  return {
    app,
    mailbox,
    browser,
    /** A visitor without a session. */
    visit: (path: string, visit: Visit = {}) => open(path, visit),
    /** A signed-in user, created without hashing a password. */
    async member(path: string, person: TestUserOptions = {}, visit: Visit = {}) {
      const { email, id, visitor, session } = await signedIn(app, { emailConfirmed: true, ...person });
      return { page: await open(path, visit, session), email, id, visitor };
    },
    /** A user with a password, signed out in this browser. */
    async registered() {
      const email = `person${people++}@example.com`;
      const visitor = app.visitor();
      const answer = await visitor.post('/api/register', { email, password: PASSWORD });
      expect(answer.status).toBe(201);
      return { email, visitor };
    },
    newEmail: () => `new${people++}@example.com`,
    /** Runs after each test: expects empty consoles, and closes all pages so that none keeps polling. */
    tidy: () => browser.checkErrors(),
    async close() {
      await browser.close();
      await app.close();
      mailbox.close();
    },
  };
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

/** Signs in with the form on the current page. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('tab', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export async function register(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
}

/** Goes through the three steps of onboarding, but does not press the last button. */
export async function fillOnboarding(page: Page, values: Partial<Record<OnboardingField, string>> = {}) {
  await page.getByLabel('First name').fill(values.first_name ?? 'Ada');
  await page.getByLabel('TikTok handle').fill(values.tiktok_handle ?? '');
  await page.getByLabel('Instagram handle').fill(values.instagram_handle ?? '');
  await page.getByRole('button', { name: 'Next' }).click();
  await page
    .getByLabel('Business description')
    .fill(values.business_description ?? BUSINESS.business_description);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Ideal customer').fill(values.ideal_customer ?? BUSINESS.ideal_customer);
}
type OnboardingField =
  | 'first_name'
  | 'tiktok_handle'
  | 'instagram_handle'
  | 'business_description'
  | 'ideal_customer';

/** Counts a page's API calls to one address. */
export function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls++;
  });
  return () => calls;
}

/** The record that the consent library writes on 'Reject All'. */
function decidedConsent(url: string) {
  const now = new Date();
  const record = {
    categories: ['necessary'],
    revision: 1,
    data: null,
    services: { necessary: [], analytics: [], marketing: [] },
    languageCode: 'en',
    consentId: 'b2f5cdd2-5b0a-4f0e-8b5a-1f0a1b2c3d4e',
    consentTimestamp: now.toISOString(),
    lastConsentTimestamp: now.toISOString(),
    expirationTime: now.getTime() + 365 * 24 * 3600 * 1000,
  };
  return { name: 'hooksmith_consent', value: encodeURIComponent(JSON.stringify(record)), url };
}
