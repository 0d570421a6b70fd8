import crypto from 'node:crypto';
import { HOOK_TYPES } from '../hook-types.ts';
import { score } from '../ranker/ranker.ts';
import type { Frame } from './frames.schema.ts';
import { withoutAudience } from './lint.ts';
import type { SubjectFile } from './read-files.ts';
import { toBytes } from './row-bytes.ts';
import { packSections } from './sections.ts';
import { StemLists } from './stem-lists.ts';
import { type Line, type Point, ROLES } from './subject.schema.ts';
import { textVector, unpackWordVectors, type WordVectors } from './word-vectors.ts';

/** The book as the server loads it: texts in columns, and a vector for everything that a topic is compared with. */
export type CompiledTexts = {
  subjects: { id: string; name: string; names: string[]; points: number }[];
  points: {
    chip: string;
    point: string;
    payoff: string;
    names: string[];
    roles: number[];
    stance: 'for' | 'against' | null;
    lines: number;
  }[];
  lines: { id: string[]; type: number[]; say: string[]; tip: string[]; screen: string[]; appeal: number[] };
  /** What the words of the book come down to; the lists of stems hold places in here. */
  stems: string[];
  frames: readonly Frame[];
};

export function compileBook(
  files: readonly SubjectFile[],
  frames: readonly Frame[],
  wordVectors: Buffer,
): Buffer {
  const making = begin(unpackWordVectors(wordVectors), frames);
  for (const file of files) addSubject(making, file);
  const { texts, rows, nameStems, pointStems } = making;
  return packSections([
    Buffer.from(JSON.stringify(texts)),
    wordVectors,
    ...[rows.subjects, rows.names, rows.points, rows.lines].map((list) => list.bytes()),
    ...nameStems.sections(),
    ...pointStems.sections(),
  ]);
}

type Making = ReturnType<typeof begin>;

function begin(vectors: WordVectors, frames: readonly Frame[]) {
  const texts: CompiledTexts = {
    subjects: [],
    points: [],
    lines: { id: [], type: [], say: [], tip: [], screen: [], appeal: [] },
    stems: [],
    frames,
  };
  const stemLists = new StemLists(texts.stems);
  const rows = {
    subjects: new Rows(vectors),
    names: new Rows(vectors),
    points: new Rows(vectors),
    lines: new Rows(vectors),
  };
  return { texts, rows, nameStems: stemLists.list(), pointStems: stemLists.list() };
}

function addSubject(making: Making, { field, slug, subject }: SubjectFile): void {
  const id = `${field}/${slug}`;
  const names = [...new Set([subject.subject, ...subject.names])];
  making.texts.subjects.push({ id, name: subject.subject, names, points: subject.points.length });
  addNames(making, names);
  making.rows.subjects.add(names.join(' '));
  for (const point of subject.points) addPoint(making, id, point);
}

const POINT_NAMES = 6;

function addPoint(making: Making, id: string, written: Point): void {
  const { point, payoff, chip, for: roles = [], stance = null, hooks } = written;
  const names = written.names?.slice(0, POINT_NAMES) ?? [];
  making.texts.points.push({
    chip,
    point,
    payoff,
    names,
    roles: roles.map((role) => ROLES.indexOf(role)),
    stance,
    lines: hooks.length,
  });
  making.rows.points.add(`${point} ${chip}`);
  addNames(making, names);
  const said = hooks.map(({ say, screen }) => `${say} ${screen}`);
  making.pointStems.add([point, chip, ...names, ...said].join(' '));
  for (const line of hooks) addLine(making, id, line);
}

function addNames({ rows, nameStems }: Making, names: readonly string[]): void {
  for (const name of names) {
    rows.names.add(name);
    nameStems.add(name);
  }
}

function addLine({ texts, rows }: Making, id: string, { type, say, tip, screen }: Line): void {
  const spoken = withoutAudience(say);
  texts.lines.id.push(`${id}#${shortHash(say)}`);
  texts.lines.type.push(HOOK_TYPES.indexOf(type));
  texts.lines.say.push(say);
  texts.lines.tip.push(tip);
  texts.lines.screen.push(screen);
  texts.lines.appeal.push(Math.round(score(spoken) * 1000) / 1000);
  rows.lines.add(spoken);
}

const shortHash = (text: string) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 8);

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
