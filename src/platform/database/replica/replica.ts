import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isDatabaseUnavailable } from '#platform/http/errors.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import { CASING, type Connection, type Database } from '../database.ts';
import { createWrittenPosition, identityOf, type Position, readAppliedPosition } from './positions.ts';
import { createReplicaMetrics } from './replica-metrics.ts';
import { serializeQueries } from './serialize-queries.ts';

export type ReadFrom = { db: Database; pool: Pick<pg.Pool, 'query'> };
/** Runs a read on the replica, if it has applied everything that was written, else on the primary. */
export type FromReplica = <Result>(read: (from: ReadFrom) => Promise<Result>) => Promise<Result>;

/** How long a read waits for the replica to catch up. A replica that takes longer is not used for a while. */
const CATCH_UP_TIMEOUT_MS = 100;
const CHECK_INTERVAL_MS = 4;
/** How often an unused replica is checked. */
const RETRY_INTERVAL_MS = 1000;

/** The replica cannot be used now, for this reason. */
class NotUsable extends Error {}

type ReplicaOptions = { primary: Connection; replica: pg.Pool; log: Log; metrics: Metrics };

/**
 * Reads from a replica are as new as those from the primary. Each read first asks the primary for its log position, and
 * uses the replica once that has applied the same position. So users always see what they wrote, on any process, device
 * or key (docs/decisions/0035).
 */
export function createReplica({ primary, replica, log, metrics }: ReplicaOptions) {
  const written = createWrittenPosition(primary.pool);
  const replicaMetrics = createReplicaMetrics(metrics);
  /** Why the replica is not used; undefined until the first check. */
  let reason: string | null | undefined;
  let timer: NodeJS.Timeout | undefined;

  function use(now: string | null): void {
    replicaMetrics.used.set(now === null ? 1 : 0);
    if (now === null && reason !== null) log.info('the replica is used for reads');
    if (now !== null && (reason === null || reason === undefined))
      log.warn({ reason: now }, 'the replica is not used: reads go to the primary');
    reason = now;
    if (now !== null) timer ??= setTimeout(look, RETRY_INTERVAL_MS).unref();
  }

  /** One connection and one transaction, because a proxy may lead to several replicas. */
  async function onReplica<Result>(
    position: Position,
    read: (from: ReadFrom) => Promise<Result>,
  ): Promise<Result> {
    const client = await replica.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin read only');
      await catchUp(client, position, replicaMetrics.behind);
      const result = await read(createSource(client));
      await client.query('commit');
      return result;
    } catch (error) {
      broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async function look(): Promise<void> {
    timer = undefined;
    await written()
      .then((position) => onReplica(position, requireSame))
      .then(() => use(null), recordFailure);
  }

  async function requireSame({ pool }: ReadFrom): Promise<void> {
    if ((await identityOf(pool)) !== (await identityOf(primary.pool)))
      throw new NotUsable('it is of another database');
  }

  function recordFailure(error: unknown): void {
    if (error instanceof NotUsable) use(error.message);
    else if (isDatabaseUnavailable(error) || reason !== null) use(driverMessage(error));
  }

  timer = setTimeout(look, 0).unref();
  const fromReplica: FromReplica = async (read) => {
    // If the primary is unavailable, the read fails too, so this does not wait for it twice.
    const position = reason === null ? await written().catch(rethrowIfUnavailable) : null;
    if (position) {
      try {
        const result = await onReplica(position, read);
        replicaMetrics.reads.inc({ from: 'replica' });
        return result;
      } catch (error) {
        recordFailure(error);
      }
    }
    replicaMetrics.reads.inc({ from: 'primary' });
    return read(primary);
  };
  return {
    fromReplica,
    async close(): Promise<void> {
      clearTimeout(timer);
      reason = 'closing';
      await replica.end();
    },
  };
}

function createSource(client: pg.PoolClient): ReadFrom {
  const pool = serializeQueries(client);
  return {
    pool,
    // Created on first use: many reads need none.
    get db() {
      return drizzle(pool as pg.Pool, { casing: CASING });
    },
  };
}

/** A primary that is read-only, in the middle of a failover, has no position. Reads go to it directly. */
function rethrowIfUnavailable(error: unknown): null {
  if (isDatabaseUnavailable(error)) throw error;
  return null;
}

type Behind = { set(bytes: number): void };

async function catchUp(client: pg.PoolClient, position: Position, behind: Behind): Promise<void> {
  const until = performance.now() + CATCH_UP_TIMEOUT_MS;
  while (true) {
    const applied = await readAppliedPosition(client, position.timeline);
    if (!applied) throw new NotUsable('it is no standby');
    if (applied.timeline !== position.timeline) throw new NotUsable('it follows another primary');
    behind.set(Math.max(0, Number(position.at - applied.at)));
    if (applied.at >= position.at) return;
    if (performance.now() > until) throw new NotUsable('it is behind');
    await sleep(CHECK_INTERVAL_MS);
  }
}

/** The driver's message, without the statement that Drizzle puts before it. */
function driverMessage(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? driverMessage(cause) : message;
}
