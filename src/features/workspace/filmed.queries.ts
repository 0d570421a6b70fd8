import { and, eq, sql } from 'drizzle-orm';
import { toHook } from '#features/hooks/hooks.queries.ts';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { hookFields } from '#platform/database/hook-fields.ts';
import { hooks } from '#platform/database/schema.ts';
import { filmedHooks } from '#platform/database/schema-workspace.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Filmed, FilmedChange } from './filmed.schema.ts';
import { keptHook, ownsHook } from './shots.queries.ts';

type Row = typeof filmedHooks.$inferSelect;

export function toFilmed({ hookId, filmedAt, link, views, saves, resultsAt }: Row): Filmed {
  return {
    hook_id: hookId,
    filmed_at: filmedAt.toISOString(),
    link,
    views,
    saves,
    results_at: resultsAt?.toISOString() ?? null,
  };
}

const ofHook = (userId: number, hookId: number) =>
  and(eq(filmedHooks.userId, userId), eq(filmedHooks.hookId, hookId));

async function find(db: Database | Transaction, userId: number, hookId: number): Promise<Row | null> {
  const [row] = await db.select().from(filmedHooks).where(ofHook(userId, hookId)).for('update');
  return row ?? null;
}

/** Called in the transaction of the first mark. */
export type OnFilmed = (tx: Transaction, userId: number, hook: Hook, filmedAt: string) => Promise<void>;
type Marked = { userId: number; hookId: number };

/** Marks a hook as filmed; a repeated call changes nothing. Returns null if the user has no such hook. */
export async function markFilmed(
  db: Database,
  { userId, hookId }: Marked,
  onFilmed: OnFilmed,
): Promise<Filmed | null> {
  return db.transaction(async (tx) => {
    const [hook] = await tx.select(hookFields).from(hooks).where(keptHook(userId, hookId));
    if (!hook) return null;
    const lineId = sql<string>`(select pattern_id from hooks where user_id = ${userId} and id = ${hookId})`;
    const marked = await tx.insert(filmedHooks).values({ userId, hookId, lineId }).onConflictDoNothing();
    const row = await find(tx, userId, hookId);
    if (row && marked.rowCount === 1) await onFilmed(tx, userId, toHook(hook), row.filmedAt.toISOString());
    return row && toFilmed(row);
  });
}

/** Takes the mark away, with what was typed about the video. False when the user has no such hook. */
export async function unmarkFilmed(db: Database, userId: number, hookId: number): Promise<boolean> {
  const gone = await db
    .delete(filmedHooks)
    .where(ofHook(userId, hookId))
    .returning({ id: filmedHooks.hookId });
  return gone.length > 0 || (await ownsHook(db, userId, hookId));
}

const SWAPPED = "Saves can't be more than views. Did they change places?";

/** Keeps the values that the change leaves out. Returns null if the user has not filmed such a hook. */
export async function changeFilmed(
  db: Database,
  { userId, hookId, change }: { userId: number; hookId: number; change: FilmedChange },
): Promise<Filmed | null> {
  return db.transaction(async (tx) => {
    const before = await find(tx, userId, hookId);
    if (!before) return null;
    const { views = before.views, saves = before.saves, link = before.link, filmed_at } = change;
    if (views !== null && saves !== null && saves > views) throw new HttpError(400, SWAPPED);
    const typed = views !== before.views || saves !== before.saves;
    const resultsAt = views === null && saves === null ? null : typed ? sql`now()` : before.resultsAt;
    const filmedAt = filmed_at ? new Date(filmed_at) : before.filmedAt;
    const [row] = await tx
      .update(filmedHooks)
      .set({ views, saves, link, resultsAt, filmedAt })
      .where(ofHook(userId, hookId))
      .returning();
    return row ? toFilmed(row) : null;
  });
}
