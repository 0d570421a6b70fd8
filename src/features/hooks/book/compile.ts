import { HOOK_TYPES } from '../hook-types.ts';
import { sideBits } from '../read/roles.ts';
import { type Book, type BookHead, type PointRow, REGIONS, STANCES } from './book.ts';
import { hashOf } from './ids.ts';
import { withoutAudience } from './lint.ts';
import { meantFor } from './meant-for.ts';
import type { SubjectFile } from './read-files.ts';
import { toBytes } from './row-bytes.ts';
import { Lists, type Stems, StemTable } from './stem-lists.ts';
import { type Line, type Point, ROLES, type Role } from './subject.schema.ts';
import { packTexts } from './texts.ts';
import { textVector, type WordVectors } from './word-vectors.ts';
import { isWeakWord, tellingWords } from './words.ts';

export type Tables = Pick<ReturnType<typeof compileTables>, 'head' | 'sections'>;

/** All of some subjects but for what needs the whole book. */
export function compileTables(files: readonly CompiledFrom[], tools: Tools) {
  const making = begin(tools);
  for (const file of files) addSubject(making, file);
  const { head, texts, rows, lines, nameStems, pointStems, whenStems } = making;
  const sections: Record<string, Buffer> = {
    ...prefixed(' vectors', rows),
    types: Buffer.from(lines.types),
    sides: Buffer.from(lines.sides),
    hashes: Buffer.from(Uint32Array.from(lines.hashes).buffer),
    appeal: Buffer.from(Float32Array.from(lines.appeal).buffer),
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([name, list]) => {
        const [starts, bytes] = packTexts(list);
        return [
          [`${name} starts`, starts],
          [name, bytes],
        ];
      }),
    ),
    ...nameStems.sections('name stems'),
    ...pointStems.sections('point stems'),
    ...whenStems.sections('when stems'),
  };
  return { head, sections, nameStems: nameStems.open() };
}

const prefixed = (after: string, rows: Readonly<Record<string, Rows>>) =>
  Object.fromEntries(Object.entries(rows).map(([name, list]) => [`${name}${after}`, list.bytes()]));

/** Of each stem the subjects that have it in their names or those of their points, which lie side by side. */
export function subjectsByStem({ subjects, stems }: Omit<BookHead, 'frames'>, { starts, ids }: Stems): Lists {
  const speaking: Set<number>[] = stems.map(() => new Set());
  let name = 0;
  subjects.forEach((subject, place) => {
    const names = subject.points.reduce((sum, [own]) => sum + own, subject.names);
    for (let at = starts[name] as number; at < (starts[name + names] as number); at++)
      speaking[ids[at] as number]?.add(place);
    name += names;
  });
  const lists = new Lists();
  for (const subjects of speaking) lists.add(subjects);
  return lists;
}

type Making = ReturnType<typeof begin>;

type Tools = Pick<Book, 'words' | 'score'>;

function begin({ words, score }: Tools) {
  const head: Omit<BookHead, 'frames'> = { subjects: [], stems: [] };
  const stems = new StemTable(head.stems);
  const table = () => new Rows(words);
  return {
    head,
    score,
    stems,
    rows: { subject: table(), name: table(), point: table(), line: table() },
    texts: {
      names: [] as string[],
      chip: [] as string[],
      point: [] as string[],
      payoff: [] as string[],
      say: [] as string[],
      tip: [] as string[],
      screen: [] as string[],
    },
    lines: { types: [] as number[], sides: [] as number[], hashes: [] as number[], appeal: [] as number[] },
    nameStems: new Lists(),
    pointStems: new Lists(),
    whenStems: new Lists(),
  };
}

type CompiledFrom = Pick<SubjectFile, 'field' | 'slug' | 'subject'>;

function addSubject(making: Making, { field, slug, subject }: CompiledFrom): void {
  const id = `${field}/${slug}`;
  const names = [...new Set([subject.subject, ...subject.names])];
  addNames(making, names);
  making.rows.subject.add(names.join(' '));
  const points = subject.points.map((point) => addPoint(making, point));
  making.head.subjects.push({
    id,
    name: subject.subject,
    names: names.length,
    roles: placesOf(meantFor(subject)),
    points,
  });
}

const POINT_NAMES = 24;

/** "First" and "new" are in too many topics to tell one from another. */
function strongWords(text: string): string[] {
  const words = tellingWords(text);
  const strong = words.filter((word) => !isWeakWord(word));
  return strong.length > 0 ? strong : words;
}

function addPoint(making: Making, written: Point): PointRow {
  const { point, payoff, chip, for: roles = [], stance = null, aside, review, hooks } = written;
  const { texts, rows, stems, pointStems, whenStems } = making;
  const names = written.names?.slice(0, POINT_NAMES) ?? [];
  texts.chip.push(chip);
  texts.point.push(point);
  texts.payoff.push(payoff);
  rows.point.add(`${point} ${chip}`);
  addNames(making, names);
  const said = hooks.map(({ say, screen }) => `${say} ${screen}`);
  pointStems.add(stems.placesOf([point, chip, ...names, ...said].join(' ')));
  whenStems.add(stems.placesOf((written.when ?? []).flatMap(strongWords).join(' ')));
  for (const line of hooks) addLine(making, line);
  const where =
    STANCES.indexOf(stance) +
    STANCES.length * (REGIONS.indexOf(regionOf(review?.region)) + REGIONS.length * (aside ? 1 : 0));
  return [names.length, hooks.length, where, ...placesOf(roles)];
}

const regionOf = (region = 'any') => (region === 'any' ? null : region === 'US' ? 'US' : 'elsewhere');

const placesOf = (roles: readonly Role[]) => roles.map((role) => ROLES.indexOf(role));

function addNames({ texts, rows, stems, nameStems }: Making, names: readonly string[]): void {
  for (const name of names) {
    texts.names.push(name);
    rows.name.add(name);
    nameStems.add(stems.placesOf(name));
  }
}

function addLine({ texts, rows, lines, score }: Making, { type, say, tip, screen }: Line): void {
  const spoken = withoutAudience(say);
  texts.say.push(say);
  texts.tip.push(tip);
  texts.screen.push(screen);
  lines.types.push(HOOK_TYPES.indexOf(type));
  lines.sides.push(sideBits(say));
  lines.hashes.push(hashOf(say));
  lines.appeal.push(score(spoken));
  rows.line.add(spoken);
}

/** A table of vectors. */
class Rows {
  readonly #rows: Int8Array[] = [];
  readonly #vectors: WordVectors;
  constructor(vectors: WordVectors) {
    this.#vectors = vectors;
  }
  add(text: string): void {
    this.#rows.push(toBytes(textVector(this.#vectors, text)));
  }
  bytes(): Buffer {
    return Buffer.concat(this.#rows.map((row) => Buffer.from(row.buffer)));
  }
}
