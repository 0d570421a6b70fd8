import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { lockUser } from '#platform/database/lock-user.ts';
import { emailTokens, users } from '#platform/database/schema-account.ts';
import { createToken, hashToken } from '#platform/tokens.ts';

/** Tokens of mailed links: to reset a password, to confirm an e-mail address, to change it. Each works once. */

export type TokenPurpose = 'reset' | 'confirm' | 'email';

const LIFE_MS: Record<TokenPurpose, number> = {
  reset: 30 * 60 * 1000,
  confirm: 7 * 24 * 3600 * 1000,
  email: 24 * 3600 * 1000,
};

/** Creates a one-time token for a mailed link. The database stores only its hash. */
export async function createEmailToken(
  tx: Transaction,
  userId: number,
  purpose: TokenPurpose,
  newEmail?: string,
): Promise<string> {
  const { token, hash } = createToken();
  const expiresAt = new Date(Date.now() + LIFE_MS[purpose]);
  await tx.insert(emailTokens).values({ tokenHash: hash, userId, purpose, newEmail, expiresAt });
  return token;
}

/** Invalidates links that were not used yet. */
export async function revokeTokens(
  tx: Transaction,
  userId: number,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await tx
    .update(emailTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(eq(emailTokens.userId, userId), inArray(emailTokens.purpose, purposes), isNull(emailTokens.usedAt)),
    );
}

/** Matches tokens of this purpose that are unused and not too old. */
export const usable = (purpose: TokenPurpose) =>
  and(eq(emailTokens.purpose, purpose), isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, sql`now()`));

/** Checks a token without using it up. */
export async function isTokenUsable(db: Database, token: string, purpose: TokenPurpose): Promise<boolean> {
  const rows = await db
    .select({ userId: emailTokens.userId })
    .from(emailTokens)
    .where(and(eq(emailTokens.tokenHash, hashToken(token)), usable(purpose)));
  return rows.length > 0;
}

/** Uses a token up and returns its user; null if it is unknown, used, expired or for another purpose. */
export async function redeemToken(
  tx: Transaction,
  token: string,
  purpose: TokenPurpose,
): Promise<number | null> {
  const hash = hashToken(token);
  // Locks the account before its links, in the same order as a change of the e-mail address does, to avoid a deadlock.
  await tx.execute(
    sql`select 1 from users where id = (select user_id from email_tokens where token_hash = ${hash}) for no key update`,
  );
  const [row] = await tx
    .update(emailTokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(emailTokens.tokenHash, hash), usable(purpose)))
    .returning({ userId: emailTokens.userId });
  return row?.userId ?? null;
}

/**
 * Creates a link to the account's current e-mail address. A change of the address either comes first or invalidates it.
 */
export async function createLinkToOwner(
  db: Database,
  userId: number,
  purpose: 'reset' | 'confirm',
): Promise<{ token: string; email: string } | null> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    return user ? { email: user.email, token: await createEmailToken(tx, userId, purpose) } : null;
  });
}
