import fs from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { sourcesFile } from './book-file.ts';
import type { Subject } from './subject.schema.ts';

/**
 * The subjects as their files state them, for those who edit: a line of JSON each in one file beside the compiled book,
 * in its order. Nobody keeps them in memory; whoever asks reads them from the disk.
 */

export type Source = { id: string; subject: Subject };

export const sourceLines = (sources: readonly Source[]): string =>
  sources.map(({ id, subject }) => `${id}\t${JSON.stringify(subject)}\n`).join('');

const NEWLINE = 10;
const TAB = 9;
/** So many at a time, then others have their turn. */
const AT_ONCE = 50;

/** All of them, each as it is asked for. */
export async function* eachSource(): AsyncGenerator<{ id: string; text: string }> {
  const file = await fs.readFile(sourcesFile());
  let read = 0;
  for (let at = 0; at < file.length; ) {
    const end = file.indexOf(NEWLINE, at);
    const tab = file.indexOf(TAB, at);
    yield { id: file.toString('utf8', at, tab), text: file.toString('utf8', tab + 1, end) };
    at = end + 1;
    if (++read % AT_ONCE === 0) await setImmediate();
  }
}

/** Where each lies in the file, of one state of the file: a build in the meantime makes another. */
type Places = { state: string; of: Map<string, { at: number; bytes: number }> };
let places: Places | undefined;

async function placesIn(file: fs.FileHandle): Promise<Places['of']> {
  const { mtimeMs, size, ino } = await file.stat();
  const state = [ino, size, mtimeMs].join();
  if (places?.state === state) return places.of;
  const of: Places['of'] = new Map();
  const whole = await file.readFile();
  for (let at = 0; at < whole.length; ) {
    const [tab, end] = [whole.indexOf(TAB, at), whole.indexOf(NEWLINE, at)];
    of.set(whole.toString('utf8', at, tab), { at: tab + 1, bytes: end - tab - 1 });
    at = end + 1;
  }
  places = { state, of };
  return of;
}

/** Some of them, by id: only they are read, and only where they lie is kept in memory. */
export async function readSources(ids: ReadonlySet<string>): Promise<Map<string, Subject>> {
  const found = new Map<string, Subject>();
  if (ids.size === 0) return found;
  const file = await fs.open(sourcesFile());
  try {
    const of = await placesIn(file);
    for (const id of ids) {
      const place = of.get(id);
      if (!place) continue;
      const { buffer } = await file.read(Buffer.alloc(place.bytes), 0, place.bytes, place.at);
      found.set(id, JSON.parse(buffer.toString('utf8')) as Subject);
    }
    return found;
  } finally {
    await file.close();
  }
}
