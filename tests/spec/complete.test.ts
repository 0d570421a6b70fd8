import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SPEC_LINES } from './lines.ts';

/** From the titles of the tests. What needs no browser is in this folder; what needs one is with all other tests that do. */
function testedIds(): string[] {
  const files = fs.globSync(path.join(import.meta.dirname, '../{browser,spec}/*.test.ts'));
  const sources = files.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  return [...sources.matchAll(/^\s*test\(\s*['"`]\[(\d[^\]]*)\] \S/gm)].map((match) => match[1] as string);
}

test('every line of the specification has one test, and no test names a line that there is not', () => {
  expect(testedIds().sort()).toEqual(Object.values(SPEC_LINES).flat().sort());
});

test('no line of the specification is listed twice', () => {
  const ids = Object.values(SPEC_LINES).flat();
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
