import type { HookKey } from '#features/hooks/hook-key.ts';
import { ownsHook } from '#features/hooks/hooks.queries.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { runExclusive } from '#platform/keyed-limiter.ts';
import { listShots, lockShotIds, storeShotIds } from './shots.queries.ts';
import { MAX_SHOTS, type Shot } from './shots.schema.ts';

const LIST_FULL = `Your shot list holds ${MAX_SHOTS} hooks. Remove some first.`;

type NewShot = { hookId: number; position?: number };

/** Adds a hook to the list. One that is on it already keeps its place. */
export function addShot(db: Database, userId: number, { hookId, position }: NewShot): Promise<Shot[]> {
  return changeShots(db, userId, async (tx, ids) => {
    if (!(await ownsHook(tx, { userId, hookId }))) throw notFound();
    if (ids.includes(hookId)) return ids;
    if (ids.length >= MAX_SHOTS) throw new HttpError(409, LIST_FULL);
    return ids.toSpliced(position === undefined ? ids.length : position - 1, 0, hookId);
  });
}

/**
 * Puts the hooks of the list into this order. Hooks that another tab added meanwhile stay at the end; hooks that it
 * removed stay removed.
 */
export function orderShots(db: Database, userId: number, wanted: readonly number[]): Promise<Shot[]> {
  return changeShots(db, userId, async (_, ids) => {
    const listed = new Set(ids);
    const first = new Set(wanted.filter((id) => listed.has(id)));
    return [...first, ...ids.filter((id) => !first.has(id))];
  });
}

export async function removeShot(db: Database, { userId, hookId }: HookKey): Promise<void> {
  await changeShots(db, userId, async (tx, ids) => {
    if (!ids.includes(hookId) && !(await ownsHook(tx, { userId, hookId }))) throw notFound();
    return ids.filter((id) => id !== hookId);
  });
}

type Change = (tx: Transaction, ids: readonly number[]) => Promise<readonly number[]>;

/** Runs one change of a user's list at a time, on the list that the previous one left. */
function changeShots(db: Database, userId: number, change: Change): Promise<Shot[]> {
  const changeOnce = async (tx: Transaction) => {
    await storeShotIds(tx, userId, await change(tx, await lockShotIds(tx, userId)));
    return listShots(tx, userId);
  };
  return runExclusive(db, userId, () => db.transaction(changeOnce));
}
