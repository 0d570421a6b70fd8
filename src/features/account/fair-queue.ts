import { widerNetwork } from '#platform/http/client-address.ts';
import { HttpError } from '#platform/http/errors.ts';
import { type Limit, tooMany, WIDER } from '#platform/http/rate-limits.ts';

/**
 * A queue for work of which only little is done at once. Addresses take turns and each has few places. When the queue
 * is full, the address with the most places loses one, so that no address can fill it. Addresses that signed in to
 * the account before have a queue of their own, which gets every other turn.
 */

/** Where somebody waits: their address, the account that is known there, and how many of one may wait at once. */
export type Place = { address: string; knownAs?: string; waiting: Limit };
export type FairQueue = <T>(place: Place, work: () => Promise<T>) => Promise<T>;

type Waiter = { start: () => void; refuse: (reason: HttpError) => void };
type Waiting = { network: string; waiters: Waiter[] };
/** By address; the one whose turn is next comes first. */
type Queue = { waiting: Map<string, Waiting>; length: number };

export function createFairQueue({ atOnce, longest }: { atOnce: number; longest: number }): FairQueue {
  const strangers: Queue = { waiting: new Map(), length: 0 };
  const known: Queue = { waiting: new Map(), length: 0 };
  let [first, second] = [known, strangers];
  let running = 0;

  const waitForTurn = async ({ address, knownAs, waiting: { points: most, seconds } }: Place) => {
    const queue = knownAs === undefined ? strangers : known;
    const key = knownAs === undefined ? address : `${address} ${knownAs}`;
    const network = widerNetwork(address);
    const mine = queue.waiting.get(key) ?? { network, waiters: [] };
    const full = mine.waiters.length >= most;
    if (full || (Number.isFinite(most) && waitingIn(queue, network) >= most * WIDER)) {
      throw tooMany(seconds, 'Too many tries at once.');
    }
    if (queue.length >= longest) makeRoom(queue, mine.waiters.length);
    await new Promise<void>((start, refuse) => {
      mine.waiters.push({ start, refuse });
      queue.waiting.set(key, mine);
      queue.length++;
    });
  };

  return async (place, work) => {
    if (running < atOnce) running++;
    else await waitForTurn(place);
    try {
      return await work();
    } finally {
      [first, second] = [second, first];
      const next = takeNext(first) ?? takeNext(second);
      if (next) next.start();
      else running--;
    }
  };
}

function waitingIn(queue: Queue, network: string): number {
  let count = 0;
  for (const { network: theirs, waiters } of queue.waiting.values()) {
    if (theirs === network) count += waiters.length;
  }
  return count;
}

function takeNext(queue: Queue): Waiter | undefined {
  for (const [key, waiting] of queue.waiting) {
    const next = waiting.waiters.shift();
    // To the end: the others come first now.
    queue.waiting.delete(key);
    if (waiting.waiters.length > 0) queue.waiting.set(key, waiting);
    queue.length--;
    return next;
  }
  return undefined;
}

/** Refuses the last waiter of the address with the most; the newcomer, if no other address has clearly more. */
function makeRoom(queue: Queue, newcomers: number): void {
  let most: Waiting | undefined;
  for (const waiting of queue.waiting.values()) {
    if (waiting.waiters.length > (most?.waiters.length ?? newcomers + 1)) most = waiting;
  }
  const last = most?.waiters.pop();
  if (!last) throw tooLong();
  queue.length--;
  last.refuse(tooLong());
}

function tooLong(): HttpError {
  return new HttpError(503, 'Too many people are signing in right now. Please try again in a moment.', {
    'Retry-After': '5',
  });
}
