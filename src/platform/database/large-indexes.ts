import type pg from 'pg';

/**
 * Indexes of large tables. A migration would block all writes while it builds one; these are built after the
 * migrations, without blocking. They only make queries faster, so the previous version of the server need not know
 * them, and none may be unique.
 */
export const LARGE_INDEXES: Record<string, string> = {
  /** For searches that pg_trgm cannot answer: one or two letters, and signs. */
  users_search_parts: 'users using gin (search_parts(search))',
  /**
   * Hooks that can still be restored. Deleted hooks keep their mark for good and would fill an index of all of them.
   */
  hooks_deleted_lately: "hooks (user_id, deleted_at) where deleted_at is not null and generated_hook <> ''",
  /** All deleted hooks of a user, for the workspace. */
  hooks_deleted_of_user: 'hooks (user_id, id) where deleted_at is not null',
  /** For the sweep of idle sessions. */
  sessions_last_seen: 'sessions (last_seen_at)',
};

/**
 * The indexes that exist, and whether each is valid. An interrupted build leaves an invalid index, which is kept up to
 * date and never used.
 */
const STATE = `select c.relname as name, i.indisvalid as whole from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relname = any($1) and c.relnamespace = current_schema()::regnamespace`;

export async function buildLargeIndexes(client: pg.Client, indexes = LARGE_INDEXES): Promise<void> {
  const { rows } = await client.query<{ name: string; whole: boolean }>(STATE, [Object.keys(indexes)]);
  const isWhole = new Map(rows.map(({ name, whole }) => [name, whole]));
  for (const [name, on] of Object.entries(indexes)) {
    if (isWhole.get(name)) continue;
    // Building waits for running writes, but does not block new ones.
    await client.query('set lock_timeout = 0');
    await client.query('set statement_timeout = 0');
    if (isWhole.has(name)) await client.query(`drop index concurrently "${name}"`);
    await client.query(`create index concurrently "${name}" on ${on}`);
  }
}
