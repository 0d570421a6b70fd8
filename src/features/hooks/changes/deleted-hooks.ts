import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { hookFields } from '#platform/database/hook-fields.ts';
import { hooks } from '#platform/database/schema-hooks.ts';
import { createSweeps } from '#platform/jobs/sweeps.ts';
import type { Services } from '#platform/services.ts';
import type { HookKey, RunKey } from '../hook-key.ts';
import { toHook } from '../hooks.queries.ts';
import type { Hook } from '../hooks.schema.ts';

/**
 * Deleted hooks are hidden at once and can be restored for a day. Then they are emptied. Their rows stay, because a
 * paid run has ten hooks, and so do the ids of their lines, so that those are not repeated.
 */

const RETENTION = '1 day';
/** An emptied hook cannot be restored. */
const notGone = ne(hooks.generatedHook, '');
const ofHook = ({ userId, hookId }: HookKey) => and(eq(hooks.userId, userId), eq(hooks.id, hookId), notGone);
const ofRun = ({ userId, runId }: RunKey) => and(eq(hooks.userId, userId), eq(hooks.runId, runId), notGone);
/** Deleting again keeps the first time. */
const DELETED = { deletedAt: sql`coalesce(deleted_at, now())` };

/** Hides a hook. Returns whether the user has it. */
export async function deleteHook(db: Database, key: HookKey): Promise<boolean> {
  const { rowCount } = await db.update(hooks).set(DELETED).where(ofHook(key));
  return rowCount === 1;
}

/** Also returns null for a hook that was emptied already. */
export async function restoreHook(db: Database, key: HookKey): Promise<Hook | null> {
  const [row] = await db.update(hooks).set({ deletedAt: null }).where(ofHook(key)).returning(hookFields);
  return row ? toHook(row) : null;
}

/** Hides the hooks of a run. Returns whether the user has any of them. */
export async function deleteRun(db: Database, key: RunKey): Promise<boolean> {
  const { rowCount } = await db.update(hooks).set(DELETED).where(ofRun(key));
  return (rowCount ?? 0) > 0;
}

/**
 * Restores the hooks of a run that were deleted together last, and returns all its visible hooks. Hooks that were
 * deleted one by one stay deleted.
 */
export async function restoreRun(db: Database, key: RunKey): Promise<Hook[] | null> {
  const rows = await db
    .update(hooks)
    .set({
      deletedAt: sql`nullif(deleted_at, (select max(deleted_at) from hooks
        where user_id = ${key.userId} and run_id = ${key.runId} and generated_hook <> ''))`,
    })
    .where(ofRun(key))
    .returning({ ...hookFields, deletedAt: hooks.deletedAt });
  if (rows.length === 0) return null;
  return rows.flatMap(({ deletedAt, ...row }) => (deletedAt ? [] : toHook(row))).sort((a, b) => b.id - a.id);
}

/** The hooks that can still be restored, the last deleted first. */
export async function listDeletedHooks(db: Database, userId: number): Promise<Hook[]> {
  const rows = await db
    .select(hookFields)
    .from(hooks)
    .where(and(eq(hooks.userId, userId), isNotNull(hooks.deletedAt), notGone))
    .orderBy(desc(hooks.deletedAt), desc(hooks.id));
  return rows.map(toHook);
}

/** The most hooks that one statement empties. */
const BATCH = 1000;

/** Empties the hooks that were deleted more than a day ago, and deletes their shots and filmed marks. */
export async function sweepDeletedHooks(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ emptied: number }>(EMPTY);
    if ((rows[0]?.emptied ?? 0) < BATCH) return;
  }
}

/** The condition is repeated in the outer update, because a hook may be restored between select and update. */
const IS_OLD = sql`deleted_at < now() - ${RETENTION}::interval and generated_hook <> ''`;

const EMPTY = sql`
    with emptied as (
      update hooks h set topic = '', generated_hook = '', delivery_tip = '', on_screen_text = null, point = null,
        payoff = null, original_hook = null, subject = null, favorite = false, favorite_at = null
      from (select user_id, id from hooks where ${IS_OLD} limit ${BATCH}) old
      where h.user_id = old.user_id and h.id = old.id and ${IS_OLD}
      returning h.user_id, h.run_id, h.id),
    versions as (
      update hook_versions v set generated_hook = '', delivery_tip = '', on_screen_text = null, point = null, payoff = null
      from emptied e where v.user_id = e.user_id and v.hook_id = e.id),
    unlisted as (delete from shots s using emptied e where s.user_id = e.user_id and s.hook_id = e.id),
    unfilmed as (delete from filmed_hooks f using emptied e where f.user_id = e.user_id and f.hook_id = e.id),
    unnamed as (update runs r set topic = '(deleted)', point = null, angles = null
    from (select distinct user_id, run_id from emptied) e
    where r.user_id = e.user_id and r.id = e.run_id and not exists (
      select from hooks h where h.user_id = r.user_id and h.run_id = r.id and h.generated_hook <> ''
        and h.id not in (select id from emptied)))
    select count(*)::int as emptied from emptied`;

export const createDeletedSweeps = ({ db, log }: Pick<Services, 'db' | 'log'>) =>
  createSweeps('deleted hooks', () => sweepDeletedHooks(db), log);
