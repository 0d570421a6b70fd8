import { gunzipSync } from 'node:zlib';
import { extractFeatures, TABLE_SIZE } from './features.ts';
import { type PackedWeights, packWeights, weightAt } from './packed-weights.ts';
import { SURFACE_NAMES } from './surface.ts';
import type { TrainingFacts } from './training-facts.ts';

/** The file that `npm run train -- ranker` writes. */
export type WeightsFile = {
  facts: TrainingFacts;
  surface: Record<string, number>;
  /** weight = byte × scale */
  scale: number;
  /** TABLE_SIZE signed bytes, most of them 0: gzip in base64 */
  table: string;
};

/** The weights as the product ships them in the compiled book, ready to use. */
export type Ranker = { weights: PackedWeights; scale: number; surface: readonly number[] };
export type Scorer = (text: string) => number;

export function unpackRanker(file: Pick<WeightsFile, 'surface' | 'scale' | 'table'>): Ranker {
  const bytes = gunzipSync(Buffer.from(file.table, 'base64'));
  if (bytes.length !== TABLE_SIZE)
    throw new Error(`Ranker table has ${bytes.length} bytes, not ${TABLE_SIZE}`);
  const weights = packWeights(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
  const surface = SURFACE_NAMES.map((name) => {
    const weight = file.surface[name];
    if (weight === undefined) throw new Error(`Ranker weights lack the surface feature ${name}: train again`);
    return weight;
  });
  return { weights, scale: file.scale, surface };
}

/**
 * Headline appeal learned from A/B tests: of two texts, the higher score is the likelier winner. Only the order
 * means anything. It breaks ties and orders hooks; it says nothing about views and is never shown (docs/ranker.md).
 */
export function createScorer({ weights, scale, surface }: Ranker): Scorer {
  return (text) => {
    const features = extractFeatures(text);
    let grams = 0;
    for (const [slot, value] of features.grams) grams += weightAt(weights, slot) * value;
    let sum = grams * scale;
    for (let i = 0; i < surface.length; i++) sum += features.surface[i]! * surface[i]!;
    return sum;
  };
}
