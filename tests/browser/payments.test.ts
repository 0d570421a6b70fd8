import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PACKAGES } from '#features/payments/packages.ts';
import { once, spec } from '../spec/spec.ts';
import { DESKTOP, expectAccessibleInBothLooks, expectToast, openBrowser, PHONE } from '../support/browser.ts';
import { type PersonOptions, signedIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  app = await createTestApp({ config: { limits: 'off' } });
  browser = await openBrowser(app);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});
afterEach(() => browser.checkErrors());

const business = {
  business_description: 'Dietitian for families',
  ideal_customer: 'Busy moms who hate cooking every night',
};
const PAID = 'Payment Successful! Your credits have been added to your account.';
const DECLINED = 'The payment was declined. You were not charged. Try another card.';
const CANCELLED = 'You were not charged. Your runs are as they were.';

type Options = PersonOptions & { expectErrors?: RegExp; phone?: boolean; dark?: boolean; path?: string };

async function person({ expectErrors, phone, dark, path = '/pricing', ...options }: Options = {}) {
  const made = await signedIn(app, { businessContext: business, emailConfirmed: true, runs: 5, ...options });
  const page = await browser.person({
    expectErrors,
    viewport: phone ? PHONE : DESKTOP,
    colorScheme: dark ? 'dark' : 'light',
  });
  await page.context().addCookies([{ ...made.session, url: browser.url }]);
  const answer = await page.goto(path);
  return { ...made, page, answer };
}
const buyButton = (page: Page, name = 'Hook Master') => page.getByRole('button', { name: `Buy ${name}` });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

async function payFor(page: Page, name = 'Hook Master'): Promise<void> {
  await buyButton(page, name).click();
  await page.waitForURL('**/test-checkout/**');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL('**/dashboard**');
}
async function bought(name = 'Hook Master') {
  const made = await person();
  await payFor(made.page, name);
  await expectToast(made.page, PAID);
  const { runs } = PACKAGES.find((one) => one.name === name) as (typeof PACKAGES)[number];
  await made.page.getByText(`${5 + runs} runs left`).waitFor();
  await made.page.goto('/pricing');
  return made;
}

const pricing = once(async () => {
  const { page, answer, visitor } = await person({ runs: 7 });
  expect(answer?.status()).toBe(200);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const { name } of PACKAGES) await buyButton(page, name).waitFor();
  expect(await page.getByText('Login to Purchase').count()).toBe(0);
  const part = (name: string) => page.locator('dl div', { hasText: name }).innerText();
  expect(await part('Current credits')).toContain('7');
  expect((await part('Status')).toLowerCase()).toContain('free');
  const { created_at } = await (await visitor.get('/api/user')).json();
  expect(await page.locator('dl time').getAttribute('datetime')).toBe(created_at);
  expect(await page.locator('dl time').innerText()).toContain(String(new Date(created_at).getFullYear()));
  /** What each card says, and the prices that are crossed out on it. */
  const plans = new Map<string, { text: string; was: string[] }>();
  for (const { name } of PACKAGES) {
    const shown = card(page, name);
    plans.set(name, { text: await shown.innerText(), was: await shown.locator('s').allInnerTexts() });
  }
  return { plans, packages: await packagesOn(page) };
});
const looksAtPricing = async () => {
  await pricing();
};
spec('2.pricing.route', looksAtPricing);
spec('2.pricing.three-packages', looksAtPricing);
spec('2.pricing.current-credits', looksAtPricing);
spec('2.pricing.status-badge', looksAtPricing);
spec('2.pricing.account-created', looksAtPricing);
spec('2.pricing.server-decides', async () => {
  const out = await (await app.visitor().get('/pricing')).text();
  const { visitor } = await signedIn(app);
  const inside = await (await visitor.get('/pricing')).text();
  expect(out).toContain('Login to Purchase');
  expect(inside).not.toContain('Login to Purchase');
  expect(out).not.toContain('id="root"');
  expect(inside).toContain('id="root"');
});
/** Each package is bought once, and then looked at on the pricing page. */
const boughtOnce = Object.fromEntries(
  PACKAGES.map(({ name }) => [
    name,
    once(async () => {
      const { page, visitor } = await bought(name);
      const shown = page.getByRole('row').filter({ hasText: name });
      const row = await shown.innerText();
      await expect.poll(() => page.getByText('One-time fee, no subscription').count()).toBe(3);
      const { purchases } = await (await visitor.get('/api/purchases')).json();
      const { hook_credits } = await (await visitor.get('/api/user')).json();
      await page.setViewportSize(PHONE);
      await shown.waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      return { row, purchases, hook_credits, width };
    }),
  ]),
);
const billing = async () => {
  const seen = await boughtOnce['Hook Master']?.();
  for (const part of ['50', '28.00', String(new Date().getFullYear())]) expect(seen?.row).toContain(part);
  expect(seen?.purchases).toHaveLength(1);
  expect(seen?.width).toBeLessThanOrEqual(PHONE.width);
};
spec('2.pricing.billing-history', billing);
spec('1.packages.one-time-no-subscription', billing);
spec('8.success.payment', billing);
test('what was bought fits a phone', billing);
spec('2.pricing.load-error', async () => {
  const { page } = await person({ path: '/settings', expectErrors: /500/ });
  await page.route('**/api/purchases', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/pricing');
  await page.getByText('Error Loading Page').waitFor();
});

const plans = async () => (await pricing()).plans;
const planText = async (name: string) => (await plans()).get(name)?.text ?? '';
spec('3.plan.name', async () => expect(await planText('Hook Master')).toContain('Hook Master'));
spec('3.plan.price', async () => expect(await planText('Hook Master')).toContain('$28'));
spec('3.plan.original-price', async () => {
  expect((await plans()).get('Hook Master')?.was.join()).toContain('$34');
  expect((await plans()).get('Hook Seeker')?.was).toEqual([]);
});
spec('3.plan.discount', async () => {
  expect(await planText('Hook Legend')).toContain('28% off');
  expect(await planText('Hook Seeker')).not.toContain('%');
});
spec('3.plan.runs', async () => expect(await planText('Hook Legend')).toContain('120 runs'));
spec('3.plan.features', async () => expect(await planText('Hook Seeker')).toContain('History tracking'));

async function packageOnPricing(name: string, shown: string[], absent: string[] = []): Promise<void> {
  const text = await planText(name);
  for (const part of shown) expect(text).toContain(part);
  for (const part of absent) expect(text).not.toContain(part);
}
async function packageBought(name: string, runs: number, cents: number): Promise<void> {
  const seen = await boughtOnce[name]?.();
  expect(seen?.purchases[0]).toMatchObject({ amount_paid: cents, credits_added: runs });
  expect(seen?.hook_credits).toBe(5 + runs);
}
spec('9.package.hookseeker-price', async () => {
  await packageOnPricing('Hook Seeker', ['$17']);
  await packageBought('Hook Seeker', 20, 1700);
});
spec('9.package.hookseeker-runs', async () => {
  await packageOnPricing('Hook Seeker', ['20 runs (200 hooks)']);
  await packageBought('Hook Seeker', 20, 1700);
});
spec('9.amount.divided-by-100', async () =>
  expect((await boughtOnce['Hook Seeker']?.())?.row).toContain('17.00'),
);
spec('9.package.hookseeker-no-discount', () => packageOnPricing('Hook Seeker', [], ['off', 'instead']));
spec('9.package.hookmaster-price', async () => {
  await packageOnPricing('Hook Master', ['$28']);
  await packageBought('Hook Master', 50, 2800);
});
spec('9.package.hookmaster-was', () => packageOnPricing('Hook Master', ['$34', '17% off']));
spec('9.package.hookmaster-runs', () => packageOnPricing('Hook Master', ['50 runs (500 hooks)']));
spec('9.package.hooklegend-price', async () => {
  await packageOnPricing('Hook Legend', ['$49']);
  await packageBought('Hook Legend', 120, 4900);
});
spec('9.package.hooklegend-was', () => packageOnPricing('Hook Legend', ['$68', '28% off']));
spec('9.package.hooklegend-runs', () => packageOnPricing('Hook Legend', ['120 runs (1200 hooks)']));

async function everyPackageSays(text: string): Promise<void> {
  for (const { name } of PACKAGES) expect((await planText(name)).toLowerCase()).toContain(text);
}
/** What a visitor reads of the packages: name, prices, discount and features, in this order. */
const packagesOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('li:has(h2, h3)')]
      .filter((item) => item.querySelector('s, ul') && /\$\d/.test(item.textContent ?? ''))
      .map((item) => ({
        name: item.querySelector('h2, h3')?.textContent,
        prices: item.textContent?.match(/\$\d+/g),
        discount: item.textContent?.match(/\d+% off/)?.[0],
        features: [...item.querySelectorAll('li')].map((feature) => feature.textContent),
      })),
  );
spec('9.package.same-signed-out', async () => {
  const { packages: inside } = await pricing();
  const visitor = await browser.person();
  await visitor.goto('/pricing');
  expect(inside.map(({ name }) => name)).toEqual(['Hook Seeker', 'Hook Master', 'Hook Legend']);
  expect(inside[1]).toMatchObject({ prices: ['$28', '$34'], discount: '17% off' });
  expect(inside[1]?.features.length).toBeGreaterThan(3);
  expect(await packagesOn(visitor)).toEqual(inside);
});
spec('9.package.feature-all-patterns', () => everyPackageSays('all hook patterns'));
spec('9.package.feature-history', () => everyPackageSays('history tracking'));
spec('9.package.feature-favorites', () => everyPackageSays('favorite hooks'));
spec('9.package.one-time-fee', () => everyPackageSays('one-time fee, no subscription'));

spec('4.checkout.browser-navigates', async () => {
  const { page } = await person();
  const asked = page.waitForRequest('**/api/create-checkout-session');
  await buyButton(page).click();
  expect((await asked).postDataJSON()).toEqual({ priceId: 'hookmaster' });
  await page.waitForURL('**/test-checkout/**');
});
const comesBack = once(async () => {
  const { page } = await person({ path: '/?success=true' });
  await expectToast(page, PAID);
  await page.goto('/dashboard?success=true');
  await expectToast(page, PAID);
  expect(await page.getByText('Confirming your payment').count()).toBe(0);
  await expect.poll(() => page.url()).toBe(`${browser.url}/dashboard`);
  await page.reload();
  await page.getByLabel("What's your video about?").waitFor();
  expect(await page.getByText(PAID).count()).toBe(0);
});
spec('2.dashboard.success-toast', comesBack);
spec('2.dashboard.success-clears-query', comesBack);
spec('4.checkout.toast-at-once', comesBack);
spec('4.checkout.confirming', async () => {
  const { page } = await person({ path: '/settings' });
  let confirming = true;
  await page.route('**/api/checkouts/confirming', (route) => route.fulfill({ json: { confirming } }));
  await page.goto('/dashboard?success=true');
  await expectToast(page, 'Confirming your payment');
  confirming = false;
  await expectToast(page, PAID);
});
const refused = once(async () => {
  const { page } = await person({ expectErrors: /50[02]|Failed to load/ });
  for (const [answer, said] of [
    [{ status: 500, body: '' }, 'Failed to create checkout session'],
    [{ status: 502, body: 'The payment page could not be opened.' }, 'The payment page could not be opened.'],
    [{ json: {} }, 'No checkout URL received'],
    [{ status: 200, body: 'not json' }, 'Failed to process payment'],
  ] as const) {
    await page.route('**/api/create-checkout-session', (route) => route.fulfill(answer), { times: 1 });
    await buyButton(page).click();
    await expectToast(page, said);
    await expect.poll(() => buyButton(page).isEnabled()).toBe(true);
    expect(page.url()).toBe(`${browser.url}/pricing`);
  }
});
spec('8.fixed.checkout-session', refused);
spec('8.toast.server-text-checkout', refused);
spec('8.fixed.no-checkout-url', refused);
spec('8.fixed.process-payment', refused);

async function openWindow(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await card(page, 'Hook Master').getByRole('button', { name: 'Pay in a separate window' }).click();
  const popup = await opened;
  await popup.waitForURL('**/test-checkout/**');
  return popup;
}
async function separateWindow() {
  const made = await person();
  return { ...made, popup: await openWindow(made.page) };
}
/** The window closes itself; the click does not wait for a page that is about to go. */
async function chooseAndClose(popup: Page, choice: string | RegExp): Promise<void> {
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: choice }).click({ noWaitAfter: true });
  await closed;
}
/** The pricing page, with nothing left in its address and every button to be used again. */
async function expectFree(page: Page): Promise<void> {
  await expect.poll(() => page.url()).toBe(`${browser.url}/pricing`);
  for (const { name } of PACKAGES) {
    await expect.poll(() => buyButton(page, name).isEnabled()).toBe(true);
    await expect
      .poll(() => card(page, name).getByRole('button', { name: 'Pay in a separate window' }).isEnabled())
      .toBe(true);
  }
}
const separately = once(async () => {
  const { page, popup } = await separateWindow();
  expect(popup.url()).toContain('/test-checkout/');
  expect(page.url()).toBe(`${browser.url}/pricing`);
  const busy = page.getByRole('button', { name: 'Processing...' });
  await busy.waitFor();
  await page.waitForTimeout(1500);
  expect(await busy.isVisible()).toBe(true);
  await popup.close();
  await buyButton(page).waitFor();
  expect(await buyButton(page).isEnabled()).toBe(true);
});
spec('4.checkout.separate-window', separately);
spec('4.checkout.popup-polled', separately);
spec('4.checkout.popup-closed-clears-flags', separately);
spec('4.checkout.popup-closed-reloads', async () => {
  const { page, popup } = await separateWindow();
  await chooseAndClose(popup, /^Pay/);
  await expectToast(page, PAID);
  await page.getByRole('row').filter({ hasText: 'Hook Master' }).waitFor();
  await expect.poll(() => page.locator('dl div', { hasText: 'Current credits' }).innerText()).toContain('55');
  await expectFree(page);
});
spec('4.checkout.popup-blocked-navigates', async () => {
  const { page } = await person();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await card(page, 'Hook Master').getByRole('button', { name: 'Pay in a separate window' }).click();
  await page.waitForURL('**/test-checkout/**');
});

describe('beyond the list', () => {
  test.each([
    { phone: true, dark: true },
    { phone: false, dark: false },
  ])('bought by keyboard alone, credited and shown %o', async (how) => {
    const { page } = await person(how);
    await buyButton(page, 'Hook Seeker').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/test-checkout/**');
    await page.getByRole('button', { name: /^Pay/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('25 runs left').waitFor();
  });

  test('declined and cancelled say so, and nothing is charged', async () => {
    const { page } = await person();
    for (const [choice, said] of [
      ['Let the card be declined', DECLINED],
      ['Cancel', CANCELLED],
    ] as const) {
      await buyButton(page).click();
      await page.waitForURL('**/test-checkout/**');
      await page.getByRole('button', { name: choice }).click();
      await expectToast(page, said);
    }
    await page.getByText('5 runs left').waitFor();
  });

  test('in a separate window, a cancelled and a declined payment close it and are said on the pricing page', async () => {
    const { page } = await person();
    for (const [choice, said] of [
      ['Cancel', CANCELLED],
      ['Let the card be declined', DECLINED],
    ] as const) {
      await chooseAndClose(await openWindow(page), choice);
      await expectToast(page, said);
      await expectFree(page);
      await page.getByText('5 runs left').waitFor();
      expect(await page.getByRole('row').filter({ hasText: 'Hook Master' }).count()).toBe(0);
    }
  });

  test('a separate window closes itself after a checkout on another site, too', async () => {
    const hosted = http.createServer((_, answer) => {
      answer.setHeader('Content-Type', 'text/html');
      answer.end(`<title>Hosted</title><a href="${browser.url}/dashboard?success=true">Pay there</a>`);
    });
    await new Promise<void>((resolve) => hosted.listen(0, resolve));
    try {
      const { page } = await person();
      // By another name than the app's own: another site, so the browser cuts the window off its opener.
      const url = `http://localhost:${(hosted.address() as AddressInfo).port}/`;
      await page.route('**/api/create-checkout-session', (route) => route.fulfill({ json: { url } }));
      const opened = page.waitForEvent('popup');
      await card(page, 'Hook Master').getByRole('button', { name: 'Pay in a separate window' }).click();
      const popup = await opened;
      const closed = popup.waitForEvent('close');
      await popup.getByRole('link', { name: 'Pay there' }).click({ noWaitAfter: true });
      await closed;
      await expectToast(page, PAID);
      await expectFree(page);
    } finally {
      hosted.closeAllConnections();
      hosted.close();
    }
  });

  test.each(['nobody waits for', 'may not close'])(
    'a separate window that %s goes on by itself',
    async (why) => {
      const { page, popup } = await separateWindow();
      if (why === 'nobody waits for') await page.goto('/settings');
      else {
        await popup.addInitScript(() => {
          window.close = () => {};
        });
      }
      await popup.getByRole('button', { name: /^Pay/ }).click();
      await expectToast(popup, PAID);
      expect(await popup.getByText('You can close this window.').count()).toBe(
        why === 'may not close' ? 1 : 0,
      );
      await popup.getByText('55 runs left').waitFor();
      expect(popup.isClosed()).toBe(false);
    },
  );

  test('accessible on a phone and at a desk', async () => {
    const { page } = await person();
    await buyButton(page).waitFor();
    await expectAccessibleInBothLooks(page);
    await buyButton(page).click();
    await page.waitForURL('**/test-checkout/**');
    await expectAccessibleInBothLooks(page);
  });
});
