import crypto from 'node:crypto';
import { HOOK_TYPES } from '../hook-types.ts';
import { score } from '../ranker/ranker.ts';
import { type BookHead, type PointRow, STANCES } from './book.ts';
import type { Frame } from './frames.schema.ts';
import { withoutAudience } from './lint.ts';
import { meantFor } from './meant-for.ts';
import type { SubjectFile } from './read-files.ts';
import { toBytes } from './row-bytes.ts';
import { packSections } from './sections.ts';
import { Lists, StemTable } from './stem-lists.ts';
import { type Line, type Point, ROLES, type Role } from './subject.schema.ts';
import { packTexts } from './texts.ts';
import { textVector, unpackWordVectors, type WordVectors } from './word-vectors.ts';

export function compileBook(
  files: readonly SubjectFile[],
  frames: readonly Frame[],
  wordVectors: Buffer,
): Buffer {
  const making = begin(unpackWordVectors(wordVectors), frames);
  for (const file of files) addSubject(making, file);
  const { head, texts, rows, lines } = making;
  return packSections({
    head: Buffer.from(JSON.stringify(head)),
    words: wordVectors,
    ...prefixed(' vectors', rows),
    types: Buffer.from(lines.types),
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
    ...making.nameStems.sections('name stems'),
    ...making.pointStems.sections('point stems'),
    ...subjectsByStem(making).sections('subjects by stem'),
  });
}

const prefixed = (after: string, rows: Readonly<Record<string, Rows>>) =>
  Object.fromEntries(Object.entries(rows).map(([name, list]) => [`${name}${after}`, list.bytes()]));

function subjectsByStem({ head, speaking }: Making): Lists {
  const lists = new Lists();
  for (const place of head.stems.keys()) lists.add(speaking[place] ?? []);
  return lists;
}

type Making = ReturnType<typeof begin>;

function begin(vectors: WordVectors, frames: readonly Frame[]) {
  const head: BookHead = { subjects: [], stems: [], frames };
  const stems = new StemTable(head.stems);
  const table = () => new Rows(vectors);
  return {
    head,
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
    lines: { types: [] as number[], hashes: [] as number[], appeal: [] as number[] },
    nameStems: new Lists(),
    pointStems: new Lists(),
    /** Of each stem the subjects that have it. */
    speaking: [] as Set<number>[],
  };
}

function addSubject(making: Making, { field, slug, subject }: SubjectFile): void {
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

const POINT_NAMES = 6;

function addPoint(making: Making, written: Point): PointRow {
  const { point, payoff, chip, for: roles = [], stance = null, hooks } = written;
  const { texts, rows, stems, pointStems } = making;
  const names = written.names?.slice(0, POINT_NAMES) ?? [];
  texts.chip.push(chip);
  texts.point.push(point);
  texts.payoff.push(payoff);
  rows.point.add(`${point} ${chip}`);
  addNames(making, names);
  const said = hooks.map(({ say, screen }) => `${say} ${screen}`);
  pointStems.add(stems.placesOf([point, chip, ...names, ...said].join(' ')));
  for (const line of hooks) addLine(making, line);
  return [names.length, hooks.length, STANCES.indexOf(stance), ...placesOf(roles)];
}

const placesOf = (roles: readonly Role[]) => roles.map((role) => ROLES.indexOf(role));

function addNames({ head, texts, rows, stems, nameStems, speaking }: Making, names: readonly string[]): void {
  const subject = head.subjects.length;
  for (const name of names) {
    texts.names.push(name);
    rows.name.add(name);
    const places = stems.placesOf(name);
    nameStems.add(places);
    for (const place of places) {
      speaking[place] ??= new Set();
      speaking[place].add(subject);
    }
  }
}

function addLine({ texts, rows, lines }: Making, { type, say, tip, screen }: Line): void {
  const spoken = withoutAudience(say);
  texts.say.push(say);
  texts.tip.push(tip);
  texts.screen.push(screen);
  lines.types.push(HOOK_TYPES.indexOf(type));
  lines.hashes.push(crypto.createHash('sha256').update(say).digest().readUInt32BE(0));
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
