import type { Pool } from 'pg';
import { PURCHASE_COLUMNS } from '#platform/database/purchase-fields.ts';
import { PAGE_SIZE } from '../page-size.ts';
import type { AdminPurchase, PaymentEventPage, PurchasePage } from './payments.schema.ts';

/** A position in a list by time: the milliseconds and the id of its last entry. */
type Cursor = { at: Date; id: string };

export function readCursor(text: string | undefined): Cursor | null {
  const [, at, id = ''] = /^(\d{1,14})_(.+)$/s.exec(text ?? '') ?? [];
  return at ? { at: new Date(Number(at)), id } : null;
}

function cursorOf(rows: { id: string; created_at: Date }[]): string | null {
  const last = rows[PAGE_SIZE - 1];
  return last && rows.length > PAGE_SIZE ? `${last.created_at.getTime()}_${last.id}` : null;
}

type PurchaseRow = Omit<AdminPurchase, 'id' | 'user_id' | 'created_at'> & {
  id: string;
  user_id: string;
  created_at: Date;
};

/** The state of a purchase: a dispute that was not won outweighs a refund, and both outweigh the payment. */
const PURCHASES = `select ${PURCHASE_COLUMNS}, p.user_id, u.email,
    (select case
        when bool_or(e.type = 'charge.dispute.created' and not exists (
          select from payment_events w where w.checkout_id = e.checkout_id and w.outcome = 'dispute won'
            and (w.dispute_id = e.dispute_id or e.dispute_id is null or w.dispute_id is null))) then 'disputed'
        when bool_or(e.type = 'charge.refunded') then 'refunded' else 'paid' end
      from payment_events e where e.checkout_id = p.checkout_id) as state
  from purchases p join users u on u.id = p.user_id`;

function toPurchase(row: PurchaseRow): AdminPurchase {
  return {
    ...row,
    id: Number(row.id),
    user_id: Number(row.user_id),
    created_at: row.created_at.toISOString(),
  };
}

export async function pageOfPurchases(pool: Pool, before: Cursor | null): Promise<PurchasePage> {
  if (before && !/^\d{1,15}$/.test(before.id)) return { purchases: [], next: null };
  const { rows } = await pool.query<PurchaseRow>(
    `${PURCHASES} where $1::timestamptz is null or (p.created_at, p.id) < ($1, $2::bigint)
      order by p.created_at desc, p.id desc limit ${PAGE_SIZE + 1}`,
    [before?.at, before?.id],
  );
  return { purchases: rows.slice(0, PAGE_SIZE).map(toPurchase), next: cursorOf(rows) };
}

export async function purchasesOfUser(pool: Pool, userId: number): Promise<AdminPurchase[]> {
  const { rows } = await pool.query<PurchaseRow>(
    `${PURCHASES} where p.user_id = $1 order by p.created_at desc, p.id desc`,
    [userId],
  );
  return rows.map(toPurchase);
}

type EventRow = {
  id: string;
  provider: string;
  type: string;
  outcome: string;
  created_at: Date;
  checkout_id: string | null;
  user_id: string | null;
  email: string;
  package_id: string;
  amount: number;
};

export async function pageOfPaymentEvents(pool: Pool, before: Cursor | null): Promise<PaymentEventPage> {
  const { rows } = await pool.query<EventRow>(
    `select e.id, e.provider, e.type, e.outcome, e.created_at, c.id as checkout_id, c.user_id, u.email,
        c.package_id, c.amount
      from payment_events e left join checkouts c on c.id = e.checkout_id left join users u on u.id = c.user_id
      where $1::timestamptz is null or (e.created_at, e.id) < ($1, $2::text)
      order by e.created_at desc, e.id desc limit ${PAGE_SIZE + 1}`,
    [before?.at, before?.id],
  );
  const events = rows
    .slice(0, PAGE_SIZE)
    .map(({ checkout_id, user_id, email, package_id, amount, ...row }) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      checkout: checkout_id ? { id: checkout_id, user_id: Number(user_id), email, package_id, amount } : null,
    }));
  return { events, next: cursorOf(rows) };
}
