import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { UNIQUE_VIOLATION } from '#platform/database/error-codes.ts';
import { lockUser } from '#platform/database/lock-user.ts';
import { emailTokens, users } from '#platform/database/schema-account.ts';
import { HttpError } from '#platform/http/errors.ts';
import { hashToken } from '#platform/tokens.ts';
import { grantForConfirming } from '../confirm-email/confirm-email.queries.ts';
import { forgetOtherIps } from '../login/login.queries.ts';
import { createEmailToken, revokeTokens, usable } from '../mails/email-tokens.queries.ts';

/**
 * Changes the e-mail address of an account in two steps: the user requests it with the password, and opens the link
 * mailed to the new address. A request is a row without a token; the link's own row is created when the mail is sent.
 * Another request, or a new password, invalidates all of them, also those not sent yet.
 */

/** The key by which the mail finds the request. */
export async function requestNewEmail(tx: Transaction, userId: number, newEmail: string): Promise<string> {
  await revokeTokens(tx, userId, ['email']);
  return hashToken(await createEmailToken(tx, userId, 'email', newEmail)).toString('hex');
}

/** Creates the link of a request; null when another request replaced it. */
export async function createNewEmailLink(
  db: Database,
  userId: number,
  change: string,
): Promise<{ token: string; newEmail: string } | null> {
  const isToken = eq(emailTokens.tokenHash, Buffer.from(change, 'hex'));
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [row] = await tx
      .select({ newEmail: emailTokens.newEmail })
      .from(emailTokens)
      .where(and(isToken, usable('email')));
    if (!row?.newEmail) return null;
    return { token: await createEmailToken(tx, userId, 'email', row.newEmail), newEmail: row.newEmail };
  });
}

type Change = { userId: number; newEmail: string; email: string; done: boolean };

/** Reads a link without using it up; `done` if it was used already, because people click twice. */
export async function findChange(db: Database, token: string): Promise<Change | null> {
  const [row] = await db
    .select({
      userId: emailTokens.userId,
      newEmail: emailTokens.newEmail,
      email: users.email,
      usable: sql<boolean>`${usable('email')}`,
    })
    .from(emailTokens)
    .innerJoin(users, eq(users.id, emailTokens.userId))
    .where(and(eq(emailTokens.tokenHash, hashToken(token)), eq(emailTokens.purpose, 'email')));
  if (!row?.newEmail) return null;
  const { userId, newEmail, email } = row;
  const done = !row.usable && newEmail.toLowerCase() === email.toLowerCase();
  return row.usable || done ? { userId, newEmail, email, done } : null;
}

/**
 * Gives the account its new e-mail address, which counts as confirmed, and invalidates every link to the old one.
 * Sessions stay, because the password is the same. Null when the link was used up meanwhile.
 */
export async function confirmNewEmail(
  tx: Transaction,
  token: string,
  { userId, newEmail, ip }: { userId: number; newEmail: string; ip: string },
): Promise<{ creditsAdded: number } | null> {
  await lockUser(tx, userId);
  const redeemed = await tx
    .update(emailTokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailTokens.tokenHash, hashToken(token)), usable('email')))
    .returning({ userId: emailTokens.userId });
  if (redeemed.length === 0) return null;
  await tx.update(users).set({ email: newEmail, emailConfirmedAt: sql`now()` }).where(eq(users.id, userId));
  await revokeTokens(tx, userId, ['reset', 'confirm', 'email']);
  // Known IPs are stored by e-mail address, so those of the old address mean nothing any more.
  await forgetOtherIps(tx, { userId, email: newEmail, ip });
  return { creditsAdded: await grantForConfirming(tx, userId) };
}

/** Another account may have taken the e-mail address since the link was mailed, and keeps it. */
export function toEmailTakenError(error: unknown): unknown {
  const { code } = ((error as Error)?.cause ?? error) as { code?: string };
  return code === UNIQUE_VIOLATION
    ? new HttpError(409, 'Another account uses this address by now. Your email stays as it is.')
    : error;
}
