import { expect } from 'vitest';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { hasMoreValues } from './json-values.ts';

testRows([
  ['[1,2,3]', 3],
  ['{"a":[1,2],"b":{"c":[]}}', 6],
  [JSON.stringify({ text: 'a, [b], {c}, \\" and "quoted", ' }), 1],
  [JSON.stringify({ text: '\\' }), 1],
  ['{"ends early', 1],
  ['', 0],
  ['"\\', 0],
])('%s is counted as %i values', (json, values) => {
  expect(hasMoreValues(json, values)).toBe(false);
  if (values > 0) expect(hasMoreValues(json, values - 1)).toBe(true);
});
