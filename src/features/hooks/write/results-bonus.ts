import { HOOK_TYPES, type HookType } from '../hook-types.ts';
import { MIN_RESULTS, type Result } from '../preferences/result.ts';
import { createRandom, hashText, type Random } from './random.ts';

/**
 * Favors types of hooks by how the creator's own videos did: Thompson sampling. For each type, a run draws a guess of
 * its typical views: near the mean for a type with many videos, widely spread for one with none. Types that did well
 * come more often, and the others are still tried.
 */

/** The most that a type gains or loses: less than a noticeable difference in relevance. */
export const MAX_RESULTS_BONUS = 0.2;

/** The weight of the assumption that all types are alike, in videos. */
const PRIOR_VIDEOS = 2;
/** The assumed spread of the logarithm of views, before any results: a factor of about three. */
const SPREAD = 1.2;
const SPREAD_WEIGHT = 4;

/** The gain of each type in a run; null if there are too few results. The same seed gives the same gains. */
export function drawResultsBonus(results: readonly Result[], seed: number): Map<HookType, number> | null {
  if (results.length < MIN_RESULTS) return null;
  const random = createRandom(seed ^ hashText('results'));
  const estimate = estimateViews(results);
  const draws = HOOK_TYPES.map((type) => draw(estimate, type, random));
  const middle = mean(draws);
  return new Map(
    HOOK_TYPES.map((type, i) => [
      type,
      MAX_RESULTS_BONUS * Math.tanh(((draws[i] as number) - middle) / estimate.spread),
    ]),
  );
}

/** Statistics of the logarithms of views, because views differ by factors. */
type Estimate = { overall: number; spread: number; byType: Map<string, number[]> };

function estimateViews(results: readonly Result[]): Estimate {
  const byType = new Map<string, number[]>();
  for (const { type, views } of results) {
    byType.set(type, [...(byType.get(type) ?? []), Math.log1p(views)]);
  }
  const overall = mean([...byType.values()].flat());
  let squares = SPREAD_WEIGHT * SPREAD ** 2;
  for (const logs of byType.values()) {
    const center = posteriorMean(logs, overall);
    for (const log of logs) squares += (log - center) ** 2;
  }
  return { overall, spread: Math.sqrt(squares / (SPREAD_WEIGHT + results.length)), byType };
}

function posteriorMean(logs: readonly number[], overall: number): number {
  return (PRIOR_VIDEOS * overall + logs.reduce((sum, log) => sum + log, 0)) / (PRIOR_VIDEOS + logs.length);
}

function draw({ overall, spread, byType }: Estimate, type: string, random: Random): number {
  const logs = byType.get(type) ?? [];
  return posteriorMean(logs, overall) + (spread / Math.sqrt(PRIOR_VIDEOS + logs.length)) * normal(random);
}

/** A draw from the normal distribution (Box and Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
