import crypto from 'node:crypto';
import { HOOK_TYPES } from '../hook-types.ts';
import { score } from '../ranker/ranker.ts';
import type { Frame } from './frames.schema.ts';
import { withoutAudience } from './lint.ts';
import type { SubjectFile } from './read-files.ts';
import { packSections } from './sections.ts';
import { StemLists } from './stem-lists.ts';
import { ROLES } from './subject.schema.ts';
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
  const vectors = unpackWordVectors(wordVectors);
  const texts: CompiledTexts = {
    subjects: [],
    points: [],
    lines: { id: [], type: [], say: [], tip: [], screen: [], appeal: [] },
    stems: [],
    frames,
  };
  const vectorRows = {
    subjects: new Rows(vectors),
    names: new Rows(vectors),
    points: new Rows(vectors),
    lines: new Rows(vectors),
  };
  const stemLists = new StemLists(texts.stems);
  const nameStems = stemLists.list();
  const pointStems = stemLists.list();
  for (const { field, slug, subject } of files) {
    const id = `${field}/${slug}`;
    const names = [...new Set([subject.subject, ...subject.names])];
    texts.subjects.push({ id, name: subject.subject, names, points: subject.points.length });
    for (const name of names) {
      vectorRows.names.add(name);
      nameStems.add(name);
    }
    vectorRows.subjects.add(names.join(' '));
    for (const {
      point,
      payoff,
      chip,
      names: narrow = [],
      for: roles = [],
      stance = null,
      hooks,
    } of subject.points) {
      const pointNames = narrow.slice(0, 6);
      texts.points.push({
        chip,
        point,
        payoff,
        names: pointNames,
        roles: roles.map((role) => ROLES.indexOf(role)),
        stance,
        lines: hooks.length,
      });
      vectorRows.points.add(`${point} ${chip}`);
      for (const name of pointNames) {
        vectorRows.names.add(name);
        nameStems.add(name);
      }
      pointStems.add(
        [point, chip, ...pointNames, ...hooks.map(({ say, screen }) => `${say} ${screen}`)].join(' '),
      );
      for (const { type, say, tip, screen } of hooks) {
        texts.lines.id.push(`${id}#${shortHash(say)}`);
        texts.lines.type.push(HOOK_TYPES.indexOf(type));
        texts.lines.say.push(say);
        texts.lines.tip.push(tip);
        texts.lines.screen.push(screen);
        texts.lines.appeal.push(Math.round(score(withoutAudience(say)) * 1000) / 1000);
        vectorRows.lines.add(withoutAudience(say));
      }
    }
  }
  return packSections([
    Buffer.from(JSON.stringify(texts)),
    wordVectors,
    ...Object.values(vectorRows).map((rows) => rows.bytes()),
    ...nameStems.sections(),
    ...pointStems.sections(),
  ]);
}

const shortHash = (text: string) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Unit vectors as signed bytes: a number of a unit vector of this size is hardly ever above a half. */
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

export const BYTES_A_UNIT = 254;
export function toBytes(vector: Float32Array): Int8Array {
  return Int8Array.from(vector, (x) => Math.max(-127, Math.min(127, Math.round(x * BYTES_A_UNIT))));
}
