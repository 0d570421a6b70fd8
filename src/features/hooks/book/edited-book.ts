import { type Book, openBook, openParts, type SubjectPart } from './book.ts';
import { compileSubject } from './compile.ts';
import { compareByFile } from './ids.ts';
import type { Subject } from './subject.schema.ts';

/** The compiled book with the edits of admins. */
export function openEditedBook(file: string) {
  const parts = openParts(file);
  const unedited = openBook(parts);
  let book: Book = unedited;
  let compiled: Compiled = new Map();

  return {
    book: () => book,
    /** Applies all current edits; returns those that had to be left out, and why. */
    edit(edited: ReadonlyMap<string, Subject | null>): LeftOutEdit[] {
      const leftOut: LeftOutEdit[] = [];
      compiled = compile(edited, compiled, parts, leftOut);
      const changed = [...compiled.values()].flatMap(({ part }) => part ?? []);
      const kept = parts.subjects.filter(({ head }) => !compiled.has(head.id));
      const subjects = [...kept, ...changed].sort((one, other) => compareByFile(one.head.id, other.head.id));
      book = compiled.size === 0 ? unedited : openBook({ ...parts, subjects });
      return leftOut;
    },
  };
}

type LeftOutEdit = { about: string; reason: string };
type Compiled = Map<string, { subject: string; part: SubjectPart | null }>;

/** A subject that has not changed is not compiled again. */
function compile(
  edited: ReadonlyMap<string, Subject | null>,
  before: Compiled,
  parts: Parameters<typeof compileSubject>[2],
  leftOut: LeftOutEdit[],
): Compiled {
  const compiled: Compiled = new Map();
  for (const [id, subject] of edited) {
    const text = JSON.stringify(subject);
    const previous = before.get(id);
    try {
      const part = previous?.subject === text ? previous.part : subject && compileSubject(id, subject, parts);
      compiled.set(id, { subject: text, part });
    } catch (error) {
      leftOut.push({ about: id, reason: (error as Error).message });
    }
  }
  return compiled;
}
