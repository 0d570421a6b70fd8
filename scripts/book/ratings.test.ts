import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSubjectFiles } from '#features/hooks/book/read-files.ts';
import { applyRatings, ratingSheet } from './ratings.ts';

const SOURCE = `subject: "sourdough"
names: ["starter"]
points:
  - point: "A starter raises bread near its peak."
    payoff: "Mix when it has doubled."
    chip: "use it at peak"
    hooks:
      - {type: Quick Win, say: "Rubber band on the starter jar: your timer.", tip: "Snap a band on.", screen: "Double, then mix"}
      - {type: Myth Bust, say: "Starter sinks in water, {aud}? It may still raise bread.", tip: "Drop a spoonful.", screen: "Trust the jar", rating: 2}
      - {type: Mistake to Avoid, say: "Starter peaked at noon. You mixed after dinner.", tip: "Hold the jar.", screen: "You missed it"}
`;
let folder: string;
const file = () => path.join(folder, 'baking', 'sourdough.yaml');
const read = () => readSubjectFiles(folder).files;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ratings-'));
  fs.mkdirSync(path.dirname(file()));
  fs.writeFileSync(file(), SOURCE);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('a sheet lists the unrated lines as they are spoken', () => {
  expect(ratingSheet(read())).toBe(
    '## baking/sourdough (sourdough)\n1 Rubber band on the starter jar: your timer.\n2 Starter peaked at noon. You mixed after dinner.',
  );
});

test("a reader's ratings are written to the lines of the sheet, and nothing else changes", () => {
  expect(applyRatings(folder, read(), 'baking/sourdough\t3 5\n')).toEqual([]);
  expect(fs.readFileSync(file(), 'utf8')).toBe(
    SOURCE.replace('"Double, then mix"}', '"Double, then mix", rating: 3}').replace(
      '"You missed it"}',
      '"You missed it", rating: 5}',
    ),
  );
  expect(ratingSheet(read())).toBe('');
});

test('a row that does not fit its subject is reported and changes nothing', () => {
  const rows = 'baking/sourdough 34 2\nbaking/sourdough 37\nbaking/rye 3\n';
  expect(applyRatings(folder, read(), rows)).toEqual([
    'baking/sourdough: 3 digits for 2 unread lines',
    'baking/sourdough: only digits from 1 to 5',
    'baking/rye: no such subject',
  ]);
  expect(fs.readFileSync(file(), 'utf8')).toBe(SOURCE);
});
