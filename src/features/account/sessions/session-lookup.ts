import type { Pool } from 'pg';
import { USER_PAIRS, type UserRow } from '../user-row.ts';

/**
 * Finds the session of a cookie. Every open tab polls every five seconds, and thousands of polls arrive within the same
 * milliseconds. Those of one turn of the event loop share one indexed query.
 */

/** A session without activity for this long has ended. */
export const IDLE = "interval '7 days'";
/** Activity is stored at most this often, so that most requests write nothing. */
const TOUCH_EVERY = "interval '10 minutes'";
const MAX_BATCH_SIZE = 100;

/**
 * The array is the result of a `select` and the user a value of its row, so that the plan for one cookie serves for
 * many. PostgreSQL would otherwise plan each call again, for its number of cookies, which takes four times as long as
 * the lookup.
 */
const findSessions = (name: string, pairs = '') => ({
  name,
  text: `select s.token_hash, (select json_build_object(${USER_PAIRS},
      'stale', s.last_seen_at < now() - ${TOUCH_EVERY}${pairs}) from users u where u.id = s.user_id) as session
    from sessions s where s.token_hash = any((select $1::bytea[])::bytea[])
      and s.expires_at > now() and s.last_seen_at > now() - ${IDLE}`,
});
const FIND = findSessions('find-sessions');
const FIND_WITH_HOOKS_REVISION = findSessions(
  'find-sessions-with-hooks-revision',
  ", 'hooks_revision', (select revision from hook_revisions r where r.user_id = s.user_id)",
);

export type FoundSession = UserRow<string> & {
  /** The session's activity should be stored again. */
  stale: boolean;
  /** The revision of the user's hooks, if it was requested. */
  hooks_revision?: string | null;
};
type PendingLookUp = {
  hash: Buffer;
  resolve(session: FoundSession | null): void;
  reject(error: unknown): void;
};

export const lookUpSession = createLookUp(FIND);
/** The same with the revision of the user's hooks, which saves a round trip. */
export const lookUpSessionAndHooks = createLookUp(FIND_WITH_HOOKS_REVISION);

function createLookUp(find: typeof FIND) {
  const pendingLookUps = new WeakMap<Pool, PendingLookUp[]>();
  return (pool: Pool, hash: Buffer): Promise<FoundSession | null> =>
    new Promise((resolve, reject) => {
      const lookUp = { hash, resolve, reject };
      const others = pendingLookUps.get(pool);
      if (others && others.length < MAX_BATCH_SIZE) others.push(lookUp);
      else {
        const batch = [lookUp];
        pendingLookUps.set(pool, batch);
        setImmediate(() => {
          if (pendingLookUps.get(pool) === batch) pendingLookUps.delete(pool);
          void answer(pool, find, batch);
        });
      }
    });
}

async function answer(pool: Pool, find: typeof FIND, batch: readonly PendingLookUp[]): Promise<void> {
  try {
    const { rows } = await pool.query<{ token_hash: Buffer; session: FoundSession }>({
      ...find,
      values: [batch.map(({ hash }) => hash)],
    });
    for (const { hash, resolve } of batch) {
      resolve(rows.find(({ token_hash }) => token_hash.equals(hash))?.session ?? null);
    }
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
