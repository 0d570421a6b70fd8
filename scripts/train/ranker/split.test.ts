import { expect, test } from 'vitest';
import { isFaulty, type Pair } from './load.ts';
import { nearDuplicatesOf } from './near-duplicates.ts';
import { isHeldOut, withoutNear } from './split.ts';

const pair = (test: string, first: string, second: string): Pair => ({
  source: 'upworthy-exploratory',
  test,
  first,
  second,
  firstWon: true,
  z: 2,
  faulty: false,
});
const idAt = (date: string, tail = '0') =>
  (Date.parse(date) / 1000).toString(16).padStart(8, '0') + tail.padStart(16, '0');

test('the faulty window is read from the test id, both ends included', () => {
  const days = [
    '2013-06-24T23:59:59Z',
    '2013-06-25T00:00:00Z',
    '2014-01-10T23:59:59Z',
    '2014-01-11T00:00:00Z',
  ];
  expect(days.map((day) => isFaulty(idAt(day)))).toEqual([false, true, true, false]);
});

test('two headlines are near-duplicates if they share half of their words, in any case and punctuation', () => {
  const isNear = nearDuplicatesOf(['The Dog That Saved Christmas']);
  expect(isNear('the dog that saved christmas!')).toBe(true);
  expect(isNear('A dog that saved Christmas for us')).toBe(true); // 4 of 8
  expect(isNear('A dog who ruined Christmas')).toBe(false);
});

test('a near-duplicate removes its whole test from training', () => {
  const kept = pair('b', 'Nothing to do with it', 'Neither has this');
  const left = withoutNear(
    [
      pair('a', 'The dog that saved Christmas', 'Unrelated words here'),
      pair('a', 'Unrelated words here', 'More'),
      kept,
    ],
    ['The Dog That Saved Christmas'],
  );
  expect(left).toEqual([kept]);
});

test('about half of the valid exploratory tests are held out, and never a faulty one', () => {
  const pairs = Array.from({ length: 1000 }, (_, i) =>
    pair(idAt('2014-06-01T00:00:00Z', i.toString(16)), 'a', 'b'),
  );
  const share = pairs.filter(isHeldOut).length / pairs.length;
  expect(share).toBeGreaterThan(0.42);
  expect(share).toBeLessThan(0.58);
  expect(pairs.some((one) => isHeldOut({ ...one, faulty: true }))).toBe(false);
});
