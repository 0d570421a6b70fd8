import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { toHook } from '#features/hooks/hooks.queries.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { hookFields } from '#platform/database/hook-fields.ts';
import { hooks } from '#platform/database/schema.ts';
import { filmedHooks, shots } from '#platform/database/schema-workspace.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { runExclusive } from '#platform/keyed-limiter.ts';
import { MAX_SHOTS, type Shot } from './shots.schema.ts';

const FULL = `Your shot list holds ${MAX_SHOTS} hooks. Remove some first.`;
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

/** A hook of the user's that is not deleted. */
export const keptHook = (userId: number, hookId: number) =>
  and(eq(hooks.userId, userId), eq(hooks.id, hookId), isNull(hooks.deletedAt));

/** Returns whether the user has this hook and has not deleted it. */
export async function ownsHook(db: Database | Transaction, userId: number, hookId: number): Promise<boolean> {
  const rows = await db.select({ id: hooks.id }).from(hooks).where(keptHook(userId, hookId));
  return rows.length > 0;
}

type Added = { hookId: number; position?: number };

/** Adds a hook to the list. One that is on it already keeps its place. */
export function addShot(db: Database, userId: number, { hookId, position }: Added): Promise<Shot[]> {
  return changeShots(db, userId, async (tx, order) => {
    if (!(await ownsHook(tx, userId, hookId))) throw notFound();
    if (order.includes(hookId)) return order;
    if (order.length >= MAX_SHOTS) throw new HttpError(409, FULL);
    return order.toSpliced(position === undefined ? order.length : position - 1, 0, hookId);
  });
}

/**
 * Puts the hooks that are on the list into this order. What another tab added meanwhile stays, at the end; what
 * it removed stays removed.
 */
export function orderShots(db: Database, userId: number, wanted: readonly number[]): Promise<Shot[]> {
  return changeShots(db, userId, async (_, order) => {
    const known = new Set(order);
    const first = new Set(wanted.filter((id) => known.has(id)));
    return [...first, ...order.filter((id) => !first.has(id))];
  });
}

export async function removeShot(db: Database, userId: number, hookId: number): Promise<void> {
  await changeShots(db, userId, async (tx, order) => {
    if (!order.includes(hookId) && !(await ownsHook(tx, userId, hookId))) throw notFound();
    return order.filter((id) => id !== hookId);
  });
}

type Change = (tx: Transaction, order: readonly number[]) => Promise<readonly number[]>;

/** One change of a user's list at a time: each sees what the one before it left. */
async function changeShots(db: Database, userId: number, change: Change): Promise<Shot[]> {
  const inTransaction = async (tx: Transaction) => {
    await tx.execute(sql`select 1 from users where id = ${userId} for no key update`);
    const rows = await tx
      .select({ id: shots.hookId })
      .from(shots)
      .where(eq(shots.userId, userId))
      .orderBy(...inOrder);
    const order = await change(
      tx,
      rows.map(({ id }) => id),
    );
    await tx.delete(shots).where(and(eq(shots.userId, userId), notInArray(shots.hookId, [...order])));
    if (order.length > 0) {
      await tx
        .insert(shots)
        .values(order.map((hookId, index) => ({ userId, hookId, position: index + 1 })))
        .onConflictDoUpdate({
          target: [shots.userId, shots.hookId],
          set: { position: sql`excluded.position` },
        });
    }
    return listShots(tx, userId);
  };
  return runExclusive(db, userId, () => db.transaction(inTransaction));
}
