import crypto from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { deleteInBatches } from '#platform/database/delete-in-batches.ts';
import { knownAddresses, users } from '#platform/database/schema.ts';

/** The IPs where the owner of an account signed in before: what strangers do elsewhere does not shut them out there. */

const KEPT = '90 days';

function hashOf(email: string, ip: string): Buffer {
  return crypto.hash('sha256', JSON.stringify([email.toLowerCase(), ip]), 'buffer');
}

type Account = { id: number; passwordHash: string; known: boolean; sessionsEndedAt: Date | null };

/** The account of an e-mail address, and whether the IP is known for it: one query either way. */
export async function findAccount(db: Database, email: string, ip: string): Promise<Account | undefined> {
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
      and(eq(knownAddresses.userId, users.id), eq(knownAddresses.addressHash, hashOf(email, ip))),
    )
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return found;
}

type Known = { userId: number; email: string; ip: string };

export async function rememberIp(tx: Transaction, { userId, email, ip }: Known): Promise<void> {
  await tx
    .insert(knownAddresses)
    .values({ userId, addressHash: hashOf(email, ip) })
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.addressHash],
      set: { lastLoginAt: sql`now()` },
    });
}

/** With a new password only the IP that set it is known: the old password may have been somebody else's too. */
export async function forgetOtherIps(tx: Transaction, known: Known): Promise<void> {
  await tx.delete(knownAddresses).where(eq(knownAddresses.userId, known.userId));
  await rememberIp(tx, known);
}

export async function sweepKnownIps(db: Database): Promise<void> {
  await deleteInBatches(db, knownAddresses, {
    key: [knownAddresses.userId, knownAddresses.addressHash],
    where: lt(knownAddresses.lastLoginAt, sql`now() - ${KEPT}::interval`),
  });
}
