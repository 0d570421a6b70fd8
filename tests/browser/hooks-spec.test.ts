import crypto from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { GENERIC_PLACEHOLDER, topicPlaceholder } from '#features/workspace/dashboard/topic-placeholder.ts';
import { SILENT_FAILURES } from '../support/account-screens.ts';
import { countCalls, fillOnboarding, register } from '../support/account-visits.ts';
import { closeToast, expectToast, openBrowser } from '../support/browser.ts';
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

const dietitian = {
  business_description: 'Registered dietitian for busy families',
  ideal_customer: 'Busy moms who feel overwhelmed by cooking every night',
};

type Options = TestUserOptions & { seeded?: number; expectErrors?: RegExp };

/** A new page of a signed-in user. Consent is given, so no banner covers anything. */
async function person({ seeded = 0, expectErrors, ...options }: Options = {}) {
  const { session, visitor, id } = await signedIn(app, {
    businessContext: dietitian,
    emailConfirmed: true,
    ...options,
  });
  if (seeded > 0) await seedRuns(app.db, id, seeded);
  const page = await browser.person({ expectErrors, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.context().addCookies([{ ...session, url: browser.url }]);
  return { page, visitor, id };
}

const topicField = (page: Page) => page.getByLabel("What's your video about?");
const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Hooks' });
const cards = (page: Page) => page.getByRole('article');
const hooksOf = async (visitor: { get(path: string): Promise<Response> }) =>
  (await (await visitor.get('/api/hooks')).json()) as Hook[];

async function generate(page: Page, topic: string): Promise<void> {
  await topicField(page).fill(topic);
  await generateButton(page).click();
  await expectToast(page, 'Hooks generated successfully');
}

const groups = (page: Page) => page.getByRole('region').filter({ has: page.getByRole('article') });
const SECRET = 'the secret of another user';
async function seedStranger(): Promise<void> {
  const stranger = await person();
  await seedRuns(app.db, stranger.id, 2, SECRET);
}

const dashboard = once(async () => {
  await seedStranger();
  const { page, visitor } = await person({ seeded: 2 });
  const newest = (await hooksOf(visitor))[0]?.created_at;
  const inRun = async (isNewest: boolean) =>
    (await hooksOf(visitor)).filter((hook) => (hook.created_at === newest) === isNewest);
  const favorite = (await inRun(true)).at(-1) as Hook;
  const oldFavorite = (await inRun(false)).at(-1) as Hook;
  for (const { id } of [favorite, oldFavorite]) await visitor.post(`/api/hooks/${id}/favorite`);

  expect((await page.goto('/'))?.status()).toBe(200);
  const field = page.getByLabel("What's your video about?", { exact: true });
  expect(await field.getAttribute('placeholder')).toBe(topicPlaceholder(dietitian.business_description));
  expect(await page.locator('form button[type=submit]').innerText()).toBe('Generate Hooks');
  await expect.poll(() => groups(page).count()).toBe(2);
  for (const group of await groups(page).all()) expect(await group.getByRole('article').count()).toBe(10);
  expect(await page.locator('section time').first().getAttribute('datetime')).toBe(newest);
  const texts = await cards(page).allInnerTexts();
  expect(texts[0]).toContain(favorite.generated_hook);
  expect(texts[10]).toContain(oldFavorite.generated_hook);
  expect(texts.slice(0, 10).join()).not.toContain(oldFavorite.generated_hook);
  for (const hook of await hooksOf(visitor)) {
    const parts = [hook.generated_hook, hook.hook_type, hook.delivery_tip];
    expect(
      texts.some((text) => parts.every((part) => text.includes(part))),
      hook.generated_hook,
    ).toBe(true);
  }
  expect(await page.content()).not.toContain(SECRET);

  expect((await page.goto('/dashboard'))?.status()).toBe(200);
  await field.waitFor();
  await expect.poll(() => cards(page).count()).toBe(20);
  expect(await page.content()).not.toContain(SECRET);
});
test(
  '[2.dashboard.at-root-and-dashboard] Signed in, / and /dashboard both answer 200 with the hook generator and the grouped hook list.',
  dashboard,
);
test(
  '[2.dashboard.topic-label] The generator\'s topic field is labelled "What\'s your video about?".',
  dashboard,
);
test("[2.dashboard.button] The generator's button reads 'Generate Hooks'.", dashboard);
test(
  '[2.dashboard.grouped-by-created-at] Hooks are grouped by created_at: the 10 hooks of a run form one group, two runs two groups.',
  dashboard,
);
test('[2.dashboard.newest-group-first] The newest group of hooks stands first.', dashboard);
test('[2.dashboard.favourites-first] Inside a group favourites stand first.', dashboard);
test(
  '[2.dashboard.favourites-stay-in-group] A favourite of an older run stays inside its own group: it does not move above a newer group.',
  dashboard,
);
test('[2.hook.shows-type] Each hook on the dashboard shows its hook_type.', dashboard);
test('[2.hook.shows-text] Each hook on the dashboard shows its generated_hook.', dashboard);
test('[2.hook.shows-delivery-tip] Each hook on the dashboard shows its delivery_tip.', dashboard);

const generator = once(async () => {
  const { page, visitor } = await person({
    credits: 3,
    businessContext: null,
    expectErrors: /Failed to load resource/,
  });
  await page.goto('/dashboard');
  await page.getByText('3 runs left').waitFor();
  expect(await topicField(page).getAttribute('placeholder')).toBe(GENERIC_PLACEHOLDER);

  const calls = countCalls(page, '/api/hooks/generate');
  for (const [topic, message] of [
    ['   ', 'Topic is required'],
    ['x'.repeat(501), 'Topic is too long'],
  ] as const) {
    await topicField(page).fill(topic);
    await generateButton(page).click();
    await page.getByText(message, { exact: true }).waitFor();
  }
  expect(calls()).toBe(0);

  await topicField(page).fill('meal prep');
  const refuse = { status: 409, body: 'Your last run is still being written.' };
  for (const [answer, message] of [
    ...SILENT_FAILURES.map((failure) => [failure, 'Failed to generate hooks'] as const),
    [(route: Route) => route.fulfill(refuse), refuse.body],
  ] as const) {
    await page.route('**/api/hooks/generate', answer);
    await generateButton(page).click();
    await expectToast(page, 'Error');
    await expectToast(page, message);
    expect(await topicField(page).inputValue()).toBe('meal prep');
    await page.unrouteAll();
    await closeToast(page);
  }

  const held = Promise.withResolvers<void>();
  await page.route('**/api/hooks/generate', async (route) => {
    await held.promise;
    await route.continue();
  });
  await generateButton(page).click();
  const button = page.getByRole('button', { name: 'Generating...' });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  await page.getByText('Still writing.').waitFor();
  held.resolve();
  await expectToast(page, 'Hooks generated successfully');
  await generateButton(page).waitFor();
  await page.getByText('2 runs left').waitFor();
  await expect.poll(() => cards(page).count()).toBe(10);
  for (const hook of await hooksOf(visitor))
    await page.getByText(hook.generated_hook, { exact: true }).waitFor();
});
test(
  "[2.dashboard.button-generating] While a run is under way the generator's button reads 'Generating...'; afterwards 'Generate Hooks' again.",
  generator,
);
test(
  '[2.dashboard.list-refetched] After a successful run the new hooks stand in the list without a reload of the page.',
  generator,
);
test("[8.success.hooks-generated] After a run the toast says 'Hooks generated successfully'.", generator);
test(
  '[2.frame.nav-runs-left-updates] The runs-left counter in the top navigation goes down by one after a run, without a reload.',
  generator,
);
test(
  "[5.topic.required-form] Generating with an empty topic shows 'Topic is required' and sends no request.",
  generator,
);
test(
  "[5.topic.too-long-form] The generator shows 'Topic is too long' for a topic of more than 500 characters.",
  generator,
);
test(
  "[8.fixed.generate-hooks] When generating fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to generate hooks'.",
  generator,
);

/** The placeholder of a business. `dashboard` and `generator` check that the topic field shows it. */
async function placeholderFor(business?: string): Promise<string> {
  await dashboard();
  await generator();
  return topicPlaceholder(business);
}
test('[2.dashboard.placeholder.generic] With no business context, or with none of the keywords in it, the topic field has the generic placeholder.', async () => {
  const generic = await placeholderFor();
  expect(generic).toBeTruthy();
  expect(await placeholderFor('I help people sort their photographs')).toBe(generic);
});
test("[2.dashboard.placeholder.fitness] With a business_description that contains a fitness keyword (e.g. 'fitness') the topic field has the fitness placeholder, unlike the generic one.", async () => {
  expect(await placeholderFor('Online fitness coaching')).not.toBe(await placeholderFor());
});
test("[2.dashboard.placeholder.food] With a business_description that contains a food keyword (e.g. 'food') the topic field has the food placeholder, unlike the generic one.", async () => {
  const others = [await placeholderFor(), await placeholderFor('Online fitness coaching')];
  expect(others).not.toContain(await placeholderFor('Street food tours in Lima'));
});
test("[2.dashboard.placeholder.fashion] With a business_description that contains a fashion keyword (e.g. 'fashion') the topic field has the fashion placeholder, unlike the generic one.", async () => {
  const others = [await placeholderFor(), await placeholderFor('Street food tours in Lima')];
  expect(others).not.toContain(await placeholderFor('Sustainable fashion for tall women'));
});
test("[2.dashboard.placeholder.tech] With a business_description that contains a tech keyword (e.g. 'tech') the topic field has the tech placeholder, unlike the generic one.", async () => {
  const others = [await placeholderFor(), await placeholderFor('Sustainable fashion for tall women')];
  expect(others).not.toContain(await placeholderFor('Explaining tech to my parents'));
});

const card = once(async () => {
  const { page, visitor } = await person({ seeded: 1, expectErrors: /404/ });
  await page.goto('/');
  const hooks = await hooksOf(visitor);
  const copied = cards(page).nth(3);
  await copied.getByRole('button', { name: 'Copy hook' }).click();
  await expectToast(page, 'Hook copied to clipboard');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(hooks.map((hook) => hook.generated_hook)).toContain(text);
  expect(await copied.innerText()).toContain(text);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copied.getByRole('button', { name: 'Copy hook' }).click();
  await expectToast(page, 'Error');
  await expectToast(page, 'Failed to copy hook');

  const name = (await cards(page).first().getAttribute('aria-label')) ?? '';
  const toggle = page.getByRole('article', { name }).getByRole('button', { name: 'Favorite' });
  expect(await toggle.getAttribute('aria-pressed')).toBe('false');
  await page.route('**/favorite', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await toggle.click();
  await expectToast(page, 'Not found');
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('false');
  await page.unrouteAll();
  const saved = page.waitForResponse('**/favorite');
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
  await saved;
  await page.reload();
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
});
test('[2.hook.copy-button] Each hook has a copy button that puts its generated_hook on the clipboard.', card);
test("[8.success.hook-copied] After copying a hook the toast says 'Hook copied to clipboard'.", card);
test("[8.fixed.copy-hook] When the clipboard refuses, the 'Error' toast says 'Failed to copy hook'.", card);
test(
  '[2.hook.favourite-toggle] Each hook has a favourite toggle that shows whether it is on, and keeps its state after a reload.',
  card,
);
test("[8.toast.server-text-hooks] When generate or favourite fail with a text of the server, the 'Error' toast shows that text.", async () => {
  await generator();
  await card();
});

const history = once(async () => {
  await seedStranger();
  const { page, visitor } = await person({ seeded: 1 });
  const hook = (await hooksOf(visitor)).at(-1) as Hook;
  await visitor.post(`/api/hooks/${hook.id}/favorite`);
  await page.setViewportSize({ width: 1440, height: 3000 });
  expect((await page.goto('/history'))?.status()).toBe(200);
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await expect.poll(() => cards(page).count()).toBe(10);
  expect(await cards(page).first().innerText()).toContain(hook.generated_hook);
  const texts = (await cards(page).allInnerTexts()).join('\n');
  for (const { hook_type, generated_hook, delivery_tip, created_at } of await hooksOf(visitor)) {
    for (const part of [hook_type, generated_hook, delivery_tip]) expect(texts).toContain(part);
    const card = cards(page).filter({ hasText: generated_hook });
    await card.getByRole('button', { name: 'Copy hook' }).first().waitFor();
    await card.getByRole('button', { name: 'Favorite' }).first().waitFor();
    const time = card.locator('time').first();
    expect(await time.getAttribute('datetime')).toBe(created_at);
    expect(await time.innerText()).toContain(String(new Date(created_at).getFullYear()));
  }
  expect(await hooksOf(visitor)).toHaveLength(10);
  expect(await page.content()).not.toContain(SECRET);
});
test("[2.history.route] Signed in, /history answers 200 with the user's hooks.", history);
test(
  '[2.history.same-as-dashboard] Each hook in /history shows hook_type, generated_hook, delivery_tip, a copy button and a favourite toggle, grouped and ordered as on the dashboard.',
  history,
);
test('[2.history.creation-date] Each hook in /history also shows its creation date.', history);

test('[6.user.own-hooks-only] A signed-in user never sees hooks of another user: not in GET /api/hooks, not on dashboard or history.', async () => {
  await dashboard();
  await history();
});

const outOfCredits = once(async () => {
  const { page } = await person({ credits: 0 });
  await page.goto('/');
  const link = page.locator('form').getByRole('link', { name: /runs/i });
  expect(await link.getAttribute('href')).toBe('/pricing');
  expect(await generateButton(page).count()).toBe(0);
  await page.getByText('You have no runs left. Buy a package to keep generating.').waitFor();
});
test(
  "[8.out-of-runs.button-is-link] With no runs left the dashboard's button is a link to /pricing instead.",
  outOfCredits,
);
test(
  '[8.out-of-runs.says-why] With no runs left the dashboard says why nothing can be generated.',
  outOfCredits,
);
test('[8.read.hooks-failure-shown] When GET /api/hooks fails, dashboard and history show "status: text" (e.g. \'500: Internal Server Error\').', async () => {
  const { page } = await person({ expectErrors: /500/ });
  await page.route('**/api/hooks?*', (route) => route.fulfill({ status: 500, body: 'secret' }));
  for (const path of ['/dashboard', '/history']) {
    await page.goto(path);
    await page.getByText('500: Internal Server Error', { exact: true }).waitFor();
  }
});
test('[1.flow.register-describe-generate] The whole path works in a browser: register, describe business and ideal customer at /onboarding, then enter a topic on the dashboard and see hooks.', async () => {
  const page = await browser.person();
  await page.goto('/login');
  await register(page, `${crypto.randomUUID()}@example.com`);
  await page.waitForURL('**/onboarding');
  await fillOnboarding(page);
  await page.locator('form button[type=submit]').click();
  await expectToast(page, 'Your profile has been updated successfully');
  await generate(page, 'meal prep');
  await expect.poll(() => cards(page).count()).toBe(10);
});
