import { expect, test } from 'vitest';
import { testRows } from '../../../tests/support/test-rows.ts';
import { wordSpace } from './word-space.ts';

const people = ['mom', 'dad', 'nurse'];
const places = ['city', 'town', 'village'];
const texts = [
  ...people.flatMap((who) => ['a', 'this', 'one'].map((which) => [which, who, 'said', 'no', 'twice'])),
  ...places.flatMap((where) => ['in', 'near', 'past'].map((how) => ['drive', how, where, 'by', 'night'])),
  ['mom', 'rare'],
  ['city', 'here'],
  ...[...people, ...places].map((word) => [word]),
];

function likeness(a: Float64Array | undefined, b: Float64Array | undefined): number {
  if (!a || !b) throw new Error('No such word');
  return a.reduce((sum, x, i) => sum + x * b[i]!, 0);
}

testRows([true, false])('words with similar neighbors are near each other (sides: %s)', (sides) => {
  const space = wordSpace(texts, { reach: 3, sides }, 1);
  const mom = space.get('mom');
  expect(likeness(mom, mom)).toBeCloseTo(1, 6);
  expect(likeness(mom, space.get('dad'))).toBeGreaterThan(0.9);
  expect(likeness(mom, space.get('city'))).toBeLessThan(0.3);
});

test('words of too few texts are left out', () => {
  expect(wordSpace(texts, { reach: 3, sides: true }, 1).has('rare')).toBe(false);
});

test('the word space is the same for the same seed and finite for words without neighbors', () => {
  const neighborhood = { reach: 3, sides: true };
  expect(wordSpace(texts, neighborhood, 5)).toEqual(wordSpace(texts, neighborhood, 5));
  const lonely = Array.from({ length: 5 }, () => ['alone']);
  expect(
    [...wordSpace(lonely, neighborhood, 1).values()].flatMap((place) => [...place]).every(Number.isFinite),
  ).toBe(true);
  expect(wordSpace([], neighborhood, 1).size).toBe(0);
});
