import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLineUses } from '#features/hooks/line-uses.ts';
import { createLog } from '#platform/log.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';
import { scriptedWriter } from '../support/writers.ts';

/** Uses of the book's lines, counted by several processes at once without loss. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ writer: scriptedWriter() });
});
beforeEach(() => app.pool.query('delete from line_uses'));
afterAll(() => app.close());

const log = createLog('silent');
const create = (pool = app.pool) => createLineUses({ pool, log });
const stored = async (): Promise<Record<string, number>> => {
  const { rows } = await app.pool.query('select line_id, sum(uses)::int as uses from line_uses group by 1');
  return Object.fromEntries(rows.map(({ line_id, uses }) => [line_id, uses]));
};
const seed = (lineId: string, daysAgo: number, uses: number) =>
  app.pool.query(`insert into line_uses values ($1, 'f', (now() at time zone 'utc')::date - $2::int, $3)`, [
    lineId,
    daysAgo,
    uses,
  ]);

const LINES = ['f/a#0.0', 'f/a#0.1', 'f/b#1.0', 'f/c#2.3', 'f/c#2.4'];
const additions = fc.array(fc.array(fc.constantFrom(...LINES), { maxLength: 10 }), { maxLength: 12 });

test('line uses added by several processes at once are all in the sum', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(additions, { minLength: 2, maxLength: 5 }), async (processes) => {
      await app.pool.query('delete from line_uses');
      await Promise.all(
        processes.map(async (adds) => {
          const uses = create();
          await Promise.all(
            adds.map(async (lines, n) => {
              if (n % 3 === 1) await new Promise((resolve) => setImmediate(resolve));
              uses.add(lines);
              // Flushed in between, while other processes add.
              if (n % 3 === 2) await uses.stop();
            }),
          );
          await uses.stop();
        }),
      );
      const expected: Record<string, number> = {};
      for (const line of processes.flat(2)) expected[line] = (expected[line] ?? 0) + 1;
      expect(await stored()).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test('line uses that could not be written are written later', async () => {
  let away = true;
  const query = (...args: Parameters<typeof app.pool.query>) =>
    away ? Promise.reject(new Error('away')) : app.pool.query(...args);
  const uses = create({ query } as unknown as typeof app.pool);
  uses.add(['f/a#0.0', 'f/a#0.0']);
  await uses.stop();
  expect(await stored()).toEqual({});
  away = false;
  uses.add(['f/a#0.0']);
  await uses.stop();
  expect(await stored()).toEqual({ 'f/a#0.0': 3 });
});

test('recent uses cover 14 days and all processes, and rows older than 30 days are deleted', async () => {
  for (const [line, daysAgo, uses] of [
    ['f/a', 0, 1],
    ['f/a', 1, 10],
    ['f/a', 2, 100],
    ['f/a', 13, 1000],
    ['f/a', 14, 5],
    ['f/b', 14, 5],
    ['f/b', 30, 5],
    ['f/c', 31, 5],
  ] as const) {
    await seed(line, daysAgo, uses);
  }
  const uses = create();
  const heard: ReadonlyMap<string, number>[] = [];
  uses.onRefresh((recent) => heard.push(recent));
  expect(uses.recent().size).toBe(0);
  await uses.start();
  expect([...uses.recent()]).toEqual([['f/a', 1111]]);
  expect(heard).toEqual([uses.recent()]);
  await expect.poll(stored).toEqual({ 'f/a': 1116, 'f/b': 10 });

  const other = create();
  other.add(['f/a', 'f/d']);
  await other.stop();
  await uses.stop();
  await uses.start();
  expect(Object.fromEntries(uses.recent())).toEqual({ 'f/a': 1112, 'f/d': 1 });
  expect(heard).toHaveLength(2);
  await uses.stop();
  await uses.start();
  expect(heard).toHaveLength(2);
  await uses.stop();
});

test('a stored run counts its lines of the book, each in its field', async () => {
  const counting = await createTestApp({ writer: scriptedWriter() });
  const { visitor } = await signedIn(counting);
  const generate = (topic: string) => visitor.post('/api/hooks/generate', { topic });
  for (const topic of ['book bread', 'book cake', 'no book', 'fail after 4']) await generate(topic);
  await counting.stop();
  const { rows } = await counting.pool.query('select line_id, field, uses from line_uses order by 1');
  expect(rows).toHaveLength(10);
  expect(rows[0]).toEqual({ line_id: 'baker/bread#0.0', field: 'baker', uses: 2 });
  expect(rows[9]).toEqual({ line_id: 'cook/bread#0.9', field: 'cook', uses: 2 });
  await counting.close();
});
