import { HOOK_TYPES, type HookType } from '../hook-types.ts';
import { COUNTRIES, type Country } from '../read/country.ts';
import { ROLES, type Role, unpackAddressedRoles } from '../read/roles.ts';
import { openReader, Sections } from './book-sections.ts';
import { toLineId, toPointId } from './ids.ts';
import type { PackedLists } from './stem-lists.ts';
import { cosine } from './word-vectors.ts';

/**
 * One subject of the compiled book. A topic is compared with the names of about thirty subjects, and its lines come
 * from ten; so names and chapters are read on demand, and their texts are decoded only when asked for.
 */

export type BookSubject = {
  id: string;
  field: string;
  index: number;
  name: string;
  /** The audience of the subject; empty if it is for everybody. */
  roles: ReadonlySet<Role>;
  /** Read from the file unless used recently. */
  readonly names: SubjectNames;
  readonly chapter: Chapter;
};

const NAMES_SECTIONS = 4;
/** The names of a subject, its title first, and then those of each of its points. */
export class SubjectNames {
  /** The number of the subject's names, then of each point's names. */
  readonly counts: Buffer;
  /** One vector per name, as signed bytes. */
  readonly vectors: Int8Array;
  readonly stems: PackedLists;

  constructor(bytes: Buffer) {
    const sections = new Sections(openReader(bytes), NAMES_SECTIONS);
    this.counts = sections.bytes();
    this.vectors = sections.int8();
    this.stems = { starts: sections.uint32(), ids: sections.uint32() };
  }
}

export type BookLine = {
  id: string;
  type: HookType;
  say: string;
  tip: string;
  screen: string;
  /** The ranker's score of the line. */
  appeal: number;
  /** How surely the line stops a stranger, from 1 to 5, as a reader rated it. */
  rating: number;
  /** The country whose rules, money or names the line mentions. */
  country: Country | null;
  /** The only roles that the line can be said to: a line about "your boss" is for employees. */
  sides: ReadonlySet<Role>;
};

export const STANCES = [null, 'for', 'against'] as const;
export const COUNTRY_CODES = [null, ...COUNTRIES] as const;
/** The rating of an average line; unrated lines count as average. */
export const AVERAGE_RATING = 3;
/** Texts per point (chip, point, payoff) and per line (say, tip, screen). */
const TEXTS_PER_ITEM = 3;
const CHAPTER_SECTIONS = 15;

const NO_ROLES: readonly Role[] = [];
export const rolesByIndex = (places: ArrayLike<number>): readonly Role[] =>
  places.length === 0 ? NO_ROLES : Array.from(places, (place) => ROLES[place] as Role);

export class Chapter {
  readonly points: readonly BookPoint[];
  readonly vectors: { points: Int8Array; lines: Int8Array };
  /** The stems of each point's texts and lines. */
  readonly pointStems: PackedLists;
  /**
   * The stems of each point's `when` words, one of which must be typed for the point to be on the topic; empty if the
   * point is for its whole subject.
   */
  readonly whenStems: PackedLists;
  readonly lineCount: number;
  readonly #subject: BookSubject;
  readonly #lines: {
    types: Buffer;
    sides: Buffer;
    hashes: Uint32Array;
    appeal: Float32Array;
    ratings: Buffer;
    countries: Buffer;
  };
  readonly #starts: Uint32Array;
  readonly #texts: Buffer;

  constructor(subject: BookSubject, bytes: Buffer) {
    const sections = new Sections(openReader(bytes), CHAPTER_SECTIONS);
    const lists = () => ({ starts: sections.uint32(), ids: sections.uint32() });
    const rows = sections.bytes();
    this.vectors = { points: sections.int8(), lines: sections.int8() };
    this.pointStems = lists();
    this.whenStems = lists();
    const [types, sides] = [sections.bytes(), sections.bytes()];
    this.#lines = {
      types,
      sides,
      hashes: sections.uint32(),
      appeal: sections.float32(),
      ratings: sections.bytes(),
      countries: sections.bytes(),
    };
    this.#starts = sections.uint32();
    this.#texts = sections.bytes();
    this.#subject = subject;
    this.lineCount = types.length;
    this.points = readRows(this, subject, rows);
  }

  text(place: number): string {
    return this.#texts.toString('utf8', this.#starts[place], this.#starts[place + 1]);
  }
  lineId(line: number): string {
    return toLineId(this.#subject.id, this.#lines.hashes[line] as number);
  }
  pointOfLine(id: string): BookPoint | undefined {
    return this.points.find(({ lines: [from, to] }) => {
      for (let line = from; line < to; line++) if (this.lineId(line) === id) return true;
      return false;
    });
  }
  ratingOf(line: number): number {
    return this.#lines.ratings[line] as number;
  }
  line(line: number): BookLine {
    const { types, sides, appeal, countries } = this.#lines;
    const place = TEXTS_PER_ITEM * (this.points.length + line);
    return {
      id: this.lineId(line),
      type: HOOK_TYPES[types[line] as number] as HookType,
      say: this.text(place),
      tip: this.text(place + 1),
      screen: this.text(place + 2),
      appeal: appeal[line] as number,
      rating: this.ratingOf(line),
      country: COUNTRY_CODES[countries[line] as number] ?? null,
      sides: unpackAddressedRoles(sides[line] as number),
    };
  }
}

/**
 * The bytes of a point: the number of its lines; stance, country and whether it is aside in one byte; the number of
 * its roles, then the roles.
 */
const ROW = { lines: 0, packed: 1, roles: 2, length: 3 };

function readRows(chapter: Chapter, subject: BookSubject, rows: Buffer): BookPoint[] {
  const points: BookPoint[] = [];
  let line = 0;
  for (let at = 0; at < rows.length; ) {
    const end = at + ROW.length + (rows[at + ROW.roles] as number);
    const point = new BookPoint(chapter, subject, points.length, line, rows.subarray(at, end));
    line = point.lines[1];
    points.push(point);
    at = end;
  }
  return points;
}

export class BookPoint {
  readonly chapter: Chapter;
  readonly subject: BookSubject;
  /** Its index in the chapter. */
  readonly index: number;
  /** The range of its lines in the chapter, end excluded. */
  readonly lines: readonly [from: number, to: number];
  readonly roles: readonly Role[];
  readonly stance: (typeof STANCES)[number];
  /** The only country in which the point is true. */
  readonly country: Country | null;
  /** A side of its subject that does not come to mind first. */
  readonly aside: boolean;

  constructor(chapter: Chapter, subject: BookSubject, index: number, line: number, row: Buffer) {
    const packed = row[ROW.packed] as number;
    const placeAndAside = Math.floor(packed / STANCES.length);
    this.chapter = chapter;
    this.subject = subject;
    this.index = index;
    this.lines = [line, line + (row[ROW.lines] as number)];
    this.roles = rolesByIndex(row.subarray(ROW.length));
    this.stance = STANCES[packed % STANCES.length] ?? null;
    this.country = COUNTRY_CODES[placeAndAside % COUNTRY_CODES.length] ?? null;
    this.aside = placeAndAside >= COUNTRY_CODES.length;
  }
  /** `field/subject#chip`, the id that requests carry. */
  get id(): string {
    return toPointId(this.subject.id, this.chip);
  }
  get chip(): string {
    return this.chapter.text(TEXTS_PER_ITEM * this.index);
  }
  get text(): string {
    return this.chapter.text(TEXTS_PER_ITEM * this.index + 1);
  }
  get payoff(): string {
    return this.chapter.text(TEXTS_PER_ITEM * this.index + 2);
  }
}

/** How near two points are in meaning, as the cosine of their vectors. */
export function measureNearness(a: BookPoint, b: BookPoint): number {
  const { vectors, points } = a.chapter;
  const size = vectors.points.length / points.length;
  const vector = vectors.points.subarray(a.index * size, (a.index + 1) * size);
  return cosine(vector, b.chapter.vectors.points, b.index);
}
