import { drizzle, type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { isDatabaseUnavailable } from '#platform/http/errors.ts';
import type { Log } from '#platform/log.ts';
import { FailFastPool } from './fail-fast-pool.ts';
import { SharedSessionClient } from './shared-session-client.ts';

export type Database = NodePgDatabase;
/** The first argument of functions that write as a part of something larger. The caller begins and ends it. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type Connection = {
  db: Database;
  pool: FailFastPool;
  /** For work that needs a database session of its own. It bypasses a pooler. */
  directConnection: pg.ClientConfig;
  close(): Promise<void>;
};

/** Every request is answered within five seconds, whatever the database does, so this is less. */
const STATEMENT_TIMEOUT_MS = 3500;
/** The server ends a statement before this time. Without an answer by then, the network has gone silent. */
const CLIENT_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 500;
export const CASING = 'snake_case';

/** Settings of each session. A pooler shares sessions and has to make these settings itself. */
const SESSION: pg.ClientConfig = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: 10_000,
};

/** After this time without an answer from the replica, the primary still has time to answer. */
const REPLICA_TIMEOUT_MS = 1200;

/** `directConnection` bypasses the pooler, if `poolConfig` leads to one. */
export function connect(poolConfig: pg.PoolConfig, log: Log, directConnection?: pg.ClientConfig): Connection {
  const timeouts = {
    connectionTimeoutMillis: CLIENT_TIMEOUT_MS,
    query_timeout: CLIENT_TIMEOUT_MS,
    keepAlive: true,
  };
  const pool = openPool({ ...timeouts, ...poolConfig }, log, { pooled: directConnection !== undefined });
  const db = drizzle(pool, { casing: CASING });
  db.transaction = createTransaction(pool);
  const session = directConnection ? { ...timeouts, ...SESSION, ...directConnection } : pool.options;
  return { db, pool, directConnection: session, close: () => pool.end() };
}

/** `pooled` says whether the replica may be reached through a pooler, as the primary is. */
export function connectReplica(
  poolConfig: pg.PoolConfig,
  log: Log,
  { pooled }: { pooled: boolean },
): pg.Pool {
  const timeouts = { connectionTimeoutMillis: REPLICA_TIMEOUT_MS, query_timeout: REPLICA_TIMEOUT_MS };
  return openPool({ ...timeouts, keepAlive: true, ...poolConfig }, log, { pooled });
}

function openPool(poolConfig: pg.PoolConfig, log: Log, { pooled }: { pooled: boolean }): FailFastPool {
  const pool = new FailFastPool({
    max: 20,
    idleTimeoutMillis: 10_000,
    ...(pooled ? { Client: SharedSessionClient } : SESSION),
    application_name: 'hooksmith',
    ...poolConfig,
  });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection broke'));
  // A connection that breaks in use fails its query. Without a listener on the client the error would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Replaces Drizzle's transaction, which has two faults: a client whose `begin` fails is never returned to the pool, and
 * a client whose network went silent is returned for others to use.
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

/** Drizzle wraps the driver's error. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}
