import { gzipSync } from 'node:zlib';
import { TABLE_SIZE } from '#features/hooks/ranker/features.ts';
import type { WeightsFile } from '#features/hooks/ranker/scorer.ts';
import { SURFACE_NAMES } from '#features/hooks/ranker/surface.ts';

const LARGEST_BYTE = 127;

/** The shipped weights: the n-gram table in signed bytes, the few surface weights as numbers. */
export function pack(weights: Float64Array): Pick<WeightsFile, 'surface' | 'scale' | 'table'> {
  const grams = weights.subarray(0, TABLE_SIZE);
  const largest = grams.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest === 0 ? 1 : largest / LARGEST_BYTE;
  const bytes = new Int8Array(grams.map((weight) => Math.round(weight / scale)));
  return {
    surface: Object.fromEntries(
      SURFACE_NAMES.map((name, i) => [name, Number(weights[TABLE_SIZE + i]!.toFixed(5))]),
    ),
    scale,
    table: gzipSync(bytes, { level: 9 }).toString('base64'),
  };
}
