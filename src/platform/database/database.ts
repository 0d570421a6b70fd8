import { drizzle, type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { isDatabaseUnavailable } from '#platform/http/errors.ts';
import type { Log } from '#platform/log.ts';
import { FailFastPool } from './fail-fast-pool.ts';
import { SharedSessionClient } from './shared-session-client.ts';

export type Database = NodePgDatabase;
/** The first argument of functions that write money or accounts: the caller opens and ends the transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type Connection = {
  db: Database;
  pool: FailFastPool;
  /** Work that needs a session of its own uses this connection, which leads past a pooler. */
  directConnection: pg.ClientConfig;
  close(): Promise<void>;
};

/** Below five seconds, within which every request is answered, whatever the database does. */
const STATEMENT_TIMEOUT_MS = 3500;
/** The server ends a statement before this; no answer by now means that the network has gone silent. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 500;
export const CASING = 'snake_case';

/** What a session is given at its beginning; a pooler shares sessions, and has to set these itself. */
const SESSION: pg.ClientConfig = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: 10_000,
};

/** A replica that says nothing is given up soon enough for the primary to answer in time. */
const REPLICA_SILENCE_MS = 1200;

/** `direct` leads past a pooler, where `where` leads to one. */
export function connect(where: pg.PoolConfig, log: Log, directConnection?: pg.ClientConfig): Connection {
  const waits = { connectionTimeoutMillis: SILENCE_MS, query_timeout: SILENCE_MS, keepAlive: true };
  const pool = openPool({ ...waits, ...where }, log, directConnection !== undefined);
  const db = drizzle(pool, { casing: CASING });
  db.transaction = createTransaction(pool);
  const session = directConnection ? { ...waits, ...SESSION, ...directConnection } : pool.options;
  return { db, pool, directConnection: session, close: () => pool.end() };
}

/** Connections to the replica; `pooled` says whether those of the primary lead to a pooler, as these then may too. */
export function connectReplica(where: pg.PoolConfig, log: Log, pooled: boolean): pg.Pool {
  const waits = { connectionTimeoutMillis: REPLICA_SILENCE_MS, query_timeout: REPLICA_SILENCE_MS };
  return openPool({ ...waits, keepAlive: true, ...where }, log, pooled);
}

function openPool(where: pg.PoolConfig, log: Log, pooled: boolean): FailFastPool {
  const pool = new FailFastPool({
    max: 20,
    idleTimeoutMillis: 10_000,
    ...(pooled ? { Client: SharedSessionClient } : SESSION),
    application_name: 'hooksmith',
    ...where,
  });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection broke'));
  // One that breaks in use fails its query; nobody else listens to a client that was taken for a transaction.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Drizzle's own transaction never returns a client whose `begin` fails, until the pool has none left. And it returns a
 * client whose network went silent, for others to use.
 */
function createTransaction(pool: pg.Pool): Database['transaction'] {
  const dialect = new PgDialect({ casing: CASING });
  return async (work, config) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      return await new NodePgSession(client, dialect, undefined).transaction(work as never, config);
    } catch (error) {
      if (isDatabaseUnavailable(error)) broken = rootOf(error as Error);
      throw error;
    } finally {
      client.release(broken);
    }
  };
}

/** Drizzle wraps what the driver said. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}
