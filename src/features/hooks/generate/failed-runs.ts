import { tooManyRequests } from '#platform/http/rate-limits.ts';
import type { Services } from '#platform/services.ts';

const WHY = 'Your last runs failed, so for now you can start one a minute.';

/**
 * Slows a user down whose runs fail one after the other: a failed run is given back, so nothing else would
 * stop them from making the writer work for free. Counted before the run is given back, so that the next
 * one finds it.
 */
export function createFailedRuns({ limits, log }: Pick<Services, 'limits' | 'log'>) {
  /** A limit that is full already is not an error here. */
  const take = (name: 'failedRuns' | 'pauseAfterFailure', userId: number) =>
    limits.consume(name, userId).catch((error) => {
      if (error.status !== 429) throw error;
    });
  /** An error of the counting is logged only, because the run itself has ended already. */
  const warnOnFailure = (work: Promise<void>) =>
    work.catch((error) => log.warn({ err: error }, 'failed runs could not be counted'));

  async function count(userId: number): Promise<void> {
    await take('failedRuns', userId);
    const { full } = await limits.peek('failedRuns', userId);
    if (full) await take('pauseAfterFailure', userId);
  }

  return {
    /** Refuses during the pause. Returns whether runs failed before, which a finished run resets. */
    async check(userId: number): Promise<boolean> {
      const { tries, full } = await limits.peek('failedRuns', userId);
      const pause = full ? await limits.peek('pauseAfterFailure', userId) : null;
      if (pause?.full) throw tooManyRequests(pause.seconds, WHY);
      return tries > 0;
    },
    count: (userId: number) => warnOnFailure(count(userId)),
    forget: (userId: number) => warnOnFailure(limits.reset('failedRuns', userId)),
  };
}
