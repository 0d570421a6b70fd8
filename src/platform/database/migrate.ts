import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const MIGRATION_LOCK = 0x4d49_4752; // 'MIGR'

/** Beside this file in the sources, and beside the bundle after a build. */
const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings the database to the newest schema. Processes that start together take turns. */
export async function migrate(where: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(where);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('set client_min_messages = warning');
    await runMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
