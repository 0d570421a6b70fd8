import { createKeyedLimiter } from '#platform/keyed-limiter.ts';
import type { Services } from '#platform/services.ts';

/** Calls of one user that run at once: at most half of the usual 20 connections to the database. */
const AT_ONCE = 10;

type Limits = Services['limits'];
/** One for all guards of an app: whatever a user calls, by cookie or by any key, waits in one queue. */
const limiters = new WeakMap<Limits, ReturnType<typeof createKeyedLimiter>>();

/** Does the work when it is this user's turn; the next one's comes when `held` is over too. */
export function withUserSlot<Result>(
  limits: Limits,
  userId: number,
  work: () => Promise<Result>,
  releaseAfter?: () => Promise<unknown> | undefined,
): Promise<Result> {
  const limiter = limiters.get(limits) ?? createKeyedLimiter(AT_ONCE);
  limiters.set(limits, limiter);
  return limiter(userId, limits.userLine, work, releaseAfter);
}
