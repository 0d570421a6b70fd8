import { tooManyRequests } from '#platform/http/limits/rate-limits.ts';
import type { Services } from '#platform/services.ts';

const WHY = 'Your last runs failed, so for now you can start one a minute.';

export type FailedRuns = ReturnType<typeof createFailedRuns>;

/**
 * Slows a user down whose runs fail one after the other. A failed run costs nothing, so nothing else limits the
 * writer's work for them. Counted before the run is released, so that the next request sees it.
 */
export function createFailedRuns({ limits, log }: Pick<Services, 'limits' | 'log'>) {
  /** Reaching the limit is no error here. */
  const take = (name: 'failedRuns' | 'pauseAfterFailure', userId: number) =>
    limits.consume(name, userId).catch((error) => {
      if (error.status !== 429) throw error;
    });
  /** An error while counting is only logged, because the run has ended already. */
  const warnOnFailure = (work: Promise<void>) =>
    work.catch((error) => log.warn({ err: error }, 'failed runs could not be counted'));

  async function count(userId: number): Promise<void> {
    await take('failedRuns', userId);
    const { full } = await limits.peek('failedRuns', userId);
    if (full) await take('pauseAfterFailure', userId);
  }

  return {
    /**
     * Refuses during the pause. Returns whether runs failed before, in which case a successful run resets the count.
     */
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
