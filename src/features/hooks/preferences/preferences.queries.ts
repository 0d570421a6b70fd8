import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema-account.ts';
import type { Result } from './result.ts';
import type { ShownHook } from './taste.ts';

/** What a user did with their hooks since the last reset, as far as it influences runs. */

const SHOWN_HOOKS = 60 * HOOKS_PER_RUN;
/** Only recent videos count, because what worked years ago says little. */
const NEWEST_RESULTS = 200;

/** What was done with the hooks is read for all of them at once, because one by one it is most of the work. */
const SHOWN = {
  name: 'shown-hooks',
  text: `with person as materialized (
      select coalesce(taste_from, '-infinity') as since, taste_from is null as ever from users where id = $1),
    shown as materialized (
      select id, created_at, generated_hook, hook_type, subject, pattern_id, favorite, favorite_at from hooks
      where user_id = $1 and deleted_at is null order by created_at desc, id desc limit $2)
    select h.generated_hook as text, h.hook_type as type, h.subject, h.pattern_id as line,
      h.favorite and coalesce(h.favorite_at >= p.since, p.ever) as favorite,
      h.id in (select f.hook_id from filmed_hooks f where f.user_id = $1
        and f.hook_id = any(array(select id from shown)) and f.filmed_at >= (select since from person)) as filmed,
      h.id in (select v.hook_id from hook_versions v where v.user_id = $1
        and v.hook_id = any(array(select id from shown)) and v.made_by = 'edit'
        and v.created_at >= (select since from person)) as edited
    from shown h, person p order by h.created_at desc, h.id desc`,
};

const RESULTS = {
  name: 'results-of-types',
  text: `select h.hook_type as type, f.views
    from users u
    join filmed_hooks f on f.user_id = u.id and f.views is not null
      and f.filmed_at >= coalesce(u.taste_from, '-infinity')
    join hooks h on h.user_id = u.id and h.id = f.hook_id and h.deleted_at is null
    where u.id = $1 order by f.filmed_at desc limit $2`,
};

export async function listShownHooks(pool: Pool, userId: number): Promise<ShownHook[]> {
  const { rows } = await pool.query<ShownHook>({ ...SHOWN, values: [userId, SHOWN_HOOKS] });
  return rows;
}

export async function readResults(pool: Pool, userId: number): Promise<Result[]> {
  const { rows } = await pool.query<Result>({ ...RESULTS, values: [userId, NEWEST_RESULTS] });
  return rows;
}

/** Resets the influence of everything that was done until now. */
export async function forgetPreferences(db: Database, userId: number): Promise<void> {
  await db.update(users).set({ tasteFrom: sql`now()` }).where(eq(users.id, userId));
}
