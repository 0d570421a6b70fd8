import type { Log } from '#platform/log.ts';

const EVERY_MS = 15 * 60 * 1000;

/** Sweeps at the start and then at intervals. Several processes may sweep at once. */
export function createSweeps(what: string, sweepOnce: () => Promise<void>, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const sweep = () => {
    running = sweepOnce().catch((error) => log.warn({ err: error }, `a sweep of ${what} failed`));
  };
  return {
    start() {
      sweep();
      timer = setInterval(sweep, EVERY_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
