import { eq } from 'drizzle-orm';
import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createEmailToken } from '#features/account/mails/email-tokens.queries.ts';
import { grantRuns } from '#features/credits/ledger.ts';
import { users } from '#platform/database/schema.ts';
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
import { closeToast, expectToast } from '../support/browser.ts';
import { tokenIn } from '../support/mailbox.ts';
import { once } from '../support/once.ts';

/** The lines of the specification about accounts that show in a browser. */

declare global {
  var looks: number[];
}

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterEach(() => accounts.tidy());
afterAll(() => accounts.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const offline = (route: Route) => route.abort();
const silent = (route: Route) => route.fulfill({ status: 500, body: '' });

/** A refusal at the field, and no call made for it. */
async function expectRefused(page: Page, path: string, submit: string, message: string) {
  const calls = countCalls(page, path);
  await button(page, submit).click();
  await page.getByRole('alert').filter({ hasText: message }).waitFor();
  expect(calls()).toBe(0);
}

async function resetLink(): Promise<{ email: string; path: string }> {
  const { email } = await accounts.registered();
  const [user] = await accounts.app.db.select().from(users).where(eq(users.email, email));
  const token = await accounts.app.db.transaction((tx) =>
    createEmailToken(tx, (user as { id: number }).id, 'reset'),
  );
  return { email, path: `/reset-password?token=${token}` };
}

describe('the login screen', () => {
  const registers = once(async () => {
    const page = await accounts.visit('/login');
    await heading(page, 'Register for Free Hooks').waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Login', 'Register']);
    await page.getByRole('tab', { name: 'Register', selected: true }).waitFor();
    await page.getByRole('tabpanel', { name: 'Register' }).waitFor();
    await page.getByLabel('Email').fill('ada at example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expectRefused(page, '/api/register', 'Register', 'Invalid email address');
    await page.getByLabel('Email').fill(accounts.newEmail());
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await expectRefused(page, '/api/register', 'Register', 'Password must be at least 6 characters');
    const meter = page.getByRole('meter', { name: 'Password strength' });
    const strength = () => meter.getAttribute('aria-valuenow').then(Number);
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple');
    expect(await strength()).toBe(4);
    // The meter only advises: a weak password registers too.
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
  test('[2.login.noindex-removed] After navigating from /login to the landing page there is no noindex robots tag any more.', async () => {
    const page = await accounts.visit('/login');
    expect(await page.locator('meta[name=robots][content*=noindex]').count()).toBe(1);
    await page.getByRole('link', { name: 'Hooksmith' }).click();
    await at(page, '/');
    expect(await page.locator('meta[name=robots][content*=noindex]').count()).toBe(0);
  });
  test('[2.auth.same-screen] /auth shows the same screen as /login (tabs, Register open, noindex) at its own address: no redirect to /login.', async () => {
    const page = await accounts.visit('/auth');
    await heading(page, 'Register for Free Hooks').waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Login', 'Register']);
    await page.getByRole('tab', { name: 'Register', selected: true }).waitFor();
    expect(await page.locator('meta[name=robots][content*=noindex]').count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/auth');
  });
  const forgotScreen = once(async () => {
    const page = await accounts.visit('/forgot-password');
    await heading(page, 'Forgot Password').waitFor();
    await page.getByLabel('Email').fill('ada@');
    await expectRefused(page, '/api/forgot-password', 'Send Reset Link', 'Invalid email address');
  });
  test(
    '[2.forgot-password.route] /forgot-password shows the login screen with its Forgot Password view open.',
    forgotScreen,
  );
  test(
    "[5.forgot.email-form] The Forgot Password view refuses an address that is not valid with 'Invalid email address', and sends no request.",
    forgotScreen,
  );
});

describe('signing in and out', () => {
  const logsIn = once(async () => {
    const { email } = await accounts.registered();
    const page = await accounts.visit('/login');
    await page.getByRole('tab', { name: 'Login' }).click();
    await page.getByLabel('Email').fill('ada@nowhere');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expectRefused(page, '/api/login', 'Login', 'Invalid email address');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await expectRefused(page, '/api/login', 'Login', 'Password must be at least 6 characters');
    for (const failure of [offline, silent]) {
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
    for (const failure of [offline, silent]) {
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
    await page.getByLabel('Email').fill(email);
    await button(page, 'Send Reset Link').click();
    await expectToast(page, 'Password reset email sent. Please check your inbox.');
    const mail = await accounts.mailbox.waitFor(email, /password/i);
    await page.goto(`/reset-password?token=${tokenIn(mail)}`);
    await page.getByLabel('New password', { exact: true }).fill('a new password');
    await page.getByLabel('Confirm new password').fill('a new password');
    await button(page, 'Reset Password').click();
    await at(page, '/login');
    await expectToast(page, 'Password Reset Successful');
    await expectToast(page, 'You can now log in with your new password.');
    await logIn(page, email, 'a new password');
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
    await expectRefused(page, '/api/reset-password', 'Reset Password', tooShort);
    await password.fill('a new password');
    await again.fill('a new passport');
    await expectRefused(page, '/api/reset-password', 'Reset Password', 'Passwords do not match');
    await again.fill('a new password');
    for (const failure of [offline, silent]) {
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
  test('[5.reset.strength-meter] The reset form shows a strength meter that changes with the password typed; it refuses nothing.', async () => {
    const { path } = await resetLink();
    const page = await accounts.visit(path);
    const meter = page.getByRole('meter', { name: 'Password strength' });
    await page.getByLabel('New password', { exact: true }).fill('kettle-orbit');
    expect(await meter.getAttribute('aria-valuetext')).toBe('Strong');
    await page.getByLabel('New password', { exact: true }).fill('aaaaaaaa');
    expect(await meter.getAttribute('aria-valuetext')).toBe('Easy to guess');
    await page.getByLabel('Confirm new password').fill('aaaaaaaa');
    await button(page, 'Reset Password').click();
    await at(page, '/login');
  });
});

describe('onboarding', () => {
  const tellsAll = once(async () => {
    const { page, visitor } = await accounts.member('/onboarding');
    expect((await page.reload())?.status()).toBe(200);
    // Filling in each of the five fields by its label is the proof that they are there.
    await fillOnboarding(page, { tiktok_handle: '@ada', instagram_handle: 'ada.bakes' });
    await button(page, 'Finish').click();
    await at(page, '/');
    await expectToast(page, 'Your profile has been updated successfully');
    expect(await (await visitor.get('/api/user')).json()).toMatchObject({
      first_name: 'Ada',
      tiktok_handle: 'ada',
      instagram_handle: 'ada.bakes',
      business_context: BUSINESS,
    });
  });
  test(
    '[2.onboarding.route] Signed in, /onboarding answers 200 with a form for first name, TikTok handle, Instagram handle, business description and ideal customer.',
    tellsAll,
  );
  test(
    '[2.onboarding.saves-all] Sending the onboarding form stores first_name, tiktok_handle, instagram_handle and business_context, as GET /api/user then shows.',
    tellsAll,
  );
  test(
    "[2.onboarding.success-goes-home] After onboarding the browser is at / with the toast 'Your profile has been updated successfully'.",
    tellsAll,
  );
  /** Every step refuses first, then takes as little as it may. */
  const tellsLittle = once(async () => {
    const { page, visitor } = await accounts.member('/onboarding');
    await page.getByLabel('First name').fill('   ');
    await expectRefused(page, '/api/update-social-handles', 'Next', 'Please enter your first name');
    await page.getByLabel('First name').fill('Ada');
    await button(page, 'Next').click();
    await page.getByLabel('Business description').fill('I teach. ');
    await expectRefused(
      page,
      '/api/user/business-context',
      'Next',
      'Please provide more details about your business',
    );
    await page.getByLabel('Business description').fill(BUSINESS.business_description);
    await button(page, 'Next').click();
    await page.getByLabel('Ideal customer').fill('Parents with babies');
    await expectRefused(
      page,
      '/api/user/business-context',
      'Finish',
      'Please provide detailed information about your ideal customer',
    );
    await page.getByLabel('Ideal customer').fill(BUSINESS.ideal_customer);
    for (const failure of [offline, silent]) {
      await page.route('/api/user/business-context', failure, { times: 1 });
      await button(page, 'Finish').click();
      await expectToast(page, 'Failed to update profile');
      await closeToast(page);
    }
    await button(page, 'Finish').click();
    await expectToast(page, 'Your profile has been updated successfully');
    const user = await (await visitor.get('/api/user')).json();
    expect([user.tiktok_handle, user.instagram_handle]).toEqual([null, null]);
  });
  test(
    "[5.onboarding.first-name-form] Onboarding without a first name shows 'Please enter your first name' and sends no request.",
    tellsLittle,
  );
  test(
    "[5.onboarding.description] Onboarding with a business description of fewer than 10 characters shows 'Please provide more details about your business'.",
    tellsLittle,
  );
  test(
    "[5.onboarding.customer] Onboarding with an ideal customer of fewer than 20 characters shows 'Please provide detailed information about your ideal customer'.",
    tellsLittle,
  );
  test(
    "[8.fixed.profile] When sending the onboarding form fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to update profile'.",
    tellsLittle,
  );
  test(
    "[8.success.profile] After onboarding the toast says 'Your profile has been updated successfully'.",
    tellsLittle,
  );
  test('[5.onboarding.handles-optional] Onboarding with both handles left empty is accepted.', tellsLittle);
  test('[1.free-runs.no-card-asked] Registering, onboarding and generating with the free runs never ask for a credit card: no card field and no checkout on the way.', async () => {
    const page = await accounts.visit('/login');
    const calls = countCalls(page, '/api/create-checkout-session');
    const cardFields = () => page.locator('input[autocomplete^=cc-], iframe').count();
    expect(await cardFields()).toBe(0);
    await register(page, accounts.newEmail());
    await at(page, '/onboarding');
    await fillOnboarding(page);
    expect(await cardFields()).toBe(0);
    await button(page, 'Finish').click();
    await at(page, '/');
    await page.getByLabel("What's your video about?").fill('sourdough');
    await button(page, 'Generate Hooks').click();
    await expectToast(page, 'Hooks generated successfully');
    expect([await cardFields(), calls()]).toEqual([0, 0]);
  });
});

describe('settings', () => {
  const savesHandles = once(async () => {
    const { page, visitor } = await accounts.member('/settings');
    const link = (name: RegExp) => page.getByRole('region', { name: 'Legal' }).getByRole('link', { name });
    expect(await link(/terms/i).getAttribute('href')).toBe('/terms');
    expect(await link(/privacy/i).getAttribute('href')).toBe('/privacy');
    expect(await link(/@/).getAttribute('href')).toBe(`mailto:${accounts.app.services.config.supportEmail}`);
    for (const failure of [offline, silent]) {
      await page.route('/api/update-social-handles', failure, { times: 1 });
      await button(page, 'Save handles').click();
      await expectToast(page, 'Failed to update social handles');
      await closeToast(page);
    }
    const part = page.getByRole('region', { name: 'Social Handles' });
    await part.getByLabel('TikTok').fill('https://www.tiktok.com/@ada');
    await part.getByLabel('Instagram').fill('@ada.bakes');
    const sent = page.waitForResponse('**/api/update-social-handles');
    await part.getByRole('button', { name: 'Save handles' }).click();
    expect((await sent).status()).toBe(200);
    await expectToast(page, 'Social handles updated successfully');
    expect(await (await visitor.get('/api/user')).json()).toMatchObject({
      tiktok_handle: 'ada',
      instagram_handle: 'ada.bakes',
    });
    await page.reload();
    expect(await part.getByLabel('TikTok').inputValue()).toBe('ada');
    expect(await part.getByLabel('Instagram').inputValue()).toBe('ada.bakes');
  });
  test(
    "[2.settings.social-handles] Settings has a part 'Social Handles' with a TikTok and an Instagram field that hold the stored handles and save through POST /api/update-social-handles.",
    savesHandles,
  );
  test(
    "[8.success.social-handles] After saving the handles in settings the toast says 'Social handles updated successfully'.",
    savesHandles,
  );
  test(
    "[8.fixed.social-handles] When saving the social handles in settings fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to update social handles'.",
    savesHandles,
  );
  test("[2.settings.legal-terms] Settings has a part 'Legal' with a link to /terms.", savesHandles);
  test("[2.settings.legal-privacy] The part 'Legal' of settings has a link to /privacy.", savesHandles);
  test(
    "[2.settings.legal-support] The part 'Legal' of settings has a mail link to the support mailbox.",
    savesHandles,
  );
  const savesBusiness = once(async () => {
    const { page, visitor } = await accounts.member('/settings', { businessContext: BUSINESS });
    const part = page.getByRole('region', { name: 'Business Context' });
    expect(await part.getByLabel('Business description').inputValue()).toBe(BUSINESS.business_description);
    expect(await part.getByLabel('Ideal customer').inputValue()).toBe(BUSINESS.ideal_customer);
    const refused = (message: string) =>
      expectRefused(page, '/api/user/business-context', 'Save business context', message);
    await part.getByLabel('Business description').fill('I teach.');
    await refused('Please provide more details about your business');
    await part.getByLabel('Business description').fill(BUSINESS.business_description);
    await part.getByLabel('Ideal customer').fill('Parents');
    await refused('Please provide detailed information about your ideal customer');
    await part.getByLabel('Ideal customer').fill(BUSINESS.ideal_customer);
    for (const failure of [offline, silent]) {
      await page.route('/api/user/business-context', failure, { times: 1 });
      await button(page, 'Save business context').click();
      await expectToast(page, 'Failed to update business context');
      await closeToast(page);
    }
    const changed = {
      business_description: 'I sell sourdough starters',
      ideal_customer: 'People who killed their last one',
    };
    await part.getByLabel('Business description').fill(changed.business_description);
    await part.getByLabel('Ideal customer').fill(changed.ideal_customer);
    const sent = page.waitForResponse('**/api/user/business-context');
    await part.getByRole('button', { name: 'Save business context' }).click();
    expect((await sent).status()).toBe(200);
    await expectToast(page, 'Business context updated successfully');
    expect((await (await visitor.get('/api/user')).json()).business_context).toEqual(changed);
  });
  test(
    "[2.settings.business-context] Settings has a part 'Business Context' with business description and ideal customer fields that hold the stored values and save through POST /api/user/business-context.",
    savesBusiness,
  );
  test(
    "[8.success.business-context] After saving the business context in settings the toast says 'Business context updated successfully'.",
    savesBusiness,
  );
  test(
    "[5.business.description-form] In settings a business description of fewer than 10 characters shows 'Please provide more details about your business'.",
    savesBusiness,
  );
  test(
    "[5.business.customer-form] In settings an ideal customer of fewer than 20 characters shows 'Please provide detailed information about your ideal customer'.",
    savesBusiness,
  );
  test(
    "[8.fixed.business-context] When saving the business context in settings fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to update business context'.",
    savesBusiness,
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
    await button(page, 'Next').click();
    await check(page, '/api/update-social-handles', () => button(page, 'Finish').click());
  });
});

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
    const { page, visitor } = await accounts.member('/onboarding', { runs: 7 });
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
  /** One open page, looked at for a while: what it asks, what it notices, and that the session ends. */
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
      grantRuns(tx, { userId: id, source: 'admin', reference: 'admin:test', runs: 10 }),
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
    // Noted by the page's own clock: however busy the machine is, the looks are five of its seconds apart.
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
