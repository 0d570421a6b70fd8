import { createKeyedLimiter } from '#platform/keyed-limiter.ts';
import type { Services } from '#platform/services.ts';

type Limits = Services['limits'];

/** Limits what runs at once for one user, over all guards of an app. */
function createUserSlots(concurrency: number) {
  const limiters = new WeakMap<Limits, ReturnType<typeof createKeyedLimiter>>();
  /** Does the work when it is this user's turn; the next one's comes when `releaseAfter` is over too. */
  return <Result>(
    limits: Limits,
    userId: number,
    work: (waited: boolean) => Promise<Result>,
    releaseAfter?: () => Promise<unknown> | undefined,
  ): Promise<Result> => {
    const limiter = limiters.get(limits) ?? createKeyedLimiter(concurrency);
    limiters.set(limits, limiter);
    return limiter(userId, limits.userLine, work, releaseAfter);
  };
}

/** Calls of a user by cookie: at most half of the usual 20 connections to the database. */
export const withUserSlot = createUserSlots(10);
/** Calls that end a stranger's access: a stolen session with unread answers must not keep its owner from them. */
export const withUrgentSlot = createUserSlots(2);
/** Calls by all keys of a user. They have slots of their own: a stolen key must not keep its owner from revoking it. */
export const withKeySlot = createUserSlots(5);
