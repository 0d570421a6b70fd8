import { lt, sql } from 'drizzle-orm';
import { emailTokens, rateLimits } from '#platform/database/schema.ts';
import type { Services } from '#platform/services.ts';
import { sweepSessions } from './sessions.ts';

const EVERY_MS = 15 * 60 * 1000;

type Needs = Pick<Services, 'db' | 'log'>;

/** Removes what can do nothing any more: ended sessions, expired links, limits whose time is over. */
export async function sweepAccounts({ db }: Pick<Needs, 'db'>): Promise<void> {
  await sweepSessions(db);
  await db.delete(emailTokens).where(lt(emailTokens.expiresAt, sql`now()`));
  await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
}

/** Sweeps now and then, and once at the start; several processes may, it does no harm. */
export function createAccountSweeps({ db, log }: Needs) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const sweep = () => {
    running = sweepAccounts({ db }).catch((error) => log.warn({ err: error }, 'a sweep of accounts failed'));
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
