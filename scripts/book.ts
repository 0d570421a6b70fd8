import path from 'node:path';
import { lintFile } from '#features/hooks/book/lint.ts';
import { readSubjectFiles } from '#features/hooks/book/read-files.ts';

/** `npm run book -- check [field]`: what is wrong with the book, by file and line. */
const [command = 'check', field] = process.argv.slice(2);
const folder = path.join(import.meta.dirname, '../content/hooks');

if (command === 'check') {
  const { files, faults } = readSubjectFiles(folder, field);
  faults.push(...files.flatMap(lintFile));
  for (const { file, line, what } of faults) console.log(`${file}:${line} ${what}`);
  const hooks = files.flatMap(({ subject }) => subject.points).flatMap(({ hooks }) => hooks).length;
  console.log(`${files.length} subjects, ${hooks} hooks, ${faults.length} faults`);
  process.exit(faults.length > 0 ? 1 : 0);
}
