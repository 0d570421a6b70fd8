import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What is in the book, as the build counted it. */
export type BookFacts = { subjects: number; hooks: number; fields: number };

/** Where the compiled book lies: beside the built server, or, run from the source, where the build puts it. */
export const bookFile = (): string => built('book.bin');

/** And what it was compiled from, for those who edit it. */
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
