import { gunzipSync } from 'node:zlib';
import { TABLE_SIZE, weigh } from './features.ts';
import { packWeights } from './packed-weights.ts';
import { SURFACE_NAMES } from './surface.ts';
import type { TrainingFacts } from './training-facts.ts';

/** What `npm run train -- ranker` writes and the product ships. */
export type WeightsFile = {
  facts: TrainingFacts;
  surface: Record<string, number>;
  /** weight = byte × scale */
  scale: number;
  /** TABLE_SIZE signed bytes, most of them 0: gzip in base64 */
  table: string;
};

export type Scorer = (text: string) => number;

export function scorerOf(file: Pick<WeightsFile, 'surface' | 'scale' | 'table'>): Scorer {
  const bytes = gunzipSync(Buffer.from(file.table, 'base64'));
  if (bytes.length !== TABLE_SIZE)
    throw new Error(`Ranker table has ${bytes.length} bytes, not ${TABLE_SIZE}`);
  const weights = packWeights(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
  const surface = SURFACE_NAMES.map((name) => {
    const weight = file.surface[name];
    if (weight === undefined) throw new Error(`Ranker weights lack the surface feature ${name}: train again`);
    return weight;
  });
  return (text) => {
    const features = weigh(text, weights);
    let sum = features.grams * file.scale;
    for (let i = 0; i < surface.length; i++) sum += features.surface[i]! * surface[i]!;
    return sum;
  };
}
