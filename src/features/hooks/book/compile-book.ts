import ranker from '../ranker/ranker.weights.json' with { type: 'json' };
import { scorerOf, unpackRanker } from '../ranker/scorer.ts';
import type { BookHead } from './book.ts';
import { compileTables, subjectsByStem } from './compile.ts';
import type { Frame } from './frames.schema.ts';
import type { SubjectFile } from './read-files.ts';
import { packSections } from './sections.ts';
import { unpackWordVectors } from './word-vectors.ts';

/** All that the thread that writes needs, in one file that is read as it lies. */
export function compileBook(
  files: readonly SubjectFile[],
  frames: readonly Frame[],
  wordVectors: Buffer,
): Buffer {
  const { weights, ...rest } = unpackRanker(ranker);
  const score = scorerOf({ weights, ...rest });
  const tables = compileTables(files, { words: unpackWordVectors(wordVectors), score });
  const head: BookHead = { ...tables.head, frames };
  return packSections({
    head: Buffer.from(JSON.stringify(head)),
    words: wordVectors,
    ranker: Buffer.from(JSON.stringify(rest)),
    'ranker index': Buffer.from(weights.index.buffer),
    'ranker weights': Buffer.from(weights.weights.buffer),
    ...tables.sections,
    ...subjectsByStem(head, tables.nameStems).sections('subjects by stem'),
  });
}
