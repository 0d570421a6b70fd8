import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';
import { LEASE_CLASS } from './lease.ts';
import { releaseRun } from './ledger.ts';

/** Longer than any run may take, unless a slow writer has more time. A run that is reserved for longer is released. */
const ABANDONED_AFTER_SECONDS = 40;
/** The time for reserving, settling and storing, besides writing. */
const OVERHEAD_SECONDS = 15;

export function abandonedAfterSeconds(writeWithinMs: number): number {
  return Math.max(ABANDONED_AFTER_SECONDS, Math.ceil(writeWithinMs / 1000) + OVERHEAD_SECONDS);
}
const SWEEP_EVERY_MS = 60_000;

/** Releases the runs, of everybody or of one user, that a dead process left reserved. */
export async function sweepReserved(
  db: Database,
  userId?: number,
  afterSeconds = ABANDONED_AFTER_SECONDS,
): Promise<number> {
  const { rows } = await db.execute<{ user_id: string; id: string }>(sql`
    select user_id, id from runs
    where status = 'reserved' ${userId === undefined ? sql`` : sql`and user_id = ${userId}`} and (
      created_at < now() - make_interval(secs => ${afterSeconds})
      or lease is not null and lease not in (
        select objid::bigint from pg_locks
        where locktype = 'advisory' and classid::bigint = ${LEASE_CLASS} and objsubid = 2 and granted
          and database = (select oid from pg_database where datname = current_database())))`);
  let released = 0;
  for (const row of rows) {
    const run = { userId: Number(row.user_id), id: Number(row.id) };
    if (await db.transaction((tx) => releaseRun(tx, run))) released++;
  }
  return released;
}

/** Sweeps at the start and then every minute. */
export function createSweeper(db: Database, log: Log, afterSeconds = ABANDONED_AFTER_SECONDS) {
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = async () => {
    const released = await sweepReserved(db, undefined, afterSeconds);
    if (released > 0) log.info({ released }, 'released runs that a process had left behind');
  };
  return {
    async start() {
      await sweep();
      timer = setInterval(() => {
        sweeping = sweep().catch((error) => log.warn({ err: error }, 'the sweep of reserved runs failed'));
      }, SWEEP_EVERY_MS);
    },
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
