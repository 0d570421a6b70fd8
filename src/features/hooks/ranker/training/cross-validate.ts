import { hashText } from '../features.ts';
import { isSignificant } from './evaluate.ts';
import { fitWeights, marginOf } from './fit.ts';
import type { Pair } from './load.ts';
import { exampleMaker, RECIPE, type Recipe, WEIGHT_COUNT } from './recipe.ts';
import { textsOf, withoutNear } from './split.ts';

const FOLDS = 4;

/** What leaving a source out does, measured without a look at the held-out tests. */
export const VARIANTS: Record<string, Recipe> = {
  'as shipped': RECIPE,
  'no faulty window': { ...RECIPE, faulty: 0 },
  'no retweets': { ...RECIPE, retweet: 0 },
  'no noisy pairs': { ...RECIPE, perZ: 0 },
};

export type CrossValidated = { confirmatory: number; significant: number; exploratory: number };

/** Folds by test over the soundly randomised tests; near-duplicates of a fold leave its training side, as in the split. */
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
  const exampleOf = exampleMaker();
  return (recipe) => {
    const right = new Map<Pair, boolean>();
    for (const { out, rest } of folds) {
      const examples = rest.map((pair) => exampleOf(pair, recipe)).filter(({ cost }) => cost > 0);
      const weights = fitWeights(examples, WEIGHT_COUNT, recipe.rounds, recipe.seed);
      for (const pair of out) right.set(pair, marginOf(weights, exampleOf(pair, recipe)) > 0);
    }
    const share = (which: (pair: Pair) => boolean) => {
      const chosen = [...right].filter(([pair]) => which(pair));
      return chosen.filter(([, hit]) => hit).length / chosen.length;
    };
    return {
      confirmatory: share((pair) => pair.source === 'upworthy-confirmatory'),
      significant: share(isSignificant),
      exploratory: share((pair) => pair.source === 'upworthy-exploratory'),
    };
  };
}
