import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { calendarFeeds, sharedRuns } from '#platform/database/schema-sharing.ts';
import { webhookDeliveries, webhookEndpoints } from '#platform/database/schema-webhooks.ts';

/** What a user opened to others: links, the calendar, webhooks. No tokens, no keys. */
export async function exportSharing(db: Database, userId: number) {
  const [links, calendars, endpoints, deliveries] = await Promise.all([
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
      .select({
        id: webhookEndpoints.id,
        url: webhookEndpoints.url,
        events: webhookEndpoints.events,
        disabled_at: webhookEndpoints.disabledAt,
        created_at: webhookEndpoints.createdAt,
      })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.userId, userId))
      .orderBy(asc(webhookEndpoints.id)),
    db
      .select({
        webhook_id: webhookDeliveries.endpointId,
        event: webhookDeliveries.event,
        status: webhookDeliveries.status,
        attempts: webhookDeliveries.attempts,
        answer_code: webhookDeliveries.answerCode,
        created_at: webhookDeliveries.createdAt,
      })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.userId, userId))
      .orderBy(asc(webhookDeliveries.id)),
  ]);
  return {
    shared_runs: links,
    calendar: calendars[0] ?? null,
    webhooks: endpoints,
    webhook_deliveries: deliveries,
  };
}
