import crypto from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { deleteInBatches } from '#platform/database/delete-in-batches.ts';
import { knownIps, users } from '#platform/database/schema-account.ts';
import { HttpError } from '#platform/http/errors.ts';
import { revokeTokens } from '../mails/email-tokens.queries.ts';
import { NOT_SIGNED_IN } from '../sessions/sessions.ts';

/**
 * Passwords of accounts, and the IPs where their owners signed in before. Failures of strangers elsewhere do not lock
 * an owner out there.
 */

const KNOWN_IP_RETENTION = '90 days';

function hashOf(email: string, ip: string): Buffer {
  return crypto.hash('sha256', JSON.stringify([email.toLowerCase(), ip]), 'buffer');
}

type Account = { id: number; passwordHash: string; knownIp: boolean; sessionsEndedAt: Date | null };

/** Finds the account of an e-mail address, and whether the IP is known for it, always with one query. */
export async function findAccount(db: Database, email: string, ip: string): Promise<Account | undefined> {
  const [found] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      sessionsEndedAt: users.sessionsEndedAt,
      knownIp: sql<boolean>`${knownIps.userId} is not null`,
    })
    .from(users)
    .leftJoin(knownIps, and(eq(knownIps.userId, users.id), eq(knownIps.ipHash, hashOf(email, ip))))
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return found;
}

/** A checked password: its user, the hash that it was compared with, and when all sessions had last been ended. */
export type Verified = { userId: number; passwordHash: string; sessionsEndedAt: Date | null };

/**
 * Whether the checked password is still the account's. If so, it stays so until the transaction ends. Checking takes
 * long, and a password set meanwhile must end what the old one began.
 */
export async function isPasswordUnchanged(
  tx: Transaction,
  { userId, passwordHash }: Verified,
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select 1 from users where id = ${userId} and password_hash = ${passwordHash} for no key update`,
  );
  return rowCount === 1;
}

/** Whether a checked login may open a session: the owner may have signed out everywhere meanwhile. */
export async function mayOpenSession(tx: Transaction, verified: Verified): Promise<boolean> {
  const { userId, sessionsEndedAt: before } = verified;
  const ended = before ? eq(users.sessionsEndedAt, before) : isNull(users.sessionsEndedAt);
  return (
    (await isPasswordUnchanged(tx, verified)) &&
    (await tx.$count(users, and(eq(users.id, userId), ended))) === 1
  );
}

/** Sets the password and invalidates links that would set another one, or another e-mail address. */
export async function setPassword(tx: Transaction, userId: number, passwordHash: string): Promise<string> {
  const [row] = await tx
    .update(users)
    .set({ passwordHash })
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  if (!row) throw new HttpError(401, NOT_SIGNED_IN);
  await revokeTokens(tx, userId, ['reset', 'email']);
  return row.email;
}

type Login = { userId: number; email: string; ip: string };

export async function rememberIp(tx: Transaction, { userId, email, ip }: Login): Promise<void> {
  await tx
    .insert(knownIps)
    .values({ userId, ipHash: hashOf(email, ip) })
    .onConflictDoUpdate({
      target: [knownIps.userId, knownIps.ipHash],
      set: { lastLoginAt: sql`now()` },
    });
}

/**
 * After a new password only the IP that set it is known, because the old password may have been somebody else's too.
 */
export async function forgetOtherIps(tx: Transaction, login: Login): Promise<void> {
  await tx.delete(knownIps).where(eq(knownIps.userId, login.userId));
  await rememberIp(tx, login);
}

export async function sweepKnownIps(db: Database): Promise<void> {
  await deleteInBatches(db, knownIps, {
    key: [knownIps.userId, knownIps.ipHash],
    where: lt(knownIps.lastLoginAt, sql`now() - ${KNOWN_IP_RETENTION}::interval`),
  });
}
