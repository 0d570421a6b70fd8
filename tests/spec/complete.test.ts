import { expect, test } from 'vitest';
import { SPEC_LINES } from './lines.ts';
import { testedIds } from './tested-ids.ts';

test('ids are unique', () => {
  expect(new Set(SPEC_LINES.map((line) => line.id)).size).toBe(SPEC_LINES.length);
});

test('every line of the specification has a test', () => {
  const tested = testedIds();
  expect(SPEC_LINES.filter((line) => !tested.has(line.id)).map((line) => line.id)).toEqual([]);
});
