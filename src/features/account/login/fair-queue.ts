import { HttpError } from '#platform/http/errors.ts';
import { IPV6_48_FACTOR, type Limit, tooManyRequests } from '#platform/http/limits/rate-limits.ts';
import { widerNetwork } from '#platform/http/security/client-ip.ts';

/**
 * A queue for work that only a few may do at once. Networks take turns, and each has few places. When the queue is
 * full, the network with the most places loses one, so that no client can fill it, even with many accounts. Owners at
 * an IP where they signed in before have a second queue, which gets every other turn.
 */

/** The place of a request: its IP, the account if it is known there, and how many of one IP may wait. */
export type QueueKey = { ip: string; knownAs?: string; waiting: Limit };
export type FairQueue = <T>(place: QueueKey, work: () => Promise<T>) => Promise<T>;

type Waiter = { start: () => void; refuse: (reason: HttpError) => void };
/** By IP, or by IP and account, in the order of their turns. */
type Network = { waiting: Map<string, Waiter[]>; length: number };
type Queue = { networks: Map<string, Network>; length: number };

export function createFairQueue({ atOnce, longest }: { atOnce: number; longest: number }): FairQueue {
  const unknownClients: Queue = { networks: new Map(), length: 0 };
  const knownClients: Queue = { networks: new Map(), length: 0 };
  let [first, second] = [knownClients, unknownClients];
  let running = 0;

  const waitForTurn = async ({ ip, knownAs, waiting: { points: most, seconds } }: QueueKey) => {
    const queue = knownAs === undefined ? unknownClients : knownClients;
    const key = knownAs === undefined ? ip : `${ip} ${knownAs}`;
    const name = widerNetwork(ip);
    const network = queue.networks.get(name) ?? { waiting: new Map(), length: 0 };
    const mine = network.waiting.get(key) ?? [];
    if (mine.length >= most || (Number.isFinite(most) && network.length >= most * IPV6_48_FACTOR)) {
      throw tooManyRequests(seconds, 'Too many tries at once.');
    }
    if (queue.length >= longest) evictFromLargest(queue, network.length);
    await new Promise<void>((start, refuse) => {
      mine.push({ start, refuse });
      network.waiting.set(key, mine);
      network.length++;
      queue.networks.set(name, network);
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

function takeNext(queue: Queue): Waiter | undefined {
  for (const [name, network] of queue.networks) {
    for (const [key, waiters] of network.waiting) {
      const next = waiters.shift();
      // Moves to the end, because the others come first now.
      network.waiting.delete(key);
      if (waiters.length > 0) network.waiting.set(key, waiters);
      queue.networks.delete(name);
      if (--network.length > 0) queue.networks.set(name, network);
      queue.length--;
      return next;
    }
  }
  return undefined;
}

/** Refuses the last request of the network with the most, or the new one if no other network has clearly more. */
function evictFromLargest(queue: Queue, newcomers: number): void {
  let most: Network | undefined;
  for (const network of queue.networks.values()) {
    if (network.length > (most?.length ?? newcomers + 1)) most = network;
  }
  if (!most) throw queueFull();
  const [key, waiters] = [...most.waiting].reduce((a, b) => (b[1].length > a[1].length ? b : a));
  waiters.pop()?.refuse(queueFull());
  if (waiters.length === 0) most.waiting.delete(key);
  most.length--;
  queue.length--;
}

function queueFull(): HttpError {
  return new HttpError(503, 'Too many people are signing in right now. Please try again in a moment.', {
    'Retry-After': '5',
  });
}
