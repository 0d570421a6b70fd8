import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';
import type { WriteRequest } from '../writers/writer.ts';
import type { Candidate } from './candidates/candidate.ts';

/** Keeps lines and texts that a user has had out of the next runs. */

export type IsNew = (candidate: Candidate) => boolean;

/** For how many runs a line of the book and a frame are not used again, and whether the same text may return. */
type Rest = { line: number; frame: number; sameText: boolean };
const STRICT: Rest = { line: Number.POSITIVE_INFINITY, frame: 5, sameText: false };
/** Each is less strict than the one before, for use if that leaves too few candidates. */
const RESTS: readonly Rest[] = [
  STRICT,
  { line: Number.POSITIVE_INFINITY, frame: 1, sameText: false },
  { line: 20, frame: 0, sameText: false },
  { line: 3, frame: 0, sameText: true },
];

export function createFreshness({ lineIds, hooks }: WriteRequest['history']) {
  const texts = new Set(hooks.map((text) => text.toLowerCase()));
  const lastRun = new Map<string, number>();
  lineIds.forEach((ids, run) => {
    for (const id of ids) if (!lastRun.has(id)) lastRun.set(id, run);
  });
  const hasRested = ({ lineId, from, text }: Candidate, rest: Rest): boolean => {
    const runsAgo = lastRun.get(lineId) ?? Number.POSITIVE_INFINITY;
    if (runsAgo < (from === 'book' ? rest.line : rest.frame)) return false;
    return rest.sameText || texts.size === 0 || !texts.has(text.toLowerCase());
  };
  const isNew: IsNew = (candidate) => hasRested(candidate, STRICT);
  /**
   * The candidates without those that the user has had. If too few are left, those used longest ago come back first.
   */
  const leastRecent = (candidates: readonly Candidate[]): readonly Candidate[] => {
    for (const rest of RESTS) {
      const left = candidates.filter((candidate) => hasRested(candidate, rest));
      if (left.length >= HOOKS_PER_RUN) return left;
    }
    return candidates;
  };
  return { isNew, leastRecent };
}
