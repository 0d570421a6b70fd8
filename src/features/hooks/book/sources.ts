import fs from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { sourcesFile } from './book-file.ts';
import type { Subject } from './subject.schema.ts';

/**
 * The subjects as their files state them, for editing. They are in one file beside the compiled book and in its
 * order, one line of JSON per subject. They are not kept in memory; each call reads them from the disk.
 */

export type Source = { id: string; subject: Subject };

export const formatSources = (sources: readonly Source[]): string =>
  sources.map(({ id, subject }) => `${id}\t${JSON.stringify(subject)}\n`).join('');

const NEWLINE = 10;
const TAB = 9;
/** Subjects read before the event loop gets a turn. */
const AT_ONCE = 50;

type Place = { id: string; at: number; end: number };

/**
 * The place of each subject in the file. A last line without a newline is skipped, because a full disk may leave one.
 */
export function* locateSubjects(file: Buffer): Generator<Place> {
  for (let start = 0; start < file.length; ) {
    const end = file.indexOf(NEWLINE, start);
    const tab = file.indexOf(TAB, start);
    if (end < 0 || tab < 0) return;
    yield { id: file.toString('utf8', start, tab), at: tab + 1, end };
    start = end + 1;
  }
}

/** Reads the sources of all subjects, one at a time. */
export async function* readEachSource(): AsyncGenerator<{ id: string; text: string }> {
  const file = await fs.readFile(sourcesFile());
  let read = 0;
  for (const { id, at, end } of locateSubjects(file)) {
    yield { id, text: file.toString('utf8', at, end) };
    if (++read % AT_ONCE === 0) await setImmediate();
  }
}

/** The places in one version of the file; a new build replaces the file. */
type Places = { state: string; places: Map<string, Place> };
let places: Places | undefined;

async function placesIn(file: fs.FileHandle): Promise<Places['places']> {
  const { mtimeMs, size, ino } = await file.stat();
  const state = [ino, size, mtimeMs].join();
  if (places?.state === state) return places.places;
  const located = new Map([...locateSubjects(await file.readFile())].map((place) => [place.id, place]));
  places = { state, places: located };
  return located;
}

/** Reads some sources by id. Only their places in the file are kept in memory. */
export async function readSources(ids: ReadonlySet<string>): Promise<Map<string, Subject>> {
  const subjects = new Map<string, Subject>();
  if (ids.size === 0) return subjects;
  const file = await fs.open(sourcesFile());
  try {
    const located = await placesIn(file);
    for (const id of ids) {
      const place = located.get(id);
      if (!place) continue;
      const bytes = place.end - place.at;
      const { buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, place.at);
      subjects.set(id, JSON.parse(buffer.toString('utf8')) as Subject);
    }
    return subjects;
  } finally {
    await file.close();
  }
}
