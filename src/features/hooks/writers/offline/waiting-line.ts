import { HttpError } from '#platform/http/errors.ts';
import type { Answer, Question } from './messages.ts';

/**
 * Who waits for the thread that writes. Runs come first: somebody pays for them. Of angles, which are asked for with
 * every pause in typing, only the newest question of each person waits, and not for long.
 */

export type Asking = {
  question: Question;
  /** Null where nothing came of it. */
  answered: (answer: Answer | null) => void;
  refused: (reason: Error) => void;
};
export type WaitingLine = ReturnType<typeof createWaitingLine>;

export function createWaitingLine({ mostRuns, anglesMs }: { mostRuns: number; anglesMs: number }) {
  const runs: Asking[] = [];
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
    /** Refused where the line is so long that it would take too long. */
    addRun(asking: Asking, signal?: AbortSignal): void {
      if (runs.length >= mostRuns) {
        asking.refused(tooLong());
        return;
      }
      runs.push(asking);
      // Whoever was told that it took too long waits no more.
      const leave = () => {
        const place = runs.indexOf(asking);
        if (place < 0) return;
        runs.splice(place, 1);
        asking.refused(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
    },
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
    next: (): Asking | undefined => runs.shift() ?? nextAngles(),
  };
}

export function tooLong(): HttpError {
  const sentence =
    'Too many hooks are being written right now. Your run was given back. Please try again in a moment.';
  return new HttpError(503, sentence, { 'Retry-After': '5' });
}
