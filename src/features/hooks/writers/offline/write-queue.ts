import { HttpError } from '#platform/http/errors.ts';
import type { Answer, Question } from './messages.ts';

/**
 * The requests that wait for the thread that writes. Runs come first: somebody pays for them; then rewrites. Of angles, which are
 * asked for with every pause in typing, only the newest question of each person waits, and not for long. Visitors who
 * try come last.
 */

export type Asking = {
  question: Question;
  /** Null where nothing came of it. */
  answered: (answer: Answer | null) => void;
  refused: (reason: Error) => void;
};
export type WriteQueue = ReturnType<typeof createWriteQueue>;

type Limits = { mostRuns: number; mostTries: number; anglesMs: number };

export function createWriteQueue({ mostRuns, mostTries, anglesMs }: Limits) {
  const runs: Asking[] = [];
  const tries: Asking[] = [];
  const rewrites: Asking[] = [];
  const angles = new Map<number, { asking: Asking; timer: NodeJS.Timeout }>();

  function nextAngles(): Asking | undefined {
    for (const [asker, { asking, timer }] of angles) {
      clearTimeout(timer);
      angles.delete(asker);
      return asking;
    }
    return undefined;
  }

  return {
    addRun: (asking: Asking, signal?: AbortSignal) => queueUp(runs, mostRuns, asking, signal),
    addTry: (asking: Asking, signal?: AbortSignal) => queueUp(tries, mostTries, asking, signal),
    addRewrite: (asking: Asking) => queueUp(rewrites, mostRuns, asking),
    /** Takes the place of an older question of the same asker. */
    addAngles(asking: Asking, asker: number): void {
      const older = angles.get(asker);
      clearTimeout(older?.timer);
      const timer = setTimeout(() => {
        angles.delete(asker);
        asking.answered(null);
      }, anglesMs);
      angles.set(asker, { asking, timer });
      older?.asking.answered(null);
    },
    next: (): Asking | undefined => runs.shift() ?? rewrites.shift() ?? nextAngles() ?? tries.shift(),
  };
}

/** Refused where the queue is so long that it would take too long. */
function queueUp(queue: Asking[], most: number, asking: Asking, signal?: AbortSignal): void {
  if (queue.length >= most) {
    asking.refused(tooLong(asking));
    return;
  }
  queue.push(asking);
  // A request that has timed out leaves the queue.
  const leave = () => {
    const place = queue.indexOf(asking);
    if (place < 0) return;
    queue.splice(place, 1);
    asking.refused(signal?.reason);
  };
  signal?.addEventListener('abort', leave, { once: true });
}

export function tooLong({ question }: Asking): HttpError {
  const given = question.ask === 'write' ? ' Your run was given back.' : '';
  const sentence = `Too many hooks are being written right now.${given} Please try again in a moment.`;
  return new HttpError(503, sentence, { 'Retry-After': '5' });
}
