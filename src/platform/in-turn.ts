import { type Limit, tooMany } from './http/rate-limits.ts';

type Line = { running: number; waiting: (() => void)[] };
/** Does the work when it is the owner's turn; `waiting` says how many of one owner may wait. */
type InLine<Owner> = <Result>(owner: Owner, waiting: Limit, work: () => Promise<Result>) => Promise<Result>;

/** A line for each owner, with `atOnce` tasks running at a time: one owner's many tasks do not delay others'. */
export function createLines<Owner = number>(atOnce: number): InLine<Owner> {
  const lines = new Map<Owner, Line>();
  return async (owner, { points, seconds }, work) => {
    const line = lines.get(owner) ?? { running: 0, waiting: [] };
    lines.set(owner, line);
    if (line.running < atOnce) line.running++;
    else {
      if (line.waiting.length >= points) throw tooMany(seconds, 'Too many calls at once.');
      await new Promise<void>((start) => line.waiting.push(start));
    }
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else if (--line.running === 0) lines.delete(owner);
    }
  };
}

const WAITING: Limit = { points: 20, seconds: 2 };
const turns = new WeakMap<object, InLine<number>>();

/**
 * Changes that would wait for each other's lock in the database wait here instead, where they hold no connection:
 * a user who sends many at once takes none from the others. Other processes still meet at the lock.
 */
export function inTurn<Result>(db: object, owner: number, work: () => Promise<Result>): Promise<Result> {
  const line = turns.get(db) ?? createLines(1);
  turns.set(db, line);
  return line(owner, WAITING, work);
}
