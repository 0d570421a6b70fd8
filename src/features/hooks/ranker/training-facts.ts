import facts from './training-facts.json' with { type: 'json' };

/** Share of pairs in the right order, with a 95 % interval that resamples whole tests. */
export type Accuracy = { accuracy: number; low: number; high: number; pairs: number; tests: number };

export type TrainingSource = {
  id: 'upworthy-confirmatory' | 'upworthy-exploratory' | 'retweets';
  pairs: number;
  /** Experiments; for the retweet pairs each pair is one. */
  tests: number;
  /** Distinct within the source; a text can be in two sources. */
  texts: number;
};

export type TrainingFacts = {
  /** A hash of the shipped weight table, so that facts and weights cannot drift apart. */
  tableSha256: string;
  seed: number;
  /** Distinct normalized texts in the pairs that the shipped weights were fitted on. */
  distinctTexts: number;
  pairs: number;
  sources: TrainingSource[];
  heldOut: {
    tests: number;
    texts: number;
    /** Training tests dropped because one of their texts is a near-duplicate of a held-out text. */
    droppedTests: number;
    droppedPairs: number;
    clearWinners: Accuracy;
    /** pairs with |z| ≥ 1.96 */
    significant: Accuracy;
    allPairs: Accuracy;
  };
};

/** Written by `npm run train -- ranker`, rendered by the page "What we trained on". */
export const trainingFacts = facts as TrainingFacts;
