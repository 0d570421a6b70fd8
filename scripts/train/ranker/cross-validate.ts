import { hashText } from '#features/hooks/ranker/features.ts';
import { createScorer, unpackRanker } from '#features/hooks/ranker/scorer.ts';
import { hitOf, isSignificant } from './evaluate.ts';
import { learn } from './learn.ts';
import type { Pair } from './load.ts';
import { pack } from './pack.ts';
import { RECIPE, type Recipe } from './recipe.ts';
import { textsOf, withoutNear } from './split.ts';

const FOLDS = 4;

/** The effect of leaving a part out, measured without the held-out tests. */
export const VARIANTS: Record<string, Recipe> = {
  'as shipped': RECIPE,
  'no faulty window': { ...RECIPE, faulty: 0 },
  'no retweets': { ...RECIPE, retweet: 0 },
  'no noisy pairs': { ...RECIPE, perZ: 0 },
  'no word places': { ...RECIPE, use: 0, subject: 0, half: 0 },
  'no rarity': { ...RECIPE, rarity: 0 },
};

export type CrossValidated = { confirmatory: number; significant: number; exploratory: number };

/**
 * Folds by test over the correctly randomized tests. As in the split, near-duplicates of a fold are removed from its
 * training data.
 */
export function crossValidate(training: readonly Pair[]): (recipe: Recipe) => CrossValidated {
  const folds = Array.from({ length: FOLDS }, (_, k) => {
    const isOut = (pair: Pair) =>
      pair.source !== 'retweets' && !pair.faulty && hashText(`cv${pair.test}`) % FOLDS === k;
    const out = training.filter(isOut);
    return {
      out,
      rest: withoutNear(
        training.filter((pair) => !isOut(pair)),
        textsOf(out),
      ),
    };
  });
  return (recipe) => {
    const hits = new Map<Pair, number>();
    for (const { out, rest } of folds) {
      const score = createScorer(unpackRanker(pack(learn(rest, recipe))));
      for (const pair of out) hits.set(pair, hitOf(pair, score));
    }
    const share = (which: (pair: Pair) => boolean) => {
      const chosen = [...hits].filter(([pair]) => which(pair));
      return chosen.reduce((sum, [, hit]) => sum + hit, 0) / chosen.length;
    };
    return {
      confirmatory: share((pair) => pair.source === 'upworthy-confirmatory'),
      significant: share(isSignificant),
      exploratory: share((pair) => pair.source === 'upworthy-exploratory'),
    };
  };
}
