import fs from 'node:fs';
import path from 'node:path';

/** What needs no browser is beside the lines; what needs one is with all other tests that do. */
const FOLDERS = [import.meta.dirname, path.join(import.meta.dirname, '../browser')];

/** The lines of the specification that have a test, read from the tests themselves. */
export function testedIds(): Set<string> {
  const files = FOLDERS.flatMap((folder) => fs.globSync(path.join(folder, '*.test.ts')));
  const sources = files.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  return new Set([...sources.matchAll(/\bspec\(\s*'([^']+)'/g)].map((match) => match[1] as string));
}
