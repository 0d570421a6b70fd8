import { and, eq, sql } from 'drizzle-orm';
import { FREE_RUNS_AT_CONFIRMATION } from '#features/credits/free-runs.ts';
import { grantRuns } from '#features/credits/ledger.ts';
import type { Transaction } from '#platform/database/database.ts';
import { emailTokens, users } from '#platform/database/schema-account.ts';
import { hashToken } from '#platform/tokens.ts';
import { redeemToken } from '../mails/email-tokens.queries.ts';

/**
 * Confirms the e-mail address that the token was mailed to. The runs come once for an account, however many
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

/** How many runs came: none when an e-mail address of the account was confirmed before. */
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
