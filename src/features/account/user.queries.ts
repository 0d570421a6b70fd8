import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { FREE_CREDITS_AT_REGISTRATION } from '#features/credits/free-credits.ts';
import { grantCredits } from '#features/credits/ledger.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { users } from '#platform/database/schema-account.ts';
import { HttpError } from '#platform/http/errors.ts';
import { NOT_SIGNED_IN } from './sessions/sessions.ts';
import type { User } from './user.schema.ts';
import { toUser, USER_COLUMNS, type UserRow } from './user-row.ts';

export async function readUser(pool: Pool, id: number): Promise<User> {
  const { rows } = await pool.query<UserRow>(`select ${USER_COLUMNS} from users u where u.id = $1`, [id]);
  // The account may have been deleted on another device a moment ago.
  if (!rows[0]) throw new HttpError(401, NOT_SIGNED_IN);
  return toUser(rows[0]);
}

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  return (await db.$count(users, eq(sql`lower(${users.email})`, email.toLowerCase()))) > 0;
}

export async function findUserId(db: Database, email: string): Promise<number | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user?.id;
}

/** Creates an account with its free credits; null if another account has the e-mail address. */
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
  await grantCredits(tx, {
    userId: row.id,
    source: 'signup',
    reference: 'signup',
    credits: FREE_CREDITS_AT_REGISTRATION,
    expiresAt: null,
  });
  return row.id;
}
