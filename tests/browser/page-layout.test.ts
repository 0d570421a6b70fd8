import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkouts, purchases } from '#platform/database/schema-payments.ts';
import { THEME_NAMES } from '#platform/theme-names.ts';
import { adminToken, signInAsAdmin } from '../support/admins.ts';
import {
  DESKTOP,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectToast,
  openBrowser,
  PHONE,
} from '../support/browser.ts';
import { once } from '../support/once.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';

/** The measured layout of the pages, on a phone and on a desktop. */

let app: TestApp;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'off' } });
  const setup = app.visitor();
  setup.cookies.set('admin_session', await adminToken(app));
  await setup.post('/api/blog/setup');
  browser = await openBrowser(app);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});
afterEach(() => browser.checkErrors());

const SIZES = { phone: PHONE, desktop: DESKTOP };
type Size = keyof typeof SIZES;

async function visitor(size: Size): Promise<Page> {
  return browser.person({ viewport: SIZES[size] });
}

async function creator(size: Size, expectErrors?: RegExp) {
  const { session, id } = await signedIn(app, { emailConfirmed: true, firstName: 'Mara' });
  const page = await browser.person({ viewport: SIZES[size], expectErrors });
  await page.context().addCookies([{ ...session, url: browser.url }]);
  return { page, id };
}

async function admin(size: Size): Promise<Page> {
  return signInAsAdmin(app, await browser.person({ viewport: SIZES[size] }), browser.url);
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The rectangles of all elements that match the selector. */
function boxes(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      return { left, right, top, bottom, width };
    }),
  );
}

/** Runs in the page: the positions of the front page's parts and of their text. */
function measureFrontPage() {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const boxOf = (measured: Element | Range) => {
    const { left, right, top, bottom, width } = measured.getBoundingClientRect();
    return { left, right, top, bottom, width };
  };
  const wordsOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return boxOf(range);
  };
  return {
    sideways: document.documentElement.scrollWidth - innerWidth,
    picture: all('.hero-art img').map(boxOf)[0],
    headline: all('h1').map(wordsOf)[0],
    features: all('.feature').map(boxOf),
    featureWords: all('.feature').map(wordsOf),
    figures: all('.figure').map(wordsOf),
    name: all('header .brand-name').map(boxOf)[0],
  };
}

test('every public page fits the smallest phone, and no banner button is cut off', async () => {
  const page = await visitor('phone');
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide = (element: Element) => element.scrollWidth - element.clientWidth;
  for (const path of ['/blog', '/terms', '/try', '/login']) {
    await page.goto(path);
    expect(await page.locator('html').evaluate(tooWide), path).toBe(0);
  }
  await page.goto('/blog');
  const buttons = page.locator('#cc-main .cm button');
  await buttons.first().waitFor();
  for (const button of await buttons.all()) {
    expect(await button.evaluate(tooWide), (await button.textContent()) ?? '').toBe(0);
  }
});

describe('the front page for every profession', () => {
  const WIDTHS = [320, 360, PHONE.width, 700, 900, 1024, 1280, DESKTOP.width, 1920];
  /** Each page is loaded once, and measured at every width. */
  const measured = once(async () => {
    const page = await visitor('desktop');
    const findings = [];
    for (const theme of THEME_NAMES) {
      await page.goto(`/?version=${theme}`);
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        findings.push({ where: `${theme} at ${width}`, width, ...(await page.evaluate(measureFrontPage)) });
      }
    }
    return findings;
  });
  const at = async (...widths: number[]) => (await measured()).filter(({ width }) => widths.includes(width));

  test('the front page of every profession fits the window', async () => {
    for (const { where, sideways } of await measured()) expect(sideways, where).toBe(0);
  });

  test("the front page's headline stands beside the picture, not over it", async () => {
    for (const { where, headline, picture } of await at(900, 1024, 1280, 1440, 1920)) {
      expect(headline?.right, where).toBeLessThanOrEqual(picture?.left ?? 0);
    }
  });

  test('the front page shows its features in two even, filled columns', async () => {
    for (const { where, features, featureWords } of await at(DESKTOP.width)) {
      expect(new Set(features.map(({ left }) => Math.round(left))).size, where).toBe(2);
      expect(new Set(features.map(({ width }) => Math.round(width))).size, where).toBe(1);
      for (const [index, { bottom }] of featureWords.entries()) {
        const cell = features[index] ?? { top: 0, bottom: 0 };
        const filled = (bottom - cell.top) / (cell.bottom - cell.top);
        expect(filled, `${where}, feature ${index + 1}`).toBeGreaterThan(0.5);
      }
    }
  });

  test('the front page leaves 20 px between neighboring figures', async () => {
    let compared = 0;
    for (const { where, figures } of await at(PHONE.width, 700, 1024, DESKTOP.width)) {
      const gaps = figures.flatMap(({ right, top }, index) => {
        const next = figures[index + 1];
        return next?.top === top ? next.left - right : [];
      });
      for (const gap of gaps) expect(gap, where).toBeGreaterThan(20);
      compared += gaps.length;
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('the front page shows the product name on every phone', async () => {
    for (const { where, name } of await at(320, 360, PHONE.width)) {
      expect(name?.width, where).toBeGreaterThan(60);
    }
  });
});

test('the site, login and application show the same logo', async () => {
  const { page } = await creator('desktop');
  const stranger = await visitor('desktop');
  const marks: string[] = [];
  for (const [who, path] of [
    [stranger, '/'],
    [stranger, '/login'],
    [page, '/'],
  ] as const) {
    await who.goto(path);
    const logo = who.getByRole('link', { name: 'Hooksmith', exact: true }).first();
    await logo.waitFor();
    marks.push(await logo.locator('svg').innerHTML());
  }
  expect(new Set(marks.map((mark) => mark.replace(/<!--.*?-->/g, ''))).size).toBe(1);
});

describe('on a phone and at a desk', () => {
  test('the not-found page keeps the header of the site, or of the application for signed-in users', async () => {
    const stranger = await browser.person({ expectErrors: /404/ });
    await stranger.goto('/no/such/page');
    const { page } = await creator('desktop', /404/);
    await page.goto('/no/such/page');
    for (const viewport of [PHONE, DESKTOP]) {
      await stranger.setViewportSize(viewport);
      await stranger.getByRole('banner').getByRole('link', { name: 'Get Started' }).waitFor();
      await stranger.getByRole('contentinfo').waitFor();
      await page.setViewportSize(viewport);
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).waitFor();
    }
    await expectAccessibleInBothLooks(stranger);
    await expectAccessibleInBothLooks(page);
  });

  test('the toast of a run does not cover its first hook', async () => {
    for (const size of ['phone', 'desktop'] as const) {
      const { page } = await creator(size);
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Reject All' }).click();
      await page.getByLabel("What's your video about?").fill('lunch boxes');
      await page.getByRole('button', { name: 'Generate Hooks' }).click();
      await expectToast(page, 'Hooks generated successfully');
      await page.getByRole('heading', { name: 'lunch boxes' }).waitFor();
      const [first] = await boxes(page, 'article');
      const [toast] = await boxes(page, 'li[data-state=open]');
      expect(first?.top, size).toBeGreaterThanOrEqual(0);
      expect(first?.bottom, size).toBeLessThanOrEqual(toast?.top ?? 0);
    }
  });
});

test('the page of a broken reset or confirmation link has no marketing caption', async () => {
  const page = await browser.person({ viewport: PHONE, expectErrors: /400/ });
  for (const path of ['/reset-password', '/confirm-email?token=none']) {
    await page.goto(path);
    await page.getByRole('heading', { name: /Invalid Reset Link|That didn't work/ }).waitFor();
    expect(await page.locator('.caption').count()).toBe(0);
  }
});

test('the billing history fits a phone', async () => {
  const { page, id } = await creator('phone');
  const checkout = { id: 'co_seen', userId: id, packageId: 'hookmaster', amount: 2800, status: 'paid' };
  await app.db.insert(checkouts).values({ ...checkout, provider: 'stripe' });
  await app.db.insert(purchases).values({
    userId: id,
    checkoutId: 'co_seen',
    packageName: 'Hook Master',
    amountPaid: 2800,
    creditsAdded: 50,
  });
  await page.goto('/pricing');
  await page.getByRole('button', { name: /Print receipt/ }).waitFor();
  for (const text of ['Hook Master', '$28.00']) await page.getByRole('cell', { name: text }).waitFor();
  for (const cell of await boxes(page, 'td')) expect(cell.right).toBeLessThanOrEqual(PHONE.width);
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page);
});

test('the privacy policy shows its contents beside its text on a desktop', async () => {
  const page = await visitor('desktop');
  await page.goto('/privacy');
  const [contents] = await boxes(page, 'nav[aria-label=Contents]');
  const [text] = await boxes(page, 'article');
  expect(contents?.right).toBeLessThan(text?.left ?? 0);
  await page.getByRole('link', { name: '7. Your rights' }).click();
  await expect.poll(async () => (await boxes(page, '#section-7'))[0]?.top).toBeLessThan(DESKTOP.height);
  await expectAccessible(page);
});

test('the rows of the blog index are filled, and no profession stands alone in its row', async () => {
  const page = await visitor('desktop');
  await page.goto('/blog');
  for (const width of [700, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const inner = await page.locator('.post-grid').evaluate((grid) => grid.getBoundingClientRect().right);
    const cards = await boxes(page, '.post-grid > *');
    expect(cards.at(-1)?.right, String(width)).toBeCloseTo(inner, 0);
    const links = await boxes(page, '.profession-link');
    const lines = Map.groupBy(links, ({ top }) => Math.round(top));
    for (const line of lines.values()) expect(line.length, String(width)).toBeGreaterThan(1);
  }
});

describe('admin', () => {
  test('the dialog to delete a user names the user, and its button is 20 px away from adding runs', async () => {
    const { email, id } = await signedIn(app, {});
    for (const size of ['phone', 'desktop'] as const) {
      const page = await admin(size);
      await page.goto('/admin/dashboard');
      const row = page.getByRole('row').filter({ hasText: email });
      const add = await row.getByRole('button', { name: 'Add 10 Runs' }).boundingBox();
      const bin = await row.getByRole('button', { name: `Delete ${email}` }).boundingBox();
      expect((bin?.x ?? 0) - (add?.x ?? 0) - (add?.width ?? 0)).toBeGreaterThanOrEqual(20);
      await row.getByRole('button', { name: `Delete ${email}` }).click();
      await page.getByRole('alertdialog').getByText(`${email} (ID ${id})`).waitFor();
      await expectAccessible(page);
    }
  });

  test('email addresses in the log fit one line on a phone', async () => {
    const page = await admin('phone');
    await app.visitor().post('/api/admin/login', { email: 'nobody@example.com', password: 'wrong-password' });
    await page.goto('/admin/dashboard?view=log');
    const address = page.getByText('admin@example.com').first();
    await address.waitFor();
    const lines = await address.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.lastChild as Node);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  test('the form of a post cuts off no choice', async () => {
    const page = await admin('desktop');
    await page.goto('/admin/blog');
    await page.getByRole('button', { name: 'New post' }).click();
    await page.getByLabel('Theme').selectOption('mentalHealthTherapist');
    const cut = await page.locator('form select').evaluateAll((selects) =>
      selects.map((select) => {
        const { font, paddingLeft } = getComputedStyle(select);
        const pen = Object.assign(document.createElement('canvas').getContext('2d') as object, {
          font,
        }) as CanvasRenderingContext2D;
        const { text } = (select as HTMLSelectElement).selectedOptions[0] as HTMLOptionElement;
        return select.clientWidth - pen.measureText(text).width - 2 * Number.parseFloat(paddingLeft) - 20;
      }),
    );
    expect(Math.min(...cut)).toBeGreaterThanOrEqual(0);
  });
});
