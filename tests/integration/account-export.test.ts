import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hooks } from '#platform/database/schema-hooks.ts';
import { filmedHooks } from '#platform/database/schema-workspace.ts';
import { recordStatements } from '../support/recorded-statements.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { film, seedRuns, signedIn, signedInWithHooks } from '../support/users.ts';

/** All data of a user as one file. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the export is one file with all data of the user and no secret', async () => {
  const { visitor, id, email } = await signedIn(app);
  await seedRuns(app.db, id, 2, 'sourdough');
  const response = await visitor.get('/api/account/export');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="hooksmith-data.json"');
  expect(response.headers.get('cache-control')).toContain('no-store');
  const text = await response.text();
  const data = JSON.parse(text);
  expect(data.account.email).toBe(email);
  expect([data.runs.length, data.hooks.length, data.runs_granted.length, data.devices.length]).toEqual([
    2, 20, 2, 1,
  ]);
  expect(text).not.toMatch(/argon2|hash|token/i);
  expect(data.hooks[0]).toMatchObject({ on_screen_text: null, point: null, payoff: null });
  expect(data.runs[0]).toMatchObject({ topic: 'sourdough', point: null, angles: null });
});

test('the export of a long history is complete and in order', async () => {
  const { visitor, id } = await signedIn(app);
  await seedRuns(app.db, id, 120);
  const written = async () => (await visitor.get('/api/account/export')).text();
  const ids = await app.db.select({ id: hooks.id }).from(hooks).where(eq(hooks.userId, id));
  await app.db.insert(filmedHooks).values(ids.map(({ id: hookId }) => ({ userId: id, hookId })));
  await app.db.execute(sql`insert into hook_versions (user_id, hook_id, run_id, made_by, hook_type, generated_hook, delivery_tip)
    select user_id, id, run_id, 'original', hook_type, id::text, delivery_tip from hooks where user_id = ${id}`);
  const text = await written();
  const data = JSON.parse(text);
  expect(text).toBe(JSON.stringify(data, null, 2));
  expect([data.runs.length, data.hooks.length, data.filmed.length]).toEqual([120, 1200, 1200]);
  const versions = data.hook_versions.map((version: { generated_hook: string }) => version.generated_hook);
  expect(versions).toEqual(ids.map(({ id }) => String(id)).sort((a, b) => Number(a) - Number(b)));
  const runIds = data.runs.map((run: { id: number }) => run.id);
  expect(runIds).toEqual(runIds.toSorted((a: number, b: number) => a - b));
  expect(new Set(runIds).size).toBe(120);
});

test('the export contains no data of another user', async () => {
  const [one, other] = await Promise.all([signedIn(app), signedIn(app)]);
  await seedRuns(app.db, one.id, 1, 'secret topic');
  expect(await (await other.visitor.get('/api/account/export')).text()).not.toContain('secret topic');
});

test('the export of an account has the shot list and the filmed hooks with their results', async () => {
  const { visitor, ids, hooks } = await signedInWithHooks(app);
  for (const id of ids.slice(0, 2)) await visitor.post('/api/shots', { hook_id: id });
  await film(visitor, ids[1] as number, { link: 'https://example.com/v', views: '1.5k', saves: 20 });
  const data: Record<string, object[]> = await (await visitor.get('/api/account/export')).json();
  expect(data.shot_list).toMatchObject([
    { hook: hooks[0]?.generated_hook },
    { hook: hooks[1]?.generated_hook },
  ]);
  expect(data.filmed).toMatchObject([
    { hook: hooks[1]?.generated_hook, link: 'https://example.com/v', views: 1500, saves: 20 },
  ]);
});

/** Tables with a user id that the export leaves out. */
const NOT_EXPORTED = {
  checkouts: 'paid ones are in the file as purchases; the others are payments that did not happen',
  email_tokens: 'links for minutes, of which only hashes are stored',
  hook_revisions: 'a random value for caches',
  known_addresses: 'hashes of addresses that lead back to none',
  model_runs: "an operator's counts and costs; what was typed and written is in the runs and hooks",
  topic_keys: 'a secret that keeps counted topics apart from their user',
  user_balances: 'the sum of the purchases and runs in the file',
};

test('every table of a user is in the export or declared', async () => {
  const { visitor } = await signedIn(app);
  const recorded = recordStatements();
  await (await visitor.get('/api/account/export')).text();
  recorded.end();
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );
  const isRead = ({ name }: { name: string }) =>
    [...recorded.statements].some((statement) => new RegExp(`\\b${name}\\b`).test(statement));
  expect(rows.filter((row) => !isRead(row)).map(({ name }) => name)).toEqual(Object.keys(NOT_EXPORTED));
});
