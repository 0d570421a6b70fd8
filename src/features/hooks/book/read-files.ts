import fs from 'node:fs';
import path from 'node:path';
import { EVENT_ID, type Event, getScalarValue, load, parseEvents, YAMLException } from 'js-yaml';
import type { ZodError } from 'zod';
import { LANGUAGES } from '../read/language.ts';
import { type Frame, framesSchema } from './frames.schema.ts';
import { type Subject, subjectSchema } from './subject.schema.ts';

/** A subject and where its parts are in its file. */
export type SubjectFile = {
  file: string;
  field: string;
  slug: string;
  subject: Subject;
  /** The line of the file in which the value at this path begins. */
  lineOf: (...path: (string | number)[]) => number;
};

export type Fault = { file: string; line: number; what: string };

/** All subject files of the book, and the faults of those that do not match the schema. */
export function readSubjectFiles(folder: string, only?: string): { files: SubjectFile[]; faults: Fault[] } {
  const files: SubjectFile[] = [];
  const faults: Fault[] = [];
  for (const field of fs.readdirSync(folder).sort()) {
    if (only && field !== only) continue;
    for (const name of fs.readdirSync(path.join(folder, field)).sort()) {
      if (!name.endsWith('.yaml')) continue;
      const file = `${field}/${name}`;
      const read = readSubjectFile(fs.readFileSync(path.join(folder, file), 'utf8'), file);
      if ('subject' in read) files.push(read);
      else faults.push(...read.faults);
    }
  }
  return { files, faults };
}

export function readSubjectFile(source: string, file: string): SubjectFile | { faults: Fault[] } {
  // Found from scratch each time, because hardly any line of the book has a fault.
  const lineOf: SubjectFile['lineOf'] = (...keys) => lineAt(source, startOf(source, keys));
  let written: unknown;
  try {
    written = load(source);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { faults: [{ file, line: (error.mark?.line ?? 0) + 1, what: error.reason }] };
  }
  const parsed = subjectSchema.safeParse(written);
  if (!parsed.success) {
    return { faults: schemaFaults(file, parsed.error, lineOf) };
  }
  const [field = '', name = ''] = file.split('/');
  return { file, field, slug: name.replace(/\.yaml$/, ''), subject: parsed.data, lineOf };
}

function schemaFaults(file: string, { issues }: ZodError, lineOf: SubjectFile['lineOf']): Fault[] {
  return issues.map(({ path, message }) => ({
    file,
    line: lineOf(...(path as (string | number)[])),
    what: `${path.join('.')}: ${message}`,
  }));
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** Where the deepest existing value on a path begins: something missing is reported where it should be. */
function startOf(source: string, keys: readonly (string | number)[]): number {
  const events = parseEvents(source, {});
  // The first event opens the document.
  let at = 1;
  for (const key of keys) {
    const next = childOf(events, at, key, source);
    if (next === null) break;
    at = next;
  }
  const event = events[at];
  return event && 'valueStart' in event ? event.valueStart : event && 'start' in event ? event.start : 0;
}

/** The index of the event at which the value of a key or the item at an index begins. */
function childOf(events: readonly Event[], parent: number, key: string | number, source: string) {
  const type = events[parent]?.type;
  if (type !== EVENT_ID.MAPPING && type !== EVENT_ID.SEQUENCE) return null;
  for (let at = parent + 1, n = 0; events[at] && events[at]?.type !== EVENT_ID.POP; n++) {
    const event = events[at];
    if (type === EVENT_ID.SEQUENCE) {
      if (n === key) return at;
    } else if (n % 2 === 0 && event?.type === EVENT_ID.SCALAR && getScalarValue(source, event) === key) {
      return at + 1;
    }
    at = afterValue(events, at);
  }
  return null;
}

function afterValue(events: readonly Event[], start: number): number {
  let depth = 0;
  let at = start;
  do {
    const type = events[at++]?.type;
    if (type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE) depth++;
    else if (type === EVENT_ID.POP) depth--;
  } while (depth > 0);
  return at;
}

/** The frames of all files of a folder; the file of a language is named after it. */
export function readFrames(folder: string): { frames: Frame[]; faults: Fault[] } {
  const frames: Frame[] = [];
  const faults: Fault[] = [];
  for (const file of fs.readdirSync(folder).sort()) {
    if (!file.endsWith('.yaml')) continue;
    const parsed = framesSchema.safeParse(load(fs.readFileSync(path.join(folder, file), 'utf8')));
    if (!parsed.success) {
      faults.push(...schemaFaults(file, parsed.error, () => 1));
      continue;
    }
    const { shape, gentleOnly = false, frames: list } = parsed.data;
    const language = LANGUAGES.find((one) => `${one}.yaml` === file) ?? null;
    frames.push(
      ...list.map((frame) => ({
        ...frame,
        shape: frame.shape ?? shape,
        gentle: frame.gentle ?? gentleOnly,
        gentleOnly,
        language,
      })),
    );
  }
  return { frames, faults };
}
