import weights from './ranker.weights.json' with { type: 'json' };
import { type Scorer, scorerOf } from './scorer.ts';

let scorer: Scorer | undefined;

/**
 * Headline appeal learned from A/B tests: of two texts, the higher score is the likelier winner. Only the order
 * means anything. It breaks ties and orders hooks; it says nothing about views and is never shown (docs/ranker.md).
 */
export function score(text: string): number {
  scorer ??= scorerOf(weights);
  return scorer(text);
}
