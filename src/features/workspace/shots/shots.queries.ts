import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { toHook } from '#features/hooks/hooks.queries.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { hookFields } from '#platform/database/hook-fields.ts';
import { lockUser } from '#platform/database/lock-user.ts';
import { hooks } from '#platform/database/schema-hooks.ts';
import { filmedHooks, shots } from '#platform/database/schema-workspace.ts';
import type { Shot } from './shots.schema.ts';

const inOrder = [asc(shots.position), asc(shots.createdAt), asc(shots.hookId)];

export async function listShots(db: Database | Transaction, userId: number): Promise<Shot[]> {
  const rows = await db
    .select({ hook: hookFields, filmedAt: filmedHooks.filmedAt })
    .from(shots)
    .innerJoin(hooks, and(eq(hooks.userId, shots.userId), eq(hooks.id, shots.hookId)))
    .leftJoin(filmedHooks, and(eq(filmedHooks.userId, shots.userId), eq(filmedHooks.hookId, shots.hookId)))
    .where(and(eq(shots.userId, userId), isNull(hooks.deletedAt)))
    .orderBy(...inOrder);
  return rows.map(({ hook, filmedAt }) => ({
    ...toHook(hook),
    filmed_at: filmedAt?.toISOString() ?? null,
  }));
}

/** Locks the user's list, and returns the ids of its hooks in their order. */
export async function lockShotIds(tx: Transaction, userId: number): Promise<number[]> {
  await lockUser(tx, userId);
  const rows = await tx
    .select({ id: shots.hookId })
    .from(shots)
    .where(eq(shots.userId, userId))
    .orderBy(...inOrder);
  return rows.map(({ id }) => id);
}

/** Stores the whole list, in this order. */
export async function storeShotIds(tx: Transaction, userId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(shots).where(and(eq(shots.userId, userId), notInArray(shots.hookId, [...ids])));
  if (ids.length === 0) return;
  await tx
    .insert(shots)
    .values(ids.map((hookId, index) => ({ userId, hookId, position: index + 1 })))
    .onConflictDoUpdate({
      target: [shots.userId, shots.hookId],
      set: { position: sql`excluded.position` },
    });
}
