import { HttpError } from '#platform/http/errors.ts';
import type { WorkerRequest, WorkerResponse } from './messages.ts';

/**
 * The requests that wait for the writing thread. Runs come first, because they cost a credit; then rewrites. Of
 * hints, such as the angles requested at every pause in typing, only the newest of each user waits, and not for long.
 * Hints take turns with the tries of visitors.
 */

export type PendingRequest = {
  message: WorkerRequest;
  /** Called with null if the request failed. */
  answered: (answer: WorkerResponse | null) => void;
  refused: (reason: Error) => void;
};
export type WriteQueue = ReturnType<typeof createWriteQueue>;

type Limits = { mostRuns: number; mostTries: number; hintMs: number };

export function createWriteQueue({ mostRuns, mostTries, hintMs }: Limits) {
  const runs: PendingRequest[] = [];
  const tries: PendingRequest[] = [];
  const rewrites: PendingRequest[] = [];
  const hints = new Map<number, { pending: PendingRequest; timer: NodeJS.Timeout }>();

  function nextHint(): PendingRequest | undefined {
    for (const [asker, { pending, timer }] of hints) {
      clearTimeout(timer);
      hints.delete(asker);
      return pending;
    }
    return undefined;
  }

  /** Hints and tries take turns: many hints must not keep visitors waiting. */
  let wasHint = false;
  function nextInTurn(): PendingRequest | undefined {
    const hint = wasHint && tries.length > 0 ? undefined : nextHint();
    wasHint = hint !== undefined;
    return hint ?? tries.shift();
  }

  return {
    addRun: (pending: PendingRequest, signal?: AbortSignal) => queueUp(runs, mostRuns, pending, signal),
    addTry: (pending: PendingRequest, signal?: AbortSignal) => queueUp(tries, mostTries, pending, signal),
    addRewrite: (pending: PendingRequest) => queueUp(rewrites, mostRuns, pending),
    /** Replaces an older request of the same user. */
    addHint(pending: PendingRequest, asker: number): void {
      const older = hints.get(asker);
      clearTimeout(older?.timer);
      const timer = setTimeout(() => {
        hints.delete(asker);
        pending.answered(null);
      }, hintMs);
      hints.set(asker, { pending, timer });
      older?.pending.answered(null);
    },
    next: (): PendingRequest | undefined => runs.shift() ?? rewrites.shift() ?? nextInTurn(),
  };
}

/** Refuses a request if the queue is so long that the answer would come too late. */
function queueUp(queue: PendingRequest[], most: number, pending: PendingRequest, signal?: AbortSignal): void {
  if (queue.length >= most) {
    pending.refused(tooManyWaiting(pending));
    return;
  }
  queue.push(pending);
  // A request that was aborted leaves the queue.
  const leave = () => {
    const place = queue.indexOf(pending);
    if (place < 0) return;
    queue.splice(place, 1);
    pending.refused(signal?.reason);
  };
  signal?.addEventListener('abort', leave, { once: true });
}

export function tooManyWaiting({ message }: PendingRequest): HttpError {
  const refund = message.ask === 'write' ? ' Your run was given back.' : '';
  const text = `Too many hooks are being written right now.${refund} Please try again in a moment.`;
  return new HttpError(503, text, { 'Retry-After': '5' });
}
