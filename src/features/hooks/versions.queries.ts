import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { hookFields } from '#platform/database/hook-fields.ts';
import { hooks, runs } from '#platform/database/schema.ts';
import { hookVersions } from '#platform/database/schema-workspace.ts';
import { toHook } from './hooks.queries.ts';
import type { Hook, HookVersion } from './hooks.schema.ts';
import { REWRITE_KINDS } from './rewrite-kinds.ts';

/** How hooks read and have read. The hook itself holds how it reads now, and the first version how it was written. */

/** Edits of a hook that are kept, beside its original and what was written for it. */
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
export type Place = { userId: number; hookId: number };

const at = ({ userId, hookId }: Place) =>
  and(eq(hooks.userId, userId), eq(hooks.id, hookId), isNull(hooks.deletedAt));
const versionsAt = ({ userId, hookId }: Place) =>
  and(eq(hookVersions.userId, userId), eq(hookVersions.hookId, hookId));

/** Reads the hook for a rewrite, and the number of rewrites that its run has had. */
export async function readForRewrite(db: Database, place: Place) {
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
    .where(at(place));
  return row ? { ...row, rewrites: await countRewrites(db, place.userId, row.runId) } : null;
}

export async function listVersions(db: Database, place: Place): Promise<HookVersion[] | null> {
  const [owned] = await db.select({ id: hooks.id }).from(hooks).where(at(place));
  if (!owned) return null;
  const rows = await db
    .select({
      id: hookVersions.id,
      made_by: hookVersions.madeBy,
      generated_hook: hookVersions.generatedHook,
      created_at: hookVersions.createdAt,
    })
    .from(hookVersions)
    .where(versionsAt(place))
    .orderBy(asc(hookVersions.id));
  return rows.map((row) => ({
    ...row,
    made_by: row.made_by as HookVersion['made_by'],
    created_at: row.created_at.toISOString(),
  }));
}

export async function lockHook(tx: Transaction, place: Place): Promise<StoredHook | null> {
  const [row] = await tx
    .select({ runId: hooks.runId, ...WORDING })
    .from(hooks)
    .where(at(place))
    .for('update');
  return row ?? null;
}

/** Rewrites of one run take turns. */
export async function lockRun(tx: Transaction, userId: number, runId: number): Promise<void> {
  await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.id, runId)))
    .for('no key update');
}

export async function findVersion(tx: Transaction, place: Place, versionId: number): Promise<Wording | null> {
  const [version] = await tx
    .select()
    .from(hookVersions)
    .where(and(versionsAt(place), eq(hookVersions.id, versionId)));
  return version ?? null;
}

export async function setWording(tx: Transaction, place: Place, wording: Wording): Promise<void> {
  await tx.update(hooks).set(wordingOf(wording)).where(at(place));
}

export async function readHook(tx: Transaction, place: Place): Promise<Hook | null> {
  const [row] = await tx.select(hookFields).from(hooks).where(at(place));
  return row ? toHook(row) : null;
}

export async function addVersion(
  tx: Transaction,
  place: Place,
  now: StoredHook,
  next: Wording,
  madeBy: HookVersion['made_by'],
): Promise<void> {
  const { runId } = now;
  const [known] = await tx
    .select({ id: hookVersions.id })
    .from(hookVersions)
    .where(versionsAt(place))
    .limit(1);
  const original = { ...place, runId, madeBy: 'original', ...wordingOf(now) };
  const added = { ...place, runId, madeBy, ...wordingOf(next) };
  await tx.insert(hookVersions).values(known ? [added] : [original, added]);
  await tx
    .update(hooks)
    .set({ ...wordingOf(next), originalHook: sql`coalesce(original_hook, generated_hook)` })
    .where(at(place));
}

function wordingOf(from: Wording): Wording {
  const { hookType, generatedHook, deliveryTip, onScreenText, point, payoff, lineId } = from;
  return { hookType, generatedHook, deliveryTip, onScreenText, point, payoff, lineId };
}

export async function countRewrites(
  db: Database | Transaction,
  userId: number,
  runId: number,
): Promise<number> {
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

export async function deleteOldEdits(tx: Transaction, { userId, hookId }: Place): Promise<void> {
  await tx.execute(sql`
    delete from hook_versions where user_id = ${userId} and id in (
      select id from hook_versions where user_id = ${userId} and hook_id = ${hookId} and made_by = 'edit'
      order by id desc offset ${EDITS_KEPT})`);
}
