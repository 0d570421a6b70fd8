import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  button,
  expectRefused,
  heading,
  navigation,
  SILENT_FAILURES,
} from '../support/account-screens.ts';
import {
  type Accounts,
  BUSINESS,
  logIn,
  openAccounts,
  PASSWORD,
  register,
} from '../support/account-visits.ts';
import { closeToast, expectToast } from '../support/browser.ts';
import { tokenIn } from '../support/mailbox.ts';
import { once } from '../support/once.ts';

/** The lines of the specification about login, logout and forgotten passwords that need a browser. */

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterEach(() => accounts.tidy());
afterAll(() => accounts.close());

describe('the login screen', () => {
  const registers = once(async () => {
    const page = await accounts.visit('/login');
    await heading(page, 'Register for Free Hooks').waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Login', 'Register']);
    await page.getByRole('tab', { name: 'Register', selected: true }).waitFor();
    await page.getByRole('tabpanel', { name: 'Register' }).waitFor();
    await page.getByLabel('Email').fill('ada at example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expectRefused(page, {
      call: '/api/register',
      submit: 'Register',
      message: 'Invalid email address',
    });
    await page.getByLabel('Email').fill(accounts.newEmail());
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await expectRefused(page, {
      call: '/api/register',
      submit: 'Register',
      message: 'Password must be at least 6 characters',
    });
    const meter = page.getByRole('meter', { name: 'Password strength' });
    const strength = () => meter.getAttribute('aria-valuenow').then(Number);
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple');
    expect(await strength()).toBe(4);
    // The strength meter only advises. A weak password can register.
    await page.getByLabel('Password', { exact: true }).fill('aaaaaa');
    expect(await strength()).toBe(1);
    await button(page, 'Register').click();
    await at(page, '/onboarding');
    await expectToast(page, 'Account created successfully');
    await page.getByLabel('First name').waitFor();
  });
  test('[2.login.tabs] /login has two tabs: Login and Register.', registers);
  test('[2.login.default-tab-register] The tab open on arriving at /login is Register.', registers);
  test("[2.login.register-title] The Register tab is titled 'Register for Free Hooks'.", registers);
  test(
    "[5.register.email-form] The Register form shows 'Invalid email address' for an address that is not valid, and sends no request.",
    registers,
  );
  test(
    "[5.register.password-form] The Register form shows 'Password must be at least 6 characters' for a password of 5 characters, and sends no request.",
    registers,
  );
  test(
    '[5.register.strength-meter] The Register form shows a strength meter that changes with the password typed; it refuses nothing.',
    registers,
  );
  test(
    '[2.login.register-success-goes-to-onboarding] After a successful registration the browser is at /onboarding.',
    registers,
  );
  test(
    "[8.success.account-created] After registering the toast says 'Account created successfully'.",
    registers,
  );
  const toForgotAndBack = once(async () => {
    const page = await accounts.visit('/login');
    expect(await page.locator('meta[name=robots][content*=noindex]').count()).toBe(1);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('tab', { name: 'Login' }).click();
    for (let round = 0; round < 2; round++) {
      await button(page, 'Forgot password?').click();
      await heading(page, 'Forgot Password').waitFor();
      await page.getByLabel('Email').waitFor();
      await button(page, 'Send Reset Link').waitFor();
      await button(page, 'Back to Login').click();
      await button(page, 'Login').waitFor();
      await page.getByLabel('Password', { exact: true }).waitFor();
    }
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.getByRole('link', { name: 'Hooksmith' }).click();
    await at(page, '/');
    expect(await page.locator('meta[name=robots][content*=noindex]').count()).toBe(0);
  });
  test(
    "[2.login.forgot-view] From the Login tab one can open the Forgot Password view, with an email field and a button 'Send Reset Link'.",
    toForgotAndBack,
  );
  test(
    "[2.login.forgot-back] The Forgot Password view has 'Back to Login', which shows the login form again.",
    toForgotAndBack,
  );
  test(
    '[4.forgot.toggles] On the login screen one can change between the login form and the reset-request form, back and forth, without leaving the page.',
    toForgotAndBack,
  );
  test(
    '[2.login.noindex-removed] After navigating from /login to the landing page there is no noindex robots tag any more.',
    toForgotAndBack,
  );
  test('[2.auth.same-screen] /auth shows the same screen as /login (tabs, Register open, noindex) at its own address: no redirect to /login.', async () => {
    const page = await accounts.visit('/auth');
    await heading(page, 'Register for Free Hooks').waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Login', 'Register']);
    await page.getByRole('tab', { name: 'Register', selected: true }).waitFor();
    expect(await page.locator('meta[name=robots][content*=noindex]').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/auth');
  });
});

describe('signing in and out', () => {
  const logsIn = once(async () => {
    const { email } = await accounts.registered();
    const page = await accounts.visit('/login');
    await page.getByRole('tab', { name: 'Login' }).click();
    await page.getByLabel('Email').fill('ada@nowhere');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expectRefused(page, { call: '/api/login', submit: 'Login', message: 'Invalid email address' });
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await expectRefused(page, {
      call: '/api/login',
      submit: 'Login',
      message: 'Password must be at least 6 characters',
    });
    for (const failure of SILENT_FAILURES) {
      await page.route('/api/login', failure, { times: 1 });
      await logIn(page, 'ada@example.com');
      await expectToast(page, 'Failed to login');
      await closeToast(page);
    }
    await logIn(page, email);
    await at(page, '/');
    await navigation(page).waitFor();
    await expectToast(page, 'Logged in successfully');
  });
  test(
    "[5.login.email-form] The Login form shows 'Invalid email address' for an address that is not valid, and sends no request.",
    logsIn,
  );
  test(
    "[5.login.password-form] The Login form shows 'Password must be at least 6 characters' for a password of 5 characters, and sends no request.",
    logsIn,
  );
  test(
    "[8.fixed.login] When logging in fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to login'.",
    logsIn,
  );
  test(
    '[2.login.success-goes-home] After a successful login (not sent there from another page) the browser is at /, the dashboard.',
    logsIn,
  );
  test("[8.success.logged-in] After logging in the toast says 'Logged in successfully'.", logsIn);
  test('[2.redirect.back-after-login] Someone redirected to /login from /dashboard, /history or /settings is at that page after logging in.', async () => {
    const { email } = await accounts.registered();
    for (const path of ['/dashboard', '/history', '/settings']) {
      const page = await accounts.visit(path);
      await at(page, '/login');
      await logIn(page, email);
      await at(page, path);
    }
  });
  const logsOut = once(async () => {
    const { page } = await accounts.member('/settings');
    for (const failure of SILENT_FAILURES) {
      await page.route('/api/logout', failure, { times: 1 });
      await button(page, 'Logout').click();
      await expectToast(page, 'Failed to logout');
      await closeToast(page);
    }
    await navigation(page).getByRole('button', { name: 'Logout' }).click();
    await at(page, '/');
    await expectToast(page, 'Logged out successfully');
    await expectToast(page, 'Come back soon!');
    await page.getByRole('link', { name: 'Get Started' }).first().waitFor();
    const status = await page.evaluate(async () => (await fetch('/api/user')).status);
    expect(status).toBe(401);
  });
  test("[2.frame.nav-logout] The top navigation has 'Logout', which ends the session.", logsOut);
  test(
    "[2.logout.goes-home] After logout the browser is at /, the landing page, where the toast 'Logged out successfully' / 'Come back soon!' still shows.",
    logsOut,
  );
  test(
    "[8.success.logged-out] After logging out the toast is titled 'Logged out successfully' and says 'Come back soon!'.",
    logsOut,
  );
  test(
    "[8.fixed.logout] When logging out fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to logout'.",
    logsOut,
  );
  const resets = once(async () => {
    const { email } = await accounts.registered();
    const page = await accounts.visit('/forgot-password');
    await heading(page, 'Forgot Password').waitFor();
    await page.getByLabel('Email').fill('ada@');
    await expectRefused(page, {
      call: '/api/forgot-password',
      submit: 'Send Reset Link',
      message: 'Invalid email address',
    });
    await page.getByLabel('Email').fill(email);
    await button(page, 'Send Reset Link').click();
    await expectToast(page, 'Password reset email sent. Please check your inbox.');
    const mail = await accounts.mailbox.waitFor(email, /password/i);
    await page.goto(`/reset-password?token=${tokenIn(mail)}`);
    const meter = page.getByRole('meter', { name: 'Password strength' });
    await page.getByLabel('New password', { exact: true }).fill('kettle-orbit');
    expect(await meter.getAttribute('aria-valuetext')).toBe('Strong');
    // The strength meter only advises. A weak password can be set.
    await page.getByLabel('New password', { exact: true }).fill('aaaaaaaa');
    expect(await meter.getAttribute('aria-valuetext')).toBe('Easy to guess');
    await page.getByLabel('Confirm new password').fill('aaaaaaaa');
    await button(page, 'Reset Password').click();
    await at(page, '/login');
    await expectToast(page, 'Password Reset Successful');
    await expectToast(page, 'You can now log in with your new password.');
    await logIn(page, email, 'aaaaaaaa');
    await at(page, '/');
  });
  test(
    "[8.success.reset-mail-sent] After 'Send Reset Link' the toast says 'Password reset email sent. Please check your inbox.'.",
    resets,
  );
  test('[2.reset-password.success-goes-to-login] After a successful reset the browser is at /login.', resets);
  test(
    "[8.success.password-reset] After a reset the toast is titled 'Password Reset Successful' and says 'You can now log in with your new password.'.",
    resets,
  );
  test(
    '[2.forgot-password.route] /forgot-password shows the login screen with its Forgot Password view open.',
    resets,
  );
  test(
    "[5.forgot.email-form] The Forgot Password view refuses an address that is not valid with 'Invalid email address', and sends no request.",
    resets,
  );
  test(
    '[5.reset.strength-meter] The reset form shows a strength meter that changes with the password typed; it refuses nothing.',
    resets,
  );
});

describe('a new password', () => {
  const withoutToken = once(async () => {
    const page = await accounts.visit('/reset-password');
    await heading(page, 'Invalid Reset Link').waitFor();
    expect(await page.locator('input[type=password]').count()).toBe(0);
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await at(page, '/forgot-password');
  });
  test(
    "[2.reset-password.no-token] /reset-password without a token shows 'Invalid Reset Link' and no password form.",
    withoutToken,
  );
  test(
    "[2.reset-password.no-token-button] 'Invalid Reset Link' comes with a button that leads to /forgot-password.",
    withoutToken,
  );
  const setsPassword = once(async () => {
    const page = await accounts.visit('/reset-password?token=from-the-mail');
    const [password, again] = [
      page.getByLabel('New password', { exact: true }),
      page.getByLabel('Confirm new password'),
    ];
    await password.fill('1234567');
    await again.fill('1234567');
    const tooShort = 'Password must be at least 8 characters';
    await expectRefused(page, { call: '/api/reset-password', submit: 'Reset Password', message: tooShort });
    await password.fill('a new password');
    await again.fill('a new passport');
    await expectRefused(page, {
      call: '/api/reset-password',
      submit: 'Reset Password',
      message: 'Passwords do not match',
    });
    await again.fill('a new password');
    for (const failure of SILENT_FAILURES) {
      await page.route('/api/reset-password', failure, { times: 1 });
      await button(page, 'Reset Password').click();
      await expectToast(page, 'Failed to reset password');
      await closeToast(page);
    }
    const sent = page.waitForRequest('**/api/reset-password');
    await button(page, 'Reset Password').click();
    expect((await sent).postDataJSON()).toEqual({ token: 'from-the-mail', password: 'a new password' });
  });
  test(
    "[5.reset.password-form] The reset form shows 'Password must be at least 8 characters' for a password of 7 characters, and sends no request.",
    setsPassword,
  );
  test(
    "[5.reset.confirm-must-match] The reset form shows 'Passwords do not match' when confirmPassword differs from the password, and sends no request.",
    setsPassword,
  );
  test(
    "[8.fixed.reset-password] When resetting the password fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to reset password'.",
    setsPassword,
  );
  test(
    '[2.reset-password.reads-token] /reset-password?token=… shows a form for a new password and its confirmation and sends the token of the query with the password to POST /api/reset-password.',
    setsPassword,
  );
});

describe('failures with a text of the server', () => {
  const message = 'The server is being moved. Try again in a minute';
  const refuse = (route: Route) => route.fulfill({ status: 503, contentType: 'text/plain', body: message });

  test("[8.toast.server-text-accounts] When register, login, logout, forgot password, reset password, business context, social handles or onboarding fail with a text of the server, the 'Error' toast shows that text.", async () => {
    const check = async (page: Page, path: string, act: () => Promise<unknown>) => {
      await page.route(path, refuse);
      await act();
      await expectToast(page, 'Error');
      await expectToast(page, message);
      await closeToast(page);
    };
    const visitor = await accounts.visit('/login');
    await check(visitor, '/api/register', () => register(visitor, 'ada@example.com'));
    await check(visitor, '/api/login', () => logIn(visitor, 'ada@example.com'));
    await button(visitor, 'Forgot password?').click();
    await check(visitor, '/api/forgot-password', () => button(visitor, 'Send Reset Link').click());
    await visitor.goto('/reset-password?token=x');
    await visitor.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await visitor.getByLabel('Confirm new password').fill(PASSWORD);
    await check(visitor, '/api/reset-password', () => button(visitor, 'Reset Password').click());

    const { page } = await accounts.member('/settings', { firstName: 'Ada', businessContext: BUSINESS });
    await check(page, '/api/user/business-context', () => button(page, 'Save business context').click());
    await check(page, '/api/update-social-handles', () => button(page, 'Save handles').click());
    await check(page, '/api/logout', () => button(page, 'Logout').click());
    await page.goto('/onboarding');
    await button(page, 'Next').click();
    await page.getByLabel('Business description').waitFor();
    await button(page, 'Next').click();
    await check(page, '/api/update-social-handles', () => button(page, 'Finish').click());
  });
});
