import { randomFrom } from './fit.ts';

/** A vector of length 1 for each word. Words with similar neighbors have similar vectors. */
export type WordSpace = ReadonlyMap<string, Float64Array>;

export type Neighborhood = {
  /** The maximum distance of a neighbor in words. Nearer neighbors count more. */
  reach: number;
  /**
   * Distinguishes words before from words after. Similar then means "used in the same position", not "same subject".
   */
  sides: boolean;
};

/** With fewer texts than this, a word's neighbors are unreliable. */
const FEWEST_TEXTS = 4;
export const DIMENSIONS = 64;
const SPARE_DIMENSIONS = 10;
const ITERATIONS = 6;
/** Lowers the weight of rare neighbors (Levy, Goldberg, Dagan 2015). */
const SMOOTHING = 0.75;

type Cells = { rows: Int32Array; columns: Int32Array; values: Float64Array; height: number; width: number };

function vocabularyOf(texts: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const words of texts) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= FEWEST_TEXTS).map(([word]) => word);
}

/** How often each word is near each other word, by the key row × width + column. */
function company(
  texts: readonly (readonly string[])[],
  vocabulary: readonly string[],
  { reach, sides }: Neighborhood,
): Map<number, number> {
  const places = new Map(vocabulary.map((word, i) => [word, i]));
  const width = vocabulary.length * (sides ? 2 : 1);
  const counts = new Map<number, number>();
  for (const words of texts) {
    const line = words.map((word) => places.get(word) ?? -1);
    line.forEach((word, i) => {
      const last = Math.min(line.length - 1, i + reach);
      for (let j = Math.max(0, i - reach); word >= 0 && j <= last; j++) {
        const other = line[j]!;
        if (other < 0 || other === word) continue;
        const key = word * width + other + (sides && j > i ? vocabulary.length : 0);
        counts.set(key, (counts.get(key) ?? 0) + 1 / Math.abs(i - j));
      }
    });
  }
  return counts;
}

/** Positive pointwise mutual information: how much more often than by chance, or 0. */
function surprise(counts: ReadonlyMap<number, number>, height: number, width: number): Cells {
  const ofRow = new Float64Array(height);
  const ofColumn = new Float64Array(width);
  for (const [key, count] of counts) {
    ofRow[Math.floor(key / width)]! += count;
    ofColumn[key % width]! += count;
  }
  const smoothed = ofColumn.map((count) => count ** SMOOTHING);
  const total = smoothed.reduce((sum, count) => sum + count, 0);
  const cells = [...counts]
    .map(([key, count]) => {
      const row = Math.floor(key / width);
      const column = key % width;
      return { row, column, value: Math.log((count / ofRow[row]!) * (total / smoothed[column]!)) };
    })
    .filter(({ value }) => value > 0);
  return {
    rows: Int32Array.from(cells, ({ row }) => row),
    columns: Int32Array.from(cells, ({ column }) => column),
    values: Float64Array.from(cells, ({ value }) => value),
    height,
    width,
  };
}

function times(from: Int32Array, to: Int32Array, values: Float64Array, size: number) {
  return (vector: Float64Array): Float64Array => {
    const product = new Float64Array(size);
    for (let k = 0; k < values.length; k++) product[to[k]!]! += values[k]! * vector[from[k]!]!;
    return product;
  };
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** Gram-Schmidt in place, twice because of rounding. Returns the remaining lengths. */
function orthonormalize(vectors: readonly Float64Array[]): number[] {
  return vectors.map((vector, n) => {
    for (const earlier of [...vectors.slice(0, n), ...vectors.slice(0, n)]) {
      const shared = dot(vector, earlier);
      for (let i = 0; i < vector.length; i++) vector[i]! -= shared * earlier[i]!;
    }
    const length = Math.sqrt(dot(vector, vector)) || 1;
    for (let i = 0; i < vector.length; i++) vector[i]! /= length;
    return length;
  });
}

/**
 * The largest singular directions, by seeded subspace iteration. One list for each direction, one number for each row.
 */
function directions({ rows, columns, values, height, width }: Cells, seed: number): Float64Array[] {
  const random = randomFrom(seed);
  const across = times(columns, rows, values, height);
  const down = times(rows, columns, values, width);
  let right: Float64Array[] = Array.from({ length: DIMENSIONS + SPARE_DIMENSIONS }, () =>
    Float64Array.from({ length: width }, () => random() - 0.5),
  );
  let left: Float64Array[] = [];
  let strengths: number[] = [];
  for (let round = 0; round < ITERATIONS; round++) {
    left = right.map(across);
    orthonormalize(left);
    right = left.map(down);
    strengths = orthonormalize(right);
  }
  // The square root of the strength, between equal directions and only the first few.
  return left.slice(0, DIMENSIONS).map((vector, d) => vector.map((x) => x * Math.sqrt(strengths[d]!)));
}

/** Learned from texts only, without clicks or winners. */
export function wordSpace(
  texts: readonly (readonly string[])[],
  neighborhood: Neighborhood,
  seed: number,
): WordSpace {
  const vocabulary = vocabularyOf(texts);
  const width = vocabulary.length * (neighborhood.sides ? 2 : 1);
  const cells = surprise(company(texts, vocabulary, neighborhood), vocabulary.length, width);
  const axes = directions(cells, seed);
  return new Map(
    vocabulary.map((word, i) => {
      const place = Float64Array.from(axes, (direction) => direction[i]!);
      const length = Math.sqrt(dot(place, place)) || 1;
      return [word, place.map((x) => x / length)];
    }),
  );
}
