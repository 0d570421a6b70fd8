import { type Book, openBook } from './book.ts';
import { compileTables, type Tables } from './compile.ts';
import { Sections } from './sections.ts';
import { spliceBook } from './splice.ts';
import type { Subject } from './subject.schema.ts';

/**
 * The compiled book with what operators changed. In memory there is one book, edited or not: what was compiled is read
 * from the disk again for each change.
 */
export function openEditedBook(file: string) {
  let book: Book = openBook(Sections.read(file));
  let spliced = false;
  let compiled: Compiled = new Map();

  return {
    book: () => book,
    /** Takes all that is changed now; says what it had to leave out. */
    edit(edited: ReadonlyMap<string, Subject | null>): Complaint[] {
      if (edited.size === 0 && !spliced) return [];
      const complaints: Complaint[] = [];
      compiled = compile(edited, compiled, book, complaints);
      const tables = new Map([...compiled].map(([id, one]) => [id, one.tables]));
      try {
        const base = Sections.read(file, { without: 'words' });
        book = openBook(spliceBook(base, tables), book);
        spliced = edited.size > 0;
      } catch (error) {
        complaints.push({ about: 'all', reason: (error as Error).message });
      }
      return complaints;
    },
  };
}

type Complaint = { about: string; reason: string };
type Compiled = Map<string, { subject: string; tables: Tables | null }>;

/** A subject that reads as before is not compiled again. */
function compile(
  edited: ReadonlyMap<string, Subject | null>,
  before: Compiled,
  book: Book,
  complaints: Complaint[],
): Compiled {
  const compiled: Compiled = new Map();
  for (const [id, subject] of edited) {
    const text = JSON.stringify(subject);
    const known = before.get(id);
    if (known?.subject === text) {
      compiled.set(id, known);
      continue;
    }
    try {
      const [field = '', slug = ''] = id.split('/');
      const tables = subject && compileTables([{ field, slug, subject }], book);
      compiled.set(id, { subject: text, tables });
    } catch (error) {
      complaints.push({ about: id, reason: (error as Error).message });
    }
  }
  return compiled;
}
