import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The size of the book, counted by the build. */
export type BookFacts = { subjects: number; hooks: number; fields: number };

/** The compiled book: beside the built server, or in the build folder if run from the source. */
export const bookFile = (): string => built('book.bin');

/** The sources of the compiled book, for its editor in the admin area. */
export const sourcesFile = (): string => built('book-sources.txt');

let facts: BookFacts | undefined;
export function bookFacts(): BookFacts {
  facts ??= JSON.parse(fs.readFileSync(built('book.json'), 'utf8')) as BookFacts;
  return facts;
}

function built(name: string): string {
  const beside = fileURLToPath(new URL(`./${name}`, import.meta.url));
  return fs.existsSync(beside)
    ? beside
    : fileURLToPath(new URL(`../../../../dist/server/${name}`, import.meta.url));
}
