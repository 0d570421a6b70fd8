import { type Features, TABLE_SIZE } from '#features/hooks/ranker/features.ts';
import { SURFACE_NAMES } from '#features/hooks/ranker/surface.ts';
import type { Pair } from './load.ts';

export type Recipe = {
  /** Cost of a clear winner put in the wrong order, against the L2 penalty. */
  cost: number;
  /** Noisy exploratory pairs count by |z|, up to `zCap`: this much per unit of z. */
  perZ: number;
  zCap: number;
  /** Tests from the time of faulty randomization, relative to others. */
  faulty: number;
  /** A retweet pair, relative to a clear winner. */
  retweet: number;
  /** A gram's value falls with this power of the number of texts that hold it: a common one says less. */
  rarity: number;
  /** How loudly the places of words speak, beside the words: of like use, of like subject, of like use by half. */
  use: number;
  subject: number;
  half: number;
  rounds: number;
  seed: number;
};

/** Tuned by cross-validation on the training tests only (`--cv`); the held-out tests were not looked at for it. */
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

/** The n-gram table, the surface weights that ship, and the retweets' own surface weights, which do not. */
export const WEIGHT_COUNT = TABLE_SIZE + 2 * SURFACE_NAMES.length;

export function costOf(pair: Pair, recipe: Recipe): number {
  if (pair.source === 'retweets') return recipe.cost * recipe.retweet;
  const clarity = pair.z === null ? 1 : recipe.perZ * Math.min(pair.z, recipe.zCap);
  return recipe.cost * clarity * (pair.faulty ? recipe.faulty : 1);
}

/**
 * Words carry over between posts and headlines; length, links and hashtags mean other things in a post. So posts
 * share the n-gram weights and have surface weights of their own.
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
