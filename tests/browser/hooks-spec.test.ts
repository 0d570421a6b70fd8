import crypto from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { fillOnboarding, register } from '../support/account-visits.ts';
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

test('[2.dashboard.at-root-and-dashboard] Signed in, / and /dashboard both answer 200 with the hook generator and the grouped hook list.', async () => {
  const { page } = await person({ seeded: 1 });
  for (const path of ['/', '/dashboard']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await topicField(page).waitFor();
    await expect.poll(() => cards(page).count()).toBe(10);
  }
});
const generatorShown = once(async () => {
  const { page } = await person();
  await page.goto('/');
  await page.getByLabel("What's your video about?", { exact: true }).waitFor();
  expect(await page.locator('form button[type=submit]').innerText()).toBe('Generate Hooks');
});
test(
  '[2.dashboard.topic-label] The generator\'s topic field is labelled "What\'s your video about?".',
  generatorShown,
);
test("[2.dashboard.button] The generator's button reads 'Generate Hooks'.", generatorShown);

const placeholders = new Map<string | null, string | null>();
async function placeholderFor(business: string | null): Promise<string | null> {
  if (placeholders.has(business)) return placeholders.get(business) ?? null;
  const { page } = await person({
    businessContext: business ? { ...dietitian, business_description: business } : null,
  });
  await page.goto('/');
  const placeholder = await topicField(page).getAttribute('placeholder');
  placeholders.set(business, placeholder);
  return placeholder;
}
test('[2.dashboard.placeholder.generic] With no business context, or with none of the keywords in it, the topic field has the generic placeholder.', async () => {
  const generic = await placeholderFor(null);
  expect(generic).toBeTruthy();
  expect(await placeholderFor('I help people sort their photographs')).toBe(generic);
});
test("[2.dashboard.placeholder.fitness] With a business_description that contains a fitness keyword (e.g. 'fitness') the topic field has the fitness placeholder, unlike the generic one.", async () => {
  expect(await placeholderFor('Online fitness coaching')).not.toBe(await placeholderFor(null));
});
test("[2.dashboard.placeholder.food] With a business_description that contains a food keyword (e.g. 'food') the topic field has the food placeholder, unlike the generic one.", async () => {
  const others = [await placeholderFor(null), await placeholderFor('Online fitness coaching')];
  expect(others).not.toContain(await placeholderFor('Street food tours in Lima'));
});
test("[2.dashboard.placeholder.fashion] With a business_description that contains a fashion keyword (e.g. 'fashion') the topic field has the fashion placeholder, unlike the generic one.", async () => {
  const others = [await placeholderFor(null), await placeholderFor('Street food tours in Lima')];
  expect(others).not.toContain(await placeholderFor('Sustainable fashion for tall women'));
});
test("[2.dashboard.placeholder.tech] With a business_description that contains a tech keyword (e.g. 'tech') the topic field has the tech placeholder, unlike the generic one.", async () => {
  const others = [await placeholderFor(null), await placeholderFor('Sustainable fashion for tall women')];
  expect(others).not.toContain(await placeholderFor('Explaining tech to my parents'));
});

test("[2.dashboard.button-generating] While a run is under way the generator's button reads 'Generating...'; afterwards 'Generate Hooks' again.", async () => {
  const { page } = await person();
  await page.goto('/');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/hooks/generate', async (route) => {
    await held;
    await route.continue();
  });
  await topicField(page).fill('meal prep');
  await generateButton(page).click();
  const button = page.getByRole('button', { name: 'Generating...' });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  await page.getByText('Still writing.').waitFor();
  release();
  await generateButton(page).waitFor();
});
const generated = once(async () => {
  const { page, visitor } = await person({ runs: 3 });
  await page.goto('/dashboard');
  await page.getByText('3 runs left').waitFor();
  await generate(page, 'meal prep');
  await page.getByText('2 runs left').waitFor();
  await expect.poll(() => cards(page).count()).toBe(10);
  for (const hook of await hooksOf(visitor))
    await page.getByText(hook.generated_hook, { exact: true }).waitFor();
});
test(
  '[2.dashboard.list-refetched] After a successful run the new hooks stand in the list without a reload of the page.',
  generated,
);
test("[8.success.hooks-generated] After a run the toast says 'Hooks generated successfully'.", generated);
test(
  '[2.frame.nav-runs-left-updates] The runs-left counter in the top navigation goes down by one after a run, without a reload.',
  generated,
);
const grouped = once(async () => {
  const { page, visitor } = await person({ seeded: 2 });
  await page.goto('/');
  const groups = page.getByRole('region').filter({ has: page.getByRole('article') });
  await expect.poll(() => groups.count()).toBe(2);
  for (const group of await groups.all()) expect(await group.getByRole('article').count()).toBe(10);
  const newest = (await hooksOf(visitor))[0]?.created_at;
  expect(await page.locator('section time').first().getAttribute('datetime')).toBe(newest);
});
test(
  '[2.dashboard.grouped-by-created-at] Hooks are grouped by created_at: the 10 hooks of a run form one group, two runs two groups.',
  grouped,
);
test('[2.dashboard.newest-group-first] The newest group of hooks stands first.', grouped);

async function favoriteOf(run: 'newest' | 'oldest') {
  const { page, visitor } = await person({ seeded: 2 });
  const hooks = await hooksOf(visitor);
  const newest = hooks[0]?.created_at;
  const hook = hooks.filter((one) => (one.created_at === newest) === (run === 'newest')).at(-1) as Hook;
  await visitor.post(`/api/hooks/${hook.id}/favorite`);
  await page.goto('/');
  const groups = page.getByRole('region').filter({ has: page.getByRole('article') });
  await expect.poll(() => groups.count()).toBe(2);
  return { page, hook, groups };
}
test('[2.dashboard.favourites-first] Inside a group favourites stand first.', async () => {
  const { hook, groups } = await favoriteOf('newest');
  expect(await groups.first().getByRole('article').first().innerText()).toContain(hook.generated_hook);
});
test('[2.dashboard.favourites-stay-in-group] A favourite of an older run stays inside its own group: it does not move above a newer group.', async () => {
  const { hook, groups } = await favoriteOf('oldest');
  expect(await groups.last().getByRole('article').first().innerText()).toContain(hook.generated_hook);
  expect(await groups.first().innerText()).not.toContain(hook.generated_hook);
});

const everyCard = once(async () => {
  const { page, visitor } = await person({ seeded: 1 });
  await page.goto('/');
  await expect.poll(() => cards(page).count()).toBe(10);
  const texts = await cards(page).allInnerTexts();
  for (const hook of await hooksOf(visitor)) {
    const parts = [hook.generated_hook, hook.hook_type, hook.delivery_tip];
    expect(
      texts.some((text) => parts.every((part) => text.includes(part))),
      hook.generated_hook,
    ).toBe(true);
  }
});
test('[2.hook.shows-type] Each hook on the dashboard shows its hook_type.', everyCard);
test('[2.hook.shows-text] Each hook on the dashboard shows its generated_hook.', everyCard);
test('[2.hook.shows-delivery-tip] Each hook on the dashboard shows its delivery_tip.', everyCard);

const copies = once(async () => {
  const { page, visitor } = await person({ seeded: 1 });
  await page.goto('/');
  const hooks = await hooksOf(visitor);
  const card = cards(page).nth(3);
  await card.getByRole('button', { name: 'Copy hook' }).click();
  await expectToast(page, 'Hook copied to clipboard');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(hooks.map((hook) => hook.generated_hook)).toContain(copied);
  expect(await card.innerText()).toContain(copied);
});
test(
  '[2.hook.copy-button] Each hook has a copy button that puts its generated_hook on the clipboard.',
  copies,
);
test("[8.success.hook-copied] After copying a hook the toast says 'Hook copied to clipboard'.", copies);
test("[8.fixed.copy-hook] When the clipboard refuses, the 'Error' toast says 'Failed to copy hook'.", async () => {
  const { page } = await person({ seeded: 1 });
  await page.goto('/');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Copy hook' }).first().click();
  await expectToast(page, 'Error');
  await expectToast(page, 'Failed to copy hook');
});
test('[2.hook.favourite-toggle] Each hook has a favourite toggle that shows whether it is on, and keeps its state after a reload.', async () => {
  const { page } = await person({ seeded: 1 });
  await page.goto('/');
  const card = cards(page).first();
  const text = await card.getAttribute('aria-label');
  const toggle = page.getByRole('article', { name: text ?? '' }).getByRole('button', { name: 'Favorite' });
  expect(await toggle.getAttribute('aria-pressed')).toBe('false');
  const saved = page.waitForResponse('**/favorite');
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
  await saved;
  await page.reload();
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
});

const history = once(async () => {
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
});
test("[2.history.route] Signed in, /history answers 200 with the user's hooks.", history);
test(
  '[2.history.same-as-dashboard] Each hook in /history shows hook_type, generated_hook, delivery_tip, a copy button and a favourite toggle, grouped and ordered as on the dashboard.',
  history,
);
test('[2.history.creation-date] Each hook in /history also shows its creation date.', history);

const topicRefused = once(async () => {
  const { page } = await person();
  let requests = 0;
  await page.route('**/api/hooks/generate', (route) => {
    requests++;
    return route.continue();
  });
  await page.goto('/');
  for (const [topic, message] of [
    ['   ', 'Topic is required'],
    ['x'.repeat(501), 'Topic is too long'],
  ] as const) {
    await topicField(page).fill(topic);
    await generateButton(page).click();
    await page.getByText(message, { exact: true }).waitFor();
  }
  expect(requests).toBe(0);
});
test(
  "[5.topic.required-form] Generating with an empty topic shows 'Topic is required' and sends no request.",
  topicRefused,
);
test(
  "[5.topic.too-long-form] The generator shows 'Topic is too long' for a topic of more than 500 characters.",
  topicRefused,
);

const outOfRuns = once(async () => {
  const { page } = await person({ runs: 0 });
  await page.goto('/');
  const link = page.locator('form').getByRole('link', { name: /runs/i });
  expect(await link.getAttribute('href')).toBe('/pricing');
  expect(await generateButton(page).count()).toBe(0);
  await page.getByText('You have no runs left. Buy a package to keep generating.').waitFor();
});
test(
  "[8.out-of-runs.button-is-link] With no runs left the dashboard's button is a link to /pricing instead.",
  outOfRuns,
);
test(
  '[8.out-of-runs.says-why] With no runs left the dashboard says why nothing can be generated.',
  outOfRuns,
);
test('[8.read.hooks-failure-shown] When GET /api/hooks fails, dashboard and history show "status: text" (e.g. \'500: Internal Server Error\').', async () => {
  const { page } = await person({ expectErrors: /500/ });
  await page.route('**/api/hooks?*', (route) => route.fulfill({ status: 500, body: 'secret' }));
  for (const path of ['/dashboard', '/history']) {
    await page.goto(path);
    await page.getByText('500: Internal Server Error', { exact: true }).waitFor();
  }
});
test("[8.toast.server-text-hooks] When generate or favourite fail with a text of the server, the 'Error' toast shows that text.", async () => {
  const { page } = await person({ seeded: 1, expectErrors: /40[49]/ });
  await page.goto('/');
  await page.route('**/api/hooks/generate', (route) =>
    route.fulfill({ status: 409, body: 'Your last run is still being written.' }),
  );
  await topicField(page).fill('meal prep');
  await generateButton(page).click();
  await expectToast(page, 'Your last run is still being written.');
  await page.route('**/favorite', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const toggle = page.getByRole('button', { name: 'Favorite' }).first();
  await toggle.click();
  await expectToast(page, 'Not found');
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('false');
});
test("[8.fixed.generate-hooks] When generating fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to generate hooks'.", async () => {
  const { page } = await person({ expectErrors: /Failed to load|500/ });
  await page.goto('/');
  await topicField(page).fill('meal prep');
  await page.route('**/api/hooks/generate', (route) => route.abort());
  await generateButton(page).click();
  await expectToast(page, 'Failed to generate hooks');
  await page.unrouteAll();
  await page.route('**/api/hooks/generate', (route) => route.fulfill({ status: 500, body: '' }));
  await closeToast(page);
  await generateButton(page).click();
  await expectToast(page, 'Failed to generate hooks');
  expect(await topicField(page).inputValue()).toBe('meal prep');
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

test('[6.user.own-hooks-only] A signed-in user never sees hooks of another user: not in GET /api/hooks, not on dashboard or history.', async () => {
  const other = await person();
  await seedRuns(app.db, other.id, 2, 'the secret of another user');
  const { page, visitor } = await person({ seeded: 1 });
  const own = await hooksOf(visitor);
  expect(own).toHaveLength(10);
  expect(own.map((hook) => hook.topic)).not.toContain('the secret of another user');
  for (const path of ['/dashboard', '/history']) {
    await page.goto(path);
    await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
    expect(await page.content()).not.toContain('the secret of another user');
  }
});
