/** Seeded random numbers (mulberry32), so that a round can be repeated. */
export type Random = {
  /** From 0 to below 1. */
  next(): number;
  below(limit: number): number;
  pick<T>(of: readonly T[]): T;
  /** A separate generator, so that its numbers do not depend on the timing of others. */
  fork(name: string): Random;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: <T>(of: readonly T[]) => of[below(of.length)] as T,
    fork(name) {
      let mixed = seed;
      for (const letter of name) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x0100_0193);
      return createRandom(mixed);
    },
  };
}
