import { and, eq, sql } from 'drizzle-orm';
import { FREE_CREDITS_AT_CONFIRMATION } from '#features/credits/free-credits.ts';
import { grantCredits } from '#features/credits/ledger.ts';
import type { Transaction } from '#platform/database/database.ts';
import { emailTokens, users } from '#platform/database/schema-account.ts';
import { hashToken } from '#platform/tokens.ts';
import { redeemToken } from '../mails/email-tokens.queries.ts';

/**
 * Confirms the e-mail address that the token was mailed to. An account gets the free credits only once, however many
 * links it was sent. A link that was used already returns that instead of failing, because people click twice.
 */
export async function confirmEmail(tx: Transaction, token: string): Promise<{ creditsAdded: number } | null> {
  const userId = await redeemToken(tx, token, 'confirm');
  if (userId === null) return (await wasUsed(tx, token)) ? { creditsAdded: 0 } : null;
  await tx
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
    .where(eq(users.id, userId));
  return { creditsAdded: await grantForConfirming(tx, userId) };
}

/** How many credits were granted: none if an e-mail address of the account was confirmed before. */
export async function grantForConfirming(tx: Transaction, userId: number): Promise<number> {
  const granted = await grantCredits(tx, {
    userId,
    source: 'confirmation',
    reference: 'confirmation',
    credits: FREE_CREDITS_AT_CONFIRMATION,
    expiresAt: null,
  });
  return granted ? FREE_CREDITS_AT_CONFIRMATION : 0;
}

async function wasUsed(tx: Transaction, token: string): Promise<boolean> {
  const [row] = await tx
    .select({ usedAt: emailTokens.usedAt })
    .from(emailTokens)
    .where(and(eq(emailTokens.tokenHash, hashToken(token)), eq(emailTokens.purpose, 'confirm')));
  return row?.usedAt != null;
}
