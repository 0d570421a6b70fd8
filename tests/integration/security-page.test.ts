import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The security page lists every section of the standard, and every test that it names exists. */
const root = path.join(import.meta.dirname, '../..');
const page = fs.readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** The number of sections of each chapter of ASVS 5.0. */
const SECTIONS = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3];

function named(): Set<string> {
  const spans = page.matchAll(/^\| V(\d+)\.(\d+)(?: to V\d+\.(\d+))?/gm);
  return new Set(
    [...spans].flatMap(([, chapter, from, to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => `${chapter}.${Number(from) + n}`),
    ),
  );
}

test('every section of ASVS 5.0 is met or declared', () => {
  const all = SECTIONS.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, n) => `${chapter + 1}.${n + 1}`),
  );
  expect([...named()].sort()).toEqual(all.sort());
});

test('every section that is met names a test or is about documentation', () => {
  const met = page.split('\n').filter((line) => /^\| V\d.* \| Met/.test(line));
  const silent = met.filter((line) => !line.includes('.test.ts`') && !/Documentation|Inventory/.test(line));
  // These two concern other systems, which no test can reach.
  expect(silent.map((line) => line.slice(2, 7))).toEqual(['V12.3', 'V13.2']);
});

test('every test that the page names exists', () => {
  const lines = page.split('\n');
  const tests = new Set(lines.flatMap((line) => line.match(/[\w/.-]+\.test\.ts/g) ?? []));
  expect(tests.size).toBeGreaterThan(20);
  expect([...tests].filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
});
