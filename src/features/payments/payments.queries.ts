import { and, asc, desc, eq, gt, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { PURCHASE_COLUMNS } from '#platform/database/purchase-fields.ts';
import { users } from '#platform/database/schema-account.ts';
import { checkouts, paymentEvents, purchases } from '#platform/database/schema-payments.ts';
import type { HookPackage } from './packages.ts';
import type { Purchase } from './payments.schema.ts';
import type { PaymentEvent } from './provider.ts';

export type Checkout = typeof checkouts.$inferSelect;
type Status = 'open' | 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled';

export async function insertCheckout(
  db: Database,
  checkout: { id: string; userId: number; hookPackage: HookPackage; provider: string },
) {
  const { id, userId, hookPackage, provider } = checkout;
  await db
    .insert(checkouts)
    .values({ id, userId, packageId: hookPackage.id, amount: hookPackage.amount, provider });
}

export async function updateCheckout(
  db: Database | Transaction,
  id: string,
  change: { status?: Status; providerSessionId?: string },
) {
  await db
    .update(checkouts)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(checkouts.id, id));
}

export async function findCheckout(db: Database, id: string, userId: number): Promise<Checkout | null> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.userId, userId)));
  return row ?? null;
}

/** Locks the checkout until the transaction ends, so that two events for it take turns. */
export async function lockCheckout(tx: Transaction, id: string): Promise<Checkout | null> {
  const [row] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update');
  return row ?? null;
}

/** The checkout of an earlier event with the same payment, because disputes only name the payment. */
async function checkoutOfPayment(tx: Transaction, paymentId: string): Promise<string | null> {
  const [earlier] = await tx
    .select({ checkoutId: paymentEvents.checkoutId })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.paymentId, paymentId),
        isNotNull(paymentEvents.checkoutId),
        ne(paymentEvents.outcome, 'not as ordered'),
      ),
    )
    .limit(1);
  return earlier?.checkoutId ?? null;
}

/**
 * Returns the checkout of the event, or null when the event was recorded before. From here on events of one payment
 * take turns; otherwise a dispute and the payment's own event would not see each other.
 */
export async function recordEvent(
  tx: Transaction,
  event: PaymentEvent,
  provider: string,
): Promise<{ checkoutId: string | null } | null> {
  const { id, type, paymentId = null, disputeId = null } = event;
  if (paymentId) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${paymentId}, 0))`);
  const checkoutId = event.checkoutId ?? (paymentId ? await checkoutOfPayment(tx, paymentId) : null);
  const added = await tx
    .insert(paymentEvents)
    .values({ id, provider, type, checkoutId, paymentId, disputeId, outcome: 'received' })
    .onConflictDoNothing()
    .returning({ checkoutId: paymentEvents.checkoutId });
  return added[0] ?? null;
}

export async function setOutcome(tx: Transaction, eventId: string, outcome: string): Promise<void> {
  await tx.update(paymentEvents).set({ outcome }).where(eq(paymentEvents.id, eventId));
}

/** The id of the new purchase; null when this checkout has one. */
export async function insertPurchase(
  tx: Transaction,
  checkout: Checkout,
  hookPackage: HookPackage,
): Promise<number | null> {
  const [added] = await tx
    .insert(purchases)
    .values({
      userId: checkout.userId,
      checkoutId: checkout.id,
      packageName: hookPackage.name,
      amountPaid: checkout.amount,
      creditsAdded: hookPackage.credits,
    })
    .onConflictDoNothing({ target: purchases.checkoutId })
    .returning({ id: purchases.id });
  return added?.id ?? null;
}

export async function markPaid(tx: Transaction, userId: number): Promise<void> {
  await tx.update(users).set({ subscriptionStatus: 'paid' }).where(eq(users.id, userId));
}

export async function findEmail(db: Database, userId: number): Promise<string | null> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? null;
}

export async function purchaseTime(tx: Transaction, checkoutId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ createdAt: purchases.createdAt })
    .from(purchases)
    .where(eq(purchases.checkoutId, checkoutId));
  return row?.createdAt ?? null;
}

/**
 * Considers all events of a checkout, and events of its payment that arrived before the checkout was known. Disputes
 * that an earlier version recorded have no id: any dispute that was won settles them.
 */
export async function isRefundedOrDisputed(tx: Transaction, checkoutId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ gone: boolean }>(sql`
    with events as (
      select outcome, dispute_id from payment_events where checkout_id = ${checkoutId} or payment_id in (
        select payment_id from payment_events
        where checkout_id = ${checkoutId} and outcome <> 'not as ordered'))
    select exists (select from events where outcome = 'refunded') or exists (
      select from events d where outcome = 'disputed' and not exists (
        select from events w where w.outcome = 'dispute won' and
          (w.dispute_id = d.dispute_id or d.dispute_id is null or w.dispute_id is null))) as gone`);
  return rows[0]?.gone ?? false;
}

/** Checkouts that are not settled, are known to the provider, and are young enough that an event may still come. */
const unsettled = and(
  inArray(checkouts.status, ['open', 'pending']),
  isNotNull(checkouts.providerSessionId),
  gt(checkouts.createdAt, sql`now() - interval '7 days'`),
);
const PAGE = 100;

/** All checkouts whose event is overdue, oldest first, read page by page. */
export async function* overdueCheckouts(db: Database, olderThanSeconds: number): AsyncGenerator<Checkout> {
  const overdue = lt(checkouts.createdAt, sql`now() - make_interval(secs => ${olderThanSeconds})`);
  let last: Checkout | undefined;
  do {
    const after = last && sql`(${checkouts.createdAt}, ${checkouts.id}) > (${last.createdAt}, ${last.id})`;
    const page = await db
      .select()
      .from(checkouts)
      .where(and(unsettled, overdue, after))
      .orderBy(asc(checkouts.createdAt), asc(checkouts.id))
      .limit(PAGE);
    yield* page;
    last = page[PAGE - 1];
  } while (last);
}

/** The newest ones include the checkout that the user returns from. */
export async function newestUnsettledCheckouts(db: Database, userId: number): Promise<Checkout[]> {
  return db
    .select()
    .from(checkouts)
    .where(and(unsettled, eq(checkouts.userId, userId)))
    .orderBy(desc(checkouts.createdAt))
    .limit(3);
}

type PurchaseRow = Omit<Purchase, 'id' | 'created_at' | 'expires_at'> & {
  id: string;
  created_at: Date;
  expires_at: Date;
};

export async function listPurchases(db: Database, userId: number): Promise<Purchase[]> {
  const { rows } = await db.execute<PurchaseRow>(sql`
    select ${sql.raw(PURCHASE_COLUMNS)},
      coalesce(g.expires_at, p.created_at + interval '12 months') as expires_at,
      case when g.expires_at > now() then g.remaining else 0 end as runs_left
    from purchases p
    left join credit_grants g on g.user_id = p.user_id and g.reference = 'checkout:' || p.checkout_id
    where p.user_id = ${userId} order by p.created_at desc, p.id desc`);
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    created_at: new Date(row.created_at).toISOString(),
    expires_at: new Date(row.expires_at).toISOString(),
  }));
}
