import crypto from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { deleteInBatches } from '#platform/database/delete-in-batches.ts';
import { knownAddresses, users } from '#platform/database/schema.ts';

/** Where the owner of an account signed in before: what strangers do elsewhere does not shut them out there. */

const KEPT = '90 days';

function hashOf(account: string, address: string): Buffer {
  return crypto.hash('sha256', JSON.stringify([account.toLowerCase(), address]), 'buffer');
}

type Account = { id: number; passwordHash: string; known: boolean; sessionsEndedAt: Date | null };

/** The account of an e-mail address, and whether the network address is known for it: one query either way. */
export async function findAccount(
  db: Database,
  account: string,
  address: string,
): Promise<Account | undefined> {
  const [found] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      sessionsEndedAt: users.sessionsEndedAt,
      known: sql<boolean>`${knownAddresses.userId} is not null`,
    })
    .from(users)
    .leftJoin(
      knownAddresses,
      and(eq(knownAddresses.userId, users.id), eq(knownAddresses.addressHash, hashOf(account, address))),
    )
    .where(eq(sql`lower(${users.email})`, account.toLowerCase()));
  return found;
}

type Known = { userId: number; email: string; address: string };

export async function rememberAddress(tx: Transaction, { userId, email, address }: Known): Promise<void> {
  await tx
    .insert(knownAddresses)
    .values({ userId, addressHash: hashOf(email, address) })
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.addressHash],
      set: { lastLoginAt: sql`now()` },
    });
}

/** With a new password only the address that set it is known: the old one may have been somebody else's too. */
export async function forgetOtherAddresses(tx: Transaction, known: Known): Promise<void> {
  await tx.delete(knownAddresses).where(eq(knownAddresses.userId, known.userId));
  await rememberAddress(tx, known);
}

export async function sweepKnownAddresses(db: Database): Promise<void> {
  await deleteInBatches(db, knownAddresses, {
    key: [knownAddresses.userId, knownAddresses.addressHash],
    where: lt(knownAddresses.lastLoginAt, sql`now() - ${KEPT}::interval`),
  });
}
