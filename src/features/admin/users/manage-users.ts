import crypto from 'node:crypto';
import type { Actor } from '#features/account/admin-access/admin-sessions.ts';
import { recordAdminAction } from '#features/account/admin-access/record-action.ts';
import { grantCredits } from '#features/credits/ledger.ts';
import type { Database } from '#platform/database/database.ts';
import { lockUser } from '#platform/database/lock-user.ts';
import { notFound } from '#platform/http/errors.ts';
import { deleteUser } from './users.queries.ts';

/** Gives a user credits, as a new grant each time. */
export async function addCredits(db: Database, actor: Actor, userId: number, credits: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked, so that the user cannot be deleted before the grant is there.
    if (!(await lockUser(tx, userId))) throw notFound();
    await grantCredits(tx, { userId, source: 'admin', reference: `admin:${crypto.randomUUID()}`, credits });
    const subject = `user ${userId}` as const;
    await recordAdminAction(tx, { action: 'add runs', ...actor, subject, details: { runs: credits } });
  });
}

export async function removeUser(db: Database, actor: Actor, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteUser(tx, userId))) throw notFound();
    await recordAdminAction(tx, { action: 'delete user', ...actor, subject: `user ${userId}` });
  });
}
