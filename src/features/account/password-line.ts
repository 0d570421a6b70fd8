import os from 'node:os';
import { widerNetwork } from '#platform/http/client-address.ts';
import { HttpError } from '#platform/http/errors.ts';
import { type Limit, tooMany, WIDER } from '#platform/http/rate-limits.ts';

/**
 * The line before the work with passwords. Addresses take turns, each has few places, and where the whole line
 * is full, whoever holds the most of it makes room: nobody can fill it for everybody.
 */

/** The pool that does the work has four threads by default; files and compression need one. */
const AT_ONCE = Math.max(1, Math.min(3, os.availableParallelism()));
/** Half a minute of waiting: longer than anybody waits. */
const LONGEST_LINE = 700;

/** Where somebody waits: their address, and how many of it may wait at once. */
export type Place = { address: string; waiting: Limit };
/** Of commands and of the start, which nobody can call from outside. */
export const OUR_OWN: Place = {
  address: 'our own',
  waiting: { points: Number.POSITIVE_INFINITY, seconds: 0 },
};

type Waiter = { start: () => void; refuse: (reason: HttpError) => void };
type Waiting = { network: string; waiters: Waiter[] };

let running = 0;
let length = 0;
/** By address; the one whose turn is next comes first. */
const line = new Map<string, Waiting>();

/** Takes one of the few places for work with passwords, or refuses. */
export async function withPasswordSlot<T>(place: Place, work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++;
  else await waitForTurn(place);
  try {
    return await work();
  } finally {
    const next = takeNext();
    if (next) next.start();
    else running--;
  }
}

async function waitForTurn({ address, waiting: { points: most, seconds } }: Place): Promise<void> {
  const network = widerNetwork(address);
  const mine = line.get(address) ?? { network, waiters: [] };
  const full = mine.waiters.length >= most;
  if (full || (network !== address && waitingIn(network) >= most * WIDER)) {
    throw tooMany(seconds, 'Too many tries at once.');
  }
  if (length >= LONGEST_LINE) makeRoom(mine.waiters.length);
  await new Promise<void>((start, refuse) => {
    mine.waiters.push({ start, refuse });
    line.set(address, mine);
    length++;
  });
}

function waitingIn(network: string): number {
  let count = 0;
  for (const waiting of line.values()) if (waiting.network === network) count += waiting.waiters.length;
  return count;
}

function takeNext(): Waiter | undefined {
  for (const [address, waiting] of line) {
    const next = waiting.waiters.shift();
    // To the end: the others come first now.
    line.delete(address);
    if (waiting.waiters.length > 0) line.set(address, waiting);
    length--;
    return next;
  }
  return undefined;
}

/** The last of the longest line goes, if that is longer than the newcomer's own; otherwise the newcomer does. */
function makeRoom(newcomers: number): void {
  let longest: Waiting | undefined;
  for (const waiting of line.values()) {
    if (waiting.waiters.length > (longest?.waiters.length ?? newcomers + 1)) longest = waiting;
  }
  const last = longest?.waiters.pop();
  if (!last) throw tooLong();
  length--;
  last.refuse(tooLong());
}

function tooLong(): HttpError {
  return new HttpError(503, 'Too many people are signing in right now. Please try again in a moment.', {
    'Retry-After': '5',
  });
}
