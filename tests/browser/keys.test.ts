import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Accounts, openAccounts, PASSWORD } from '../support/account-visits.ts';
import { expectAccessibleInBothLooks, expectToast } from '../support/browser.ts';

/** Creating and revoking API keys in the settings. */

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterEach(() => accounts.tidy());
afterAll(() => accounts.close());

async function openSettings() {
  const { visitor } = await accounts.registered();
  const page = await accounts.visit('/login');
  const value = visitor.cookies.get('session') ?? '';
  await page.context().addCookies([{ name: 'session', value, url: accounts.browser.url }]);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'API keys' });
  const button = (name: string) => section.getByRole('button', { name, exact: true });
  await section.getByText('No keys yet.').waitFor();
  return { page, section, button };
}
type Settings = Awaited<ReturnType<typeof openSettings>>;

async function fill({ section, button }: Settings, name: string, password = PASSWORD) {
  await button('Make a key').click();
  await section.getByLabel('Name').fill(name);
  await section.getByLabel('Your password, to be sure').fill(password);
}
const callWith = (key: string) =>
  accounts.app.visitor().get('/api/v1/account', { authorization: `Bearer ${key}` });

test('an API key is made, copied, used and revoked', async () => {
  const settings = await openSettings();
  const { page, section, button } = settings;
  await fill(settings, 'Notes app');
  await section.getByLabel('Favorite').uncheck();
  await section.getByLabel('Ends').selectOption('In 90 days');
  await button('Make the key').click();
  const shown = section.getByLabel('Your new key');
  const key = await shown.inputValue();
  await expect.poll(() => shown.evaluate((input) => input === document.activeElement)).toBe(true);
  const account = (await (await callWith(key)).json()) as { key: { scopes: string[] } };
  expect(account.key.scopes).toEqual(['write', 'read']);
  await button('I have it').click();
  expect(await button('Make a key').evaluate((opener) => opener === document.activeElement)).toBe(true);
  await page.reload();
  await section.getByText(/Writes and reads\. Last used .+, ends .+\./).waitFor();
  expect(await page.content()).not.toContain(key);
  await button('Revoke Notes app').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expectToast(page, 'Key revoked');
  await section.getByText('No keys yet.').waitFor();
  expect((await callWith(key)).status).toBe(401);
});

test('a wrong password and missing choices are reported, and what was typed stays', async () => {
  const settings = await openSettings();
  const { section, button } = settings;
  await fill(settings, 'Notes app', 'not my password');
  for (const name of ['Write hooks', 'Read', 'Favorite']) await section.getByLabel(name).uncheck();
  await button('Make the key').click();
  await section.getByText('Choose what the key may do').waitFor();
  await section.getByLabel('Read').check();
  await button('Make the key').click();
  await section.getByText('That is not your current password').waitFor();
  expect(await section.getByLabel('Name').inputValue()).toBe('Notes app');
});

test('the key form, the new key, the list and the dialog are accessible on a phone and at a desk', async () => {
  const settings = await openSettings();
  const { page, button } = settings;
  await fill(settings, 'A'.repeat(60));
  await expectAccessibleInBothLooks(page);
  await button('Make the key').click();
  await settings.section.getByLabel('Your new key').waitFor();
  await expectAccessibleInBothLooks(page);
  await button('I have it').click();
  await button(`Revoke ${'A'.repeat(60)}`).click();
  await expectAccessibleInBothLooks(page);
});
