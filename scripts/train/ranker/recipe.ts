import { type Features, TABLE_SIZE } from '#features/hooks/ranker/features.ts';
import { SURFACE_NAMES } from '#features/hooks/ranker/surface.ts';
import type { Pair } from './load.ts';

export type Recipe = {
  /** The cost of a clear winner in the wrong order, against the L2 penalty. */
  cost: number;
  /** The cost of a noisy exploratory pair for each unit of |z|, up to `zCap`. */
  perZ: number;
  zCap: number;
  /** Tests from the time of faulty randomization, relative to others. */
  faulty: number;
  /** A retweet pair, relative to a clear winner. */
  retweet: number;
  /** A gram's value falls with this power of the number of texts that contain it. */
  rarity: number;
  /** The weights of the word spaces relative to the words: similar use, similar subject, similar use by half. */
  use: number;
  subject: number;
  half: number;
  rounds: number;
  seed: number;
};

/** Tuned by cross-validation on the training tests only (`--cv`), without the held-out tests. */
export const RECIPE: Recipe = {
  cost: 0.2,
  perZ: 0.15,
  zCap: 4,
  faulty: 1,
  retweet: 0.02,
  rarity: 0.2,
  use: 1,
  subject: 0.7,
  half: 1.25,
  rounds: 12,
  seed: 20130124,
};

/** The n-gram table, the shipped surface weights, and the retweets' surface weights, which are not shipped. */
export const WEIGHT_COUNT = TABLE_SIZE + 2 * SURFACE_NAMES.length;

export function costOf(pair: Pair, recipe: Recipe): number {
  if (pair.source === 'retweets') return recipe.cost * recipe.retweet;
  const clarity = pair.z === null ? 1 : recipe.perZ * Math.min(pair.z, recipe.zCap);
  return recipe.cost * clarity * (pair.faulty ? recipe.faulty : 1);
}

/**
 * Words have the same effect in posts and headlines, but length, links and hashtags do not. So posts share the n-gram
 * weights and have their own surface weights.
 */
export function slotsOf({ grams, surface }: Features, source: Pair['source']): Map<number, number> {
  const start = TABLE_SIZE + (source === 'retweets' ? SURFACE_NAMES.length : 0);
  const slots = new Map(grams);
  surface.forEach((value, i) => {
    if (value !== 0) slots.set(start + i, value);
  });
  return slots;
}

export function difference(winner: ReadonlyMap<number, number>, loser: ReadonlyMap<number, number>) {
  const slots: number[] = [];
  const values: number[] = [];
  const addFeature = (slot: number, value: number) => {
    if (value === 0) return;
    slots.push(slot);
    values.push(value);
  };
  for (const [slot, value] of winner) addFeature(slot, value - (loser.get(slot) ?? 0));
  for (const [slot, value] of loser) if (!winner.has(slot)) addFeature(slot, -value);
  return { slots: Int32Array.from(slots), values: Float32Array.from(values) };
}
