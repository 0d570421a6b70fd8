import { HOOK_TYPES, type HookType } from '../hook-types.ts';
import type { CompiledTexts } from './compile.ts';
import type { Frame } from './frames.schema.ts';
import { unpackSections } from './sections.ts';
import { openStems, type Stems } from './stem-lists.ts';
import { ROLES, type Role } from './subject.schema.ts';
import { rarityOf, unpackWordVectors, type WordVectors } from './word-vectors.ts';
import { isEmptyWord, isWeakWord } from './words.ts';

/** The book in memory, as the search and the writers see it. */

export type BookLine = {
  id: string;
  index: number;
  type: HookType;
  say: string;
  tip: string;
  screen: string;
  /** The ranker's score of the line. */
  appeal: number;
  point: BookPoint;
};
export type BookPoint = {
  /** `field/subject#chip`, as it travels with a request. */
  id: string;
  index: number;
  chip: string;
  point: string;
  payoff: string;
  roles: readonly Role[];
  stance: 'for' | 'against' | null;
  /** Places in the table of names, and of lines: from, and up to but without. */
  names: Range;
  lines: Range;
  subject: BookSubject;
};
export type BookSubject = {
  id: string;
  field: string;
  index: number;
  name: string;
  names: Range;
  points: BookPoint[];
};
export type Range = readonly [from: number, to: number];

export type Book = {
  subjects: readonly BookSubject[];
  points: readonly BookPoint[];
  pointById: ReadonlyMap<string, BookPoint>;
  names: readonly string[];
  frames: readonly Frame[];
  words: WordVectors;
  /** Vectors as signed bytes, a row each. */
  vectors: { subjects: Int8Array; names: Int8Array; points: Int8Array; lines: Int8Array };
  lineCount: number;
  line(index: number): BookLine;
  /** Where a stem stands in the table of stems, and the stems of each name and of all that is said at a point. */
  stems: ReadonlyMap<string, number>;
  nameStems: Stems;
  pointStems: Stems;
  /** Which subjects speak of a stem, in their names or those of their points. */
  subjectsByStem: readonly (readonly number[])[];
};

export function openBook(file: Buffer): Book {
  const [json, wordFile, ...rest] = unpackSections(file);
  const texts: CompiledTexts = JSON.parse((json as Buffer).toString());
  const [subjectRows, nameRows, pointRows, lineRows] = rest
    .slice(0, 4)
    .map((bytes) => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
  const [nameStarts, nameIds, pointStarts, pointIds] = rest.slice(4) as [Buffer, Buffer, Buffer, Buffer];
  const nameStems = openStems(nameStarts, nameIds);
  const { subjects, points, names } = layOut(texts);
  const { id, type, say, tip, screen, appeal } = texts.lines;
  const pointOfLine = new Int32Array(say.length);
  for (const { index, lines } of points) pointOfLine.fill(index, ...lines);
  return {
    subjects,
    points,
    pointById: new Map(points.map((point) => [point.id, point])),
    names,
    frames: texts.frames,
    words: unpackWordVectors(wordFile as Buffer),
    vectors: {
      subjects: subjectRows as Int8Array,
      names: nameRows as Int8Array,
      points: pointRows as Int8Array,
      lines: lineRows as Int8Array,
    },
    lineCount: say.length,
    line: (index) => ({
      id: id[index] as string,
      index,
      type: HOOK_TYPES[type[index] as number] as HookType,
      say: say[index] as string,
      tip: tip[index] as string,
      screen: screen[index] as string,
      appeal: appeal[index] as number,
      point: points[pointOfLine[index] as number] as BookPoint,
    }),
    stems: new Map(texts.stems.map((stem, place) => [stem, place])),
    nameStems,
    pointStems: openStems(pointStarts, pointIds),
    subjectsByStem: indexStems(subjects, nameStems, texts.stems.length),
  };
}

function layOut(texts: CompiledTexts) {
  const subjects: BookSubject[] = [];
  const points: BookPoint[] = [];
  const names: string[] = [];
  let line = 0;
  const take = (list: readonly string[]): Range => {
    const from = names.length;
    names.push(...list);
    return [from, names.length];
  };
  for (const { id, name, names: own, points: count } of texts.subjects) {
    const subject: BookSubject = {
      id,
      field: id.split('/')[0] as string,
      index: subjects.length,
      name,
      names: take(own),
      points: [],
    };
    subjects.push(subject);
    for (let n = 0; n < count; n++) {
      const {
        chip,
        point,
        payoff,
        names: narrow,
        roles,
        stance,
        lines,
      } = texts.points[points.length] as CompiledTexts['points'][number];
      const made: BookPoint = {
        id: `${id}#${chip.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
        index: points.length,
        chip,
        point,
        payoff,
        roles: roles.map((role) => ROLES[role] as Role),
        stance,
        names: take(narrow),
        lines: [line, line + lines],
        subject,
      };
      line += lines;
      points.push(made);
      subject.points.push(made);
    }
  }
  return { subjects, points, names };
}

function indexStems(subjects: readonly BookSubject[], { starts, ids }: Stems, count: number): number[][] {
  const index: number[][] = Array.from({ length: count }, () => []);
  for (const subject of subjects) {
    const last = subject.points.at(-1)?.names[1] ?? subject.names[1];
    for (let at = starts[subject.names[0]] as number; at < (starts[last] as number); at++) {
      const list = index[ids[at] as number] as number[];
      if (list.at(-1) !== subject.index) list.push(subject.index);
    }
  }
  return index;
}

/** Whom it is for says less about a topic than what it is: roles take care of people. */
const PEOPLE =
  /^(?:sellers?|buyers?|homeowners?|owners?|renters?|tenants?|moms?|mums?|dads?|parents?|mothers?|fathers?|women|woman|men|managers?|employees?|workers?|leaders?|clients?|customers?|students?|couples?|seniors?|retirees?|teens?|kids?|adults?|freelancers?|creators?|developers?|professionals?|newcomers?|families|family)$/;
const PEOPLE_WEIGH = 0.5;
const WEAK_WEIGH = 0.35;

/** How much a word says about what a text is about: nothing for "the", most for names. */
export function weightOf(words: WordVectors, word: string): number {
  if (isEmptyWord(word)) return 0;
  const weight = Math.max(0.5, rarityOf(words, word) - 5);
  if (isWeakWord(word)) return WEAK_WEIGH * weight;
  return PEOPLE.test(word) ? PEOPLE_WEIGH * weight : weight;
}
