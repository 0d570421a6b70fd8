import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setUpBlog } from '#features/blog/setup.ts';
import { expectAccessible, openBrowser, PHONE, scriptsStarted } from '../support/browser.ts';
import { once } from '../support/once.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';

const DAY_MS = 24 * 3600 * 1000;
const COOKIE = 'hooksmith_consent';

let app: TestApp;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  app = await createTestApp();
  browser = await openBrowser(app);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});
afterEach(() => browser.checkErrors());

type Options = Parameters<typeof browser.person>[0];
type Decision = { decision: string; categories: string[] };

/** A page that records the consent callbacks. */
async function person(options: Options = {}): Promise<Page> {
  return browser.person({ viewport: PHONE, expectErrors: /404/, initScript: hear, ...options });
}
function hear(): void {
  const heard: unknown[] = [];
  Reflect.set(window, 'heard', heard);
  window.addEventListener('hooksmith:consent', (event) => heard.push(event.detail));
}
async function open(path = '/trained-on', options: Options = {}): Promise<Page> {
  const page = await person(options);
  await page.goto(path);
  await banner(page).waitFor();
  return page;
}
const banner = (page: Page) => page.locator('#cc-main .cm');
const dialog = (page: Page) => page.locator('#cc-main .pm');
const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard') as Decision[]);
const press = (page: Page, where: 'banner' | 'dialog', name: string) =>
  (where === 'banner' ? banner(page) : dialog(page)).getByRole('button', { name, exact: true }).click();
/** Opens the dialog from the banner if it is shown, otherwise from the page's footer. */
async function openDialog(page: Page): Promise<void> {
  await scriptsStarted(page);
  if (await banner(page).isVisible()) await press(page, 'banner', 'Preferences');
  else await page.locator('[data-cookie-preferences]').first().click();
  await dialog(page).waitFor();
}
async function cookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === COOKIE);
}
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
async function record(page: Page): Promise<Record<string, unknown>> {
  await page.waitForFunction((name) => document.cookie.includes(`${name}=`), COOKIE);
  return JSON.parse(decodeURIComponent((await cookie(page))?.value ?? 'null'));
}
const toggle = (page: Page, category: string) => dialog(page).locator(`input[value="${category}"]`);
async function setToggle(page: Page, category: string, on: boolean): Promise<void> {
  if ((await toggle(page, category).isChecked()) !== on) await toggle(page, category).click({ force: true });
}
/** Changes the consent later: sets the dialog's switches and saves. */
async function change(page: Page, switches: { analytics: boolean; marketing: boolean }): Promise<void> {
  await openDialog(page);
  for (const [category, on] of Object.entries(switches)) await setToggle(page, category, on);
  await press(page, 'dialog', 'Accept Current Selection');
  await dialog(page).waitFor({ state: 'hidden' });
}
/** Waits until the page was idle and everything that loads then has loaded. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
}

/** What a decision stores, and whether the banner or the dialog appears after a reload. */
async function decidedOn(page: Page) {
  await banner(page).waitFor({ state: 'hidden' });
  const { categories } = await record(page);
  const kept = await cookie(page);
  await page.reload();
  await settled(page);
  const asksAgain = (await banner(page).isVisible()) || (await dialog(page).isVisible());
  return { categories, kept, asksAgain };
}
const acceptAll = once(async () => {
  const page = await open();
  await press(page, 'banner', 'Accept All');
  const decided = await decidedOn(page);
  // The record of another revision.
  const value = encodeURIComponent(JSON.stringify({ ...(await record(page)), revision: 0 }));
  await page.context().addCookies([{ name: COOKIE, value, url: browser.url }]);
  await page.reload();
  await banner(page).waitFor();
  return decided;
});
const rejectAll = once(async () => {
  const page = await open('/privacy');
  // An earlier visit stored it.
  await page.context().addCookies([{ name: '_ga', value: '1', url: browser.url }]);
  await press(page, 'banner', 'Reject All');
  await expect.poll(() => cookieNames(page)).toEqual([COOKIE]);
  const decided = await decidedOn(page);
  await page.getByRole('button', { name: 'Cookie Preferences' }).click();
  await dialog(page).waitFor();
  return decided;
});
const acceptSelection = once(async () => {
  const page = await open();
  await change(page, { analytics: false, marketing: true });
  return decidedOn(page);
});

const offers = once(async () => {
  // A page does not request again what it has in its cache.
  const page = await person({ fresh: true });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const load of [() => page.goto('/trained-on'), () => page.reload()]) {
    await load();
    await banner(page).waitFor();
  }
  const isAutomated = await page.evaluate(() => navigator.webdriver);
  const buttons = await banner(page).getByRole('button').allInnerTexts();
  const before = {
    cookies: await cookieNames(page),
    analytics: await page.locator('script[src*="googletagmanager"]').count(),
  };
  await press(page, 'banner', 'Preferences');
  await dialog(page).waitFor();
  const switches: Record<string, { on: boolean; fixed: boolean }> = {};
  for (const category of ['necessary', 'analytics', 'marketing']) {
    const one = toggle(page, category);
    switches[category] = { on: await one.isChecked(), fixed: await one.isDisabled() };
  }
  const opensDialog = await dialog(page).isVisible();
  return { requests, isAutomated, buttons, before, switches, opensDialog };
});

/** One decision in the dialog and several changes, with all their effects. */
const changes = once(async () => {
  const page = await open();
  const decidedAt = Date.now();
  const nth = async (n: number) => {
    await expect.poll(async () => (await heard(page)).length).toBe(n);
    return (await heard(page))[n - 1];
  };
  await openDialog(page);
  await press(page, 'dialog', 'Accept All');
  await nth(1);
  const first = await record(page);
  const kept = await cookie(page);
  await dialog(page).waitFor({ state: 'hidden' });
  await change(page, { analytics: false, marketing: true });
  const marketingOn = await nth(2);
  await change(page, { analytics: true, marketing: false });
  const analyticsOn = await nth(3);

  // Analytics is on and leaves cookies. Then the visitor declines it.
  const stored = ['_ga', '_ga_ABC123', '_gid', 'session', 'other_ga'];
  await page.context().addCookies(stored.map((name) => ({ name, value: '1', url: browser.url })));
  await change(page, { analytics: false, marketing: false });
  const bothOff = await nth(4);
  const second = await record(page);
  const cookies = await cookieNames(page);

  await openDialog(page);
  await press(page, 'dialog', 'Accept All');
  await nth(5);
  await openDialog(page);
  await press(page, 'dialog', 'Reject All');
  await nth(6);
  const rejected = await record(page);
  return { decidedAt, first, second, rejected, kept, cookies, marketingOn, analyticsOn, bothOff };
});

describe('where the consent banner shows', () => {
  test('[2.consent.banner-public-pages] Without a decision the consent banner shows on every public page: landing, /pricing, /login, /reset-password, /privacy, /terms, /blog, post pages, the not-found page.', async () => {
    const page = await person();
    const paths = [
      '/',
      '/pricing',
      '/login',
      '/reset-password',
      '/privacy',
      '/terms',
      '/blog',
      '/nosuchpage',
    ];
    for (const path of paths) {
      await page.goto(path);
      await banner(page).waitFor();
    }
    await setUpBlog(app.db);
    await page.goto('/blog/default');
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/blog\/default\/[^/]+$/);
    await banner(page).waitFor();
  });
  test('[2.consent.banner-signed-in-pages] Without a decision the consent banner shows on the signed-in pages too.', async () => {
    const page = await person();
    const { session } = await signedIn(app);
    await page.context().addCookies([{ ...session, url: browser.url }]);
    for (const path of ['/', '/dashboard', '/history', '/settings', '/pricing']) {
      await page.goto(path);
      await banner(page).waitFor();
    }
  });
  test('[2.consent.banner-admin-pages] Without a decision the consent banner shows on the admin pages too.', async () => {
    const page = await person({ expectErrors: /40[134]/ });
    for (const path of ['/admin/login', '/admin/dashboard', '/admin/blog']) {
      await page.goto(path);
      await banner(page).waitFor();
    }
  });
  test('[2.consent.bots-not-shown] With the user agent of a bot (e.g. Googlebot) the banner is not shown.', async () => {
    const page = await person({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    await page.goto('/trained-on');
    await settled(page);
    expect(await page.locator('#cc-main').count()).toBe(0);
  });
  test('[2.consent.automated-browser-shown] An automated browser (navigator.webdriver true) with an ordinary user agent is shown the banner: only the user agent decides who is a bot.', async () => {
    expect((await offers()).isAutomated).toBe(true);
  });
  test('[4.consent.no-decision-banner] With no decision made, the banner shows, also after a reload.', async () => {
    await offers();
  });
  test('[7.consent.translations-inline] The consent texts are inline: the page requests no translation file.', async () => {
    const { requests } = await offers();
    expect(requests.filter((path) => /\.json|lang|translation/.test(path))).toEqual([]);
  });
  test('the consent banner and dialog are reachable by keyboard and have no axe violation', async () => {
    const page = await open();
    await expectAccessible(page);
    // With Tab only. The banner does not take the focus, and does not trap it.
    const preferences = banner(page).getByRole('button', { name: 'Preferences' });
    const hasFocus = () => preferences.evaluate((element) => element === document.activeElement);
    for (let tab = 0; tab < 60 && !(await hasFocus()); tab++) await page.keyboard.press('Tab');
    expect(await hasFocus()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await banner(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await banner(page).getByRole('button', { name: 'Reject All' }).focus();
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'hidden' });
  });
});

describe('what the consent banner offers', () => {
  test('[2.consent.opt-in] Consent is opt-in: before a decision no analytics or marketing script or cookie is set, and there is no hooksmith_consent cookie that accepts them.', async () => {
    expect((await offers()).before).toEqual({ cookies: [], analytics: 0 });
  });
  test("[2.consent.banner-accept-all] The banner has 'Accept All'.", async () => {
    expect((await offers()).buttons).toContain('Accept All');
  });
  test("[2.consent.banner-reject-all] The banner has 'Reject All'.", async () => {
    expect((await offers()).buttons).toContain('Reject All');
  });
  test('[2.consent.banner-preferences] The banner has a button that opens the preferences dialog.', async () => {
    expect((await offers()).opensDialog).toBe(true);
  });
  test('[9.consent.necessary-read-only] The preferences dialog has the category necessary, always on and read-only: its switch cannot be turned off.', async () => {
    expect((await offers()).switches.necessary).toEqual({ on: true, fixed: true });
  });
  test('[9.consent.analytics-off-by-default] The preferences dialog has the category analytics, off before a decision.', async () => {
    expect((await offers()).switches.analytics).toEqual({ on: false, fixed: false });
  });
  test('[9.consent.marketing-off-by-default] The preferences dialog has the category marketing, off before a decision.', async () => {
    expect((await offers()).switches.marketing).toEqual({ on: false, fixed: false });
  });
  test("[2.consent.dialog-accept-all] The preferences dialog has 'Accept All'.", async () => {
    expect((await changes()).first.categories).toEqual(['necessary', 'analytics', 'marketing']);
  });
  test("[2.consent.dialog-reject-all] The preferences dialog has 'Reject All'.", async () => {
    expect((await changes()).rejected.categories).toEqual(['necessary']);
  });
  test("[2.consent.dialog-accept-selection] The preferences dialog has 'Accept Current Selection', which saves the dialog's switches as they stand.", async () => {
    expect((await acceptSelection()).categories).toEqual(['necessary', 'marketing']);
  });
  test("[2.privacy.cookie-preferences] /privacy has a 'Cookie Preferences' button that reopens the consent preferences dialog, also after a decision was made.", async () => {
    await rejectAll();
  });
});

test('a toast does not cover the banner on any screen', async () => {
  const page = await open('/');
  const { session } = await signedIn(app);
  for (const path of ['/', '/settings']) {
    if (path !== '/') await page.context().addCookies([{ ...session, url: browser.url }]);
    await page.evaluate(() =>
      sessionStorage.setItem('carried-toast', JSON.stringify({ title: 'Done', description: 'All of it.' })),
    );
    await page.goto(path);
    const region = page.getByRole('region', { name: 'Notifications' });
    const toast = region.getByText('All of it.');
    await Promise.all([toast.waitFor(), banner(page).waitFor()]);
    // It stays while the focus is on it.
    await region.getByRole('button', { name: 'Close' }).focus();
    for (const width of [390, 700, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const boxOf = async (shown: Locator) => (await shown.boundingBox()) ?? expect.unreachable('not shown');
      const message = await boxOf(toast);
      const strip = await boxOf(banner(page));
      const apart = message.y + message.height < strip.y || message.x > strip.x + strip.width;
      expect(apart, `${path} at ${width}`).toBe(true);
    }
  }
});

describe('what consent is kept', () => {
  test("[2.consent.accept-all-saves] 'Accept All' saves the categories necessary, analytics and marketing.", async () => {
    expect((await acceptAll()).categories).toEqual(['necessary', 'analytics', 'marketing']);
  });
  test("[2.consent.reject-all-saves] 'Reject All' saves the category necessary only.", async () => {
    expect((await rejectAll()).categories).toEqual(['necessary']);
  });
  test("[4.consent.accept-all-hides] After 'Accept All' the banner hides and stays hidden after a reload.", async () => {
    expect((await acceptAll()).asksAgain).toBe(false);
  });
  test("[4.consent.reject-all-hides] After 'Reject All' the banner hides and stays hidden after a reload.", async () => {
    expect((await rejectAll()).asksAgain).toBe(false);
  });
  test("[4.consent.accept-selection-hides] After 'Accept Current Selection' banner and dialog hide and stay hidden after a reload.", async () => {
    expect((await acceptSelection()).asksAgain).toBe(false);
  });
  test('[4.consent.revision-change-asks-again] With a stored decision of another revision than the current one the banner shows again.', async () => {
    await acceptAll();
  });

  describe('the record', () => {
    type Changes = Awaited<ReturnType<typeof changes>>;
    let first: Changes['first'];
    let second: Changes['second'];
    let kept: Changes['kept'];
    let decidedAt: number;
    beforeAll(async () => {
      ({ first, second, kept, decidedAt } = await changes());
    });
    test('[3.consent.cookie-name] The consent record is kept in the browser cookie hooksmith_consent, as JSON.', () =>
      expect(kept?.name).toBe('hooksmith_consent'));
    test('[3.consent.categories] The consent record has categories, the list of accepted categories.', () =>
      expect(second.categories).toEqual(['necessary']));
    test('[3.consent.services] The consent record has services.', () =>
      expect(first).toHaveProperty('services'));
    test('[3.consent.revision] The consent record has revision.', () =>
      expect(first.revision).toBeTypeOf('number'));
    test("[9.consent.revision-1] The consent record's revision is 1.", () => expect(first.revision).toBe(1));
    test('[3.consent.data] The consent record has data.', () => expect(first).toHaveProperty('data'));
    test('[3.consent.consent-timestamp] The consent record has consentTimestamp, the time of the first decision, which a later change leaves as it is.', () => {
      expect(Date.parse(String(first.consentTimestamp))).toBeGreaterThanOrEqual(decidedAt - 1000);
      expect(second.consentTimestamp).toBe(first.consentTimestamp);
    });
    test('[3.consent.last-consent-timestamp] The consent record has lastConsentTimestamp, the time of the latest decision, which a later change moves on.', () => {
      expect(Date.parse(String(second.lastConsentTimestamp))).toBeGreaterThan(
        Date.parse(String(first.lastConsentTimestamp)),
      );
    });
    test('[3.consent.consent-id] The consent record has consentId.', () =>
      expect(first.consentId).toMatch(/\S+/));
    test('[3.consent.language-code] The consent record has languageCode.', () =>
      expect(first.languageCode).toBe('en'));
    test('[3.consent.expiration-time] The consent record has expirationTime, 365 days after the decision.', () => {
      expect(Math.abs(Number(first.expirationTime) - decidedAt - 365 * DAY_MS)).toBeLessThan(60_000);
    });
    test('[9.consent.expires-365-days] The cookie hooksmith_consent expires 365 days after the decision.', () => {
      expect(Math.abs((kept?.expires ?? 0) * 1000 - decidedAt - 365 * DAY_MS)).toBeLessThan(60_000);
    });
    test('[9.consent.path] The cookie hooksmith_consent has the path /.', () => expect(kept?.path).toBe('/'));
    test('[9.consent.same-site-lax] The cookie hooksmith_consent has SameSite Lax.', () =>
      expect(kept?.sameSite).toBe('Lax'));
  });

  test('[9.consent.secure-on-https] The cookie hooksmith_consent is Secure on https, and works without on http.', async () => {
    const plain = await rejectAll();
    expect(plain.categories).toEqual(['necessary']);
    expect(plain.kept?.secure).toBe(false);
    const page = await person({ baseURL: 'https://hooksmith.test' });
    await page.route('https://hooksmith.test/**', async (route) => {
      const answer = await app.fetch(new Request(route.request().url()), {});
      const headers = Object.fromEntries(answer.headers);
      await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) });
    });
    await page.goto('/trained-on');
    await banner(page).waitFor();
    await press(page, 'banner', 'Reject All');
    expect((await record(page)).categories).toEqual(['necessary']);
    expect((await cookie(page))?.secure).toBe(true);
  });
});

describe('what follows from consent', () => {
  test('[4.consent.change-analytics-on-accepts] A later change that leaves analytics on (marketing off) calls the accept callback.', async () => {
    expect((await changes()).analyticsOn).toEqual({
      decision: 'accepted',
      categories: ['necessary', 'analytics'],
    });
  });
  test('[4.consent.change-marketing-on-accepts] A later change that leaves marketing on (analytics off) calls the accept callback.', async () => {
    expect((await changes()).marketingOn).toEqual({
      decision: 'accepted',
      categories: ['necessary', 'marketing'],
    });
  });
  test('[4.consent.change-both-off-rejects] A later change that leaves both analytics and marketing off calls the reject callback.', async () => {
    expect((await changes()).bothOff).toEqual({ decision: 'rejected', categories: ['necessary'] });
  });
  test('[9.consent.declining-clears-ga] Declining analytics clears the cookies whose names start with _ga.', async () => {
    expect((await changes()).cookies.filter((name) => name.startsWith('_ga'))).toEqual([]);
  });
  test('[9.consent.declining-clears-gid] Declining analytics clears the cookie _gid.', async () => {
    expect((await changes()).cookies).not.toContain('_gid');
  });
  test('[9.consent.declining-keeps-others] Declining analytics leaves other cookies (e.g. the session and hooksmith_consent) alone.', async () => {
    expect((await changes()).cookies.toSorted()).toEqual([COOKIE, 'other_ga', 'session']);
  });
  test('declining at the first question removes what an earlier visit stored', async () => {
    await rejectAll();
  });
});

describe('analytics', () => {
  test('analytics are loaded after consent only, and only if an id is configured', async () => {
    const measured = await createTestApp({ env: { GA_MEASUREMENT_ID: 'G-TEST123' } });
    const second = await openBrowser(measured);
    try {
      const page = await second.person();
      const fetched: string[] = [];
      await page.route('https://www.googletagmanager.com/**', (route) => {
        fetched.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await page.goto('/trained-on');
      await banner(page).waitFor();
      expect(fetched).toEqual([]);
      await press(page, 'banner', 'Accept All');
      await expect.poll(() => fetched).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123']);
      await page.reload();
      await expect.poll(() => fetched).toHaveLength(2);
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      await dialog(page).waitFor();
      await press(page, 'dialog', 'Reject All');
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST123'))).toBe(true);
      await page.reload();
      await settled(page);
      expect(fetched).toHaveLength(2);
      await second.checkErrors();
    } finally {
      await second.close();
      await measured.close();
    }
    const page = await open();
    await press(page, 'banner', 'Accept All');
    await settled(page);
    expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(0);
  });
});
