import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBalance } from '#features/credits/ledger.ts';
import type { Angle } from '#features/hooks/hooks.schema.ts';
import type { FindAngles, WriteRequest } from '#features/hooks/writers/writer.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';
import { scriptedWriter } from '../support/writers.ts';

/** Options of a run besides the topic: chosen angles and the user's own point. */

let app: TestApp;
const written: WriteRequest[] = [];
const requests: Parameters<FindAngles>[0][] = [];
const angles: Angle[] = Array.from({ length: 14 }, (_, n) => ({
  id: `baker/bread#${n}`,
  chip: `angle ${n}`,
  subject: 'bread',
}));
beforeAll(async () => {
  app = await createTestApp({
    writer: scriptedWriter((request) => written.push(request)),
    angles: async (request) => {
      requests.push(request);
      return request.topic === 'unknown' ? [] : angles;
    },
  });
});
beforeEach(() => {
  requests.length = 0;
});
afterAll(() => app.close());

const find = (visitor: Visitor, topic: string) =>
  visitor.get(`/api/hooks/angles?topic=${encodeURIComponent(topic)}`);
const generate = (visitor: Visitor, body: object, headers = {}) =>
  visitor.post('/api/hooks/generate', { topic: 'bread', ...body }, headers);

describe('angles that are known', () => {
  test('angles are a short list for a topic and a business, and cost nothing', async () => {
    const business = { business_description: 'I bake for a living', ideal_customer: 'People who love crust' };
    const person = await signedIn(app, { businessContext: business, credits: 2 });
    const response = await find(person.visitor, '  sour\tdough \u200b');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ angles: angles.slice(0, 12) });
    expect(requests).toEqual([
      {
        topic: 'sour dough',
        businessDescription: 'I bake for a living',
        idealCustomer: 'People who love crust',
      },
    ]);
    expect(await readBalance(app.db, person.id)).toBe(2);
    const { rows } = await app.pool.query('select 1 from runs where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
  });

  test('an unknown topic has no angles, and an empty one is not looked up', async () => {
    const { visitor } = await signedIn(app);
    expect(await (await find(visitor, 'unknown')).json()).toEqual({ angles: [] });
    for (const path of ['/api/hooks/angles', '/api/hooks/angles?topic=', '/api/hooks/angles?topic=%20%20']) {
      expect(await (await visitor.get(path)).json()).toEqual({ angles: [] });
    }
    expect(requests).toHaveLength(1);
  });

  testRows([
    ['x'.repeat(501), 'Topic is too long'],
    ['a\u0007b', 'Please remove the control characters'],
  ])('a bad topic is refused for angles as it is for a run', async (topic, message) => {
    const { visitor } = await signedIn(app);
    for (const response of [await find(visitor, topic), await generate(visitor, { topic })]) {
      expect([response.status, await response.text()]).toEqual([400, message]);
    }
    expect((await find(visitor, ` ${'x'.repeat(500)} `)).status).toBe(200);
  });

  test('angles are for signed-in users, 120 times a minute each', async () => {
    expect((await find(app.visitor(), 'bread')).status).toBe(401);
    const [one, other] = [await signedIn(app), await signedIn(app)];
    for (let n = 0; n < 120; n++) expect((await find(one.visitor, 'bread')).status).toBe(200);
    const refused = await find(one.visitor, 'bread');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await find(other.visitor, 'bread')).status).toBe(200);
    // A user at the limit for angles can still spend a credit.
    expect((await generate(one.visitor, {})).status).toBe(201);
  });

  test('angles with an invalid id, an empty chip or a duplicate are left out', async () => {
    const good = { id: 'baker/bread#1', chip: 'steam first', subject: 'bread' };
    const odd = await createTestApp({
      angles: async () => [
        { ...good, id: 'baker/bread#', chip: '' },
        { ...good, id: 'baker/bread#2', chip: ' ' },
        good,
        { ...good, id: 'Baker' },
        { ...good, id: 'x'.repeat(81) },
        good,
      ],
    });
    expect(await (await find((await signedIn(odd)).visitor, 'bread')).json()).toEqual({ angles: [good] });
    await odd.close();
  });
});

describe('a run', () => {
  const runOf = async (userId: number) =>
    (await app.pool.query('select point, angles from runs where user_id = $1 order by id desc', [userId]))
      .rows[0];

  test('a run passes angles and point to the writer and stores them', async () => {
    const person = await signedIn(app);
    const chosen = ['baker/bread#1', 'a.b-c/d#2'];
    const point = '  Steam matters \n more than heat\u200b ';
    expect((await generate(person.visitor, { point, angles: [...chosen, chosen[0]] })).status).toBe(201);
    const kept = { point: 'Steam matters more than heat', angles: chosen };
    expect(written.at(-1)).toMatchObject(kept);
    expect(await runOf(person.id)).toEqual(kept);
    const { runs } = await (await person.visitor.get('/api/account/export')).json();
    expect(runs[0]).toMatchObject(kept);
  });

  testRows([[{}], [{ point: '', angles: [] }], [{ point: ' \n\u200b', angles: null }], [{ point: null }]])(
    'a run needs neither angles nor point: %o',
    async (body) => {
      const person = await signedIn(app);
      expect((await generate(person.visitor, body)).status).toBe(201);
      expect(written.at(-1)).toMatchObject({ point: null, angles: [] });
      expect(await runOf(person.id)).toEqual({ point: null, angles: null });
    },
  );

  testRows([
    [{ point: 'x'.repeat(201) }, 'Your point is too long'],
    [{ point: 'a\u0000b' }, 'Please remove the control characters'],
    [{ point: 7 }, 'Your point must be a text'],
    [{ angles: ['Baker'] }, 'Unknown angle'],
    [{ angles: [''] }, 'Unknown angle'],
    [{ angles: ['a b'] }, 'Unknown angle'],
    [{ angles: ['x'.repeat(81)] }, 'Unknown angle'],
    [{ angles: [7] }, 'Unknown angle'],
    [{ angles: 'baker' }, 'Unknown angle'],
    [{ angles: angles.slice(0, 13).map(({ id }) => id) }, 'Choose at most 12 angles'],
  ])('a run with %o is refused', async (body, message) => {
    const person = await signedIn(app, { credits: 1 });
    const response = await generate(person.visitor, body);
    expect([response.status, await response.text()]).toEqual([400, message]);
    expect(await readBalance(app.db, person.id)).toBe(1);
  });

  test('a run accepts angles and point up to their maximum lengths', async () => {
    const { visitor } = await signedIn(app);
    const twelve = Array.from({ length: 12 }, (_, n) => String(n).padStart(80, 'x'));
    const response = await generate(visitor, { point: ` ${'x'.repeat(200)} `, angles: twelve });
    expect(response.status).toBe(201);
  });

  test('a retry with the same key must have the same point and angles', async () => {
    const person = await signedIn(app, { credits: 3 });
    const key = { 'idempotency-key': 'k' };
    const wish = { point: 'Steam matters', angles: ['a/b#1', 'a/b#2'] };
    const first = await (await generate(person.visitor, wish, key)).json();
    for (const other of [
      {},
      { ...wish, point: 'Heat matters' },
      { ...wish, point: null },
      { ...wish, angles: ['a/b#1'] },
      { ...wish, angles: [] },
      { ...wish, topic: 'cake' },
    ]) {
      const refused = await generate(person.visitor, other, key);
      expect([refused.status, await refused.text()]).toEqual([
        422,
        'This Idempotency-Key was used for another topic, point or angles',
      ]);
    }
    expect(
      await (await generate(person.visitor, { ...wish, point: ' Steam  matters ' }, key)).json(),
    ).toEqual(first);
    expect(await readBalance(app.db, person.id)).toBe(2);
  });
});
