import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SPEC_LINES } from './lines.ts';

/**
 * Collects the tested lines from the sources: tests without a browser in this folder, tests with one in
 * `tests/browser/*-spec.test.ts`.
 */
function titlesOfTests(): string[] {
  const files = fs.globSync(path.join(import.meta.dirname, '../{browser/*-spec,spec/*}.test.ts'));
  const sources = files.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  const titles = sources.matchAll(/^\s*test\(\s*(['"`])(\[\d[^\]]*\] (?:\\.|(?!\1).)+)\1/gm);
  return Array.from(titles, ([, , title = '']) => title.replace(/\\(.)/g, '$1'));
}

test('every line of the specification has one test with the line as its title', () => {
  const lines = Object.values(SPEC_LINES).flatMap((section) => Object.entries(section));
  expect(titlesOfTests().sort()).toEqual(lines.map(([id, sentence]) => `[${id}] ${sentence}`).sort());
});
