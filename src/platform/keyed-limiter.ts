import { type Limit, tooManyRequests } from './http/limits/rate-limits.ts';

type Queue = { running: number; waiting: (() => void)[] };
/** Runs the work when it is the owner's turn. `waitingLimit` is how many of one owner may wait. */
type KeyedLimiter<Owner> = <Result>(
  owner: Owner,
  waitingLimit: Limit,
  /** `waited` is true if it had to wait: what was checked before may have changed. */
  work: (waited: boolean) => Promise<Result>,
  /** The slot is held until this resolves, too. */
  releaseAfter?: () => Promise<unknown> | undefined,
) => Promise<Result>;

/**
 * A queue for each owner, in which `concurrency` tasks run at a time, so that one owner's many tasks do not delay
 * others.
 */
export function createKeyedLimiter<Owner = number>(concurrency: number): KeyedLimiter<Owner> {
  const queues = new Map<Owner, Queue>();
  return async (owner, { points, seconds }, work, releaseAfter) => {
    const queue = queues.get(owner) ?? { running: 0, waiting: [] };
    queues.set(owner, queue);
    const waits = queue.running >= concurrency;
    if (!waits) queue.running++;
    else {
      if (queue.waiting.length >= points) throw tooManyRequests(seconds, 'Too many calls at once.');
      await new Promise<void>((start) => queue.waiting.push(start));
    }
    const release = () => {
      const next = queue.waiting.shift();
      if (next) next();
      else if (--queue.running === 0) queues.delete(owner);
    };
    try {
      return await work(waits);
    } finally {
      const after = releaseAfter?.();
      if (after) after.then(release, release);
      else release();
    }
  };
}

const WAITING_LIMIT: Limit = { points: 20, seconds: 2 };
const limiters = new WeakMap<object, KeyedLimiter<number>>();

/**
 * For changes that would wait for the same lock in the database. Here they wait without a connection, so a user who
 * sends many at once does not take connections from others. Changes in other processes still wait at the lock.
 */
export function runExclusive<Result>(
  db: object,
  owner: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const limiter = limiters.get(db) ?? createKeyedLimiter(1);
  limiters.set(db, limiter);
  return limiter(owner, WAITING_LIMIT, work);
}
