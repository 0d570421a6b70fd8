import type { Accuracy } from '#features/hooks/ranker/training-facts.ts';
import { randomFrom } from './fit.ts';
import type { Pair } from './load.ts';

const RESAMPLES = 2000;

/** 1 for the right order, 0 for the wrong one, 0.5 for equal scores. */
export function hitOf(pair: Pair, score: (text: string) => number): number {
  const lead = score(pair.first) - score(pair.second);
  if (lead === 0) return 0.5;
  return lead > 0 === pair.firstWon ? 1 : 0;
}

/**
 * The interval resamples whole tests, because pairs of one test share headlines. Resampling pairs would make it too
 * narrow.
 */
export function accuracyOf(pairs: readonly Pair[], score: (text: string) => number, seed = 1): Accuracy {
  const byTest = Map.groupBy(pairs, (pair) => pair.test);
  const tests = [...byTest.values()].map((group) => ({
    hits: group.reduce((sum, pair) => sum + hitOf(pair, score), 0),
    pairs: group.length,
  }));
  const total = (groups: typeof tests) =>
    groups.reduce((sum, group) => sum + group.hits, 0) / groups.reduce((sum, group) => sum + group.pairs, 0);
  const random = randomFrom(seed);
  const resampled = Float64Array.from({ length: RESAMPLES }, () =>
    total(tests.map(() => tests[Math.floor(random() * tests.length)]!)),
  ).sort();
  const at = (share: number) => round(resampled[Math.floor(share * RESAMPLES)]!);
  return {
    accuracy: round(total(tests)),
    low: at(0.025),
    high: at(0.975),
    pairs: pairs.length,
    tests: tests.length,
  };
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

const SIGNIFICANT = 1.96;
export const isSignificant = (pair: Pair): boolean => (pair.z ?? 0) >= SIGNIFICANT;
