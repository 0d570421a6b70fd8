import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { FREE_RUNS_AT_CONFIRMATION, FREE_RUNS_AT_REGISTRATION } from '#features/credits/free-runs.ts';
import { grantRuns } from '#features/credits/ledger.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { emailTokens, users } from '#platform/database/schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import { createToken, hashToken, NOT_SIGNED_IN } from './sessions/sessions.ts';
import type { User } from './user.schema.ts';
import { toUser, USER_COLUMNS, type UserRow } from './user-row.ts';

export async function readUser(pool: Pool, id: number): Promise<User> {
  const { rows } = await pool.query<UserRow>(`select ${USER_COLUMNS} from users u where u.id = $1`, [id]);
  // The account can have been deleted on another device a moment ago.
  if (!rows[0]) throw new HttpError(401, NOT_SIGNED_IN);
  return toUser(rows[0]);
}

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  return (await db.$count(users, eq(sql`lower(${users.email})`, email.toLowerCase()))) > 0;
}

/** A new account with its free runs, or null when another account already has the address. */
export async function insertUser(
  tx: Transaction,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<number | null> {
  const [row] = await tx
    .insert(users)
    .values({ email, passwordHash })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!row) return null;
  await grantRuns(tx, {
    userId: row.id,
    source: 'signup',
    reference: 'signup',
    runs: FREE_RUNS_AT_REGISTRATION,
    expiresAt: null,
  });
  return row.id;
}

export type TokenPurpose = 'reset' | 'confirm' | 'email';

const LIFE_MS: Record<TokenPurpose, number> = {
  reset: 30 * 60 * 1000,
  confirm: 7 * 24 * 3600 * 1000,
  email: 24 * 3600 * 1000,
};

/** A one-time token for a mailed link; the database keeps only its hash. */
export async function createEmailToken(
  db: Database | Transaction,
  userId: number,
  purpose: TokenPurpose,
  newEmail?: string,
): Promise<string> {
  const { token, hash } = createToken();
  const expiresAt = new Date(Date.now() + LIFE_MS[purpose]);
  await db.insert(emailTokens).values({ tokenHash: hash, userId, purpose, newEmail, expiresAt });
  return token;
}

/** Takes links that are still on their way out of use. */
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

/** For that purpose, not used and not too old. */
export const usable = (purpose: TokenPurpose) =>
  and(eq(emailTokens.purpose, purpose), isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, sql`now()`));

/** Looks without using it up. */
export async function isTokenUsable(db: Database, token: string, purpose: TokenPurpose): Promise<boolean> {
  const found = await db
    .select({ userId: emailTokens.userId })
    .from(emailTokens)
    .where(and(eq(emailTokens.tokenHash, hashToken(token)), usable(purpose)));
  return found.length > 0;
}

/** Uses a token up and says whose it was; null when it is unknown, used, expired or for something else. */
export async function redeemToken(
  tx: Transaction,
  token: string,
  purpose: TokenPurpose,
): Promise<number | null> {
  const hash = hashToken(token);
  // Locks the account before its links, in the same order as a change of the address does, to avoid a deadlock.
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
 * Confirms the address that the token was mailed to. The runs come once for an account, however many
 * links it was sent; a link that already did its work says so instead of failing, because people click twice.
 */
export async function confirmEmail(tx: Transaction, token: string): Promise<{ runsAdded: number } | null> {
  const userId = await redeemToken(tx, token, 'confirm');
  if (userId === null) return (await wasUsed(tx, token)) ? { runsAdded: 0 } : null;
  await tx
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
    .where(eq(users.id, userId));
  return { runsAdded: await grantForConfirming(tx, userId) };
}

/** How many runs came: none when an address of the account was confirmed before. */
export async function grantForConfirming(tx: Transaction, userId: number): Promise<number> {
  const granted = await grantRuns(tx, {
    userId,
    source: 'confirmation',
    reference: 'confirmation',
    runs: FREE_RUNS_AT_CONFIRMATION,
    expiresAt: null,
  });
  return granted ? FREE_RUNS_AT_CONFIRMATION : 0;
}

async function wasUsed(tx: Transaction, token: string): Promise<boolean> {
  const [row] = await tx
    .select({ usedAt: emailTokens.usedAt })
    .from(emailTokens)
    .where(and(eq(emailTokens.tokenHash, hashToken(token)), eq(emailTokens.purpose, 'confirm')));
  return row?.usedAt != null;
}

/** Sets the password; links that set another, or another address, are out of use. */
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
