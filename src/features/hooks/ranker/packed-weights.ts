/**
 * The table of weights without its empty slots, which are seven of eight. The whole table would take three times the
 * memory and be only a little faster.
 */
export type PackedWeights = {
  /** For every 32 slots: a bit mask of those that have a weight, then the number of weights before them. */
  index: Uint32Array;
  weights: Int8Array;
};

export function packWeights(table: Int8Array): PackedWeights {
  const index = new Uint32Array((table.length >>> 5) * 2);
  const weights: number[] = [];
  for (let group = 0; group < index.length; group += 2) {
    index[group + 1] = weights.length;
    for (let bit = 0; bit < 32; bit++) {
      const weight = table[(group << 4) + bit]!;
      if (weight === 0) continue;
      index[group]! |= 1 << bit;
      weights.push(weight);
    }
  }
  return { index, weights: Int8Array.from(weights) };
}

function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** 0 if the slot has no weight. */
export function weightAt({ index, weights }: PackedWeights, slot: number): number {
  const group = (slot >>> 5) << 1;
  const bits = index[group]!;
  const bit = 1 << (slot & 31);
  if ((bits & bit) === 0) return 0;
  return weights[index[group + 1]! + countBits(bits & (bit - 1))]!;
}
