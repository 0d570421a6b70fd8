import type { Services } from '#platform/services.ts';
import { sweepFailedLogins } from './admin-actions.ts';
import { sweepAdminSessions } from './admin-sessions.ts';
import { sweepBalances } from './users.queries.ts';

const EVERY_MS = 15 * 60 * 1000;

type Needs = Pick<Services, 'db' | 'pool' | 'log'>;

async function sweepAdmin({ db, pool }: Needs): Promise<void> {
  await sweepAdminSessions(db);
  await sweepFailedLogins(pool);
  await sweepBalances(pool);
}

/** Sweeps once at the start and then now and then; several processes may, it does no harm. */
export function createAdminSweeps(services: Needs) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const sweep = () => {
    running = sweepAdmin(services).catch((error) =>
      services.log.warn({ err: error }, 'a sweep of the admin area failed'),
    );
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
