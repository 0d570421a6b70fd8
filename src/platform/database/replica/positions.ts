import type { Pool } from 'pg';

/** Where a database is in the log of changes. */
export type Position = {
  /** Bytes of the log: on a primary those that are safe, which holds every answered write; on a standby those applied. */
  at: bigint;
  /** Whose log it is. A standby that stayed with the primary of yesterday has another line of it. */
  log: string;
};

type Row = { at: string | null; log: string };
type Asked = { query(text: string): Promise<{ rows: Row[] }> };

/** What any role may ask; the two that fail on the other kind of database are not called there. */
const WRITTEN = `select case when not pg_is_in_recovery() then pg_current_wal_flush_lsn() - '0/0' end::text as at,
  (select system_identifier from pg_control_system()) || ' ' ||
    case when not pg_is_in_recovery() then ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::int end as log`;

/**
 * Which line of the log a standby follows any role may read from what it wrote down last, some minutes late; who it
 * receives from only one that may see statistics (null for others). Each is late or right, none is early.
 */
export const APPLIED = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0' end::text as at,
  (select system_identifier from pg_control_system()) || ' ' || greatest(
    (select timeline_id from pg_control_checkpoint()),
    (select min_recovery_end_timeline from pg_control_recovery()),
    (select received_tli from pg_stat_wal_receiver)) as log`;

/** Null where the one who answered is none of the kind that was asked for. */
export function toPosition({ at, log }: Row): Position | null {
  return at === null ? null : { at: BigInt(at.split('.')[0] as string), log };
}

/** Where the primary is. Those who ask within one turn of the event loop share one answer, which is newer than all of them. */
export function createWritten(pool: Pool): () => Promise<Position | null> {
  let asked: Promise<Position | null> | null = null;
  return () => {
    asked ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        asked = null;
        (pool as Asked)
          .query(WRITTEN)
          .then(({ rows }) => resolve(toPosition(rows[0] as Row)))
          .catch(reject);
      });
    });
    return asked;
  };
}
