import { createHash } from 'node:crypto';
import { createScorer, unpackRanker, type WeightsFile } from '#features/hooks/ranker/scorer.ts';
import { textKey } from '#features/hooks/ranker/text.ts';
import type { TrainingFacts, TrainingSource } from '#features/hooks/ranker/training-facts.ts';
import { accuracyOf, isSignificant } from './evaluate.ts';
import { learn } from './learn.ts';
import type { Headlines, Pair } from './load.ts';
import { pack } from './pack.ts';
import { RECIPE, type Recipe } from './recipe.ts';
import { type Split, split, testsOf, textsOf } from './split.ts';

const SOURCES: readonly TrainingSource['id'][] = [
  'upworthy-confirmatory',
  'upworthy-exploratory',
  'retweets',
];

const distinct = (pairs: readonly Pair[]): number => new Set(textsOf(pairs).map(textKey)).size;

function sourceFacts(training: readonly Pair[], id: TrainingSource['id']): TrainingSource {
  const pairs = training.filter((pair) => pair.source === id);
  return { id, pairs: pairs.length, tests: testsOf(pairs).size, texts: distinct(pairs) };
}

/** The figures are those of the packed weights, which the product uses. */
function factsOf(parts: Split, packed: Omit<WeightsFile, 'facts'>, seed: number): TrainingFacts {
  const score = createScorer(unpackRanker(packed));
  return {
    tableSha256: createHash('sha256').update(packed.table).digest('hex'),
    seed,
    distinctTexts: distinct(parts.training),
    pairs: parts.training.length,
    sources: SOURCES.map((id) => sourceFacts(parts.training, id)),
    heldOut: {
      tests: testsOf(parts.heldOut).size,
      texts: distinct(parts.heldOut),
      droppedTests: parts.droppedTests,
      droppedPairs: parts.droppedPairs,
      clearWinners: accuracyOf(parts.heldOutWinners, score),
      significant: accuracyOf(parts.heldOut.filter(isSignificant), score),
      allPairs: accuracyOf(parts.heldOut, score),
    },
  };
}

export function trainRanker(headlines: Headlines, recipe: Recipe = RECIPE): WeightsFile {
  const parts = split(headlines);
  const packed = pack(learn(parts.training, recipe));
  return { facts: factsOf(parts, packed, recipe.seed), ...packed };
}
