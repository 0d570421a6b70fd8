import path from 'node:path';
import { expect, test } from 'vitest';
import { duplicateFaults } from './duplicate-lint.ts';
import { lintFile } from './lint.ts';
import { readFrames, readSubjectFiles } from './read-files.ts';

/** What `npm run book -- check` says of the book that ships. */
const content = path.join(import.meta.dirname, '../../../../content');

test('the book has no fault, in a line or as a whole', () => {
  const { files, faults } = readSubjectFiles(path.join(content, 'hooks'));
  const all = [...faults, ...files.flatMap(lintFile), ...duplicateFaults(files)];
  expect(all.map(({ file, line, what }) => `${file}:${line} ${what}`)).toEqual([]);
  expect(files.length).toBeGreaterThan(1000);
}, 300_000);

test('there are at most 600 English frames, and enough in each other language for three runs', () => {
  const { frames, faults } = readFrames(path.join(content, 'frames'));
  expect(faults).toEqual([]);
  expect(frames.filter(({ language }) => language === null).length).toBeLessThanOrEqual(600);
  expect(new Set(frames.map(({ id }) => id)).size).toBe(frames.length);
  for (const [language, list] of Map.groupBy(frames, (frame) => frame.language)) {
    if (language) expect(list.length, language).toBeGreaterThanOrEqual(30);
  }
});
