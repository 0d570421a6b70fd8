import crypto from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { grantRuns } from '#features/credits/ledger.ts';
import type { Transaction } from '#platform/database/database.ts';
import { users } from '#platform/database/schema-account.ts';

/** Gives a user runs, as a new grant each time. False if there is no such user. */
export async function addRuns(tx: Transaction, userId: number, runs: number): Promise<boolean> {
  // Locked, so that the user cannot be deleted before the grant is there.
  const { rowCount } = await tx.execute(sql`select 1 from users where id = ${userId} for key share`);
  if (rowCount !== 1) return false;
  return grantRuns(tx, { userId, source: 'admin', reference: `admin:${crypto.randomUUID()}`, runs });
}

/** The row's deletion cascades to sessions, links, runs, hooks and purchases. */
export async function deleteUser(tx: Transaction, userId: number): Promise<boolean> {
  const deleted = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id });
  return deleted.length === 1;
}
