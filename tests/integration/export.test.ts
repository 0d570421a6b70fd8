import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { csvRows } from '../support/admins.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn, signedInWithHooks } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** The history and the shot list as files. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const text = async (visitor: Visitor, path: string) => (await visitor.get(path)).text();

test('the history is exported whole in each format as an attachment that is not cached', async () => {
  const { visitor, hooks } = await signedInWithHooks(app, { runs: 51 });
  const csv = await visitor.get('/api/hooks/export?format=csv');
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="hooks.csv"');
  expect(csv.headers.get('cache-control')).toBe('private, no-store');
  const [headings, ...rows] = csvRows(await csv.text());
  expect(headings?.slice(0, 3)).toEqual(['Topic', 'Type', 'Hook']);
  expect(rows.map((row) => row[2])).toEqual(hooks.map(({ generated_hook }) => generated_hook));
  expect(await (await visitor.get('/api/hooks/export?format=json')).json()).toEqual(hooks);
  const markdown = await text(visitor, '/api/hooks/export?format=markdown');
  expect(markdown.match(/^## meal prep$/gm)).toHaveLength(51);
  expect(markdown.match(/^- \*\*Hook/gm)).toHaveLength(510);
});

test('an exported spreadsheet contains no formula', async () => {
  const { visitor } = await signedInWithHooks(app, { topic: '=HYPERLINK("http://evil.example")' });
  const rows = csvRows(await text(visitor, '/api/hooks/export?format=csv'));
  expect(rows[1]?.[0]).toBe(`'=HYPERLINK("http://evil.example")`);
});

test('the shot list is exported in its order with filmed marks and without deleted hooks', async () => {
  const { visitor, hooks } = await signedInWithHooks(app);
  const [a, b, c] = hooks as [Hook, Hook, Hook];
  for (const { id } of [b, a, c]) await visitor.post('/api/shots', { hook_id: id });
  await visitor.post(`/api/hooks/${a.id}/filmed`);
  await visitor.request('DELETE', `/api/hooks/${c.id}`);
  const markdown = await text(visitor, '/api/shots/export?format=markdown');
  expect(markdown.match(/^- \[.\] .*/gm)).toEqual([
    `- [ ] **${b.generated_hook}**`,
    `- [x] **${a.generated_hook}**`,
  ]);
  expect(await (await visitor.get('/api/shots/export?format=json')).json()).toHaveLength(2);
  expect(csvRows(await text(visitor, '/api/shots/export?format=csv'))[0]).toContain('Filmed at');
});

test('an empty history exports a valid file, and an unknown format is refused with a sentence', async () => {
  const { visitor } = await signedIn(app);
  expect(await (await visitor.get('/api/hooks/export?format=json')).json()).toEqual([]);
  expect(csvRows(await text(visitor, '/api/hooks/export?format=csv'))).toHaveLength(1);
  const refused = await visitor.get('/api/hooks/export?format=exe');
  expect([refused.status, await refused.text()]).toEqual([400, 'format must be one of: csv, markdown, json']);
});
