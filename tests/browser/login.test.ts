import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLE_CREATORS, type ExampleCreator } from '#features/account/onboarding/example-creators.ts';
import { EXAMPLE_HOOKS } from '#features/account/onboarding/example-hooks.ts';
import {
  type Accounts,
  BUSINESS,
  fillOnboarding,
  logIn,
  openAccounts,
  PASSWORD,
  register,
} from '../support/account-visits.ts';
import {
  DESKTOP,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectToast,
  PHONE,
  scriptsStarted,
} from '../support/browser.ts';
import { tokenIn } from '../support/mailbox.ts';

/** From a public page to the account and to the checkout. */

const NUTRITIONIST = EXAMPLE_CREATORS.find(({ theme }) => theme === 'nutritionist') as ExampleCreator;

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterEach(() => accounts.tidy());
afterAll(() => accounts.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname + url.search === path);
const pressed = (page: Page, name: string) => button(page, name).getAttribute('aria-pressed');

async function fromLanding(page: Page): Promise<void> {
  await scriptsStarted(page);
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL('**/login');
}

/** Presses 'Login to Purchase' at a package on `/pricing`. */
async function wantPackage(page: Page, name: string): Promise<void> {
  await scriptsStarted(page);
  const card = page.locator('#pricing li').filter({ has: page.getByRole('heading', { name }) });
  await card.getByRole('link', { name: 'Login to Purchase' }).click();
  await page.waitForURL('**/login');
}

async function expectPicked(page: Page): Promise<void> {
  await at(page, '/pricing?package=hookmaster');
  await page.getByText('The one you picked').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Buy Hook Master');
}

test('the login document looks like the loaded screen and accepts no input that could be lost', async () => {
  const open = async (viewport: typeof PHONE, scripts: boolean) => {
    const page = await accounts.visit('/robots.txt', { viewport });
    if (!scripts) await page.route('**/*.js', (route) => route.abort());
    await page.goto('/login?version=nutritionist');
    await page.evaluate(() => document.fonts.ready);
    return page;
  };
  for (const size of [PHONE, DESKTOP]) {
    const waiting = await open(size, false);
    const woken = await open(size, true);
    await woken.getByRole('heading', { name: 'Register for Free Hooks' }).waitFor();
    for (const text of [
      EXAMPLE_HOOKS.nutritionist.text,
      'Register for Free Hooks',
      'No credit card',
      'Email',
    ]) {
      const place = (page: Page) => page.getByText(text).filter({ visible: true }).first().boundingBox();
      // Waits for both, because fonts and scripts load in any order.
      await expect
        .poll(() => Promise.all([place(waiting), place(woken)]), { message: text })
        .toSatisfy(([before, after]) => before !== null && isDeepStrictEqual(before, after));
    }
    expect(await waiting.locator('#root :is(input, button, form)').count()).toBe(0);
    expect(await waiting.getByRole('link').count()).toBe(0);
  }
});

describe('the profession of the landing page', () => {
  test("a profession's landing page is remembered at registration and preselected in onboarding", async () => {
    const page = await accounts.visit('/?version=nutritionist');
    await fromLanding(page);
    const example = page.getByRole('complementary', { name: 'A hook that Hooksmith wrote' });
    await example.getByText(EXAMPLE_HOOKS.nutritionist.text).waitFor();
    await page.reload();
    await example.getByText(EXAMPLE_HOOKS.nutritionist.text).waitFor();
    await page.getByRole('tab', { name: 'Login' }).click();
    await example.getByText(EXAMPLE_HOOKS.nutritionist.tip).waitFor();
    expect(await page.getByRole('link', { name: 'Hooksmith' }).getAttribute('href')).toBe(
      '/?version=nutritionist',
    );
    await page.getByRole('tab', { name: 'Register' }).click();
    await register(page, accounts.newEmail());
    await page
      .getByRole('complementary', { name: 'Example' })
      .getByText(EXAMPLE_HOOKS.nutritionist.text)
      .waitFor();
    await page.getByLabel('First name').fill('Ada');
    await button(page, 'Next').click();
    await page.getByLabel('Business description').waitFor();
    expect(await pressed(page, 'Nutritionist')).toBe('true');
    expect(await page.getByLabel('Business description').getAttribute('placeholder')).toBe(
      NUTRITIONIST.business,
    );
    expect(await page.getByLabel('Business description').inputValue()).toBe('');
  });

  test('a blog of a profession is remembered, and the general page preselects no profession', async () => {
    const page = await accounts.visit('/blog/nutritionist');
    await fromLanding(page);
    await page.getByText(EXAMPLE_HOOKS.nutritionist.tip).waitFor();
    await page.goto('/');
    await fromLanding(page);
    await page.getByText(EXAMPLE_HOOKS.default.tip).waitFor();
    await register(page, accounts.newEmail());
    await page.getByLabel('First name').fill('Ada');
    await button(page, 'Next').click();
    await page.getByLabel('Business description').waitFor();
    expect(await page.locator('[aria-pressed=true]').count()).toBe(0);
  });
});

describe('onboarding', () => {
  test('onboarding survives a reload with its step, typed text and a chosen example', async () => {
    const { page } = await accounts.member('/onboarding');
    await page.getByLabel('First name').fill('Ada');
    await button(page, 'Next').click();
    await button(page, 'Nutritionist').click();
    await page.reload();
    await expect.poll(() => page.getByLabel('Business description').inputValue()).toBe(NUTRITIONIST.business);
    expect(await pressed(page, 'Nutritionist')).toBe('true');
    await button(page, 'Next').click();
    await page.getByLabel('Ideal customer').fill(BUSINESS.ideal_customer);
    await page.reload();
    await expect.poll(() => page.getByLabel('Ideal customer').inputValue()).toBe(BUSINESS.ideal_customer);
    await button(page, 'Finish').click();
    await at(page, '/');
    await page.getByRole('heading', { name: 'Ten hooks, Ada. Pick one. Film.' }).waitFor();
    await page.goto('/onboarding');
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
  });

  test('a double click on Next goes one step, and Back returns from it at once', async () => {
    const { page } = await accounts.member('/onboarding', { firstName: 'Ada' });
    await button(page, 'Next').dblclick();
    await page.getByLabel('Business description').waitFor();
    await button(page, 'Back').click();
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada');
  });

  test('onboarding can be skipped at once', async () => {
    const { page, visitor } = await accounts.member('/onboarding');
    await button(page, 'Skip for now').click();
    await at(page, '/');
    await page.getByRole('heading', { name: 'Ten hooks. Pick one. Film.' }).waitFor();
    expect(await (await visitor.get('/api/user')).json()).toMatchObject({
      first_name: null,
      business_context: null,
    });
  });

  test('onboarding skipped halfway keeps the name, and settings offer the typed business', async () => {
    const { page, visitor } = await accounts.member('/onboarding');
    await page.getByLabel('First name').fill('Ada');
    await button(page, 'Next').click();
    await page.getByLabel('Business description').fill(BUSINESS.business_description);
    await button(page, 'Skip for now').dblclick();
    await at(page, '/');
    expect(await (await visitor.get('/api/user')).json()).toMatchObject({ first_name: 'Ada' });
    await page.goto('/settings');
    const field = page.getByLabel('Business description');
    await expect.poll(() => field.inputValue()).toBe(BUSINESS.business_description);
  });
});

describe('"Login to Purchase" comes back to its package', () => {
  test('"Login to Purchase" returns to its package after a login', async () => {
    const { email } = await accounts.registered();
    const page = await accounts.visit('/pricing');
    await wantPackage(page, 'Hook Master');
    await logIn(page, email);
    await expectPicked(page);
    await expectAccessible(page);
  });

  test.each(['Finish', 'Skip for now'])(
    '"Login to Purchase" returns to its package after registering and "%s"',
    async (end) => {
      const page = await accounts.visit('/pricing?version=realEstate');
      await wantPackage(page, 'Hook Master');
      await register(page, accounts.newEmail());
      await page.waitForURL('**/onboarding');
      if (end === 'Finish') await fillOnboarding(page);
      await button(page, end).click();
      await expectPicked(page);
    },
  );

  test('"Login to Purchase" is forgotten by a visitor who takes another way to the login', async () => {
    const { email } = await accounts.registered();
    const page = await accounts.visit('/pricing');
    await wantPackage(page, 'Hook Master');
    await page.goBack();
    await fromLanding(page);
    await logIn(page, email);
    await at(page, '/');
  });
});

describe('prices', () => {
  test('every public page links to the prices', async () => {
    const page = await accounts.visit('/', { viewport: PHONE });
    const pricing = page.getByRole('link', { name: 'Pricing', exact: true }).first();
    for (const path of ['/?version=nutritionist', '/privacy', '/terms', '/blog', '/trained-on', '/login']) {
      await pricing.waitFor();
      expect(await pricing.getAttribute('href')).toMatch(/^\/pricing/);
      await page.goto(path);
      if (path.includes('version'))
        expect(await pricing.getAttribute('href')).toBe('/pricing?version=nutritionist');
    }
    await pricing.click();
    await page.waitForURL('**/pricing**');
  });

  test('/pricing shows the prices at its top, with the sentence on ten free runs', async () => {
    const page = await accounts.visit('/pricing');
    await page.locator('#pricing').getByText('A new account gets 10 runs (100 hooks)').waitFor();
    await expectAccessibleInBothLooks(page);
    const list = page.getByRole('navigation', { name: 'Prices' });
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      for (const price of ['$17', '$28', '$49']) {
        const box = await list.getByText(price, { exact: true }).boundingBox();
        expect(box?.y).toBeLessThan(300);
      }
      await list.getByRole('link', { name: /Hook Legend/ }).click();
      await expect
        .poll(async () => (await page.locator('#hooklegend').boundingBox())?.y)
        .toBeLessThan(viewport.height);
    }
  });
});

describe('signed in', () => {
  test('a signed-in user sees one notice at a time, with both of its actions', async () => {
    const { page } = await accounts.member('/dashboard', { emailConfirmed: false }, { viewport: PHONE });
    const notice = page.getByRole('region', { name: 'Confirm your email' });
    await notice.getByText('5 more runs').waitFor();
    await notice.getByRole('link', { name: 'settings' }).waitFor();
    await notice.getByRole('button', { name: 'Send the link again' }).waitFor();
    expect(await page.getByRole('region', { name: /email|business/i }).count()).toBe(1);
    await expectAccessible(page);
  });

  test('a user without credits is first offered the free ones for confirming', async () => {
    const { page, email } = await accounts.member('/', { credits: 0, emailConfirmed: false });
    const free = page.getByText('5 free runs are waiting.');
    const paid = page.getByText('You have no runs left. Buy a package to keep generating.');
    const [first, second] = [await free.boundingBox(), await paid.boundingBox()];
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    await page.getByRole('main').getByRole('button', { name: 'Send the link again' }).click();
    await accounts.mailbox.waitFor(email);
  });

  test('a first name changed in settings is used on the dashboard', async () => {
    const { page } = await accounts.member('/settings', { firstName: 'Ada', businessContext: BUSINESS });
    await page.getByLabel('First name').fill('');
    await button(page, 'Save name').click();
    await page.getByText('Please enter your first name').waitFor();
    await page.getByLabel('First name').fill('Grace');
    await button(page, 'Save name').click();
    await expectToast(page, 'First name updated successfully');
    await page.goto('/');
    await page.getByRole('heading', { name: 'Ten hooks, Grace. Pick one. Film.' }).waitFor();
  });

  test('an email address is changed in settings by the link mailed to the new address', async () => {
    const { email } = await accounts.registered();
    const page = await accounts.visit('/login?next=/settings', { viewport: PHONE });
    await logIn(page, email);
    await button(page, 'Change email').click();
    const to = accounts.newEmail();
    await page.getByLabel('New email').fill(to);
    await button(page, 'Mail me the link').click();
    await page.getByText('Please enter your current password').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Your password, to be sure').fill(PASSWORD);
    await button(page, 'Mail me the link').click();
    await page.getByText('Open the link we mailed to').waitFor();
    const mail = await accounts.mailbox.waitFor(to);
    await page.goto(`/confirm-new-email?token=${tokenIn(mail)}`);
    await page.getByRole('heading', { name: 'Email changed' }).waitFor();
    await expectAccessible(page);
    await page.goto('/settings');
    await page.getByText(to, { exact: true }).waitFor();
    await page.goto('/confirm-new-email?token=made-up');
    await page.getByText('Invalid or expired link').waitFor();
    await expectAccessible(page);
  });
});
