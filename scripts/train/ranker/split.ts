import { hashText } from '#features/hooks/ranker/features.ts';
import { textKey } from '#features/hooks/ranker/text.ts';
import type { Headlines, Pair } from './load.ts';
import { nearDuplicatesOf } from './near-duplicates.ts';

export type Split = {
  training: Pair[];
  /** All same-image pairs of the held-out tests, with z. */
  heldOut: Pair[];
  /** Their clear winners, from the archive's winners file. */
  heldOutWinners: Pair[];
  droppedTests: number;
  droppedPairs: number;
};

/**
 * The fixed split: half of the exploratory tests, chosen by their id alone, so it never changes. Tests with faulty
 * randomization are used for training but never for measuring.
 */
export function isHeldOut(pair: Pair): boolean {
  return pair.source === 'upworthy-exploratory' && !pair.faulty && hashText(`split${pair.test}`) % 100 < 50;
}

/** A useful pair has a difference in clicks and a difference in text. */
const tells = (pair: Pair): boolean => pair.z !== 0 && textKey(pair.first) !== textKey(pair.second);

/**
 * Removes every test of `pairs` with a text that is nearly one of `texts`. The whole test is removed, not only the
 * text.
 */
export function withoutNear(pairs: readonly Pair[], texts: Iterable<string>): Pair[] {
  const isNear = nearDuplicatesOf(texts);
  const seen = new Map<string, boolean>();
  const known = (text: string): boolean => {
    const near = seen.get(text) ?? isNear(text);
    seen.set(text, near);
    return near;
  };
  const tainted = new Set(
    pairs.filter((pair) => known(pair.first) || known(pair.second)).map((pair) => pair.test),
  );
  return pairs.filter((pair) => !tainted.has(pair.test));
}

export const textsOf = (pairs: readonly Pair[]): string[] =>
  pairs.flatMap((pair) => [pair.first, pair.second]);
export const testsOf = (pairs: readonly Pair[]): Set<string> => new Set(pairs.map((pair) => pair.test));

export function split(headlines: Headlines): Split {
  const heldOut = headlines.exploratory.filter((pair) => isHeldOut(pair) && tells(pair));
  const heldOutWinners = headlines.exploratoryWinners.filter((pair) => isHeldOut(pair) && tells(pair));
  const rest = [
    ...headlines.confirmatory,
    ...headlines.exploratory.filter((pair) => !isHeldOut(pair)),
    ...headlines.retweets,
  ].filter(tells);
  const training = withoutNear(rest, textsOf([...heldOut, ...heldOutWinners]));
  return {
    training,
    heldOut,
    heldOutWinners,
    droppedTests: testsOf(rest).size - testsOf(training).size,
    droppedPairs: rest.length - training.length,
  };
}
