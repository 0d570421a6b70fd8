import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { formatCount, parseCount } from './counts.ts';

testRows([
  ['12400', 12_400],
  [' 12,400 ', 12_400],
  ['12.400', 12_400],
  ['12 400', 12_400],
  ["1'204'300", 1_204_300],
  ['12.4k', 12_400],
  ['12,4K', 12_400],
  ['1.25 M', 1_250_000],
  ['0', 0],
  ['2b', 2_000_000_000],
])('%s is read as a count', (typed, count) => {
  expect(parseCount(typed)).toBe(count);
});

testRows(['', '12.4', '-3', '1e9', '3b', '1,2,3', 'many', '12.400,5', '12k views', '1.2.3k', 'NaN'])(
  '%s is refused as a count',
  (typed) => {
    expect(parseCount(typed)).toBeNull();
  },
);

test('a count is a whole number that can be stored, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const count = parseCount(typed);
      expect(count === null || (Number.isInteger(count) && count >= 0 && count < 2 ** 31)).toBe(true);
    }),
  );
});

test('a count is formatted as on the platforms', () => {
  expect([0, 999, 12_400, 1_250_000].map(formatCount)).toEqual(['0', '999', '12.4K', '1.25M']);
});

test('a text longer than any count is refused at once', () => {
  for (const filler of [' ', '1', ',', "'"]) expect(parseCount(`1${filler.repeat(60_000)}x`)).toBeNull();
}, 5000);
