import fs from 'node:fs';
import path from 'node:path';
import type { BookFacts } from '#features/hooks/book/book-file.ts';
import { compileBook } from '#features/hooks/book/compile.ts';
import { type Fault, readFrames, readSubjectFiles } from '#features/hooks/book/read-files.ts';
import { formatSources } from '#features/hooks/book/sources.ts';

export const content = path.join(import.meta.dirname, '../../content');
const hooks = path.join(import.meta.dirname, '../../src/features/hooks');
/** The compiler, and the reading of roles and countries that it uses. */
const compiler = [path.join(hooks, 'book'), path.join(hooks, 'read')];

/** Compiles content/ into the file that the server loads. */
export function writeBook(file: string): void {
  const { files, faults } = readSubjectFiles(path.join(content, 'hooks'));
  const { frames, faults: frameFaults } = readFrames(path.join(content, 'frames'));
  const all = [...faults, ...frameFaults];
  if (all.length > 0) throw new Error(`The book cannot be compiled:\n${all.map(faultLine).join('\n')}`);
  const words = fs.readFileSync(path.join(content, 'vectors/words.bin'));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // A running product keeps using the file that it has opened.
  fs.writeFileSync(`${file}.new`, compileBook(files, frames, words));
  fs.renameSync(`${file}.new`, file);
  const sources = files.map(({ field, slug, subject }) => ({ id: `${field}/${slug}`, subject }));
  fs.writeFileSync(file.replace(/\.bin$/, '-sources.txt'), formatSources(sources));
  const facts: BookFacts = {
    subjects: files.length,
    hooks: files.flatMap(({ subject }) => subject.points).flatMap(({ hooks }) => hooks).length,
    fields: new Set(files.map(({ field }) => field)).size,
  };
  fs.writeFileSync(file.replace(/bin$/, 'json'), JSON.stringify(facts));
}

export const faultLine = ({ file, line, what }: Fault) => `${file}:${line} ${what}`;

/** The compiled book. Compiles it again if a file in content/ or of the compiler is newer. */
export function freshBook(): string {
  const file = path.join(import.meta.dirname, '../../dist/server/book.bin');
  const made = fs.existsSync(file) ? fs.statSync(file).mtimeMs : 0;
  const stale = [content, ...compiler].some((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .some((name) => fs.statSync(path.join(folder, name)).mtimeMs > made),
  );
  if (stale) writeBook(file);
  return file;
}
