import type { Pool } from 'pg';
import { StartError } from '#platform/start-error.ts';

/** A pooler ignores the settings of its clients, so the pooler itself has to limit statements. */
export async function refuseEndlessStatements(pool: Pool): Promise<void> {
  const { rows } = await pool.query(
    "select setting::int as ms from pg_settings where name = 'statement_timeout'",
  );
  if (rows[0].ms > 0) return;
  throw new StartError(
    "The pooler in DATABASE_URL sets no statement_timeout: give it one, with PgBouncer connect_query='set statement_timeout = 3500' (docs/scale.md).",
  );
}
