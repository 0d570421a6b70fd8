import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { countDaysBefore } from './count-days-before.ts';
import { countUsersBefore } from './count-users-before.ts';
import { buildLargeIndexes } from './large-indexes.ts';

/** A table change waits for running statements and blocks all later ones. So it gives up soon and is tried again. */
const LOCK_TIMEOUT_MS = 1000;
const MAX_ATTEMPTS = 60;
const PAUSE_MS = 500;
const LOCK_POLL_MS = 100;
const LOCK_NOT_AVAILABLE = '55P03';

const MIGRATION_LOCK = 0x4d49_4752; // 'MIGR'

/** The folder is beside this file in the sources, and beside the bundle in a build. */
const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings the database to the newest schema. Processes that start together take turns. */
export async function migrate(where: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(where);
  await client.connect();
  try {
    await waitForLock(client);
    await client.query('set client_min_messages = warning');
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await retryWhileLocked(() => runMigrations(drizzle(client), { migrationsFolder: folder }));
    await countUsersBefore(client);
    await countDaysBefore(client);
    await buildLargeIndexes(client);
  } finally {
    await client.end();
  }
}

/** Polls for the lock. A waiting statement would delay an index build, which waits for all other statements. */
async function waitForLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.mine) return;
    await sleep(LOCK_POLL_MS);
  }
}

async function retryWhileLocked(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const { code } = (error as { cause?: { code?: unknown } }).cause ?? {};
      if (code !== LOCK_NOT_AVAILABLE || tries === MAX_ATTEMPTS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
