import path from 'node:path';
import { expect, test } from 'vitest';
import { engineState } from '../../../../tests/support/book.ts';
import { correctSpelling } from '../read/spelling.ts';
import { duplicateFaults } from './duplicate-lint.ts';
import { lintFile } from './lint.ts';
import { readFrames, readSubjectFiles } from './read-files.ts';

/** The errors that `npm run book -- check` finds in the shipped book. */
const content = path.join(import.meta.dirname, '../../../../content');

const { files, faults } = readSubjectFiles(path.join(content, 'hooks'));

test('the book has no fault, in any line or as a whole', () => {
  const all = [...faults, ...files.flatMap(lintFile), ...duplicateFaults(files)];
  expect(all.map(({ file, line, what }) => `${file}:${line} ${what}`)).toEqual([]);
  expect(files.length).toBeGreaterThan(1000);
}, 300_000);

test('no word that finds a subject is taken for a misspelling', () => {
  const names = files.flatMap(({ subject: { subject, names, points } }) => [
    subject,
    ...names,
    ...points.flatMap(({ names = [] }) => names),
  ]);
  const typed = [...new Set(names.flatMap((name) => name.toLowerCase().split(/[^a-z']+/)))];
  const { words } = engineState().book;
  // Add such words to `right` in read/spelling.json.
  expect(typed.filter((word) => correctSpelling(word, words) !== word)).toEqual([]);
});

test('the book has at most 600 English frames, and frames for three runs in each other language', () => {
  const { frames, faults } = readFrames(path.join(content, 'frames'));
  expect(faults).toEqual([]);
  expect(frames.filter(({ language }) => language === null).length).toBeLessThanOrEqual(600);
  expect(new Set(frames.map(({ id }) => id)).size).toBe(frames.length);
  for (const [language, list] of Map.groupBy(frames, (frame) => frame.language)) {
    if (language) expect(list.length, language).toBeGreaterThanOrEqual(30);
  }
});
