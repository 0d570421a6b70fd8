import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Filmed } from '#features/workspace/filmed/filmed.schema.ts';
import { MAX_SHOTS, type Shot } from '#features/workspace/shots/shots.schema.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { seedRuns, signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** The shot list and the filmed marks, through the API. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function creator(runs = 1) {
  const person = await signedIn(app);
  await seedRuns(app.db, person.id, runs);
  const hooks: Shot[] = await (await person.visitor.get('/api/hooks')).json();
  return { ...person, hooks, ids: hooks.map(({ id }) => id) };
}
type Ids = number[];
const add = (visitor: Visitor, hook_id: unknown, fields = {}) =>
  visitor.post('/api/shots', { hook_id, ...fields });
const order = (visitor: Visitor, hook_ids: unknown) => visitor.request('PUT', '/api/shots', { hook_ids });
const remove = (visitor: Visitor, id: number | string) => visitor.request('DELETE', `/api/shots/${id}`);
const listed = async (visitor: Visitor): Promise<Shot[]> => (await visitor.get('/api/shots')).json();
const idsOf = async (visitor: Visitor): Promise<Ids> => (await listed(visitor)).map(({ id }) => id);
const film = (visitor: Visitor, id: number) => visitor.post(`/api/hooks/${id}/filmed`);
const change = (visitor: Visitor, id: number, body: unknown) =>
  visitor.request('PATCH', `/api/hooks/${id}/filmed`, body);

describe('the shot list', () => {
  test('the shot list keeps the order of adding, with every part of each hook', async () => {
    const { visitor, hooks, ids } = await creator();
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
    const { visitor, ids } = await creator();
    const [a, b] = ids as [number, number];
    const answers = await Promise.all([add(visitor, a), add(visitor, a), add(visitor, b), add(visitor, a)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await idsOf(visitor)).sort()).toEqual([a, b].sort());
    expect([(await remove(visitor, a)).status, (await remove(visitor, a)).status]).toEqual([204, 204]);
    expect(await idsOf(visitor)).toEqual([b]);
  });

  test('a removed hook can return to its place', async () => {
    const { visitor, ids } = await creator();
    const [a, b, c] = ids as [number, number, number];
    for (const id of [a, b, c]) await add(visitor, id);
    await remove(visitor, b);
    await add(visitor, b, { position: 2 });
    expect(await idsOf(visitor)).toEqual([a, b, c]);
  });

  test('two tabs that order, add and remove at once lose nothing', async () => {
    const { visitor, ids } = await creator();
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

  test('bad input is refused with a sentence and changes nothing', async () => {
    const { visitor, ids } = await creator();
    await add(visitor, ids[0]);
    const said = async (response: Promise<Response>) => {
      const { status } = await response;
      return [status, await (await response).text()];
    };
    expect(await said(add(visitor, 'x'))).toEqual([400, 'hook_id must be the id of a hook']);
    expect(await said(add(visitor, 999_999))).toEqual([404, 'Not found']);
    expect(await said(add(visitor, ids[1], { position: 0 }))).toEqual([
      400,
      'position must be a whole number from 1 to 100',
    ]);
    expect(await said(order(visitor, [ids[0], 'x']))).toEqual([400, 'hook_id must be the id of a hook']);
    expect(await said(order(visitor, 7))).toEqual([400, 'hook_ids must be a list of ids of hooks']);
    expect((await order(visitor, [5, 5, 6])).status).toBe(200);
    expect((await remove(visitor, 'x')).status).toBe(404);
    expect(await idsOf(visitor)).toEqual([ids[0]]);
  });

  test("another user's hooks cannot be put on a shot list or filmed", async () => {
    const [one, two] = [await creator(), await creator()];
    const id = one.ids[0] as number;
    await add(one.visitor, id);
    for (const refused of [
      await add(two.visitor, id),
      await remove(two.visitor, id),
      await film(two.visitor, id),
      await change(two.visitor, id, { views: 1 }),
    ]) {
      expect(refused.status).toBe(404);
    }
    await order(two.visitor, [id]);
    expect(await idsOf(two.visitor)).toEqual([]);
    expect(await idsOf(one.visitor)).toEqual([id]);
  });

  test('a full shot list refuses another hook with a sentence', async () => {
    const { visitor, ids } = await creator(11);
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
    const { visitor, ids } = await creator();
    const [a, b] = ids as [number, number];
    for (const id of [a, b]) await add(visitor, id);
    await app.pool.query('update hooks set deleted_at = now() where id = $1', [a]);
    expect(await idsOf(visitor)).toEqual([b]);
    expect((await order(visitor, [b])).status).toBe(200);
    expect((await add(visitor, a)).status).toBe(404);
    expect((await film(visitor, a)).status).toBe(404);
    await app.pool.query('update hooks set deleted_at = null where id = $1', [a]);
    expect((await idsOf(visitor)).sort()).toEqual([a, b].sort());
  });
});

describe('filmed hooks', () => {
  test('a filmed hook is marked once and shown on the list, and its figures may be added later', async () => {
    const { visitor, ids } = await creator();
    const id = ids[0] as number;
    await add(visitor, id);
    const first: Filmed = await (await film(visitor, id)).json();
    expect(first).toMatchObject({ hook_id: id, link: null, views: null, saves: null, results_at: null });
    expect(await (await film(visitor, id)).json()).toEqual(first);
    expect((await listed(visitor))[0]?.filmed_at).toBe(first.filmed_at);
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

  test.each([
    [{ views: 'many' }, 'Views must be a whole number, such as 12400 or 12.4k'],
    [{ views: -1 }, 'Views must be a whole number, such as 12400 or 12.4k'],
    [{ saves: 1.5 }, 'Saves must be a whole number, such as 12400 or 12.4k'],
    [{ views: 5, saves: 50 }, "Saves can't be more than views. Did they change places?"],
    [{ link: 'javascript:alert(1)' }, /^The link must be a web address/],
    [{ link: `https://example.com/${'x'.repeat(500)}` }, 'The link is too long: at most 500 characters'],
    [{ filmed_at: '2999-01-01T00:00:00.000Z' }, 'filmed_at must be a time in the past'],
  ])('%o is refused with a sentence, and nothing is lost', async (body, message) => {
    const { visitor, ids } = await creator();
    const id = ids[0] as number;
    await film(visitor, id);
    const before = await (await change(visitor, id, { views: 100, saves: 3 })).json();
    const refused = await change(visitor, id, body);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toMatch(message);
    expect(await (await change(visitor, id, {})).json()).toEqual(before);
  });

  test('figures of a hook that was not filmed are refused with 404', async () => {
    const { visitor, ids } = await creator();
    expect((await change(visitor, ids[0] as number, { views: 3 })).status).toBe(404);
  });
});

test('a deleted account deletes its shot list and its filmed marks', async () => {
  const { id, visitor, ids } = await creator();
  await add(visitor, ids[0]);
  await film(visitor, ids[0] as number);
  await app.pool.query('delete from users where id = $1', [id]);
  for (const table of ['shots', 'filmed_hooks']) {
    const { rowCount } = await app.pool.query(`select 1 from ${table} where user_id = $1`, [id]);
    expect(rowCount).toBe(0);
  }
});
