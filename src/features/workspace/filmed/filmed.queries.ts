import { and, eq, sql } from 'drizzle-orm';
import type { HookKey } from '#features/hooks/hook-key.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { filmedHooks } from '#platform/database/schema-workspace.ts';
import type { Filmed } from './filmed.schema.ts';

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

const ofHook = ({ userId, hookId }: HookKey) =>
  and(eq(filmedHooks.userId, userId), eq(filmedHooks.hookId, hookId));

/** Locks the mark until the transaction ends. */
export async function findFilmed(tx: Transaction, key: HookKey): Promise<Row | null> {
  const [row] = await tx.select().from(filmedHooks).where(ofHook(key)).for('update');
  return row ?? null;
}

/** Returns whether the hook was not marked before. */
export async function insertFilmed(tx: Transaction, { userId, hookId }: HookKey): Promise<boolean> {
  const lineId = sql<string>`(select pattern_id from hooks where user_id = ${userId} and id = ${hookId})`;
  const { rowCount } = await tx.insert(filmedHooks).values({ userId, hookId, lineId }).onConflictDoNothing();
  return rowCount === 1;
}

export async function deleteFilmed(db: Database, key: HookKey): Promise<boolean> {
  const { rowCount } = await db.delete(filmedHooks).where(ofHook(key));
  return rowCount === 1;
}

type Change = Pick<Row, 'views' | 'saves' | 'link' | 'filmedAt'> & { resultsAt: Date | 'now' | null };

export async function updateFilmed(
  tx: Transaction,
  key: HookKey,
  { resultsAt, ...change }: Change,
): Promise<Row> {
  const [row] = await tx
    .update(filmedHooks)
    .set({ ...change, resultsAt: resultsAt === 'now' ? sql`now()` : resultsAt })
    .where(ofHook(key))
    .returning();
  return row as Row;
}
