import { drizzle, type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isDatabaseUnavailable } from '#platform/http/errors.ts';
import type { Log } from '#platform/log.ts';

export type Database = NodePgDatabase;
/** What functions that write money or accounts take first: the caller opened it, the caller ends it. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type Connection = { db: Database; pool: pg.Pool; close(): Promise<void> };

const STATEMENT_TIMEOUT_MS = 5000;
/** The server ends a statement before this; no answer by now means that the network has gone silent. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 1000;
const CASING = 'snake_case';

export function connect(where: pg.PoolConfig, log: Log): Connection {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'hooksmith',
    ...where,
  });
  // An idle connection that breaks is the pool's business; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection broke'));
  // One that breaks in use fails its query; nobody else listens to a client that was taken for a transaction.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzle(pool, { casing: CASING });
  db.transaction = createTransaction(pool);
  return { db, pool, close: () => pool.end() };
}

/**
 * Drizzle's own would keep a client for ever whose `begin` fails, until the pool has none left, and give one
 * back for use whose network went silent.
 */
function createTransaction(pool: pg.Pool): Database['transaction'] {
  const dialect = new PgDialect({ casing: CASING });
  return async (work, config) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await new NodePgSession(client, dialect, undefined).transaction(work as never, config);
    } catch (error) {
      broken = isDatabaseUnavailable(error);
      throw error;
    } finally {
      client.release(broken);
    }
  };
}
