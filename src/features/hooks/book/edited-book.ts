import { type Book, openBook, openParts, type SubjectPart } from './book.ts';
import { compileSubject } from './compile.ts';
import { compareByFile } from './ids.ts';
import type { Subject } from './subject.schema.ts';

/** The compiled book with what admins changed. */
export function openEditedBook(file: string) {
  const parts = openParts(file);
  const compiled = openBook(parts);
  let book: Book = compiled;
  let known: Compiled = new Map();

  return {
    book: () => book,
    /** Takes all that is changed now; says what it had to leave out. */
    edit(edited: ReadonlyMap<string, Subject | null>): Complaint[] {
      const complaints: Complaint[] = [];
      known = compile(edited, known, parts, complaints);
      const changed = [...known.values()].flatMap(({ part }) => part ?? []);
      const kept = parts.subjects.filter(({ head }) => !known.has(head.id));
      const subjects = [...kept, ...changed].sort((one, other) => compareByFile(one.head.id, other.head.id));
      book = known.size === 0 ? compiled : openBook({ ...parts, subjects });
      return complaints;
    },
  };
}

type Complaint = { about: string; reason: string };
type Compiled = Map<string, { subject: string; part: SubjectPart | null }>;

/** A subject that reads as before is not compiled again. */
function compile(
  edited: ReadonlyMap<string, Subject | null>,
  before: Compiled,
  parts: Parameters<typeof compileSubject>[2],
  complaints: Complaint[],
): Compiled {
  const compiled: Compiled = new Map();
  for (const [id, subject] of edited) {
    const text = JSON.stringify(subject);
    const known = before.get(id);
    try {
      const part = known?.subject === text ? known.part : subject && compileSubject(id, subject, parts);
      compiled.set(id, { subject: text, part });
    } catch (error) {
      complaints.push({ about: id, reason: (error as Error).message });
    }
  }
  return compiled;
}
