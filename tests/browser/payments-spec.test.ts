import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PACKAGES } from '#features/payments/packages.ts';
import { DESKTOP, expectAccessibleInBothLooks, expectToast, openBrowser, PHONE } from '../support/browser.ts';
import { once } from '../support/once.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn, type TestUserOptions } from '../support/users.ts';

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

type Options = TestUserOptions & { expectErrors?: RegExp; phone?: boolean; dark?: boolean; path?: string };

/** A signed-in page. With an empty path it is not opened yet. */
async function person({ expectErrors, phone, dark, path = '/pricing', ...options }: Options = {}) {
  const made = await signedIn(app, {
    businessContext: business,
    emailConfirmed: true,
    credits: 5,
    ...options,
  });
  const page = await browser.person({
    expectErrors,
    viewport: phone ? PHONE : DESKTOP,
    colorScheme: dark ? 'dark' : 'light',
  });
  await page.context().addCookies([{ ...made.session, url: browser.url }]);
  const answer = path ? await page.goto(path) : null;
  return { ...made, page, answer };
}
const buyButton = (page: Page, name = 'Hook Master') => page.getByRole('button', { name: `Buy ${name}` });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

const pricing = once(async () => {
  const { page, answer, visitor } = await person({ credits: 7 });
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
  /** Each card's text and its crossed-out prices. */
  const plans = new Map<string, { text: string; was: string[] }>();
  for (const { name } of PACKAGES) {
    const shown = card(page, name);
    plans.set(name, { text: await shown.innerText(), was: await shown.locator('s').allInnerTexts() });
  }
  const packages = await packagesOn(page);
  await page.context().clearCookies();
  await page.goto('/pricing');
  return { plans, packages, signedOut: await packagesOn(page) };
});
const looksAtPricing = async () => {
  await pricing();
};
test('[2.pricing.route] Signed in, /pricing answers 200 with the pricing screen.', looksAtPricing);
test(
  "[2.pricing.three-packages] Signed in, /pricing shows three packages, each with a purchase button that does not read 'Login to Purchase'.",
  looksAtPricing,
);
test(
  '[2.pricing.current-credits] Signed in, /pricing shows the current credits (hook_credits).',
  looksAtPricing,
);
test(
  '[2.pricing.status-badge] Signed in, /pricing shows a badge with the subscription status.',
  looksAtPricing,
);
test('[2.pricing.account-created] Signed in, /pricing shows the account creation date.', looksAtPricing);
test('[2.pricing.server-decides] The server decides by the session cookie what /pricing is: signed out the landing page with pricing, signed in the pricing screen; the HTML never holds the other one first.', async () => {
  const out = await (await app.visitor().get('/pricing')).text();
  const { visitor } = await signedIn(app);
  const inside = await (await visitor.get('/pricing')).text();
  expect(out).toContain('Login to Purchase');
  expect(inside).not.toContain('Login to Purchase');
  expect(out).not.toContain('id="root"');
  expect(inside).toContain('id="root"');
});
/** Buys every package, the second in the browser by keyboard alone, and then opens the pricing page. */
const boughtAll = once(async () => {
  const { page, visitor } = await person({ path: '' });
  const credits = async () => (await (await visitor.get('/api/user')).json()).hook_credits;
  const added: Record<string, number> = {};
  for (const { id, name } of PACKAGES) {
    const before = await credits();
    if (name === 'Hook Master') {
      await page.goto('/pricing');
      const request = page.waitForRequest('**/api/create-checkout-session');
      await buyButton(page).focus();
      await page.keyboard.press('Enter');
      expect((await request).postDataJSON()).toEqual({ priceId: 'hookmaster' });
      await page.waitForURL('**/test-checkout/**');
      await page.getByRole('button', { name: /^Pay/ }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/dashboard**');
      await expectToast(page, PAID);
      await page.getByText(`${before + 50} runs left`).waitFor();
    } else {
      const { url } = await (await visitor.post('/api/create-checkout-session', { priceId: id })).json();
      const checkout = new URL(url).pathname.split('/').at(-1);
      expect((await visitor.post(`/api/test-checkout/${checkout}/pay`)).status).toBe(303);
    }
    added[name] = (await credits()) - before;
  }
  await page.goto('/pricing');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const rows: Record<string, string> = {};
  for (const { name } of PACKAGES) rows[name] = await row(name).innerText();
  await expect.poll(() => page.getByText('One-time fee, no subscription').count()).toBe(3);
  const { purchases } = await (await visitor.get('/api/purchases')).json();
  await page.setViewportSize(PHONE);
  await row('Hook Master').waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return { rows, purchases, added, width };
});
const billing = async () => {
  const { rows, purchases, width } = await boughtAll();
  for (const part of ['50', '28.00', String(new Date().getFullYear())]) {
    expect(rows['Hook Master']).toContain(part);
  }
  expect(purchases).toHaveLength(PACKAGES.length);
  expect(width).toBeLessThanOrEqual(PHONE.width);
};
test(
  '[2.pricing.billing-history] Signed in, /pricing shows the billing history: each purchase with package name, amount, credits added and date.',
  billing,
);
test(
  '[1.packages.one-time-no-subscription] Credits are bought as one-time packages: the pricing page says one-time and no subscription, and a purchase never recurs (one Purchase per payment).',
  billing,
);
test(
  "[8.success.payment] After a payment the toast says 'Payment Successful! Your credits have been added to your account.'.",
  billing,
);
test('the purchases fit a phone', billing);
test("[2.pricing.load-error] When the purchases cannot be read /pricing shows 'Error Loading Page'.", async () => {
  const { page } = await person({ path: '', expectErrors: /500/ });
  await page.route('**/api/purchases', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/pricing');
  await page.getByText('Error Loading Page').waitFor();
});

const plans = async () => (await pricing()).plans;
const planText = async (name: string) => (await plans()).get(name)?.text ?? '';
test('[3.plan.name] A pricing plan shows its name.', async () =>
  expect(await planText('Hook Master')).toContain('Hook Master'));
test('[3.plan.price] A pricing plan shows its price.', async () =>
  expect(await planText('Hook Master')).toContain('$28'));
test('[3.plan.original-price] A pricing plan with a discount shows its original price, marked as the former one; a plan without shows none.', async () => {
  expect((await plans()).get('Hook Master')?.was.join()).toContain('$34');
  expect((await plans()).get('Hook Seeker')?.was).toEqual([]);
});
test('[3.plan.discount] A pricing plan with a discount shows it in percent; a plan without shows none.', async () => {
  expect(await planText('Hook Legend')).toContain('28% off');
  expect(await planText('Hook Seeker')).not.toContain('%');
});
test('[3.plan.runs] A pricing plan shows its number of runs.', async () =>
  expect(await planText('Hook Legend')).toContain('120 runs'));
test('[3.plan.features] A pricing plan shows its list of features.', async () =>
  expect(await planText('Hook Seeker')).toContain('History tracking'));

async function packageOnPricing(name: string, shown: string[], absent: string[] = []): Promise<void> {
  const text = await planText(name);
  for (const part of shown) expect(text).toContain(part);
  for (const part of absent) expect(text).not.toContain(part);
}
async function packageBought(name: string, credits: number, cents: number): Promise<void> {
  const { purchases, added } = await boughtAll();
  expect(purchases).toContainEqual(
    expect.objectContaining({ package_name: name, amount_paid: cents, credits_added: credits }),
  );
  expect(added[name]).toBe(credits);
}
test('[9.package.hookseeker-price] Hook Seeker costs $17: shown on /pricing, and a purchase has amount_paid 1700.', async () => {
  await packageOnPricing('Hook Seeker', ['$17']);
  await packageBought('Hook Seeker', 20, 1700);
});
test('[9.package.hookseeker-runs] Hook Seeker has 20 runs (200 hooks): shown on /pricing, and a purchase adds 20 to hook_credits.', async () => {
  await packageOnPricing('Hook Seeker', ['20 runs (200 hooks)']);
  await packageBought('Hook Seeker', 20, 1700);
});
test('[9.amount.divided-by-100] The billing history shows amount_paid divided by 100 with 2 decimals: 1700 is shown as 17.00.', async () =>
  expect((await boughtAll()).rows['Hook Seeker']).toContain('17.00'));
test('[9.package.hookseeker-no-discount] Hook Seeker shows no original price and no discount.', () =>
  packageOnPricing('Hook Seeker', [], ['off', 'instead']));
test('[9.package.hookmaster-price] Hook Master costs $28: shown on /pricing, and a purchase has amount_paid 2800.', async () => {
  await packageOnPricing('Hook Master', ['$28']);
  await packageBought('Hook Master', 50, 2800);
});
test('[9.package.hookmaster-was] Hook Master shows the original price $34 and 17% off.', () =>
  packageOnPricing('Hook Master', ['$34', '17% off']));
test('[9.package.hookmaster-runs] Hook Master has 50 runs (500 hooks): shown on /pricing, and a purchase adds 50 to hook_credits.', () =>
  packageOnPricing('Hook Master', ['50 runs (500 hooks)']));
test('[9.package.hooklegend-price] Hook Legend costs $49: shown on /pricing, and a purchase has amount_paid 4900.', async () => {
  await packageOnPricing('Hook Legend', ['$49']);
  await packageBought('Hook Legend', 120, 4900);
});
test('[9.package.hooklegend-was] Hook Legend shows the original price $68 and 28% off.', () =>
  packageOnPricing('Hook Legend', ['$68', '28% off']));
test('[9.package.hooklegend-runs] Hook Legend has 120 runs (1200 hooks): shown on /pricing, and a purchase adds 120 to hook_credits.', () =>
  packageOnPricing('Hook Legend', ['120 runs (1200 hooks)']));

async function everyPackageSays(text: string): Promise<void> {
  for (const { name } of PACKAGES) expect((await planText(name)).toLowerCase()).toContain(text);
}
/** The text of the packages: name, prices, discount and features, in this order. */
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
test('[9.package.same-signed-out] Signed out, /pricing shows the same names, prices, original prices, discounts, runs and features as signed in.', async () => {
  const { packages: inside, signedOut } = await pricing();
  expect(inside.map(({ name }) => name)).toEqual(['Hook Seeker', 'Hook Master', 'Hook Legend']);
  expect(inside[1]).toMatchObject({ prices: ['$28', '$34'], discount: '17% off' });
  expect(inside[1]?.features.length).toBeGreaterThan(3);
  expect(signedOut).toEqual(inside);
});
test('[9.package.feature-all-patterns] Each package lists all hook patterns.', () =>
  everyPackageSays('all hook patterns'));
test('[9.package.feature-history] Each package lists history tracking.', () =>
  everyPackageSays('history tracking'));
test('[9.package.feature-favorites] Each package lists favorite hooks.', () =>
  everyPackageSays('favorite hooks'));
test('[9.package.one-time-fee] Each package is marked as a one-time fee, no subscription.', () =>
  everyPackageSays('one-time fee, no subscription'));

test('[4.checkout.browser-navigates] A purchase button sends POST /api/create-checkout-session and the browser navigates to the returned url.', async () => {
  await boughtAll();
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

  let confirming = true;
  await page.route('**/api/checkouts/confirming', (route) => route.fulfill({ json: { confirming } }));
  await page.goto('/dashboard?success=true');
  await expectToast(page, 'Confirming your payment');
  confirming = false;
  await expectToast(page, PAID);
});
test(
  "[2.dashboard.success-toast] Signed in, opening / or /dashboard with ?success=true shows the toast 'Payment Successful! Your credits have been added to your account.'.",
  comesBack,
);
test(
  '[2.dashboard.success-clears-query] After ?success=true was handled the address has no query any more, and a reload shows no second toast.',
  comesBack,
);
test(
  '[4.checkout.toast-at-once] Coming back with success=true, the page shows the success toast at once when no checkout of this user awaits its event.',
  comesBack,
);
test(
  '[4.checkout.confirming] Only if this user has a paid-looking checkout whose event has not come yet, the page says that it is confirming first, and shows the success toast when the runs are there.',
  comesBack,
);
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
test(
  "[8.fixed.checkout-session] When POST /api/create-checkout-session fails without a text of the server the 'Error' toast says 'Failed to create checkout session'.",
  refused,
);
test(
  "[8.toast.server-text-checkout] When POST /api/create-checkout-session fails with a text of the server, the 'Error' toast shows that text.",
  refused,
);
test(
  "[8.fixed.no-checkout-url] When POST /api/create-checkout-session succeeds without a url in its answer the 'Error' toast says 'No checkout URL received' and the browser stays.",
  refused,
);
test(
  "[8.fixed.process-payment] When starting the payment fails otherwise (e.g. the answer cannot be read) the 'Error' toast says 'Failed to process payment'.",
  refused,
);

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
/** The window closes itself, so the click must not wait for its page. */
async function chooseAndClose(popup: Page, choice: string | RegExp): Promise<void> {
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: choice }).click({ noWaitAfter: true });
  await closed;
}
/** The pricing page without parameters in its address and with every button enabled. */
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

  await chooseAndClose(await openWindow(page), /^Pay/);
  await expectToast(page, PAID);
  await page.getByRole('row').filter({ hasText: 'Hook Master' }).waitFor();
  await expect.poll(() => page.locator('dl div', { hasText: 'Current credits' }).innerText()).toContain('55');
  await expectFree(page);
});
test(
  '[4.checkout.separate-window] The pricing page also offers to open the checkout in a separate window.',
  separately,
);
test(
  '[4.checkout.popup-polled] While the separate checkout window is open the pricing page checks every second whether it was closed, and shows the purchase as processing until then.',
  separately,
);
test(
  '[4.checkout.popup-closed-clears-flags] After the separate window is closed the processing flags are cleared within about a second: the purchase buttons can be used again.',
  separately,
);
test(
  '[4.checkout.popup-closed-reloads] After the separate window is closed the pricing page reads runs and purchases again and shows the new ones.',
  separately,
);
test(
  'a separate window closes after a cancelled or declined payment, and the pricing page reports it',
  separately,
);
const opensCheckout = once(async () => {
  const { page } = await person();
  await buyButton(page).waitFor();
  await expectAccessibleInBothLooks(page);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await card(page, 'Hook Master').getByRole('button', { name: 'Pay in a separate window' }).click();
  await page.waitForURL('**/test-checkout/**');
  await expectAccessibleInBothLooks(page);
});
test(
  '[4.checkout.popup-blocked-navigates] If the browser blocks the separate window the page navigates to the checkout instead.',
  opensCheckout,
);
test('pricing and test checkout are accessible on a phone and at a desk', opensCheckout);

describe('buying a package', () => {
  test('a package is bought by keyboard alone, credited and shown', async () => {
    await boughtAll();
  });

  test('a declined or cancelled payment is reported and charges nothing, on a phone too', async () => {
    const { page } = await person({ phone: true, dark: true });
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
    await buyButton(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/test-checkout/**');
    await page.getByRole('button', { name: /^Pay/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('55 runs left').waitFor();
  });

  test('a separate window closes after a checkout on another site', async () => {
    const hosted = http.createServer((_, answer) => {
      answer.setHeader('Content-Type', 'text/html');
      answer.end(`<title>Hosted</title><a href="${browser.url}/dashboard?success=true">Pay there</a>`);
    });
    await new Promise<void>((resolve) => hosted.listen(0, resolve));
    try {
      const { page } = await person();
      // Another host name makes it another site, so the browser removes the window's opener.
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
    'a separate window that %s continues to the result by itself',
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
});
