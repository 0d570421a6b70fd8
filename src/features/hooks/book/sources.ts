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

/** Some of them, by id. */
export async function readSources(ids: ReadonlySet<string>): Promise<Map<string, Subject>> {
  const found = new Map<string, Subject>();
  if (ids.size === 0) return found;
  for await (const { id, text } of eachSource()) {
    if (ids.has(id)) found.set(id, JSON.parse(text) as Subject);
    if (found.size === ids.size) break;
  }
  return found;
}
