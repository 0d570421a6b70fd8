import crypto from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#platform/log.ts';

/**
 * Shows that this process is alive, by an advisory lock on a connection of its own. The database releases the lock when
 * the process ends, however it ends, so runs that it left behind can be told from runs that a living process works on.
 * If only the connection breaks, the same lock is taken again; a run that was released in between is not charged.
 */

/** The first half of the lock's name; the second is the lease. */
export const LEASE_CLASS = 0x4c45_4153; // 'LEAS'

export type Lease = { id(): number | null; start(): Promise<void>; stop(): Promise<void> };

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5000;

export function createLease(where: pg.ClientConfig, log: Log): Lease {
  let id: number | null = null;
  let client: pg.Client | null = null;
  let stopped = false;

  async function take(): Promise<void> {
    // A pool's password is not enumerable, so spreading does not copy it.
    const { password } = where;
    const taking = new pg.Client({
      ...where,
      password,
      application_name: 'hooksmith lease',
      keepAlive: true,
    });
    const lost = () => {
      if (client !== taking) return;
      client = null;
      void takeAgain();
    };
    taking.on('error', lost);
    taking.on('end', lost);
    await taking.connect();
    try {
      id ??= crypto.randomInt(1, 2 ** 31);
      const { rows } = await taking.query('select pg_try_advisory_lock($1, $2) as taken', [LEASE_CLASS, id]);
      if (!rows[0].taken) throw new Error('the lease is still held');
    } catch (error) {
      void taking.end().catch(() => {});
      throw error;
    }
    client = taking;
  }

  async function takeAgain(): Promise<void> {
    for (let wait = FIRST_RETRY_MS; !stopped && !client; wait = Math.min(wait * 2, LAST_RETRY_MS)) {
      await sleep(wait, undefined, { ref: false });
      if (stopped) return;
      await take().catch((error: Error) => {
        log.warn({ reason: error.message }, 'the lease of this process could not be taken again yet');
      });
    }
  }

  return {
    id: () => id,
    start: take,
    async stop() {
      stopped = true;
      const held = client;
      client = null;
      await held?.end();
    },
  };
}
