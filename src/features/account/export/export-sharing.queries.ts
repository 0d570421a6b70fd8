import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { calendarFeeds, sharedRuns } from '#platform/database/schema-sharing.ts';
import { webhookDeliveries, webhookEndpoints } from '#platform/database/schema-webhooks.ts';
import { deliveryFields, endpointFields } from '#platform/database/webhook-fields.ts';
import type { Services } from '#platform/services.ts';
import { BATCH_SIZE, inBatches } from './export-batches.ts';

const { problem: _problem, tried_at: _tried, ...sentFields } = deliveryFields;

type Read = Services['fromReplica'];

/** What a user shares with others: links, the calendar, webhooks. No tokens, no secrets. */
export async function exportSharing(db: Database, read: Read, userId: number) {
  const [links, calendars, endpoints] = await Promise.all([
    db
      .select({ run_id: sharedRuns.runId, created_at: sharedRuns.createdAt })
      .from(sharedRuns)
      .where(eq(sharedRuns.userId, userId))
      .orderBy(asc(sharedRuns.createdAt)),
    db
      .select({
        time: calendarFeeds.time,
        time_zone: calendarFeeds.timeZone,
        created_at: calendarFeeds.createdAt,
        last_read_at: calendarFeeds.lastReadAt,
      })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId)),
    db
      .select(endpointFields)
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.userId, userId))
      .orderBy(asc(webhookEndpoints.id)),
  ]);
  return {
    shared_runs: links,
    calendar: calendars[0] ?? null,
    webhooks: endpoints,
    webhook_deliveries: eachDelivery(read, userId),
  };
}

const eachDelivery = (read: Read, userId: number) =>
  inBatches(
    (after: { id: number } | undefined) =>
      read(({ db }) =>
        db
          .select({ webhook_id: webhookDeliveries.endpointId, ...sentFields })
          .from(webhookDeliveries)
          .where(and(eq(webhookDeliveries.userId, userId), gt(webhookDeliveries.id, after?.id ?? 0)))
          .orderBy(asc(webhookDeliveries.id))
          .limit(BATCH_SIZE),
      ),
    ({ id: _, ...row }) => row,
  );
