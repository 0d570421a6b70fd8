import { createKeyedLimiter } from '#platform/keyed-limiter.ts';
import type { Services } from '#platform/services.ts';

type Limits = Services['limits'];

/** Limits the calls of one user that run at once, for all guards of an app. */
function createUserSlots(concurrency: number) {
  const limiters = new WeakMap<Limits, ReturnType<typeof createKeyedLimiter>>();
  /** Runs the work when it is this user's turn. The slot is held until `releaseAfter` has resolved, too. */
  return <Result>(
    limits: Limits,
    userId: number,
    work: (waited: boolean) => Promise<Result>,
    releaseAfter?: () => Promise<unknown> | undefined,
  ): Promise<Result> => {
    const limiter = limiters.get(limits) ?? createKeyedLimiter(concurrency);
    limiters.set(limits, limiter);
    return limiter(userId, limits.userQueueLimit, work, releaseAfter);
  };
}

/** Calls of a user by cookie: at most half of the usual 20 connections to the database. */
export const withUserSlot = createUserSlots(10);
/** Calls that end a stranger's access. A stolen session with unread answers must not block them. */
export const withUrgentSlot = createUserSlots(2);
/** Calls by API keys. They have their own slots, so that a stolen key cannot keep its owner from revoking it. */
export const withKeySlot = createUserSlots(5);
