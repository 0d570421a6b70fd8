import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '#platform/log.ts';

export type Database = NodePgDatabase;
/** What functions that write money or accounts take first: the caller opened it, the caller ends it. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type Connection = { db: Database; pool: pg.Pool; close(): Promise<void> };

const STATEMENT_TIMEOUT_MS = 5000;

export function connect(where: pg.PoolConfig, log: Log): Connection {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'hooksmith',
    ...where,
  });
  // An idle connection that breaks is the pool's business; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection broke'));
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
}
