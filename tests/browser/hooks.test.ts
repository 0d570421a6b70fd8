import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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
import { seedRuns, signedIn, type TestUserOptions } from '../support/users.ts';

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

const business = {
  business_description: 'Registered dietitian for busy families',
  ideal_customer: 'Busy moms who feel overwhelmed by cooking every night',
};

type Options = TestUserOptions & { seeded?: number; expectErrors?: RegExp; phone?: boolean; dark?: boolean };

async function person({ seeded = 0, expectErrors, phone, dark, ...options }: Options = {}) {
  const { session, visitor, id } = await signedIn(app, {
    businessContext: business,
    emailConfirmed: true,
    ...options,
  });
  if (seeded > 0) await seedRuns(app.db, id, seeded);
  const page = await browser.person({
    expectErrors,
    viewport: phone ? PHONE : DESKTOP,
    colorScheme: dark ? 'dark' : 'light',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.context().addCookies([{ ...session, url: browser.url }]);
  return { page, visitor, id };
}

const topicField = (page: Page) => page.getByLabel("What's your video about?");
const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Hooks' });
const cards = (page: Page) => page.getByRole('article');
async function exported(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('hooks.csv');
  return fs.readFileSync(await file.path(), 'utf8');
}
/** The consent banner has the role `dialog` too. */
const prompter = (page: Page) => page.locator('[role=dialog]:not(.cm)');

describe('generating', () => {
  const spends = once(async () => {
    const { page } = await person({ credits: 2 });
    await page.goto('/dashboard?success=true');
    await expectToast(page, 'Payment Successful! Your credits have been added to your account.');
    await expect.poll(() => page.url()).toBe(`${browser.url}/dashboard`);
    await topicField(page).fill('meal prep');
    await generateButton(page).dblclick();
    await expectToast(page, 'Hooks generated successfully');
    await page.getByText('1 run left').waitFor();
    await expect.poll(() => cards(page).count()).toBe(10);
    await topicField(page).fill('meal prep');
    await topicField(page).press('Enter');
    await page.getByRole('link', { name: 'Get more runs' }).waitFor();
    await expect.poll(() => cards(page).count()).toBe(20);
  });
  test('returning from the checkout shows the payment message once', spends);
  test('a double click spends one run', spends);
  test('a link to the packages appears as soon as the last credit is spent', spends);

  test('hooks that are written while the list is still being read stand in it', async () => {
    const { page } = await person({ credits: 2 });
    let answerOldList = () => {};
    const written = new Promise<void>((resolve) => {
      answerOldList = resolve;
    });
    let reads = 0;
    await page.route('**/api/hooks?*', async (route) => {
      reads++;
      if (reads > 1) return route.continue();
      const response = await route.fetch();
      await written;
      // The page may have canceled this read.
      await route.fulfill({ response }).catch(() => {});
    });
    await page.goto('/');
    await topicField(page).fill('meal prep');
    await generateButton(page).click();
    await page.getByText('1 run left').waitFor();
    answerOldList();
    await expectToast(page, 'Hooks generated successfully');
    await expect.poll(() => cards(page).count()).toBe(10);
  });

  test('a second tab shows how many credits the first one left', async () => {
    const { page } = await person({ credits: 2 });
    const other = await page.context().newPage();
    await Promise.all([page.goto('/'), other.goto('/')]);
    await topicField(page).fill('meal prep');
    await generateButton(page).click();
    await expectToast(page, 'Hooks generated successfully');
    await other.getByText('1 run left').waitFor();
  });

  test('a connection that breaks during a run loses nothing and spends one run', async () => {
    const { page } = await person({ credits: 2, expectErrors: /ERR_|Failed to fetch/ });
    await page.goto('/');
    let calls = 0;
    await page.route('**/api/hooks/generate', async (route) => {
      calls++;
      const answer = await route.fetch();
      // The server finishes the run, but the browser receives only the first two lines.
      if (calls > 1) return route.fulfill({ response: answer });
      const lines = (await answer.text()).split('\n').slice(0, 2);
      return route.fulfill({ response: answer, body: `${lines.join('\n')}\n` });
    });
    await topicField(page).fill('meal prep');
    await generateButton(page).click();
    await expectToast(page, 'Hooks generated successfully');
    await page.getByText('1 run left').waitFor();
    await expect.poll(() => cards(page).count()).toBe(10);
    expect(calls).toBe(2);
  });

  test('a session that ends during a run leads to the login, and the topic is kept', async () => {
    const { page, id } = await person({ expectErrors: /401/ });
    await page.goto('/');
    await topicField(page).fill('a topic worth keeping');
    await app.pool.query('delete from sessions where user_id = $1', [id]);
    await generateButton(page).click();
    await page.waitForURL('**/login**');
  });
});

/** One user at the dashboard and in the history. */
const tenHooks = once(async () => {
  const { page } = await person({ seeded: 1 });
  await page.goto('/dashboard');
  await expect.poll(() => cards(page).count()).toBe(10);
  await expectAccessibleInBothLooks(page);
  // The key listeners start shortly after the hooks are shown, so an early key is pressed again.
  await expect
    .poll(async () => {
      await page.keyboard.press('/');
      return topicField(page).evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await topicField(page).fill('');
  await page.keyboard.press('Alt+3');
  await expectToast(page, 'Hook copied to clipboard');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(await cards(page).nth(2).innerText()).toContain(copied);

  const button = page.getByRole('button', { name: 'Read to camera' }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await prompter(page).waitFor();
  await page.keyboard.press('Escape');
  await prompter(page).waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.goto('/history');
  await page.getByText('10 hooks').waitFor();
  await expectAccessibleInBothLooks(page);
  const whole = await exported(page);
  const places = (await cards(page).allInnerTexts()).map((card) =>
    whole.indexOf(/Hook \d+ of run/.exec(card)?.[0] ?? '?'),
  );
  expect(places.length).toBeGreaterThan(3);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  await page.getByLabel('Search your hooks').fill('7 hook');
  await page.getByText('1 hook', { exact: true }).waitFor();
  expect((await exported(page)).trim().split('\n')).toHaveLength(2);
  await page.getByRole('button', { name: 'Read to camera' }).click();
  await prompter(page).waitFor();
  await expectAccessibleInBothLooks(page);
  await page.keyboard.press('Escape');
  await prompter(page).waitFor({ state: 'detached' });
  await page.getByLabel('Search your hooks').fill('nothing like this');
  await page.getByText('No hook matches.').waitFor();
  await page.getByLabel('Search your hooks').fill('');
  await page.getByRole('button', { name: 'Favorites' }).click();
  await page.getByText('0 hooks').waitFor();
});

describe('the keyboard', () => {
  test('a slash focuses the topic, and Alt with a digit copies that hook', tenHooks);
  test('the teleprompter shows hook and tip, and closing it returns the focus', tenHooks);

  test('the consent banner does not interrupt typing when it appears', async () => {
    const { page } = await person();
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/assets/consent-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await topicField(page).fill('l');
    come();
    const topic = 'longer to type than the banner takes to come';
    await topicField(page).press('End');
    for (const letter of topic.slice(1)) {
      await page.keyboard.type(letter);
      await page.waitForTimeout(20);
    }
    await page.locator('#cc-main .cm').waitFor();
    expect(await topicField(page).inputValue()).toBe(topic);
  });
});

describe('history', () => {
  test('the history lists the topics, opens one by key, and keeps it in the address', async () => {
    const { page } = await person({ seeded: 3 });
    await page.goto('/history');
    await page.getByRole('button', { name: 'Topics only' }).click();
    await expect.poll(() => cards(page).count()).toBe(0);
    const topics = page.getByRole('heading', { level: 2 }).getByRole('button');
    expect(await topics.count()).toBe(3);
    await topics.nth(1).press('Enter');
    await expect.poll(() => cards(page).count()).toBeGreaterThan(3);
    // The third hook may be outside the viewport, and then is not in the DOM.
    const expanded = await topics.evaluateAll((all) => all.map((one) => one.ariaExpanded));
    expect(expanded.slice(0, 2)).toEqual(['false', 'true']);
    await topics.nth(1).press('Enter');
    await expect.poll(() => cards(page).count()).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'Topics only', pressed: true }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(3);
  });

  test('the history filters while typing and exports what is shown', tenHooks);

  test('hooks that failed to load can be loaded again', async () => {
    const { page } = await person({ expectErrors: /503/ });
    await page.route('**/api/hooks?*', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'The database is away.' }),
    );
    for (const path of ['/dashboard', '/history']) {
      await page.goto(path);
      const alert = page.getByRole('alert').filter({ hasText: "Your hooks didn't load." });
      await alert.getByText('503: Service Unavailable').waitFor();
      await expectAccessibleInBothLooks(page);
    }
    await page.unroute('**/api/hooks?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Every hook you get is kept here.').waitFor();
    await page.getByRole('link', { name: 'Generate your first ten hooks' }).waitFor();
    await expectAccessibleInBothLooks(page);
  });

  test('the history finds all of 5,000 hooks and renders only a few', async () => {
    const { page } = await person({ seeded: 500 });
    await page.goto('/history');
    await page.getByText('5000 hooks').waitFor({ timeout: 30_000 });
    expect(await cards(page).count()).toBeLessThan(60);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
    expect(await cards(page).count()).toBeLessThan(60);
  }, 240_000);
});

describe('accessibility', () => {
  test('dashboard, history and teleprompter are accessible on a phone and at a desk', tenHooks);

  test('the dashboard is accessible when it is empty and when no credits are left', async () => {
    const { page } = await person({ credits: 0, businessContext: null, emailConfirmed: false });
    await page.goto('/');
    await page.getByText('Your first ten hooks will stand here.').waitFor();
    await page.getByText('5 free runs are waiting.').waitFor();
    await expectAccessible(page);
  });
});
