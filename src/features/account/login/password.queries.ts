import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import { revokeTokens } from '../mails/email-tokens.queries.ts';
import { NOT_SIGNED_IN } from '../sessions/sessions.ts';

/** Sets the password; links that set another, or another e-mail address, are out of use. */
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
