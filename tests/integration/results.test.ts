import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WriteRequest } from '#features/hooks/writers/writer.ts';
import type { Results } from '#features/workspace/results/results.schema.ts';
import { recordStatements } from '../support/recorded-statements.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { film, signedInWithHooks } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';
import { scriptedWriter } from '../support/writers.ts';

/** Results of filmed hooks, and how later runs use them. */

let app: TestApp;
const requests: WriteRequest[] = [];
beforeAll(async () => {
  const writer = scriptedWriter((request) => requests.push(request));
  app = await createTestApp({ writer, env: { LIMITS: 'off' } });
});
afterAll(() => app.close());

const read = async <T>(visitor: Visitor, path: string): Promise<T> => (await visitor.get(path)).json();
const results = (visitor: Visitor) => read<Results>(visitor, '/api/results');
const workspace = (visitor: Visitor) => read<Record<string, unknown>>(visitor, '/api/desk');
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString();
async function preferencesOf(visitor: Visitor) {
  await visitor.post('/api/hooks/generate', { topic: 'x' });
  return (requests.at(-1) as WriteRequest).history;
}

test('results are medians by type and by subject with their reliability', async () => {
  const { visitor, ids } = await signedInWithHooks(app);
  expect(await results(visitor)).toEqual({
    videos: [],
    by_type: [],
    by_subject: [],
    leaning: { results: 0, from: 8, on: false },
  });
  // Question and Story alternate.
  await app.pool.query(`update hooks set subject = 'bread' where id = $1`, [ids[0]]);
  for (const [n, id] of ids.slice(0, 6).entries()) {
    await film(visitor, id, { views: (n + 1) * 100, saves: (n + 1) * (n % 2 ? 2 : 1) });
  }
  await film(visitor, ids[6] as number, { link: 'https://example.com/v' });
  const { videos, by_type, by_subject, leaning } = await results(visitor);
  expect(videos).toHaveLength(7);
  expect(videos.find(({ hook_id }) => hook_id === ids[6])).toMatchObject({
    link: 'https://example.com/v',
    views: null,
    topic: 'meal prep',
    subject: 'meal prep',
    due: false,
  });
  expect(
    by_type.map(({ videos: n, enough, median_views, median_saves }) => [
      n,
      enough,
      median_views,
      median_saves,
    ]),
  ).toEqual([
    [3, false, 400, 20],
    [3, false, 300, 10],
  ]);
  expect(by_subject.map(({ name, videos: n, enough }) => [name, n, enough])).toEqual([
    ['meal prep', 5, true],
    ['bread', 1, false],
  ]);
  expect(leaning).toEqual({ results: 6, from: 8, on: false });
});

test('results are asked for once after a week, and never if they exist or are not wanted', async () => {
  const { visitor, ids } = await signedInWithHooks(app);
  const [old, older, fresh] = ids as [number, number, number];
  await film(visitor, old, { filmed_at: daysAgo(8) });
  await film(visitor, older, { filmed_at: daysAgo(30) });
  await film(visitor, fresh, { filmed_at: daysAgo(6) });
  expect(await workspace(visitor)).toMatchObject({ due_results: 2 });
  await film(visitor, old, { views: 10 });
  expect(await workspace(visitor)).toMatchObject({ due_results: 1 });
  expect((await visitor.post('/api/results/dismiss-reminder')).status).toBe(204);
  expect(await workspace(visitor)).toMatchObject({ due_results: 0 });
  expect((await results(visitor)).videos.filter(({ due }) => due)).toEqual([]);
  // The product asks for this week's result once the week is over.
  await film(visitor, fresh, { filmed_at: daysAgo(9) });
  expect(await workspace(visitor)).toMatchObject({ due_results: 1 });
});

test('results are passed to the writer, and the workspace mentions them from eight on', async () => {
  const { visitor, ids } = await signedInWithHooks(app);
  for (const id of ids.slice(0, 7)) await film(visitor, id, { views: 100 });
  expect(await workspace(visitor)).toMatchObject({ leans_on_results: false });
  await film(visitor, ids[7] as number, { views: '2k' });
  expect(await workspace(visitor)).toMatchObject({ leans_on_results: true });
  expect((await results(visitor)).leaning).toEqual({ results: 8, from: 8, on: true });
  const preferences = await preferencesOf(visitor);
  expect(preferences.results).toHaveLength(8);
  expect(preferences.results).toContainEqual({ type: expect.any(String), views: 2000 });
});

test('the results of a deleted hook disappear', async () => {
  const { visitor, ids } = await signedInWithHooks(app);
  await film(visitor, ids[0] as number, { views: 100, filmed_at: daysAgo(9) });
  await app.pool.query('update hooks set deleted_at = now() where id = $1', [ids[0]]);
  expect((await results(visitor)).videos).toEqual([]);
  expect((await preferencesOf(visitor)).results).toEqual([]);
});

test('the API document has the calls of workspace, shot list and results', async () => {
  const { paths } = await read<{ paths: object }>(app.visitor(), '/api/openapi.json');
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/desk',
      '/api/shots',
      '/api/shots/{hook_id}',
      '/api/hooks/{id}/filmed',
      '/api/results',
      '/api/taste',
    ]),
  );
});

type Node = { 'Relation Name'?: string; 'Actual Loops': number; Plans?: Node[] };
const searchesOf = (node: Node): [table: string, times: number][] => [
  ...(node['Relation Name'] ? [[node['Relation Name'], node['Actual Loops']] as [string, number]] : []),
  ...(node.Plans ?? []).flatMap(searchesOf),
];

test('the results of many hooks are read with one scan of each table and not hook by hook', async () => {
  const { id, visitor, ids } = await signedInWithHooks(app);
  for (const hook of ids) await film(visitor, hook, { views: 100 });
  const recorded = recordStatements();
  for (const path of ['/api/results', '/api/taste', '/api/desk']) await visitor.get(path);
  recorded.end();
  const seen = new Set<string>();
  for (const text of recorded.statements) {
    if (!/filmed_hooks|"hooks"/.test(text)) continue;
    // The parameters: the user id, then the user id again or a limit.
    const values = [id, text.includes('limit $2') ? 600 : id].slice(0, text.includes('$2') ? 2 : 1);
    const { rows } = await app.pool.query(`explain (analyze, format json) ${text}`, values);
    for (const [table, times] of searchesOf(rows[0]['QUERY PLAN'][0].Plan)) {
      expect([text, table, times]).toEqual([text, table, 1]);
      seen.add(table);
    }
  }
  expect([...seen].sort()).toEqual(['filmed_hooks', 'hook_versions', 'hooks', 'shots', 'users']);
});
