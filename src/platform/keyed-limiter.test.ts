import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKeyedLimiter, runExclusive } from './keyed-limiter.ts';

const MOST = { points: 3, seconds: 2 };

/** Work that ends when the test says so. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => ended };
}

test('two calls of one owner run at once, a few wait and the next is refused', async () => {
  const limiter = createKeyedLimiter(2);
  const { end, work } = held();
  let begun = 0;
  const calls = Array.from({ length: 5 }, () =>
    limiter(1, MOST, () => {
      begun++;
      return work();
    }),
  );
  await nextTurn();
  expect(begun).toBe(2);
  await expect(limiter(1, MOST, work)).rejects.toMatchObject({ status: 429 });
  expect(await limiter(2, MOST, async () => 'other')).toBe('other');
  end();
  await Promise.all(calls);
  expect(begun).toBe(5);
});

test('a failed call gives its turn to the next', async () => {
  const db = {};
  const order: number[] = [];
  const calls = [1, 2, 3].map((n) =>
    runExclusive(db, 1, async () => {
      order.push(n);
      await nextTurn();
      if (n === 1) throw new Error('failed');
      return n;
    }),
  );
  expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(order).toEqual([1, 2, 3]);
});

test('a slot is held until the answer has been read', async () => {
  const limiter = createKeyedLimiter(1);
  const order: string[] = [];
  let read = () => {};
  const unread = new Promise<void>((resolve) => {
    read = resolve;
  });
  const limit = { points: 5, seconds: 1 };
  await limiter(
    1,
    limit,
    async () => order.push('first'),
    () => unread,
  );
  const second = limiter(1, limit, async () => order.push('second'));
  await limiter(2, limit, async () => order.push('of another'));
  read();
  await second;
  expect(order).toEqual(['first', 'of another', 'second']);
});
