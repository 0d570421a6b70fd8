import { expect, test } from 'vitest';
import { SPEC_LINES } from './lines.ts';
import { testedIds } from './tested-ids.ts';

/** Issues that are done: none of their lines may be open. */
const RESOLVED: readonly number[] = [2, 3, 4, 6, 7];

test('ids are unique', () => {
  expect(new Set(SPEC_LINES.map((line) => line.id)).size).toBe(SPEC_LINES.length);
});

test('resolved issues leave no line of the specification open', () => {
  const tested = testedIds();
  const open = SPEC_LINES.filter((line) => RESOLVED.includes(line.issue) && !tested.has(line.id));
  expect(open.map((line) => line.id)).toEqual([]);
});
