import fs from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
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
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const lineOf = (...keys: (string | number)[]) => {
    const node = nodeAt(document.contents, keys);
    return node?.range ? counter.linePos(node.range[0]).line : 1;
  };
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ message, pos }) => ({
      file,
      line: counter.linePos(pos[0]).line,
      what: message.split('\n')[0] ?? message,
    }));
    return { faults };
  }
  const parsed = subjectSchema.safeParse(document.toJS());
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

/** The deepest existing node on a path: something missing is reported where it should be. */
function nodeAt(start: unknown, keys: readonly (string | number)[]): Node | null {
  let node = start as Node | null;
  for (const key of keys) {
    const next: unknown = isMap(node) || isSeq(node) ? node.get(key, true) : null;
    if (!isMap(next) && !isSeq(next) && !isScalar(next)) break;
    node = next;
  }
  return node;
}

/** The frames of all files of a folder; the file of a language is named after it. */
export function readFrames(folder: string): { frames: Frame[]; faults: Fault[] } {
  const frames: Frame[] = [];
  const faults: Fault[] = [];
  for (const file of fs.readdirSync(folder).sort()) {
    if (!file.endsWith('.yaml')) continue;
    const parsed = framesSchema.safeParse(
      parseDocument(fs.readFileSync(path.join(folder, file), 'utf8')).toJS(),
    );
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
