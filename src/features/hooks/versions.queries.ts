import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { hookFields } from '#platform/database/hook-fields.ts';
import { hooks, runs } from '#platform/database/schema.ts';
import { hookVersions } from '#platform/database/schema-workspace.ts';
import { toHook } from './hooks.queries.ts';
import type { Hook, HookVersion } from './hooks.schema.ts';
import { MAX_REWRITES_PER_RUN, REWRITE_KINDS, type RewriteKind } from './rewrite-kinds.ts';

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
type Stored = Wording & { runId: number };
type Place = { userId: number; hookId: number };

const at = ({ userId, hookId }: Place) =>
  and(eq(hooks.userId, userId), eq(hooks.id, hookId), isNull(hooks.deletedAt));
const versionsAt = ({ userId, hookId }: Place) =>
  and(eq(hookVersions.userId, userId), eq(hookVersions.hookId, hookId));

/** The hook as its owner edited it; null when the user has no such hook. */
export function editHook(db: Database, place: Place, generatedHook: string): Promise<Hook | null> {
  return db.transaction(async (tx) => {
    const now = await lock(tx, place);
    if (!now) return null;
    if (now.generatedHook === generatedHook) return readHook(tx, place);
    await addVersion(tx, place, now, { ...now, generatedHook }, 'edit');
    await forgetOldEdits(tx, place);
    return readHook(tx, place);
  });
}

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

/**
 * Stores what was written in the place of `before`. Rewrites of a run take turns, so that no two of them are both the
 * tenth. A hook that reads otherwise by now, in a second tab say, stays as it is and nothing is counted.
 */
export function storeRewrite(
  db: Database,
  place: Place,
  before: Stored,
  { wording, how }: { wording: Wording; how: RewriteKind },
): Promise<Hook | 'too many' | null> {
  const { userId } = place;
  return db.transaction(async (tx) => {
    await tx
      .select({ id: runs.id })
      .from(runs)
      .where(and(eq(runs.userId, userId), eq(runs.id, before.runId)))
      .for('no key update');
    const now = await lock(tx, place);
    if (!now) return null;
    if (now.generatedHook === before.generatedHook) {
      if ((await countRewrites(tx, userId, before.runId)) >= MAX_REWRITES_PER_RUN) return 'too many';
      await addVersion(tx, place, now, wording, how);
    }
    return readHook(tx, place);
  });
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

/** The hook as it read in that version; null when there is no such version of it. */
export function showVersion(db: Database, place: Place, versionId: number): Promise<Hook | null> {
  return db.transaction(async (tx) => {
    if (!(await lock(tx, place))) return null;
    const [version] = await tx
      .select()
      .from(hookVersions)
      .where(and(versionsAt(place), eq(hookVersions.id, versionId)));
    if (!version) return null;
    await tx.update(hooks).set(wordingOf(version)).where(at(place));
    return readHook(tx, place);
  });
}

async function lock(tx: Transaction, place: Place): Promise<Stored | null> {
  const [row] = await tx
    .select({ runId: hooks.runId, ...WORDING })
    .from(hooks)
    .where(at(place))
    .for('update');
  return row ?? null;
}

async function readHook(tx: Transaction, place: Place): Promise<Hook | null> {
  const [row] = await tx.select(hookFields).from(hooks).where(at(place));
  return row ? toHook(row) : null;
}

async function addVersion(
  tx: Transaction,
  place: Place,
  now: Stored,
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

async function countRewrites(db: Database | Transaction, userId: number, runId: number): Promise<number> {
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

async function forgetOldEdits(tx: Transaction, { userId, hookId }: Place): Promise<void> {
  await tx.execute(sql`
    delete from hook_versions where user_id = ${userId} and id in (
      select id from hook_versions where user_id = ${userId} and hook_id = ${hookId} and made_by = 'edit'
      order by id desc offset ${EDITS_KEPT})`);
}
