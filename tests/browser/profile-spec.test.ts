import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { at, button, expectRefused, SILENT_FAILURES } from '../support/account-screens.ts';
import {
  type Accounts,
  BUSINESS,
  countCalls,
  fillOnboarding,
  openAccounts,
  register,
} from '../support/account-visits.ts';
import { closeToast, expectToast } from '../support/browser.ts';
import { once } from '../support/once.ts';

/** The lines of the specification about onboarding and settings that need a browser. */

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterEach(() => accounts.tidy());
afterAll(() => accounts.close());

describe('onboarding', () => {
  const tellsAll = once(async () => {
    const { page, visitor } = await accounts.member('/onboarding');
    expect((await page.reload())?.status()).toBe(200);
    // Filling each of the five fields by its label proves that they exist.
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
  /** Every step is submitted empty first and then with the least valid input. */
  const tellsLittle = once(async () => {
    const { page, visitor } = await accounts.member('/onboarding');
    await page.getByLabel('First name').fill('   ');
    await expectRefused(page, {
      call: '/api/update-social-handles',
      submit: 'Next',
      message: 'Please enter your first name',
    });
    await page.getByLabel('First name').fill('Ada');
    await button(page, 'Next').click();
    await page.getByLabel('Business description').fill('I teach. ');
    await expectRefused(page, {
      call: '/api/user/business-context',
      submit: 'Next',
      message: 'Please provide more details about your business',
    });
    await page.getByLabel('Business description').fill(BUSINESS.business_description);
    await button(page, 'Next').click();
    await page.getByLabel('Ideal customer').fill('Parents with babies');
    await expectRefused(page, {
      call: '/api/user/business-context',
      submit: 'Finish',
      message: 'Please provide detailed information about your ideal customer',
    });
    await page.getByLabel('Ideal customer').fill(BUSINESS.ideal_customer);
    for (const failure of SILENT_FAILURES) {
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
    for (const failure of SILENT_FAILURES) {
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
      expectRefused(page, {
        call: '/api/user/business-context',
        submit: 'Save business context',
        message: message,
      });
    await part.getByLabel('Business description').fill('I teach.');
    await refused('Please provide more details about your business');
    await part.getByLabel('Business description').fill(BUSINESS.business_description);
    await part.getByLabel('Ideal customer').fill('Parents');
    await refused('Please provide detailed information about your ideal customer');
    await part.getByLabel('Ideal customer').fill(BUSINESS.ideal_customer);
    for (const failure of SILENT_FAILURES) {
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
