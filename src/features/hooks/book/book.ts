import { createScorer, type Ranker, type Scorer } from '../ranker/scorer.ts';
import { setOf } from '../read/word-lists.ts';
import { createLruCache, openReader, type ReadBytes, Sections } from './book-sections.ts';
import { type BookPoint, type BookSubject, Chapter, rolesByIndex, SubjectNames } from './chapter.ts';
import type { Frame } from './frames.schema.ts';
import { invertLists, type PackedLists } from './stem-lists.ts';
import { joinRows, rarityOf, unpackWordVectors, type WordVectors } from './word-vectors.ts';
import lists from './words.json' with { type: 'json' };
import { contentWords, isStopWord, isWeakWord, toStem } from './words.ts';

/**
 * The book as the search and the writers see it. What finds a subject is in memory; its names and its chapter are
 * read from the file when needed.
 */

export type Book = {
  subjects: readonly BookSubject[];
  /** Finds a point by its id, or by the id of one of its lines. */
  findPoint(id: string): BookPoint | undefined;
  findPointOfLine(id: string): BookPoint | undefined;
  frames: readonly Frame[];
  words: WordVectors;
  /** The ranker's score of a text. */
  score: Scorer;
  /** One vector per subject, as signed bytes. */
  vectors: Int8Array;
  /** The index of each stem in the table of stems. */
  stems: ReadonlyMap<string, number>;
  /** The subjects that mention a stem in their names or in the names of their points. */
  subjectsByStem: PackedLists;
  /** The subjects whose title contains a stem. */
  subjectsByTitle: () => ReadonlyMap<string, readonly BookSubject[]>;
};

type SubjectRow = { id: string; name: string; roles: number[] };
/** The part of the compiled book that is stored as JSON and not as a table. */
export type BookHead = {
  subjects: SubjectRow[];
  /** All stems of the book; lists of stems hold indexes into this list. */
  stems: string[];
  frames: readonly Frame[];
};
/** A compiled subject: what a search needs to find it, its names and its chapter. */
export type SubjectPart = {
  head: SubjectRow;
  vector: Int8Array;
  stems: Iterable<number>;
  names(): Buffer;
  chapter(): Buffer;
};
type Parts = ReturnType<typeof openParts>;

const SECTIONS = 12;

/** Reads what `compileBook` wrote, except names and chapters, which are read when needed. */
export function openParts(from: string | Buffer) {
  const read = openReader(from);
  const sections = new Sections(read, SECTIONS);
  const head = sections.json<BookHead>();
  const wordsAt = sections.skip();
  const words = unpackWordVectors((at, length) => read(wordsAt + at, length));
  const ranker = sections.json<Omit<Ranker, 'weights'>>();
  const score = createScorer({ ...ranker, weights: { index: sections.uint32(), weights: sections.int8() } });
  const vectors = sections.int8();
  const stems = { starts: sections.uint32(), ids: sections.uint32() };
  const [names, chapters] = [piecesOf(sections, read), piecesOf(sections, read)];
  const subjects = head.subjects.map(
    (row, n): SubjectPart => ({
      head: row,
      vector: vectors.subarray(n * words.size, (n + 1) * words.size),
      stems: stems.ids.subarray(stems.starts[n], stems.starts[n + 1]),
      names: () => names(n),
      chapter: () => chapters(n),
    }),
  );
  return { subjects, words, score, frames: head.frames, stems: indexesOf(head.stems) };
}

function piecesOf(sections: Sections, read: ReadBytes): (n: number) => Buffer {
  const starts = sections.uint32();
  const at = sections.skip();
  return (n) => read(at + (starts[n] as number), (starts[n + 1] as number) - (starts[n] as number));
}

const indexesOf = (list: readonly string[]) => new Map(list.map((name, place) => [name, place]));

/** A third of the book at most. More than one run reads, so a chapter stays the same object until the run ends. */
const CACHE_SIZES = { names: 1024, chapters: 512 };

export function openBook(from: string | Buffer | Parts): Book {
  const parts = typeof from === 'string' || Buffer.isBuffer(from) ? openParts(from) : from;
  const { subjects: list, words, score, frames, stems } = parts;
  const partOf = ({ index }: BookSubject) => list[index] as SubjectPart;
  const namesOf = createLruCache(
    CACHE_SIZES.names,
    (subject: BookSubject) => new SubjectNames(partOf(subject).names()),
  );
  const chapterOf = createLruCache(
    CACHE_SIZES.chapters,
    (subject: BookSubject) => new Chapter(subject, partOf(subject).chapter()),
  );
  const subjects = list.map(({ head: { id, name, roles } }, index): BookSubject => {
    return {
      id,
      field: id.slice(0, id.indexOf('/')),
      index,
      name,
      roles: new Set(rolesByIndex(roles)),
      get names() {
        return namesOf(this);
      },
      get chapter() {
        return chapterOf(this);
      },
    };
  });
  const byId = new Map(subjects.map((subject) => [subject.id, subject]));
  const chapterFor = (id: string) => byId.get(id.split('#', 1)[0] as string)?.chapter;
  return {
    subjects,
    findPoint: (id) => chapterFor(id)?.points.find((point) => point.id === id),
    findPointOfLine: (id) => chapterFor(id)?.pointOfLine(id),
    frames,
    words,
    score,
    vectors: joinRows(list.map(({ vector }) => vector)),
    stems,
    subjectsByStem: invertLists(
      list.map((part) => part.stems),
      stems.size,
    ),
    subjectsByTitle: once(() => groupByTitle(subjects)),
  };
}

function groupByTitle(subjects: readonly BookSubject[]): Map<string, BookSubject[]> {
  const groups = new Map<string, BookSubject[]>();
  for (const subject of subjects)
    for (const stem of new Set(contentWords(subject.name).map(toStem)))
      groups.set(stem, [...(groups.get(stem) ?? []), subject]);
  return groups;
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Groups of people weigh less, because roles are matched apart from the search. A single person ("your mother", "a
 * senior dog") is what the topic is about.
 */
const PEOPLE = setOf(lists.people);
const PEOPLE_FACTOR = 0.5;
const WEAK_FACTOR = 0.35;

/** How much a word says about the subject of a text: nothing for "the", most for names. */
export function wordWeightOf(words: WordVectors, word: string): number {
  if (isStopWord(word)) return 0;
  const weight = Math.max(0.5, rarityOf(words, word) - 5);
  if (isWeakWord(word)) return WEAK_FACTOR * weight;
  return PEOPLE.has(word) ? PEOPLE_FACTOR * weight : weight;
}
