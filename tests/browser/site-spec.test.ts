import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setUpBlog } from '#features/blog/setup.ts';
import { HERO_DESKTOP, HERO_MOBILE } from '#features/landing/sections/hero.tsx';
import type { Theme } from '#features/landing/theme.ts';
import { THEMES } from '#features/landing/themes/registry.ts';
import { THEME_NAMES, type ThemeName } from '#platform/theme-names.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNothingCut,
  expectToast,
  openBrowser,
  PHONE,
  scriptsStarted,
} from '../support/browser.ts';
import { once } from '../support/once.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';

let app: TestApp;
let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  app = await createTestApp();
  await setUpBlog(app.db);
  browser = await openBrowser(app);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});
afterEach(() => browser.checkErrors());

async function open(path: string, options: Parameters<typeof browser.person>[0] = {}): Promise<Page> {
  const page = await browser.person(options);
  await page.goto(path);
  return page;
}

/** A smooth scroll down the whole page takes a few seconds. */
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 10_000 });

const h1 = (page: Page) =>
  page
    .locator('h1')
    .innerText()
    .then((text) => text.replace(/\s+/g, ' '));
const title = (name: ThemeName) => THEMES[name].copy.hero.title;

/** The browser's computed color for an hsl() of the theme's data. */
const computed = (page: Page, color: string) =>
  page.evaluate((value) => {
    const probe = document.createElement('i');
    probe.style.color = value;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, color);

const styleOf = (page: Page, selector: string, property: string) =>
  page.evaluate(
    ([where, name]) =>
      getComputedStyle(document.querySelector(where as string) as Element).getPropertyValue(name as string),
    [selector, property],
  );

describe('themes', () => {
  test("[2.landing.version.unknown-warns-in-browser] An unknown version logs the warning 'Theme not found, falling back to default' in the browser's console.", async () => {
    const page = await browser.person();
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto('/?version=nosuchtheme', { waitUntil: 'load' });
    await eventually(() => warnings).toContain('Theme not found, falling back to default');
    warnings.length = 0;
    await page.goto('/', { waitUntil: 'load' });
    expect(warnings.filter((text) => text.includes('Theme'))).toEqual([]);
  });
  const choose = async (page: Page, name: ThemeName) => {
    await scriptsStarted(page);
    await page.getByRole('contentinfo').getByRole('combobox').selectOption(name);
    await page.waitForURL(`**/?version=${name}`);
  };
  const expectTheme = async (page: Page, name: ThemeName) => {
    await eventually(() => h1(page)).toBe(title(name));
    expect(new URL(page.url()).search).toBe(`?version=${name}`);
    expect(await page.getByRole('contentinfo').getByRole('combobox').inputValue()).toBe(name);
    expect(await styleOf(page, 'html', 'background-color')).toBe(
      await computed(page, THEMES[name].colors.background),
    );
  };
  const chosen = once(async () => {
    const page = await open('/');
    for (const name of ['nutritionist', 'businessCoach'] as const) {
      await choose(page, name);
      await expectTheme(page, name);
    }
    await page.goBack();
    await expectTheme(page, 'nutritionist');
    await page.goForward();
    await expectTheme(page, 'businessCoach');
    for (const name of ['corporateTrainer', 'techTutorialCreator'] as const) {
      await page.evaluate((version) => location.assign(`/?version=${version}`), name);
      await expectTheme(page, name);
    }
  });
  test(
    "[2.landing.theme-selector.navigates] Choosing a theme in the footer's selector navigates to /?version={value} with the chosen value.",
    chosen,
  );
  test(
    "[2.landing.theme-selector.changes-page] After choosing a theme in the selector the page shows that theme's copy and colours and the selector shows it as chosen.",
    chosen,
  );
  test(
    '[2.landing.theme.back-forward] Browser back and forward between /?version=a and /?version=b change the theme along with the address.',
    chosen,
  );
  test(
    '[2.landing.theme.parameter-change] The theme changes whenever the version parameter changes, without any other action of the visitor.',
    chosen,
  );

  /**
   * A theme changes colors, fonts and words. On a wide page these are the same, so two themes are tested there instead
   * of all.
   */
  const WIDE: ThemeName[] = ['default', 'techTutorialCreator'];
  /** Opens each theme once, with late fonts, and checks all that depends on the theme. */
  const everyTheme = once(async () => {
    const page = await browser.person({ viewport: PHONE, initScript: noteShifts });
    const elsewhere: string[] = [];
    page.on('request', (request) => request.url().startsWith(browser.url) || elsewhere.push(request.url()));
    let painted = Promise.resolve();
    await page.route('**/fonts/*', async (route) => {
      await painted;
      await route.continue();
    });
    for (const name of THEME_NAMES) {
      let late = () => {};
      painted = new Promise<void>((resolve) => {
        late = resolve;
      });
      await page.setViewportSize(PHONE);
      await page.goto(`/pricing?version=${name}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      late();
      await page.locator('#cc-main .cm').waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
      const sum = await page.evaluate(() => Reflect.get(window, 'shifts').sum);
      expect(sum, name).toBeLessThan(0.03);

      const { colors, fonts, copy } = THEMES[name];
      await expectColors(page, colors);
      await expectFonts(page, fonts);
      const shown = page.locator('[data-section=hero] p').first();
      expect(await shown.innerText()).toBe(copy.hero.subtitle);
      const color = await shown.evaluate((element) => getComputedStyle(element).color);
      expect(color).toBe(await computed(page, copy.hero.subtitleColor));

      await page.locator('#faq summary').first().click();
      await expectNothingCut(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNothingCut(page);
      if (WIDE.includes(name)) {
        await page.setViewportSize(DESKTOP);
        await expectAccessible(page);
      }
    }
    expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
  });
  function noteShifts(): void {
    const shifts = { sum: 0 };
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  }
  async function expectColors(page: Page, { background, foreground }: Theme['colors']) {
    expect(await styleOf(page, 'html', 'background-color')).toBe(await computed(page, background));
    expect(await styleOf(page, 'body', 'color')).toBe(await computed(page, foreground));
    expect(await styleOf(page, 'h1', 'color')).toBe(await computed(page, foreground));
  }
  async function expectFonts(page: Page, { heading, body }: Theme['fonts']) {
    for (const selector of ['h1', 'h2', 'h3']) {
      expect(await styleOf(page, selector, 'font-family')).toMatch(new RegExp(`^"${heading}"`));
    }
    expect(await styleOf(page, 'body', 'font-family')).toMatch(new RegExp(`^"${body}"`));
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family);
    });
    for (const family of [heading, body]) {
      expect(loaded.map((text) => text.replaceAll('"', ''))).toContain(family);
    }
  }
  test(
    "[3.theme-def.colors-applied] The landing page in a theme is painted in that theme's colours: background and text computed in the browser are the theme's background and foreground.",
    everyTheme,
  );
  test(
    '[3.theme-def.fonts] A theme definition has fonts heading and body, which the landing page uses for headings and text.',
    everyTheme,
  );
  test(
    "[3.copy.hero] copy.hero has title, subtitle and subtitleColor; the hero's subtitle is shown in that colour.",
    everyTheme,
  );
  test('every theme has no axe violation in any width and loads nothing from other sites', everyTheme);
  test('nothing moves while the page loads, even with late fonts', everyTheme);
});

describe('the page', () => {
  const heroRequest = async (viewport: typeof PHONE) => {
    // A page does not fetch again what it has shown before.
    const page = await browser.person({ viewport, fresh: true });
    const images: [string, number, string][] = [];
    page.on('response', (response) => {
      if (response.url().includes('/images/hero/')) {
        images.push([
          new URL(response.url()).pathname,
          response.status(),
          response.headers()['content-type'] ?? '',
        ]);
      }
    });
    await page.goto('/?version=nutritionist', { waitUntil: 'load' });
    const drawn = await page
      .locator('[data-section=hero] img')
      .evaluate((img: HTMLImageElement) => [
        new URL(img.currentSrc).pathname,
        img.naturalWidth,
        img.naturalHeight,
      ]);
    return { images, drawn };
  };
  test('[2.landing.hero.image-mobile] On a narrow viewport the hero image loads the mobile webp variant, status 200, type image/webp.', async () => {
    const { images, drawn } = await heroRequest(PHONE);
    expect(images).toEqual([['/images/hero/nutritionist-mobile.webp', 200, 'image/webp']]);
    expect(drawn).toEqual(['/images/hero/nutritionist-mobile.webp', HERO_MOBILE.width, HERO_MOBILE.height]);
  });
  test('[2.landing.hero.image-desktop] On a wide viewport the hero image loads the desktop webp variant, another file than the mobile one, status 200, type image/webp.', async () => {
    const { images, drawn } = await heroRequest(DESKTOP);
    expect(images).toEqual([['/images/hero/nutritionist-desktop.webp', 200, 'image/webp']]);
    expect(drawn).toEqual([
      '/images/hero/nutritionist-desktop.webp',
      HERO_DESKTOP.width,
      HERO_DESKTOP.height,
    ]);
  });
  const scrolls = once(async () => {
    const page = await open('/', { reducedMotion: 'no-preference' });
    expect(await styleOf(page, 'html', 'scroll-behavior')).toBe('smooth');
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
      await eventually(() =>
        page.locator('#faq').evaluate((element) => Math.round(element.getBoundingClientRect().top)),
      ).toBe(80);
      // A phone gets there in the same way. Without motion it takes no seconds.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.evaluate(() => scrollTo(0, 0));
    }
    expect(new URL(page.url()).pathname).toBe('/');
  });
  test(
    "[2.landing.header.faq-scrolls] The landing header has an 'FAQ' button that scrolls smoothly to the FAQ section, without leaving the page.",
    scrolls,
  );
  test(
    "[2.landing.header.faq-offset] After the header's FAQ button has scrolled, the top of the FAQ section (id faq) stands 80px below the top of the viewport.",
    scrolls,
  );

  const openQuestions = (page: Page) => page.locator('#faq details[open]').count();
  const accordion = once(async () => {
    const page = await open('/');
    const questions = page.locator('#faq summary');
    await expect.poll(() => page.locator('.late').count()).toBe(0);
    const box = await questions.first().boundingBox();
    expect(box?.height).toBeGreaterThan(20);

    const first = page.locator('#faq details').first();
    expect(await first.locator('p').isVisible()).toBe(false);
    expect(await first.getAttribute('open')).toBeNull();
    await questions.first().focus();
    await page.keyboard.press('Enter');
    expect(await first.getAttribute('open')).not.toBeNull();
    expect(await first.locator('p').isVisible()).toBe(true);
    await questions.nth(3).click();
    expect(await openQuestions(page)).toBe(1);
    expect(await page.locator('#faq details').nth(3).getAttribute('open')).not.toBeNull();
    await questions.nth(3).click();
    expect(await openQuestions(page)).toBe(0);
  });
  test(
    '[2.landing.faq.accordion-opens] The FAQ is an accordion: activating a question shows its answer.',
    accordion,
  );
  test(
    '[2.landing.faq.one-open] Opening another FAQ question closes the one that was open: at most one item is open at a time.',
    accordion,
  );
  test(
    '[2.landing.faq.collapsible] Activating the open FAQ question again closes it, so that none is open.',
    accordion,
  );
  test(
    '[4.widgets.accordion-state] An accordion item is open or closed and says so to assistive technology (aria-expanded or details open).',
    accordion,
  );
  test('a landing page is laid out whole before anybody scrolls', accordion);
  test('a toast from the previous page is shown once, at most 420 px wide', async () => {
    const page = await open('/robots.txt');
    await page.evaluate(() =>
      sessionStorage.setItem(
        'carried-toast',
        JSON.stringify({ title: 'Logged out successfully', description: 'Come back soon!' }),
      ),
    );
    await page.goto('/');
    await expectToast(page, 'Logged out successfully');
    await expectToast(page, 'Come back soon!');
    const region = page.getByRole('region', { name: 'Notifications' });
    expect((await region.boundingBox())?.width).toBeLessThanOrEqual(420);
    await region.getByRole('button', { name: 'Close' }).click();
    expect(await region.count()).toBe(0);
    await page.reload();
    expect(await region.count()).toBe(0);
  });
  test('[2.privacy.title] The document title names the Privacy Policy while /privacy is shown, and is another one after navigating away.', async () => {
    const page = await open('/privacy');
    expect(await page.title()).toContain('Privacy Policy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await page.waitForURL('**/terms');
    expect(await page.title()).not.toContain('Privacy Policy');
  });
});

describe('without script', () => {
  const off = { javaScriptEnabled: false };
  const landsWithout = once(async () => {
    const page = await open('/?version=financialAdvisor', off);
    expect(await h1(page)).toBe(title('financialAdvisor'));
    const links: [string, string][] = [
      ['Content Tips', '/blog/financialAdvisor'],
      ['Get Started', '/login'],
      ['Start Creating Hooks Free', '/login'],
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ];
    for (const [name, path] of links) {
      const link = page.getByRole('link', { name, exact: true }).first();
      expect(await link.isVisible(), name).toBe(true);
      expect(await link.getAttribute('href'), name).toBe(path);
      expect((await app.visitor().get(path)).status, name).toBe(200);
    }
    await page.getByRole('combobox').selectOption('mentalHealthTherapist');
    await page.getByRole('button', { name: 'Show' }).click();
    expect(await h1(page)).toBe(title('mentalHealthTherapist'));
    await page.getByRole('link', { name: 'FAQ' }).click();
    expect(await page.locator('#faq').evaluate((e) => Math.round(e.getBoundingClientRect().top))).toBe(80);
    const first = page.locator('#faq details').first();
    await first.locator('summary').click();
    expect(await first.locator('p').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Start Creating Hooks Free' }).first().click();
    await page.waitForURL('**/login');
  });
  test(
    '[2.landing.no-js.links] With JavaScript off the landing page is fully readable and its links (Content Tips, Get Started, Start Creating Hooks Free, footer) work.',
    landsWithout,
  );
  test('[2.landing.no-js.faq] With JavaScript off FAQ answers can still be opened and read.', landsWithout);
  test('[2.landing.no-js.legal] With JavaScript off /privacy and /terms are fully readable.', async () => {
    const page = await open('/privacy', off);
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(8);
    expect(await page.getByRole('heading', { level: 2 }).last().isVisible()).toBe(true);
    await page.goto('/terms');
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(6);
  });
  test('[2.landing.no-js.blog] With JavaScript off /blog, /blog/{theme} and post pages are fully readable and their links work.', async () => {
    const page = await open('/blog', { ...off, viewport: PHONE });
    await page.getByRole('link', { name: 'Nutritionist', exact: true }).click();
    await page.waitForURL('**/blog/nutritionist');
    await page.getByRole('link', { name: 'How to be right about food and still get watched' }).click();
    await page.waitForURL('**/blog/nutritionist/how-to-be-right-about-food-and-still-get-watched');
    await page.getByText('Start with the thing in your hand').last().waitFor();
    await page.getByRole('link', { name: 'Write my food hooks' }).waitFor();
  });
});

test('[9.config.support-email-set] With SUPPORT_EMAIL set, footer and settings link to that address.', async () => {
  const other = await createTestApp({ env: { SUPPORT_EMAIL: 'help@example.com' } });
  const their = await openBrowser(other);
  try {
    const { session } = await signedIn(other);
    const landing = await (await other.visitor().get('/')).text();
    expect(landing).toMatch(/<footer.*href="mailto:help@example.com".*<\/footer>/s);
    const page = await their.person();
    await page.context().addCookies([{ ...session, url: their.url }]);
    await page.goto('/settings');
    await page.getByRole('region', { name: 'Legal' }).locator('a[href="mailto:help@example.com"]').waitFor();
  } finally {
    await their.close();
    await other.close();
  }
});

describe('for everybody', () => {
  test('every other page has no axe violation and is not cut off on the narrowest phone', async () => {
    const page = await browser.person({ expectErrors: /404/ });
    for (const path of ['/privacy', '/terms', '/trained-on', '/developers', '/nosuchpage', '/api/docs']) {
      await page.setViewportSize(DESKTOP);
      await page.goto(path);
      await page.locator('#cc-main .cm').waitFor();
      // All calls of the API are described in the same way: the first ten are tested.
      await page.evaluate(() => {
        for (const call of [...document.querySelectorAll('section[id*=-api-]')].slice(10)) call.remove();
      });
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNothingCut(page);
    }
  });
});
