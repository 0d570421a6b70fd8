import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Database, Transaction } from '#platform/database/database.ts';
import { webhookDeliveries, webhookEndpoints } from '#platform/database/schema-webhooks.ts';
import { deliveryFields, endpointFields } from '#platform/database/webhook-fields.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import {
  type Delivery,
  type Endpoint,
  MAX_ENDPOINTS,
  MAX_FAILURES,
  type WebhookEvent,
} from './webhooks.schema.ts';

type EndpointRow = typeof webhookEndpoints.$inferSelect;
type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type OwnedId = { userId: number; id: number };

const TOO_MANY_ENDPOINTS = `You can have ${MAX_ENDPOINTS} webhooks. Remove one first.`;
const DELIVERIES_SHOWN = 20;
const RETENTION = '30 days';
/** Finished deliveries kept per webhook, so that a busy one does not fill the table. */
const MAX_KEPT = 500;
const MAX_DELETED_AT_ONCE = 10;

export const whereEndpoint = ({ userId, id }: OwnedId) =>
  and(eq(webhookEndpoints.userId, userId), eq(webhookEndpoints.id, id));
const ofDelivery = ({ userId, id }: OwnedId) =>
  and(eq(webhookDeliveries.userId, userId), eq(webhookDeliveries.id, id));

function toEndpoint(row: SelectResultFields<typeof endpointFields>): Endpoint {
  return {
    ...row,
    events: row.events as WebhookEvent[],
    disabled_at: row.disabled_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

function toDelivery(row: SelectResultFields<typeof deliveryFields>): Delivery {
  return {
    ...row,
    status: row.status as Delivery['status'],
    created_at: row.created_at.toISOString(),
    tried_at: row.tried_at?.toISOString() ?? null,
  };
}

export async function listEndpoints(db: Database, userId: number): Promise<Endpoint[]> {
  const rows = await db
    .select(endpointFields)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(asc(webhookEndpoints.id));
  return rows.map(toEndpoint);
}

type NewEndpoint = { userId: number; url: string; events: WebhookEvent[]; secret: string };

/** The caller holds the lock of the user's row, so that two at once cannot pass the limit. */
export async function addEndpoint(tx: Transaction, endpoint: NewEndpoint): Promise<Endpoint> {
  const count = await tx.$count(webhookEndpoints, eq(webhookEndpoints.userId, endpoint.userId));
  if (count >= MAX_ENDPOINTS) throw new HttpError(409, TOO_MANY_ENDPOINTS);
  const [row] = await tx.insert(webhookEndpoints).values(endpoint).returning(endpointFields);
  return toEndpoint(row as NonNullable<typeof row>);
}

type Change = { events?: WebhookEvent[]; enabled?: true };

export async function changeEndpoint(
  db: Database,
  ownedId: OwnedId,
  { events, enabled }: Change,
): Promise<Endpoint> {
  const set = { ...(events ? { events } : {}), ...(enabled ? { disabledAt: null, failures: 0 } : {}) };
  const [row] =
    Object.keys(set).length > 0
      ? await db.update(webhookEndpoints).set(set).where(whereEndpoint(ownedId)).returning(endpointFields)
      : await db.select(endpointFields).from(webhookEndpoints).where(whereEndpoint(ownedId));
  if (!row) throw notFound();
  return toEndpoint(row);
}

export async function removeEndpoint(db: Database, ownedId: OwnedId): Promise<void> {
  const { rowCount } = await db.delete(webhookEndpoints).where(whereEndpoint(ownedId));
  if (rowCount === 0) throw notFound();
}

/** Removes all webhooks of a user. */
export async function removeEndpoints(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.userId, userId));
}

export async function findEndpoint(db: Database, ownedId: OwnedId): Promise<EndpointRow> {
  const [row] = await db.select().from(webhookEndpoints).where(whereEndpoint(ownedId));
  if (!row) throw notFound();
  return row;
}

export async function listDeliveries(db: Database, ownedId: OwnedId): Promise<Delivery[]> {
  await findEndpoint(db, ownedId);
  const rows = await db
    .select(deliveryFields)
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.userId, ownedId.userId), eq(webhookDeliveries.endpointId, ownedId.id)))
    .orderBy(desc(webhookDeliveries.id))
    .limit(DELIVERIES_SHOWN);
  return rows.map(toDelivery);
}

/** The user's endpoints that are on and chose this event. */
export async function endpointsFor(
  db: Database | Transaction,
  userId: number,
  event: WebhookEvent,
): Promise<number[]> {
  const rows = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.userId, userId),
        isNull(webhookEndpoints.disabledAt),
        sql`${event} = any(${webhookEndpoints.events})`,
      ),
    );
  return rows.map(({ id }) => id);
}

export function countPendingDeliveries(db: Database | Transaction, userId: number): Promise<number> {
  return db.$count(
    webhookDeliveries,
    and(eq(webhookDeliveries.userId, userId), eq(webhookDeliveries.status, 'waiting')),
  );
}

type NewDelivery = { userId: number; endpointId: number; event: string; body: string };

export async function addDeliveries(tx: Transaction, deliveries: NewDelivery[]): Promise<number[]> {
  const rows = await tx.insert(webhookDeliveries).values(deliveries).returning({ id: webhookDeliveries.id });
  for (const delivery of deliveries) await deleteOldest(tx, delivery);
  return rows.map(({ id }) => id);
}

async function deleteOldest(
  tx: Transaction,
  { userId, endpointId }: Pick<NewDelivery, 'userId' | 'endpointId'>,
): Promise<void> {
  await tx.execute(sql`delete from webhook_deliveries where user_id = ${userId} and id in (
    select id from webhook_deliveries
    where user_id = ${userId} and endpoint_id = ${endpointId} and status <> 'waiting'
    order by id desc offset ${MAX_KEPT} limit ${MAX_DELETED_AT_ONCE})`);
}

export type PendingDelivery = { delivery: DeliveryRow & { body: string }; endpoint: EndpointRow };

/** Null when it was delivered, given up, or deleted with its endpoint. */
export async function findPendingDelivery(db: Database, ownedId: OwnedId): Promise<PendingDelivery | null> {
  const [row] = await db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(
      webhookEndpoints,
      and(
        eq(webhookEndpoints.userId, webhookDeliveries.userId),
        eq(webhookEndpoints.id, webhookDeliveries.endpointId),
      ),
    )
    .where(and(ofDelivery(ownedId), eq(webhookDeliveries.status, 'waiting')));
  return row?.delivery.body ? (row as PendingDelivery) : null;
}

export type Attempt = { answerCode: number | null; problem: string | null };

const attemptColumns = ({ answerCode, problem }: Attempt) => ({
  answerCode,
  problem,
  attempts: sql`${webhookDeliveries.attempts} + 1`,
  triedAt: sql`now()`,
});

export async function recordDelivered(
  db: Database,
  { delivery, endpoint }: PendingDelivery,
  attempt: Attempt,
) {
  await db
    .update(webhookDeliveries)
    .set({ ...attemptColumns(attempt), status: 'delivered', body: null })
    .where(ofDelivery(delivery));
  await db.update(webhookEndpoints).set({ failures: 0 }).where(whereEndpoint(endpoint));
}

type FailedAttempt = Attempt & { last: boolean; gone: boolean };

/** Returns whether the endpoint is off now. */
export async function recordFailed(
  db: Database,
  { delivery, endpoint }: PendingDelivery,
  attempt: FailedAttempt,
) {
  const [row] = await db
    .update(webhookEndpoints)
    .set({
      failures: sql`${webhookEndpoints.failures} + 1`,
      disabledAt: sql`case when ${attempt.gone} or ${webhookEndpoints.failures} + 1 >= ${MAX_FAILURES}
        then coalesce(${webhookEndpoints.disabledAt}, now()) else ${webhookEndpoints.disabledAt} end`,
    })
    .where(whereEndpoint(endpoint))
    .returning({ disabledAt: webhookEndpoints.disabledAt });
  const off = row?.disabledAt != null;
  await db
    .update(webhookDeliveries)
    .set({ ...attemptColumns(attempt), ...(off || attempt.last ? { status: 'failed', body: null } : {}) })
    .where(ofDelivery(delivery));
  return off;
}

/** Ends a delivery that will not be attempted, because its endpoint is turned off. */
export async function giveUp(db: Database, ownedId: OwnedId, problem: string): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ status: 'failed', body: null, problem })
    .where(and(ofDelivery(ownedId), eq(webhookDeliveries.status, 'waiting')));
}

export async function sweepDeliveries(db: Database): Promise<void> {
  await db.execute(sql`delete from webhook_deliveries where created_at < now() - ${RETENTION}::interval`);
}
