import crypto from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { grantCredits } from '#features/credits/ledger.ts';
import type { Transaction } from '#platform/database/database.ts';
import { users } from '#platform/database/schema-account.ts';

/** Gives a user credits, as a new grant each time. False if there is no such user. */
export async function addCredits(tx: Transaction, userId: number, credits: number): Promise<boolean> {
  // Locked, so that the user cannot be deleted before the grant is there.
  const { rowCount } = await tx.execute(sql`select 1 from users where id = ${userId} for key share`);
  if (rowCount !== 1) return false;
  return grantCredits(tx, { userId, source: 'admin', reference: `admin:${crypto.randomUUID()}`, credits });
}

/** The row's deletion cascades to sessions, links, runs, hooks and purchases. */
export async function deleteUser(tx: Transaction, userId: number): Promise<boolean> {
  const deleted = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id });
  return deleted.length === 1;
}
