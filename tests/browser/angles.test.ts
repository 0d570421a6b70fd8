import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Angle } from '#features/hooks/hooks.schema.ts';
import type { WriteRequest } from '#features/hooks/writers/writer.ts';
import { DESKTOP, expectAccessibleInBothLooks, expectToast, openBrowser, PHONE } from '../support/browser.ts';
import { once } from '../support/once.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { seedRuns, signedIn } from '../support/users.ts';
import { scriptedWriter } from '../support/writers.ts';

/** Angles, the own point, and the details of a hook: by touch, by keyboard and with a screen reader. */

const CRUST = ['steam first', 'a hot stone', 'wet dough'];
const CRUMB = ['long rest', 'weak flour', 'knead less'];
const angle = (chip: string): Angle => ({
  id: `baker/bread#${chip.replaceAll(' ', '-')}`,
  chip,
  subject: 'bread',
});
const idsOf = (...chips: string[]) => chips.map((chip) => angle(chip).id);

let app: TestApp;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let letGo = () => {};
let held = Promise.resolve();
const written: WriteRequest[] = [];
beforeAll(async () => {
  app = await createTestApp({
    writer: scriptedWriter((request) => written.push(request)),
    env: { LIMITS: 'off' },
    angles: async ({ topic }) => {
      if (topic.startsWith('broken')) throw new Error('The book is shut');
      if (topic.startsWith('slow')) await held;
      const known = [
        ...(/crust|bread/.test(topic) ? CRUST : []),
        ...(/crumb|bread/.test(topic) ? CRUMB : []),
      ];
      return known.map(angle);
    },
  });
  browser = await openBrowser(app);
});
beforeEach(() => {
  held = new Promise((resolve) => {
    letGo = resolve;
  });
});
afterAll(async () => {
  await browser.close();
  await app.close();
});
afterEach(async () => {
  letGo();
  await browser.checkErrors();
});

type Options = { phone?: boolean; dark?: boolean; seeded?: number; expectErrors?: RegExp };
async function person({ phone, dark, seeded = 0, expectErrors }: Options = {}) {
  const { session, id } = await signedIn(app, { emailConfirmed: true, credits: 5 });
  if (seeded > 0) await seedRuns(app.db, id, seeded);
  const page = await browser.person({
    expectErrors,
    viewport: phone ? PHONE : DESKTOP,
    colorScheme: dark ? 'dark' : 'light',
  });
  await page.context().addCookies([{ ...session, url: browser.url }]);
  await page.goto('/dashboard');
  await topicField(page).waitFor();
  return page;
}

const topicField = (page: Page) => page.getByLabel("What's your video about?");
const pointField = (page: Page) => page.getByLabel('What do most people get wrong about it?');
const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Hooks' });
const group = (page: Page) => page.getByRole('group', { name: /^Angles on this/ });
const chip = (page: Page, name: string) => group(page).getByRole('button', { name, exact: true });
const chipsOf = (page: Page) => group(page).getByRole('button').allInnerTexts();
const pressedOf = (page: Page) => group(page).locator('[aria-pressed=true]').allInnerTexts();
const hasFocus = (locator: ReturnType<typeof chip>) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);
const placeOfButton = async (page: Page) => (await generateButton(page).boundingBox())?.y;

async function type(page: Page, topic: string, chips: string[]): Promise<void> {
  await topicField(page).fill(topic);
  await expect.poll(() => chipsOf(page)).toEqual(chips);
}
async function generate(page: Page): Promise<WriteRequest> {
  const runs = written.length;
  await generateButton(page).click();
  // The toast alone may be from the previous run.
  await expect.poll(() => written.length).toBe(runs + 1);
  await generateButton(page).waitFor();
  await expectToast(page, 'Hooks generated successfully');
  return written.at(-1) as WriteRequest;
}

describe('chips', () => {
  test.each([[{ phone: true }], [{ phone: false }]])(
    'chips are chosen by touch and by mouse %o',
    async (how) => {
      const page = await person(how);
      await type(page, 'bread', [...CRUST, ...CRUMB]);
      await page.getByText('6 angles found').waitFor({ state: 'attached' });
      for (const name of ['wet dough', 'long rest', 'steam first', 'long rest'])
        await chip(page, name).click();
      await expect.poll(() => pressedOf(page)).toEqual(['steam first', 'wet dough']);
      const { topic, angles, point } = await generate(page);
      expect({ topic, point, angles: angles.toSorted() }).toEqual({
        topic: 'bread',
        point: null,
        angles: idsOf('steam first', 'wet dough'),
      });
      await expect.poll(() => pressedOf(page)).toEqual([]);
      expect((await generate(page)).angles).toEqual([]);
    },
  );

  test('chips are chosen by keyboard: Tab enters and leaves, arrows move, Space chooses', async () => {
    const page = await person();
    await type(page, 'bread', [...CRUST, ...CRUMB]);
    // The chips appear shortly before they can be focused: Tab skips the group until it has counted them.
    await expect.poll(() => group(page).getAttribute('tabindex')).toBe('0');
    await page.keyboard.press('Tab');
    await hasFocus(chip(page, 'steam first'));
    // The focus moves shortly after a key: faster than a user types, but slower than a test.
    await page.keyboard.press('ArrowRight');
    await hasFocus(chip(page, 'a hot stone'));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await hasFocus(chip(page, 'wet dough'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    await hasFocus(chip(page, 'knead less'));
    await page.keyboard.press('Space');
    await expect.poll(() => pressedOf(page)).toEqual(['a hot stone', 'knead less']);
    await page.keyboard.press('Tab');
    await hasFocus(pointField(page));
    await page.keyboard.press('Shift+Tab');
    await hasFocus(chip(page, 'knead less'));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Hooks generated successfully');
    expect(written.at(-1)?.angles).toEqual(idsOf('a hot stone', 'knead less'));
  });

  test('the previous chips stay while new ones load, and late ones move nothing', async () => {
    const page = await person({ phone: true });
    await topicField(page).fill('x');
    const place = await placeOfButton(page);
    await type(page, 'bread', [...CRUST, ...CRUMB]);
    expect(await placeOfButton(page)).toBe(place);
    const request = page.waitForRequest(/topic=slow/);
    await topicField(page).fill('slow crumb');
    await request;
    expect(await chipsOf(page)).toEqual([...CRUST, ...CRUMB]);
    // More letters follow, so this answer is dropped.
    await type(page, 'crust', CRUST);
    letGo();
    await type(page, 'nothing known', []);
    await page.getByText("This one's new to us.").waitFor();
    expect(await group(page).count()).toBe(0);
    expect(await page.getByText(/angles? found/).count()).toBe(0);
    expect(await placeOfButton(page)).toBe(place);
  });

  const typed = once(async () => {
    const page = await person({ expectErrors: /50[02]/ });
    const topics: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/hooks/angles') topics.push(String(searchParams.get('topic')));
    });
    await topicField(page).pressSequentially('  sourdough bread ', { delay: 10 });
    await expect.poll(() => chipsOf(page)).toEqual([...CRUST, ...CRUMB]);
    expect(topics.at(-1)).toBe('sourdough bread');
    expect(topics.length).toBeLessThan(6);
    await topicField(page).fill('   ');
    await expect.poll(() => group(page).count()).toBe(0);

    await type(page, 'bread', [...CRUST, ...CRUMB]);
    for (const name of ['a hot stone', 'weak flour']) await chip(page, name).click();
    await type(page, 'crumb', CRUMB);
    await expect.poll(() => pressedOf(page)).toEqual(['weak flour']);
    await type(page, 'bread', [...CRUST, ...CRUMB]);
    await expect.poll(() => pressedOf(page)).toEqual(['weak flour']);
    // Submitted before the new topic's chips have loaded: angles chosen for the old topic are not sent.
    await topicField(page).fill('crust');
    await topicField(page).press('Enter');
    await expectToast(page, 'Hooks generated successfully');
    expect(written.at(-1)).toMatchObject({ topic: 'crust', angles: [] });

    await type(page, 'bread', [...CRUST, ...CRUMB]);
    await chip(page, 'long rest').click();
    const failed = page.waitForResponse(/topic=broken/);
    await topicField(page).fill('broken bread');
    expect((await failed).status()).toBe(500);
    await expect.poll(() => group(page).count()).toBe(0);
    expect((await generate(page)).angles).toEqual([]);

    await type(page, 'fail bread', [...CRUST, ...CRUMB]);
    await chip(page, 'long rest').click();
    await pointField(page).fill('It is the oven');
    await generateButton(page).click();
    await expectToast(page, 'Error');
    await expect.poll(() => pressedOf(page)).toEqual(['long rest']);
    await page.reload();
    expect([await topicField(page).inputValue(), await pointField(page).inputValue()]).toEqual([
      'fail bread',
      'It is the oven',
    ]);
  });
  test('chips are requested when the typing pauses and not for every letter', typed);
  test('chosen chips that another topic does not offer are dropped for good', typed);
  test('no chips are shown when the request fails, and a run works without them', typed);
  test('a failed run keeps the chosen chips and the typed point', typed);

  test('the last topics are shown until angles are found', async () => {
    const page = await person({ seeded: 1 });
    const recent = page.getByRole('list', { name: 'Your last topics' });
    await recent.getByRole('button', { name: 'meal prep' }).click();
    expect(await topicField(page).inputValue()).toBe('meal prep');
    await topicField(page).fill('bread');
    await chip(page, 'steam first').waitFor();
    expect(await recent.count()).toBe(0);
  });
});

describe('the point', () => {
  test('the point is optional, is kept while typing, and shows its length near the limit', async () => {
    const page = await person({ phone: true });
    await topicField(page).fill('x'.repeat(505));
    await page.getByText('5 over', { exact: true }).waitFor();
    await topicField(page).fill('crust');
    await pointField(page).fill('x'.repeat(159));
    expect(await page.getByText('left', { exact: false }).and(page.locator('form *')).count()).toBe(0);
    const place = await placeOfButton(page);
    await pointField(page).fill('x'.repeat(188));
    await page.getByText('12 left', { exact: true }).waitFor();
    await page.getByText('Characters: 12 left').waitFor({ state: 'attached' });
    expect(await placeOfButton(page)).toBe(place);
    await pointField(page).fill('x'.repeat(203));
    await page.getByText('3 over', { exact: true }).waitFor();
    await generateButton(page).click();
    await page.getByText('Your point is too long', { exact: true }).waitFor();
    await pointField(page).fill('Steam matters more than heat');
    await page.getByText('Your point is too long').waitFor({ state: 'detached' });
    await page.reload();
    expect(await pointField(page).inputValue()).toBe('Steam matters more than heat');
    expect(await generate(page)).toMatchObject({ topic: 'crust', point: 'Steam matters more than heat' });
    await page.reload();
    expect(await pointField(page).inputValue()).toBe('');
  });
});

describe('a hook', () => {
  test('the layers of a hook appear on its card, in the history, the camera view and exports', async () => {
    const page = await person({ seeded: 1 });
    const old = await page.getByRole('article').first().innerText();
    expect(old).not.toMatch(/On screen|Then say/);
    await topicField(page).fill('crust');
    await generate(page);
    for (const path of ['/dashboard', '/history']) {
      await page.goto(path);
      const card = page.getByRole('article').filter({ hasText: 'Then say: Then 2' });
      await card.waitFor();
      expect(await card.innerText()).toMatch(/On screen: Up here\n+Tip: Look up\.\n+Then say: Then 2\n/);
      await card.getByRole('button', { name: 'Read to camera' }).click();
      const prompter = page.locator('[role=dialog]:not(.cm)');
      await prompter.getByText('Then say: Then 2').waitFor();
      await prompter.getByText('On screen: Up here').waitFor();
      await page.keyboard.press('Escape');
      await prompter.waitFor({ state: 'detached' });
    }
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as Text' }).click();
    const text = fs.readFileSync(await (await download).path(), 'utf8');
    expect(text).toContain('  Look up.\n  On screen: Up here\n  Then say: Then 2');
    expect(text.match(/Then say/g)).toHaveLength(10);
  });
});

test('angles and point are accessible on a phone and at a desk', async () => {
  const page = await person();
  await type(page, 'bread', [...CRUST, ...CRUMB]);
  await generate(page);
  await chip(page, 'wet dough').click();
  await pointField(page).fill('x'.repeat(203));
  await generateButton(page).click();
  await page.getByText('Your point is too long', { exact: true }).waitFor();
  await expectAccessibleInBothLooks(page);
  await page.getByRole('button', { name: 'Read to camera' }).first().click();
  await page
    .getByText(/^Then say:/)
    .last()
    .waitFor();
  await expectAccessibleInBothLooks(page);
});
