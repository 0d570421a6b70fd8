import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WriteRequest } from '#features/hooks/writers/writer.ts';
import type { Results } from '#features/workspace/results/results.schema.ts';
import type { LearnedTaste } from '#features/workspace/taste/taste.contract.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { film, signedInWithHooks } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';
import { scriptedWriter } from '../support/writers.ts';

/** What is learned from favorites, filmed and edited hooks, and how later runs use it. */

let app: TestApp;
const requests: WriteRequest[] = [];
beforeAll(async () => {
  const writer = scriptedWriter((request) => requests.push(request));
  app = await createTestApp({ writer, env: { LIMITS: 'off' } });
});
afterAll(() => app.close());

const read = async <T>(visitor: Visitor, path: string): Promise<T> => (await visitor.get(path)).json();
const taste = (visitor: Visitor) => read<LearnedTaste>(visitor, '/api/taste');
const workspace = (visitor: Visitor) => read<Record<string, unknown>>(visitor, '/api/desk');
const results = (visitor: Visitor) => read<Results>(visitor, '/api/results');
async function preferencesOf(visitor: Visitor) {
  await visitor.post('/api/hooks/generate', { topic: 'x' });
  return (requests.at(-1) as WriteRequest).history;
}

test('taste is learned from favorites, filmed and edited hooks and passed to the writer', async () => {
  const { visitor, hooks, ids } = await signedInWithHooks(app);
  expect(await taste(visitor)).toEqual({
    learned_from: { favorites: 0, filmed: 0, edits: 0 },
    sentences: [],
  });
  expect((await preferencesOf(visitor)).taste).toBeNull();
  await app.pool.query(`update hooks set generated_hook = 'Why now ' || id || '?' where id = any($1)`, [
    ids.slice(0, 5),
  ]);
  for (const hook of ids.slice(0, 4)) await visitor.post(`/api/hooks/${hook}/favorite`);
  await film(visitor, ids[4] as number);
  await app.pool.query(
    `insert into hook_versions (user_id, hook_id, run_id, made_by, hook_type, generated_hook, delivery_tip)
      select user_id, id, run_id, 'edit', hook_type, generated_hook, delivery_tip from hooks where id = $1`,
    [ids[9]],
  );
  const learned = await taste(visitor);
  expect(learned.learned_from).toEqual({ favorites: 4, filmed: 1, edits: 1 });
  expect(learned.sentences[0]).toMatch(/^You favorite (short )?questions\.$/);
  const preferences = await preferencesOf(visitor);
  expect(preferences.filmed).toEqual([`Why now ${ids[4]}?`]);
  expect(preferences.liked).toHaveLength(5);
  expect(preferences.liked).toContain(hooks[9]?.generated_hook);
  expect(preferences.taste?.question).toBeGreaterThan(0.25);
});

test('a reset of the taste ends the influence of earlier picks and deletes nothing', async () => {
  const { visitor, ids } = await signedInWithHooks(app);
  for (const id of ids.slice(0, 4)) await visitor.post(`/api/hooks/${id}/favorite`);
  for (const id of ids.slice(0, 8)) await film(visitor, id, { views: 50 });
  expect((await preferencesOf(visitor)).taste).not.toBeNull();
  expect((await visitor.request('DELETE', '/api/taste')).status).toBe(204);
  expect((await taste(visitor)).learned_from).toEqual({ favorites: 0, filmed: 0, edits: 0 });
  expect(await preferencesOf(visitor)).toMatchObject({ taste: null, liked: [], filmed: [], results: [] });
  expect(await workspace(visitor)).toMatchObject({ leans_on_results: false });
  const { videos, leaning } = await results(visitor);
  expect([videos.length, leaning.on]).toEqual([8, false]);
  const { hooks } = await read<{ hooks: { favorite: boolean }[] }>(visitor, '/api/account/export');
  expect(hooks.filter(({ favorite }) => favorite)).toHaveLength(4);
  // Choices after that date count.
  await visitor.post(`/api/hooks/${ids[9]}/favorite`);
  expect((await taste(visitor)).learned_from.favorites).toBe(1);
});
