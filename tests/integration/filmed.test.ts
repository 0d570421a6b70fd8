import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Filmed } from '#features/workspace/filmed/filmed.schema.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { signedInWithHooks } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** Filmed marks and their figures, through the API. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const film = (visitor: Visitor, id: number) => visitor.post(`/api/hooks/${id}/filmed`);
const change = (visitor: Visitor, id: number, body: unknown) =>
  visitor.request('PATCH', `/api/hooks/${id}/filmed`, body);

test('a filmed hook is marked once and shown on the list, and its figures may be added later', async () => {
  const { visitor, ids } = await signedInWithHooks(app);
  const id = ids[0] as number;
  await visitor.post('/api/shots', { hook_id: id });
  const first: Filmed = await (await film(visitor, id)).json();
  expect(first).toMatchObject({ hook_id: id, link: null, views: null, saves: null, results_at: null });
  expect(await (await film(visitor, id)).json()).toEqual(first);
  const [shot] = await (await visitor.get('/api/shots')).json();
  expect(shot.filmed_at).toBe(first.filmed_at);
  const typed = await change(visitor, id, { link: 'tiktok.com/@me/video/1', views: '12.4k' });
  expect(await typed.json()).toMatchObject({
    link: 'https://tiktok.com/@me/video/1',
    views: 12_400,
    saves: null,
    results_at: expect.any(String),
  });
  // Omitted fields stay, and null clears a field.
  const changed = await change(visitor, id, { saves: 310, link: null });
  expect(await changed.json()).toMatchObject({ link: null, views: 12_400, saves: 310 });
  expect((await visitor.request('DELETE', `/api/hooks/${id}/filmed`)).status).toBe(204);
  expect((await visitor.request('DELETE', `/api/hooks/${id}/filmed`)).status).toBe(204);
  expect(await (await visitor.get('/api/desk')).json()).toMatchObject({ shots: [id], filmed: [] });
});

testRows([
  [{ views: 'many' }, 'Views must be a whole number, such as 12400 or 12.4k'],
  [{ views: -1 }, 'Views must be a whole number, such as 12400 or 12.4k'],
  [{ saves: 1.5 }, 'Saves must be a whole number, such as 12400 or 12.4k'],
  [{ views: 5, saves: 50 }, "Saves can't be more than views. Did they change places?"],
  [{ link: 'javascript:alert(1)' }, /^The link must be a web address/],
  [{ link: `https://example.com/${'x'.repeat(500)}` }, 'The link is too long: at most 500 characters'],
  [{ filmed_at: '2999-01-01T00:00:00.000Z' }, 'filmed_at must be a time in the past'],
])('%o is refused with a sentence, and nothing is lost', async (body, message) => {
  const { visitor, ids } = await signedInWithHooks(app);
  const id = ids[0] as number;
  await film(visitor, id);
  const before = await (await change(visitor, id, { views: 100, saves: 3 })).json();
  const refused = await change(visitor, id, body);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toMatch(message);
  expect(await (await change(visitor, id, {})).json()).toEqual(before);
});

test('figures of a hook that was not filmed are refused with 404', async () => {
  const { visitor, ids } = await signedInWithHooks(app);
  expect((await change(visitor, ids[0] as number, { views: 3 })).status).toBe(404);
});

test("another user's hooks and deleted hooks cannot be filmed", async () => {
  const [one, two] = [await signedInWithHooks(app), await signedInWithHooks(app)];
  const [a, b] = one.ids as [number, number];
  await film(one.visitor, a);
  expect((await film(two.visitor, a)).status).toBe(404);
  expect((await change(two.visitor, a, { views: 1 })).status).toBe(404);
  await app.pool.query('update hooks set deleted_at = now() where id = $1', [b]);
  expect((await film(one.visitor, b)).status).toBe(404);
});

test('a deleted account deletes its filmed marks', async () => {
  const { id, visitor, ids } = await signedInWithHooks(app);
  await film(visitor, ids[0] as number);
  await app.pool.query('delete from users where id = $1', [id]);
  const { rowCount } = await app.pool.query('select 1 from filmed_hooks where user_id = $1', [id]);
  expect(rowCount).toBe(0);
});
