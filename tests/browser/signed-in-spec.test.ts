import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { grantCredits } from '#features/credits/ledger.ts';
import { at, button, heading, navigation } from '../support/account-screens.ts';
import { type Accounts, BUSINESS, openAccounts, PASSWORD } from '../support/account-visits.ts';
import { tokenIn } from '../support/mailbox.ts';
import { once } from '../support/once.ts';

/** The lines of the specification about the signed-in frame and the session that need a browser. */

declare global {
  var looks: number[];
}

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterEach(() => accounts.tidy());
afterAll(() => accounts.close());

describe('the signed-in frame', () => {
  const onEveryRoute = once(async () => {
    const { page } = await accounts.member('/terms');
    const banner = page.getByRole('region', { name: 'Business context is missing' });
    for (const path of ['/', '/dashboard', '/history', '/settings', '/pricing', '/onboarding']) {
      await page.goto(path);
      await navigation(page).getByText('5 runs left').waitFor();
      expect(await banner.getByRole('link').getAttribute('href'), path).toBe('/settings');
    }
  });
  test(
    '[2.frame.on-every-signed-in-route] /, /dashboard, /history, /settings, /pricing and /onboarding, signed in, all have the top navigation.',
    onEveryRoute,
  );
  test(
    '[2.frame.context-banner] While the user has no business context, signed-in screens show a banner with a link to /settings.',
    onEveryRoute,
  );
  const navigates = once(async () => {
    const { page, visitor } = await accounts.member('/onboarding', { credits: 7 });
    const { hook_credits } = await (await visitor.get('/api/user')).json();
    expect(hook_credits).toBe(7);
    await navigation(page).getByText(`${hook_credits} runs left`).waitFor();
    const link = (name: string) => navigation(page).getByRole('link', { name });
    for (const [name, path] of [
      ['Pricing', '/pricing'],
      ['Settings', '/settings'],
    ] as const) {
      await link(name).locator('svg').waitFor();
      await link(name).click();
      await at(page, path);
    }
    await link('History').click();
    await at(page, '/history');
    await link('Dashboard').click();
    await page.getByLabel("What's your video about?").waitFor();
  });
  test(
    '[2.frame.nav-dashboard] The top navigation has a link Dashboard that leads to the dashboard.',
    navigates,
  );
  test('[2.frame.nav-history] The top navigation has a link History to /history.', navigates);
  test(
    '[2.frame.nav-runs-left] The top navigation shows the number of runs left, equal to hook_credits.',
    navigates,
  );
  test(
    '[2.frame.nav-pricing-icon] The top navigation has a pricing icon, with an accessible name, that leads to /pricing.',
    navigates,
  );
  test(
    '[2.frame.nav-settings-icon] The top navigation has a settings icon, with an accessible name, that leads to /settings.',
    navigates,
  );
  test('[2.frame.context-banner-gone] Once the business context is set the banner that links to settings is no longer shown.', async () => {
    const { page } = await accounts.member('/settings');
    const banner = page.getByRole('region', { name: 'Business context is missing' });
    await banner.waitFor();
    await page.getByLabel('Business description').fill(BUSINESS.business_description);
    await page.getByLabel('Ideal customer').fill(BUSINESS.ideal_customer);
    await button(page, 'Save business context').click();
    await banner.waitFor({ state: 'detached' });
    await page.reload();
    await heading(page, 'Settings').waitFor();
    expect(await banner.count()).toBe(0);
  });
  const confirmsLater = once(async () => {
    const { page, email } = await accounts.member('/settings', { emailConfirmed: false });
    const notice = page.getByRole('region', { name: 'Confirm your email' });
    await notice.getByText('5 more runs').waitFor();
    await notice.getByRole('button', { name: 'Send the link again' }).click();
    await page.goto(`/confirm-email?token=${tokenIn(await accounts.mailbox.waitFor(email))}`);
    await heading(page, 'Email confirmed').waitFor();
    await page.goto('/settings');
    await navigation(page).getByText('10 runs left').waitFor();
    expect(await notice.count()).toBe(0);
  });
  test(
    '[1.confirm.notice-offers-resend] While the address is unconfirmed, signed-in screens show a small notice that offers to send the confirmation link again; using it sends a new mail.',
    confirmsLater,
  );
  test(
    '[1.confirm.notice-gone-after-confirming] After the address is confirmed the notice that offers the confirmation link is no longer shown.',
    confirmsLater,
  );
  test('[1.confirm.unconfirmed-works-normally] An account whose e-mail address is not confirmed can sign in, generate, favourite, change settings and buy like any other.', async () => {
    const email = accounts.newEmail();
    const visitor = accounts.app.visitor();
    await visitor.post('/api/register', { email, password: PASSWORD });
    expect((await visitor.post('/api/login', { email, password: PASSWORD })).status).toBe(200);
    expect((await visitor.post('/api/user/business-context', BUSINESS)).status).toBe(200);
    const run = await visitor.post('/api/hooks/generate', { topic: 'sourdough' });
    expect(run.status).toBe(201);
    const { hooks } = await run.json();
    expect((await visitor.post(`/api/hooks/${hooks[0].id}/favorite`)).status).toBe(200);
    const checkout = await visitor.post('/api/create-checkout-session', { priceId: 'hookseeker' });
    expect(checkout.status).toBe(200);
    expect((await (await visitor.get('/api/user')).json()).email_confirmed).toBe(false);
  });
});

describe('the session', () => {
  /** Watches one open page for a while: its requests, its updates, and the end of its session. */
  const looksAgain = once(async () => {
    const { page, id, visitor } = await accounts.member('/terms', {}, { fresh: true });
    await page.clock.install();
    await page.goto('/settings');
    await navigation(page).getByText('5 runs left').waitFor();
    for (let poll = 0; poll < 3; poll++) {
      const response = page.waitForResponse('**/api/user');
      await page.clock.runFor(5000);
      expect((await response).ok()).toBe(true);
    }
    const apart = await timesBetweenLooks(page);
    await accounts.app.db.transaction((tx) =>
      grantCredits(tx, { userId: id, source: 'admin', reference: 'admin:test', credits: 10 }),
    );
    await page.clock.runFor(5000);
    await navigation(page).getByText('15 runs left').waitFor();
    expect((await visitor.post('/api/logout')).status).toBe(204);
    await page.clock.runFor(5000);
    await at(page, '/login');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/settings');
    expect(await navigation(page).count()).toBe(0);
    await button(page, 'Login').waitFor();
    await expect.poll(() => page.locator('[data-variant=destructive]').count()).toBe(0);
    expect(await page.getByText('401').count()).toBe(0);
    return apart;
  });
  const timesBetweenLooks = async (page: Page) => {
    // Measured with the page's own clock, so that the interval is five seconds on a busy machine too.
    await page.evaluate(() => {
      globalThis.looks = [];
      const ask = globalThis.fetch;
      globalThis.fetch = (...args) => {
        if (args[0] === '/api/user') looks.push(Date.now());
        return ask(...args);
      };
    });
    const noted = () => page.evaluate(() => looks);
    await vi.waitFor(
      async () => {
        await page.clock.runFor(500);
        expect((await noted()).length).toBeGreaterThan(3);
      },
      { timeout: 60_000 },
    );
    const times = await noted();
    return times.slice(1).map((time, n) => time - (times[n] ?? 0));
  };

  const looked = async () => {
    await looksAgain();
  };
  test(
    '[4.session.refetch-5s] While a signed-in page is open the browser asks GET /api/user again every 5 seconds.',
    looked,
  );
  test(
    '[4.session.refetch-notices-change] A change made elsewhere (e.g. an admin adds runs) shows in an open page within about 5 seconds without a reload.',
    looked,
  );
  test(
    '[4.session.refetch-notices-end] When the session has ended elsewhere an open signed-in page notices within about 5 seconds (401) and no longer shows the user as signed in.',
    looked,
  );
  test(
    '[8.session.401-is-no-user] A 401 of the session check means no user: no error toast and no error screen.',
    looked,
  );
  test('[9.query.session-stale-5s] The session user is stale after 5 seconds.', async () => {
    for (const milliseconds of await looksAgain()) expect(milliseconds).toBeGreaterThanOrEqual(5000);
  });
});
