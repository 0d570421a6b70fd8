import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { apiKeys } from '#platform/database/schema-keys.ts';
import { calendarFeeds } from '#platform/database/schema-sharing.ts';
import { webhookEndpoints } from '#platform/database/schema-webhooks.ts';

/**
 * Removes everything that works without a session (API keys, webhooks, calendar feeds), so that an owner who resets
 * the account by mail has all of it back. Links to runs stay, because they lie in other people's mail: they show only the
 * hooks of that run.
 */
export async function revokeIntegrations(tx: Transaction, userId: number): Promise<void> {
  for (const table of [apiKeys, webhookEndpoints, calendarFeeds])
    await tx.delete(table).where(eq(table.userId, userId));
}
