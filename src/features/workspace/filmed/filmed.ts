import type { HookKey } from '#features/hooks/hook-key.ts';
import { findHook, ownsHook } from '#features/hooks/hooks.queries.ts';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { HttpError } from '#platform/http/errors.ts';
import { deleteFilmed, findFilmed, insertFilmed, toFilmed, updateFilmed } from './filmed.queries.ts';
import type { Filmed, FilmedChange } from './filmed.schema.ts';

const SAVES_ABOVE_VIEWS = "Saves can't be more than views. Did they change places?";

/** Called in the transaction of the first mark. */
export type OnFilmed = (tx: Transaction, userId: number, hook: Hook, filmedAt: string) => Promise<void>;

/** Marks a hook as filmed; a repeated call changes nothing. Returns null if the user has no such hook. */
export function markFilmed(db: Database, key: HookKey, onFilmed: OnFilmed): Promise<Filmed | null> {
  return db.transaction(async (tx) => {
    const hook = await findHook(tx, key);
    if (!hook) return null;
    const isFirst = await insertFilmed(tx, key);
    const row = await findFilmed(tx, key);
    if (row && isFirst) await onFilmed(tx, key.userId, hook, row.filmedAt.toISOString());
    return row && toFilmed(row);
  });
}

/** Removes the mark and the results that were typed. False when the user has no such hook. */
export async function unmarkFilmed(db: Database, key: HookKey): Promise<boolean> {
  return (await deleteFilmed(db, key)) || (await ownsHook(db, key));
}

/** Values that are left out stay unchanged. Returns null if the user has not filmed such a hook. */
export function changeFilmed(db: Database, key: HookKey, change: FilmedChange): Promise<Filmed | null> {
  return db.transaction(async (tx) => {
    const before = await findFilmed(tx, key);
    if (!before) return null;
    const { views = before.views, saves = before.saves, link = before.link, filmed_at } = change;
    if (views !== null && saves !== null && saves > views) throw new HttpError(400, SAVES_ABOVE_VIEWS);
    const isTyped = views !== before.views || saves !== before.saves;
    const resultsAt = views === null && saves === null ? null : isTyped ? 'now' : before.resultsAt;
    const filmedAt = filmed_at ? new Date(filmed_at) : before.filmedAt;
    return toFilmed(await updateFilmed(tx, key, { views, saves, link, resultsAt, filmedAt }));
  });
}
