import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { runs } from '#platform/database/schema-credits.ts';
import { hooks, hookVersions } from '#platform/database/schema-hooks.ts';
import type { HookKey, RunKey } from '../hook-key.ts';
import { ofHook, ownsHook } from '../hooks.queries.ts';
import type { HookVersion } from '../hooks.schema.ts';
import { REWRITE_KINDS } from './rewrite-kinds.ts';

/** The versions of hooks. The hook itself holds the current text, and the first version the original. */

/** How many edits of a hook are kept, besides its original and its rewrites. */
const EDITS_KEPT = 20;

const WORDING = {
  hookType: hooks.hookType,
  generatedHook: hooks.generatedHook,
  deliveryTip: hooks.deliveryTip,
  onScreenText: hooks.onScreenText,
  point: hooks.point,
  payoff: hooks.payoff,
  lineId: hooks.lineId,
};
/** The columns that change with a new version of a hook. */
export type Wording = Pick<typeof hooks.$inferSelect, keyof typeof WORDING>;
export type StoredHook = Wording & { runId: number };

const versionsOfHook = ({ userId, hookId }: HookKey) =>
  and(eq(hookVersions.userId, userId), eq(hookVersions.hookId, hookId));

/** Reads the hook for a rewrite, and the number of rewrites that its run has had. */
export async function readForRewrite(db: Database, key: HookKey) {
  const [row] = await db
    .select({
      runId: hooks.runId,
      ...WORDING,
      source: hooks.source,
      subject: hooks.subject,
      relevance: hooks.relevance,
      topic: runs.topic,
      ownPoint: runs.point,
    })
    .from(hooks)
    .innerJoin(runs, and(eq(runs.userId, hooks.userId), eq(runs.id, hooks.runId)))
    .where(ofHook(key));
  return row ? { ...row, rewrites: await countRewrites(db, { userId: key.userId, runId: row.runId }) } : null;
}

export async function listVersions(db: Database, key: HookKey): Promise<HookVersion[] | null> {
  if (!(await ownsHook(db, key))) return null;
  const rows = await db
    .select({
      id: hookVersions.id,
      made_by: hookVersions.madeBy,
      generated_hook: hookVersions.generatedHook,
      created_at: hookVersions.createdAt,
    })
    .from(hookVersions)
    .where(versionsOfHook(key))
    .orderBy(asc(hookVersions.id));
  return rows.map((row) => ({
    ...row,
    made_by: row.made_by as HookVersion['made_by'],
    created_at: row.created_at.toISOString(),
  }));
}

export async function lockHook(tx: Transaction, key: HookKey): Promise<StoredHook | null> {
  const [row] = await tx
    .select({ runId: hooks.runId, ...WORDING })
    .from(hooks)
    .where(ofHook(key))
    .for('update');
  return row ?? null;
}

/** Locks the run, so that its rewrites take turns. */
export async function lockRun(tx: Transaction, { userId, runId }: RunKey): Promise<void> {
  await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.id, runId)))
    .for('no key update');
}

export async function findVersion(tx: Transaction, key: HookKey, versionId: number): Promise<Wording | null> {
  const [version] = await tx
    .select()
    .from(hookVersions)
    .where(and(versionsOfHook(key), eq(hookVersions.id, versionId)));
  return version ?? null;
}

export async function setWording(tx: Transaction, key: HookKey, wording: Wording): Promise<void> {
  await tx.update(hooks).set(wordingOf(wording)).where(ofHook(key));
}

export async function addVersion(
  tx: Transaction,
  key: HookKey,
  now: StoredHook,
  next: Wording,
  madeBy: HookVersion['made_by'],
): Promise<void> {
  const { runId } = now;
  const [existing] = await tx
    .select({ id: hookVersions.id })
    .from(hookVersions)
    .where(versionsOfHook(key))
    .limit(1);
  const original = { ...key, runId, madeBy: 'original', ...wordingOf(now) };
  const added = { ...key, runId, madeBy, ...wordingOf(next) };
  await tx.insert(hookVersions).values(existing ? [added] : [original, added]);
  await tx
    .update(hooks)
    .set({ ...wordingOf(next), originalHook: sql`coalesce(original_hook, generated_hook)` })
    .where(ofHook(key));
}

const wordingOf = (from: Wording) =>
  Object.fromEntries(Object.keys(WORDING).map((name) => [name, from[name as keyof Wording]])) as Wording;

export async function countRewrites(db: Database | Transaction, { userId, runId }: RunKey): Promise<number> {
  const [row] = await db
    .select({ rewrites: count() })
    .from(hookVersions)
    .where(
      and(
        eq(hookVersions.userId, userId),
        eq(hookVersions.runId, runId),
        inArray(hookVersions.madeBy, REWRITE_KINDS),
      ),
    );
  return row?.rewrites ?? 0;
}

export async function deleteOldEdits(tx: Transaction, { userId, hookId }: HookKey): Promise<void> {
  await tx.execute(sql`
    delete from hook_versions where user_id = ${userId} and id in (
      select id from hook_versions where user_id = ${userId} and hook_id = ${hookId} and made_by = 'edit'
      order by id desc offset ${EDITS_KEPT})`);
}
