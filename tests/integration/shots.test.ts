import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_SHOTS, type Shot } from '#features/workspace/shots/shots.schema.ts';
import { once } from '../support/once.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { signedInWithHooks } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** The shot list, through the API. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Ids = number[];
const add = (visitor: Visitor, hook_id: unknown, fields = {}) =>
  visitor.post('/api/shots', { hook_id, ...fields });
const order = (visitor: Visitor, hook_ids: unknown) => visitor.request('PUT', '/api/shots', { hook_ids });
const remove = (visitor: Visitor, id: number | string) => visitor.request('DELETE', `/api/shots/${id}`);
const listed = async (visitor: Visitor): Promise<Shot[]> => (await visitor.get('/api/shots')).json();
const idsOf = async (visitor: Visitor): Promise<Ids> => (await listed(visitor)).map(({ id }) => id);

test('the shot list keeps the order of adding, with every part of each hook', async () => {
  const { visitor, hooks, ids } = await signedInWithHooks(app);
  expect(await listed(visitor)).toEqual([]);
  const [a, b, c] = ids as [number, number, number];
  await add(visitor, c);
  await add(visitor, a);
  const answer = await add(visitor, b);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(
    [hooks[2], hooks[0], hooks[1]].map((hook) => ({ ...hook, filmed_at: null })),
  );
  expect(await (await visitor.get('/api/desk')).json()).toMatchObject({ shots: [c, a, b], filmed: [] });
});

test('a double click adds a hook once, and removing it twice is no error', async () => {
  const { visitor, ids } = await signedInWithHooks(app);
  const [a, b] = ids as [number, number];
  const answers = await Promise.all([add(visitor, a), add(visitor, a), add(visitor, b), add(visitor, a)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await idsOf(visitor)).sort()).toEqual([a, b].sort());
  expect([(await remove(visitor, a)).status, (await remove(visitor, a)).status]).toEqual([204, 204]);
  expect(await idsOf(visitor)).toEqual([b]);
});

test('a removed hook can return to its place', async () => {
  const { visitor, ids } = await signedInWithHooks(app);
  const [a, b, c] = ids as [number, number, number];
  for (const id of [a, b, c]) await add(visitor, id);
  await remove(visitor, b);
  await add(visitor, b, { position: 2 });
  expect(await idsOf(visitor)).toEqual([a, b, c]);
});

test('two tabs that order, add and remove at once lose nothing', async () => {
  const { visitor, ids } = await signedInWithHooks(app);
  const six = ids.slice(0, 6);
  for (const id of six) await add(visitor, id);
  const [a, b, , , e, f] = six as [number, number, number, number, number, number];
  const late = ids[7] as number;
  // The tab's list is stale: f is gone and another hook was added.
  const reversed = six.toReversed();
  await Promise.all([remove(visitor, f), add(visitor, late), order(visitor, reversed)]);
  expect(await idsOf(visitor)).toEqual([...reversed.filter((id) => id !== f), late]);
  // Two complete orders at the same time: one of them is stored.
  const orders = [
    [a, b, e],
    [e, b, a],
  ];
  const answers = await Promise.all(orders.map((ids) => order(visitor, ids)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const now = await idsOf(visitor);
  expect(orders).toContainEqual(now.slice(0, 3));
  expect(now).toHaveLength(6);
});

const withOneShot = once(async () => {
  const person = await signedInWithHooks(app);
  await add(person.visitor, person.ids[0]);
  return person;
});

testRows<[string, (visitor: Visitor) => Promise<Response>, number, string]>([
  ['a word', (visitor) => add(visitor, 'x'), 400, 'hook_id must be the id of a hook'],
  ['an unknown hook', (visitor) => add(visitor, 999_999), 404, 'Not found'],
  [
    'position 0',
    (visitor) => add(visitor, 1, { position: 0 }),
    400,
    'position must be a whole number from 1 to 100',
  ],
  ['an order with a word', (visitor) => order(visitor, [1, 'x']), 400, 'hook_id must be the id of a hook'],
  ['a number as order', (visitor) => order(visitor, 7), 400, 'hook_ids must be a list of ids of hooks'],
  ['removing a word', (visitor) => remove(visitor, 'x'), 404, 'Not found'],
])('%s is refused with a sentence and changes nothing', async (_, call, status, sentence) => {
  const { visitor, ids } = await withOneShot();
  const refused = await call(visitor);
  expect([refused.status, await refused.text()]).toEqual([status, sentence]);
  expect(await idsOf(visitor)).toEqual([ids[0]]);
});

test('an order of hooks that are not on the list changes nothing', async () => {
  const { visitor, ids } = await withOneShot();
  expect((await order(visitor, [5, 5, 6])).status).toBe(200);
  expect(await idsOf(visitor)).toEqual([ids[0]]);
});

test("another user's hooks cannot be put on a shot list", async () => {
  const [one, two] = [await signedInWithHooks(app), await signedInWithHooks(app)];
  const id = one.ids[0] as number;
  await add(one.visitor, id);
  for (const refused of [await add(two.visitor, id), await remove(two.visitor, id)])
    expect(refused.status).toBe(404);
  await order(two.visitor, [id]);
  expect(await idsOf(two.visitor)).toEqual([]);
  expect(await idsOf(one.visitor)).toEqual([id]);
});

test('a full shot list refuses another hook with a sentence', async () => {
  const { visitor, ids } = await signedInWithHooks(app, { runs: 11 });
  await app.pool.query(
    `insert into shots (user_id, hook_id, position)
      select user_id, id, row_number() over () from hooks where id = any($1)`,
    [ids.slice(0, MAX_SHOTS)],
  );
  const refused = await add(visitor, ids[MAX_SHOTS]);
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'Your shot list holds 100 hooks. Remove some first.',
  ]);
  expect((await add(visitor, ids[0])).status).toBe(200);
});

test('a deleted hook leaves the list and returns to it when restored', async () => {
  const { visitor, ids } = await signedInWithHooks(app);
  const [a, b] = ids as [number, number];
  for (const id of [a, b]) await add(visitor, id);
  await app.pool.query('update hooks set deleted_at = now() where id = $1', [a]);
  expect(await idsOf(visitor)).toEqual([b]);
  expect((await order(visitor, [b])).status).toBe(200);
  expect((await add(visitor, a)).status).toBe(404);
  await app.pool.query('update hooks set deleted_at = null where id = $1', [a]);
  expect((await idsOf(visitor)).sort()).toEqual([a, b].sort());
});

test('a deleted account deletes its shot list', async () => {
  const { id, visitor, ids } = await signedInWithHooks(app);
  await add(visitor, ids[0]);
  await app.pool.query('delete from users where id = $1', [id]);
  const { rowCount } = await app.pool.query('select 1 from shots where user_id = $1', [id]);
  expect(rowCount).toBe(0);
});
