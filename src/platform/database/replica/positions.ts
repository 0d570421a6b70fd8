import type { Pool, PoolClient } from 'pg';

/** A database's position in the write-ahead log. */
export type Position = {
  /** Bytes of the log. On a primary: flushed bytes, which include every answered write. On a standby: applied bytes. */
  at: bigint;
  /** The timeline of the log. A standby that still follows the former primary has another one. */
  timeline: number;
};

/** On a standby this query fails, because it writes no log. */
const WRITTEN = {
  name: 'log-written',
  text: 'select pg_current_wal_flush_lsn() as at, pg_walfile_name(pg_current_wal_flush_lsn()) as file',
};

/** The timeline of the last restart point. After a failover it changes late, but never too early. */
const APPLIED = {
  name: 'log-applied',
  text: 'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn() as at, (pg_control_checkpoint()).timeline_id as timeline',
};

/**
 * Shows a new timeline sooner, and costs more: the end of the minimum recovery, and the WAL receiver, which only some
 * roles may see. Neither shows a timeline too early.
 */
const TIMELINE = `select greatest((pg_control_recovery()).min_recovery_end_timeline,
  (select received_tli from pg_stat_wal_receiver)) as timeline`;

const IDENTITY = 'select system_identifier as id from pg_control_system()';

/**
 * Reads the primary's position. Calls within one turn of the event loop share one query, which runs after all of
 * them.
 */
export function createWrittenPosition(pool: Pool): () => Promise<Position> {
  let pending: Promise<Position> | null = null;
  return () => {
    pending ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        pending = null;
        pool
          .query<{ at: string; file: string }>(WRITTEN)
          .then(({ rows: [row] }) => {
            const { at, file } = row as { at: string; file: string };
            resolve({ at: bytesOf(at), timeline: Number.parseInt(file.slice(0, 8), 16) });
          })
          .catch(reject);
      });
    });
    return pending;
  };
}

/**
 * Reads a standby's position; null if it is no standby. The expensive query runs only if the cheap one does not show
 * the wanted timeline.
 */
export async function readAppliedPosition(
  client: PoolClient,
  timelineNeeded: number,
): Promise<Position | null> {
  const { rows } = await client.query(APPLIED);
  const { standby, at, timeline } = rows[0];
  if (!standby || at === null) return null;
  if (timeline === timelineNeeded) return { at: bytesOf(at), timeline };
  const late = await client.query(TIMELINE);
  return { at: bytesOf(at), timeline: late.rows[0].timeline ?? timeline };
}

/** The same for two databases if one was copied from the other, or both from a third. */
export async function identityOf(pool: Pick<Pool, 'query'>): Promise<string> {
  return (await pool.query(IDENTITY)).rows[0].id;
}

/** PostgreSQL writes a position as two hexadecimal numbers: `16/B374D848`. */
function bytesOf(position: string): bigint {
  const [high, low] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
