import { HOOK_TYPES, type HookType } from '../hook-types.ts';
import { type Ranker, type Scorer, scorerOf } from '../ranker/scorer.ts';
import { sidesOfBits } from '../read/roles.ts';
import type { Frame } from './frames.schema.ts';
import { lineIdOf, pointIdOf } from './ids.ts';
import { Sections } from './sections.ts';
import { openStems, type Stems } from './stem-lists.ts';
import { ROLES, type Role } from './subject.schema.ts';
import { openTexts, type Texts } from './texts.ts';
import { rarityOf, unpackWordVectors, type WordVectors } from './word-vectors.ts';
import { isEmptyWord, isWeakWord } from './words.ts';

/**
 * The book in memory, as the search and the writers see it. Its texts stay bytes until they are asked for: a hundred
 * thousand strings would take longer to make than all else, and most are never read.
 */

export type BookLine = {
  id: string;
  type: HookType;
  say: string;
  tip: string;
  screen: string;
  /** The ranker's score of the line. */
  appeal: number;
  /** Whom alone it can be said to, where it speaks of somebody else: of "your boss" to employees. */
  sides: ReadonlySet<Role>;
  point: BookPoint;
};
export type BookPoint = {
  /** `field/subject#chip`, as it travels with a request. */
  readonly id: string;
  index: number;
  readonly chip: string;
  readonly point: string;
  readonly payoff: string;
  roles: readonly Role[];
  stance: 'for' | 'against' | null;
  /** A side of its subject that is not the first to come to mind. */
  aside: boolean;
  /** Where alone it is true. */
  region: Region;
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
  /** Whom it is for, where that is somebody. */
  roles: ReadonlySet<Role>;
  points: BookPoint[];
};
export type Range = readonly [from: number, to: number];

export type Book = {
  subjects: readonly BookSubject[];
  points: readonly BookPoint[];
  findPoint(id: string): BookPoint | undefined;
  names: Texts;
  frames: readonly Frame[];
  words: WordVectors;
  /** The ranker's score of a text. */
  score: Scorer;
  /** Vectors as signed bytes, a row each. */
  vectors: { subjects: Int8Array; names: Int8Array; points: Int8Array; lines: Int8Array };
  lineCount: number;
  line(index: number): BookLine;
  lineId(index: number): string;
  /** Where a stem stands in the table of stems, and the stems of each name and of all that is said at a point. */
  stems: ReadonlyMap<string, number>;
  nameStems: Stems;
  pointStems: Stems;
  /** Of each point the stems one of which must be typed for it to be on the topic; none where it is for the whole subject. */
  whenStems: Stems;
  /** Which subjects speak of a stem, in their names or those of their points. */
  subjectsByStem: Stems;
};

/** What of the compiled book is not a table: the tables of texts and vectors lie beside it. */
export type BookHead = {
  /** `points`: of each the count of its names and of its lines, its stance, region and whether it is aside in one, and its roles. */
  subjects: { id: string; name: string; names: number; roles: number[]; points: PointRow[] }[];
  /** What the words of the book come down to; the lists of stems hold places in here. */
  stems: string[];
  frames: readonly Frame[];
};
export type PointRow = [names: number, lines: number, stance: number, ...roles: number[]];
export const STANCES = [null, 'for', 'against'] as const;
export const REGIONS = [null, 'US', 'elsewhere'] as const;
type Region = (typeof REGIONS)[number];

/** Words and ranker are those of `before`, where it is the same book with other subjects. */
export function openBook(from: Buffer | Sections, before?: Book): Book {
  const parts = from instanceof Sections ? from : Sections.of(from);
  const head = parts.json<BookHead>('head');
  const texts = (name: string) => openTexts(parts.uint32(`${name} starts`), parts.bytes(name));
  const [say, tip, screen] = [texts('say'), texts('tip'), texts('screen')];
  const { subjects, points, pointOfLine } = layOut(head, say.length, {
    chip: texts('chip'),
    point: texts('point'),
    payoff: texts('payoff'),
  });
  const [types, sides] = [parts.int8('types'), parts.bytes('sides')];
  const [hashes, appeal] = [parts.uint32('hashes'), parts.float32('appeal')];
  const pointOf = (line: number) => points[pointOfLine[line] as number] as BookPoint;
  const lineId = (line: number) => lineIdOf(pointOf(line).subject.id, hashes[line] as number);
  const byId = new Map(subjects.map((subject) => [subject.id, subject]));
  return {
    subjects,
    points,
    findPoint: (id) => byId.get(id.split('#')[0] as string)?.points.find((point) => point.id === id),
    names: texts('names'),
    frames: head.frames,
    words: before?.words ?? unpackWordVectors(parts.bytes('words')),
    score: before?.score ?? openRanker(parts),
    vectors: {
      subjects: parts.int8('subject vectors'),
      names: parts.int8('name vectors'),
      points: parts.int8('point vectors'),
      lines: parts.int8('line vectors'),
    },
    lineCount: say.length,
    lineId,
    line: (line) => ({
      id: lineId(line),
      type: HOOK_TYPES[types[line] as number] as HookType,
      say: say.at(line),
      tip: tip.at(line),
      screen: screen.at(line),
      appeal: appeal[line] as number,
      sides: sidesOfBits(sides[line] as number),
      point: pointOf(line),
    }),
    stems: new Map(head.stems.map((stem, place) => [stem, place])),
    nameStems: openStems(parts, 'name stems'),
    pointStems: openStems(parts, 'point stems'),
    whenStems: openStems(parts, 'when stems'),
    subjectsByStem: openStems(parts, 'subjects by stem'),
  };
}

function openRanker(parts: Sections): Scorer {
  const weights = { index: parts.uint32('ranker index'), weights: parts.int8('ranker weights') };
  return scorerOf({ ...parts.json<Omit<Ranker, 'weights'>>('ranker'), weights });
}

type PointTexts = { chip: Texts; point: Texts; payoff: Texts };

function layOut(head: BookHead, lineCount: number, texts: PointTexts) {
  const subjects: BookSubject[] = [];
  const points: BookPoint[] = [];
  const pointOfLine = new Uint32Array(lineCount);
  let names = 0;
  let lines = 0;
  const next = (count: number): Range => {
    names += count;
    return [names - count, names];
  };
  for (const { id, name, names: own, roles, points: written } of head.subjects) {
    const field = id.slice(0, id.indexOf('/'));
    const subject: BookSubject = {
      id,
      field,
      index: subjects.length,
      name,
      names: next(own),
      roles: new Set(rolesAt(roles)),
      points: [],
    };
    subjects.push(subject);
    for (const row of written) {
      const from = lines;
      lines += row[1];
      pointOfLine.fill(points.length, from, lines);
      const point = new Point(texts, subject, points.length, next(row[0]), [from, lines], row);
      points.push(point);
      subject.points.push(point);
    }
  }
  return { subjects, points, pointOfLine };
}

const rolesAt = (places: readonly number[]) => places.map((place) => ROLES[place] as Role);

class Point implements BookPoint {
  readonly #texts: PointTexts;
  readonly subject: BookSubject;
  readonly index: number;
  readonly names: Range;
  readonly lines: Range;
  readonly stance: BookPoint['stance'];
  readonly aside: boolean;
  readonly region: Region;
  readonly roles: readonly Role[];

  constructor(
    texts: PointTexts,
    subject: BookSubject,
    index: number,
    names: Range,
    lines: Range,
    [, , where, ...roles]: PointRow,
  ) {
    this.#texts = texts;
    this.subject = subject;
    this.index = index;
    this.names = names;
    this.lines = lines;
    this.stance = STANCES[where % STANCES.length] ?? null;
    const place = Math.floor(where / STANCES.length);
    this.region = REGIONS[place % REGIONS.length] ?? null;
    this.aside = place >= REGIONS.length;
    this.roles = rolesAt(roles);
  }
  get id(): string {
    return pointIdOf(this.subject.id, this.chip);
  }
  get chip(): string {
    return this.#texts.chip.at(this.index);
  }
  get point(): string {
    return this.#texts.point.at(this.index);
  }
  get payoff(): string {
    return this.#texts.payoff.at(this.index);
  }
}

/** Whom it is for says less about a topic than what it is: roles take care of people. One alone ("your mother", "a senior dog") is what it is about. */
const PEOPLE =
  /^(?:sellers|buyers|homeowners|owners|renters|tenants|moms|mums|dads|parents|mothers|fathers|women|men|managers|employees|workers|leaders|clients|customers|students|couples|seniors|retirees|teens|kids|adults|freelancers|creators|developers|professionals|newcomers|families)$/;
const PEOPLE_WEIGH = 0.5;
const WEAK_WEIGH = 0.35;

/** How much a word says about what a text is about: nothing for "the", most for names. */
export function weightOf(words: WordVectors, word: string): number {
  if (isEmptyWord(word)) return 0;
  const weight = Math.max(0.5, rarityOf(words, word) - 5);
  if (isWeakWord(word)) return WEAK_WEIGH * weight;
  return PEOPLE.test(word) ? PEOPLE_WEIGH * weight : weight;
}
