import type { Pool } from 'pg';
import { USER_PAIRS, type UserRow } from '../user-row.ts';

/**
 * Looks up the user of a cookie. Every open tab asks every five seconds, and thousands of them ask within the same
 * milliseconds: those that arrive in one turn of the event loop share one indexed query.
 */

/** A session without activity for this long has ended. */
export const IDLE = "interval '7 days'";
/** Activity is written at most this often, so that reading pages does not mean writing rows. */
const TOUCH_EVERY = "interval '10 minutes'";
const MAX_AT_ONCE = 100;

const FIND = {
  name: 'find-sessions',
  text: `select s.token_hash,
      json_build_object(${USER_PAIRS}, 'stale', s.last_seen_at < now() - ${TOUCH_EVERY}) as session
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = any($1) and s.expires_at > now() and s.last_seen_at > now() - ${IDLE}`,
};

export type FoundSession = UserRow<string> & { /** Its activity should be written again. */ stale: boolean };
type PendingLookUp = {
  hash: Buffer;
  resolve(session: FoundSession | null): void;
  reject(error: unknown): void;
};

const pendingLookUps = new WeakMap<Pool, PendingLookUp[]>();

export function lookUpSession(pool: Pool, hash: Buffer): Promise<FoundSession | null> {
  return new Promise((resolve, reject) => {
    const lookUp = { hash, resolve, reject };
    const others = pendingLookUps.get(pool);
    if (others && others.length < MAX_AT_ONCE) others.push(lookUp);
    else {
      const batch = [lookUp];
      pendingLookUps.set(pool, batch);
      setImmediate(() => {
        if (pendingLookUps.get(pool) === batch) pendingLookUps.delete(pool);
        void answer(pool, batch);
      });
    }
  });
}

async function answer(pool: Pool, batch: readonly PendingLookUp[]): Promise<void> {
  try {
    const { rows } = await pool.query<{ token_hash: Buffer; session: FoundSession }>({
      ...FIND,
      values: [batch.map(({ hash }) => hash)],
    });
    for (const { hash, resolve } of batch) {
      resolve(rows.find(({ token_hash }) => token_hash.equals(hash))?.session ?? null);
    }
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
