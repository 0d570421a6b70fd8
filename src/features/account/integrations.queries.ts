import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { apiKeys } from '#platform/database/schema-keys.ts';
import { calendarFeeds } from '#platform/database/schema-sharing.ts';
import { webhookEndpoints } from '#platform/database/schema-webhooks.ts';

/**
 * Closes what lets somebody in, or sends something out, without a session: whoever takes an account back by mail takes
 * it back whole. Links to runs stay, because they lie in other people's mail: they show the hooks of that run as they are, and
 * nothing else.
 */
export async function revokeIntegrations(tx: Transaction, userId: number): Promise<void> {
  for (const table of [apiKeys, webhookEndpoints, calendarFeeds])
    await tx.delete(table).where(eq(table.userId, userId));
}
