import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLE_HOOKS } from '#features/account/onboarding/example-hooks.ts';
import {
  type Accounts,
  BUSINESS,
  countCalls,
  fillOnboarding,
  logIn,
  openAccounts,
  PASSWORD,
  register,
} from '../support/account-visits.ts';
import {
  DESKTOP,
  expectAccessibleInBothLooks,
  expectNothingCut,
  expectToast,
  PHONE,
} from '../support/browser.ts';
import { tokenIn } from '../support/mailbox.ts';
import { once } from '../support/once.ts';

/** Account features beyond the lines of the specification. */

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterEach(() => accounts.tidy());
afterAll(() => accounts.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const LONG_EMAIL = `${'long.'.repeat(12)}name@${'sub.'.repeat(20)}example.com`;
const hints = (page: Page) =>
  page.locator('form input').evaluateAll((all) => all.map((e) => e.getAttribute('autocomplete')));

const loginScreen = once(async () => {
  const page = await accounts.visit('/login');
  await heading(page, 'Register for Free Hooks').waitFor();
  await expectAccessibleInBothLooks(page);
  expect(await hints(page)).toEqual(['username', 'new-password']);
  await button(page, 'Register').click();
  await page.getByText('Invalid email address').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  await expectAccessibleInBothLooks(page);
  await page.keyboard.type('a');
  await page.getByText('Invalid email address').waitFor({ state: 'detached' });
  await page.getByText('Password must be at least 6 characters').waitFor();
  const field = page.getByLabel('Password', { exact: true });
  await field.fill(PASSWORD);
  expect(await field.getAttribute('type')).toBe('password');
  await button(page, 'Show password').click();
  expect(await field.getAttribute('type')).toBe('text');
  await button(page, 'Hide password').click();
  expect(await field.getAttribute('type')).toBe('password');

  await page.getByRole('tab', { name: 'Login' }).click();
  await button(page, 'Login').waitFor();
  await expectAccessibleInBothLooks(page);
  expect(await hints(page)).toEqual(['username', 'current-password']);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const [label, aside] = await Promise.all([
      page.locator('label', { hasText: /^Password$/ }).boundingBox(),
      button(page, 'Forgot password?').boundingBox(),
    ]);
    expect(label?.x).toBeLessThan(aside?.x ?? 0);
  }
  await button(page, 'Forgot password?').click();
  await page.getByLabel('Email').fill(LONG_EMAIL);
  await button(page, 'Send Reset Link').click();
  await page.getByText('the link is on its way').waitFor();
  await expectAccessibleInBothLooks(page);
});

const resetScreen = once(async () => {
  const page = await accounts.visit('/reset-password');
  await heading(page, 'Invalid Reset Link').waitFor();
  await expectAccessibleInBothLooks(page);
  await page.goto('/reset-password?token=x');
  await heading(page, 'Choose a new password').waitFor();
  expect(await hints(page)).toEqual(['new-password', 'new-password']);
  const [password, again] = [
    page.getByLabel('New password', { exact: true }),
    page.getByLabel('Confirm new password'),
  ];
  await password.fill(PASSWORD);
  await again.fill('another');
  await button(page, 'Reset Password').click();
  await page.getByText('Passwords do not match').waitFor();
  await password.fill('another');
  await page.getByText('Passwords do not match').waitFor({ state: 'detached' });
  await password.fill(PASSWORD);
  await again.fill(PASSWORD);
  await button(page, 'Reset Password').click();
  await page.getByText('This one is used up or too old').waitFor();
  await expectAccessibleInBothLooks(page);
});

describe('accessibility on a phone and at a desk', () => {
  let made = 0;
  const stranger = () => ({ email: `${made++}.${LONG_EMAIL}`, emailConfirmed: false });

  test('the login, register and forgotten password screens are accessible with their messages', loginScreen);

  test('the reset and confirm screens are accessible', async () => {
    await resetScreen();
    const page = await accounts.visit('/confirm-email?token=x');
    await heading(page, "That didn't work").waitFor();
    await expectAccessibleInBothLooks(page);
  });

  test('onboarding is accessible', async () => {
    const { page } = await accounts.member('/onboarding', stranger());
    await page.getByLabel('First name').waitFor();
    await expectAccessibleInBothLooks(page);
    await fillOnboarding(page, { ideal_customer: 'Parents' });
    await button(page, 'Finish').click();
    await page.getByText('Please provide detailed information').waitFor();
    await expectAccessibleInBothLooks(page);
  });

  test('settings are accessible', async () => {
    const { page } = await accounts.member('/settings', stranger());
    await page.getByText('This device').waitFor();
    await button(page, 'Delete my account').click();
    await button(page, 'Delete my account for good').click();
    await page.getByText('Please enter your current password').waitFor();
    await expectAccessibleInBothLooks(page);
  });
});

const onboarding = once(async () => {
  const { page } = await accounts.member('/onboarding', { firstName: 'Ada' });
  await page.getByLabel('First name').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');

  const seen = await page.evaluateHandle(() => {
    const before = document.querySelector('h1');
    const focused = new Promise<boolean>((resolve) => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1');
        if (!heading || heading === before) return;
        observer.disconnect();
        resolve(document.activeElement === heading);
      }).observe(document.body, { childList: true, subtree: true });
    });
    return { focused };
  });
  await button(page, 'Next').click();
  expect(await seen.evaluate(({ focused }) => focused)).toBe(true);

  const field = page.getByLabel('Business description');
  await field.fill('My very own words');
  await button(page, 'Nutritionist').click();
  expect(await field.inputValue()).toContain('dietitian');
  // The hook beside the form is one of this profession.
  await page.getByText(EXAMPLE_HOOKS.nutritionist.text, { exact: true }).waitFor();
  await button(page, 'Put my own words back').click();
  expect(await field.inputValue()).toBe('My very own words');

  await page.getByRole('link', { name: 'Settings', exact: true }).press('Enter');
  await heading(page, 'Settings').waitFor();
  await expect.poll(() => focused(page)).toBe('Settings');
  expect(await page.title()).toBe('Settings · Hooksmith');
});

describe('the keyboard', () => {
  test('a visitor registers, describes the business and reaches the dashboard by keyboard alone', async () => {
    const page = await accounts.visit('/login');
    await heading(page, 'Register for Free Hooks').waitFor();
    const type = (text: string) => page.keyboard.type(text);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    // The wordmark, the open tab, the first field.
    await press('Tab', 'Tab');
    await press('ArrowLeft');
    await heading(page, 'Welcome back').waitFor();
    await press('ArrowRight');
    await heading(page, 'Register for Free Hooks').waitFor();
    await press('Tab');
    await type(accounts.newEmail());
    await press('Tab');
    await type(PASSWORD);
    await press('Enter');
    await at(page, '/onboarding');
    await page.getByLabel('First name').focus();
    await type('Ada');
    await press('Enter');
    await heading(page, 'What do you do?').waitFor();
    await expect.poll(() => focused(page)).toBe('What do you do?');
    await press('Tab');
    await type(BUSINESS.business_description);
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await heading(page, 'Who should stop scrolling?').waitFor();
    await press('Tab');
    await type(BUSINESS.ideal_customer);
    await page.getByRole('button', { name: 'Finish' }).press('Space');
    await at(page, '/');
    await expectToast(page, 'Your profile has been updated successfully');
  });

  test('the first Tab skips to the content, and a navigation focuses the new heading', onboarding);
});

describe('forms', () => {
  test("a field's message disappears when the field is edited, and the other messages stay", loginScreen);
  test('editing either password removes the message that they do not match', resetScreen);
  test('every field of a form tells password managers what it is', async () => {
    await loginScreen();
    await resetScreen();
  });
  test('a button reveals the typed password', loginScreen);

  test('a double click submits a form once, and a refusal keeps what was typed', async () => {
    const { email } = await accounts.registered();
    const page = await accounts.visit('/login');
    const calls = countCalls(page, '/api/register');
    const answer = Promise.withResolvers<void>();
    await page.route('/api/register', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Register').dblclick();
    await page.getByLabel('Email').press('Enter');
    answer.resolve();
    await expectToast(page, 'An account with this email already exists');
    expect(calls()).toBe(1);
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
    // The link passes the e-mail on to the login form.
    await button(page, 'Log in with this email').click();
    const heading = page.getByRole('heading', { name: 'Welcome back' });
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
  });

  test('a form still shows messages when its rules cannot be loaded', async () => {
    const page = await accounts.visit('/login', { fresh: true });
    await page.route(/account\.schema/, (route) => route.abort());
    await register(page, 'nobody');
    await expectToast(page, 'Invalid email address');
  });
});

describe('onboarding', () => {
  test('the heading of a step is focused as soon as it appears, so that no typed text is lost', onboarding);
  test("an example fills the field, and removing it restores the user's own words", onboarding);

  test('onboarding shows the progress and goes back without losing a word', async () => {
    const { page } = await accounts.member('/onboarding');
    const progress = () => page.getByRole('progressbar').getAttribute('aria-valuetext');
    await page.getByLabel('First name').fill('Ada');
    expect(await progress()).toBe('Step 1 of 3: You');
    await button(page, 'Next').click();
    await page.getByLabel('Business description').fill(BUSINESS.business_description);
    expect(await progress()).toBe('Step 2 of 3: Your business');
    await button(page, 'Back').click();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    await page.reload();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    await button(page, 'Next').click();
    expect(await page.getByLabel('Business description').inputValue()).toBe(BUSINESS.business_description);
    await page.goBack();
    await page.getByLabel('First name').waitFor();
    await page.goForward();
    expect(await page.getByLabel('Business description').inputValue()).toBe(BUSINESS.business_description);
  });
});

describe('a session that ends elsewhere', () => {
  test('a session that ends elsewhere leads to the login and back to what was typed', async () => {
    const { email, visitor } = await accounts.registered();
    const page = await accounts.visit('/login?next=/settings');
    await logIn(page, email);
    await at(page, '/settings');
    await page.getByLabel('Business description').fill('Half a sentence about my');
    await visitor.post('/api/account/sign-out-everywhere');
    await button(page, 'Save handles').click();
    await at(page, '/login');
    await expectToast(page, 'You were signed out');
    await page.getByRole('tab', { name: 'Login', selected: true }).waitFor();
    await logIn(page, email);
    await at(page, '/settings');
    expect(await page.getByLabel('Business description').inputValue()).toBe('Half a sentence about my');
    await page.getByText('Not saved yet').waitFor();
    await button(page, 'Logout').click();
    await at(page, '/');
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  test('a hidden tab does not poll for its session', async () => {
    const { page } = await accounts.member('/robots.txt', {}, { fresh: true });
    await page.clock.install();
    await page.goto('/settings');
    await heading(page, 'Settings').waitFor();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const calls = countCalls(page, '/api/user');
    await page.clock.runFor(30_000);
    expect(calls()).toBe(0);
  });
});

describe('confirming the email', () => {
  test('a confirmation link gives the credits once and says so', async () => {
    const { email } = await accounts.registered();
    const token = tokenIn(await accounts.mailbox.waitFor(email));
    const page = await accounts.visit(`/confirm-email?token=${token}`);
    await heading(page, 'Email confirmed').waitFor();
    await page.getByText('5 more runs are in your account').waitFor();
    await page.getByRole('link', { name: 'Log in' }).click();
    await at(page, '/login');
  });

  test('a bad confirmation link offers a signed-in user a new one in one click', async () => {
    const { page, email } = await accounts.member('/confirm-email?token=x', { emailConfirmed: false });
    await page.getByText('Invalid or expired confirmation link').waitFor();
    await button(page, 'Send the link again').click();
    await expectToast(page, 'Confirmation email sent. Please check your inbox.');
    await accounts.mailbox.waitFor(email);
  });
});

describe('settings', () => {
  const walk = once(async () => {
    const { email, visitor } = await accounts.registered();
    const page = await accounts.visit('/login?next=/settings');
    await logIn(page, email);
    await at(page, '/settings');
    const devices = page.getByRole('region', { name: 'Signed-in devices' });
    await devices.getByRole('listitem').nth(1).waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    const file = await (await download).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of file) chunks.push(chunk as Buffer);
    expect(JSON.stringify(JSON.parse(Buffer.concat(chunks).toString()))).toContain(email);

    await page.getByLabel('Current password').fill('not it');
    await page.getByLabel('New password').fill('a new password');
    await button(page, 'Change password').click();
    await expectToast(page, 'That is not your current password');
    await page.getByLabel('Current password').fill(PASSWORD);
    await button(page, 'Change password').click();
    await expectToast(page, 'Password changed successfully');
    await devices.getByRole('listitem').nth(1).waitFor({ state: 'detached' });
    expect((await visitor.get('/api/user')).status).toBe(401);
    expect(await page.getByLabel('Current password').inputValue()).toBe('');

    const login = { email, password: 'a new password' };
    const other = accounts.app.visitor();
    expect((await other.post('/api/login', login)).status).toBe(200);
    await page.reload();
    await devices.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click();
    await expectToast(page, 'Device signed out');
    expect((await other.get('/api/user')).status).toBe(401);

    await button(page, 'Delete my account').click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('password');
    await button(page, 'Keep it').click();
    await expect.poll(() => focused(page)).toBe('Delete my account');
    await button(page, 'Delete my account').click();
    await page.getByLabel('Your password, to be sure').fill('not it');
    await button(page, 'Delete my account for good').click();
    await expectToast(page, 'That is not your current password');
    await page.getByLabel('Your password, to be sure').fill(login.password);
    await button(page, 'Delete my account for good').click();
    await at(page, '/');
    await expectToast(page, 'Your account is deleted');
    expect((await accounts.app.visitor().post('/api/login', login)).status).toBe(401);
  });
  test('a user can download all their data', walk);
  test('changing the password signs out the other devices', walk);
  test('the account can be deleted with the password', walk);

  test('one device or all of them can be signed out', async () => {
    await walk();
    const { page, visitor } = await accounts.member('/settings');
    await button(page, 'Sign out everywhere').click();
    await at(page, '/');
    await expectToast(page, 'Signed out everywhere');
    expect((await visitor.get('/api/user')).status).toBe(401);
  });
});

describe('on a phone', () => {
  test('the navigation on a phone is a bar at the bottom, and toasts appear above it', async () => {
    const { page } = await accounts.member('/settings', {}, { viewport: PHONE });
    const bar = await page.getByRole('link', { name: 'History' }).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(PHONE.height);
    expect(bar?.height).toBeGreaterThanOrEqual(48);
    await button(page, 'Save handles').click();
    await expectToast(page, 'Social handles updated successfully');
    const toast = await page
      .getByRole('region', { name: /notifications/i })
      .getByRole('listitem')
      .boundingBox();
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await expectNothingCut(page);
  });
});

test('a screen whose file is missing says so, and the other screens stay usable', async () => {
  const { page } = await accounts.member('/onboarding', {}, { fresh: true });
  await page.getByLabel('First name').waitFor();
  await page.route(/settings-screen/, (route) => route.abort());
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await heading(page, "This screen didn't load").waitFor();
  await button(page, 'Reload the page').waitFor();
  await page.goBack();
  await page.getByLabel('First name').waitFor();
  // React logs the error to the console on purpose.
  expect(accounts.browser.errors.splice(0).join()).toContain('settings-screen');
});

describe('weight', () => {
  const scripts = (page: Page) =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );

  test('the login loads at most 134 kB of script, including consent and what the first typing loads', async () => {
    const page = await accounts.visit('/login', { fresh: true });
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Email').first().fill('a@example.com');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    const bytes = await scripts(page);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(134_000);
  });

  test('a settings screen loads at most 180 kB of script', async () => {
    const { page } = await accounts.member('/settings', {}, { fresh: true });
    await page.waitForLoadState('networkidle');
    expect(await scripts(page)).toBeLessThanOrEqual(180_000);
  });
});
