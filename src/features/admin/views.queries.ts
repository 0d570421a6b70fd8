import type { Pool } from 'pg';
import { toUser, USER_COLUMNS, type UserRow } from '#features/account/user-row.ts';
import { PURCHASE_COLUMNS } from '#platform/database/purchase-fields.ts';
import {
  type AdminPurchase,
  type DayNumbers,
  PAGE_SIZE,
  type PaymentEventPage,
  type PurchasePage,
  type UserDetails,
} from './admin-views.schema.ts';
import { DAYS, RECENT_DAYS_SQL } from './statistics/daily-stats.ts';

/** What the further views of the dashboard read. All lists are newest first. */

const RUNS_SHOWN = 10;
const GRANTS_SHOWN = 100;

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** A place in a list by time: the milliseconds and the id of its last entry. */
export type Cursor = { at: Date; id: string };

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

/** What became of the money: a dispute that was not won says more than a refund, and both more than the payment. */
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

const STATISTICS = `select to_char(d, 'YYYY-MM-DD') as day,
    coalesce(sum(n) filter (where what = 'sign-ups'), 0)::int as sign_ups,
    coalesce(sum(n) filter (where what = 'runs'), 0)::int as runs,
    coalesce(sum(n) filter (where what = 'revenue'), 0)::int as revenue
  from ${DAYS} d left join ${RECENT_DAYS_SQL} c on c.day = d::date group by d order by d`;

/** Sign-ups, finished runs and revenue in cents for each of the last days, today included, by UTC. */
export async function numbersPerDay(pool: Pool, days: number): Promise<DayNumbers[]> {
  const { rows } = await pool.query<DayNumbers>(STATISTICS, [days]);
  return rows;
}

type DetailRow = UserRow & { last_seen_at: Date | null; runs_done: number };
type RunRow = { id: string; topic: string; status: string; created_at: Date; hooks: string[] | null };
type GrantRow = {
  id: string;
  source: string;
  runs: number;
  remaining: number;
  created_at: Date;
  expires_at: Date | null;
};

/** All that the admin sees of one user; null when there is no such user. */
export async function userDetails(pool: Pool, userId: number): Promise<UserDetails | null> {
  const [people, runs, purchases, grants] = await Promise.all([
    pool.query<DetailRow>(
      `select ${USER_COLUMNS},
        (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as last_seen_at,
        (select count(*)::int from runs r where r.user_id = u.id and r.status = 'done') as runs_done
      from users u where u.id = $1`,
      [userId],
    ),
    pool.query<RunRow>(
      `select r.id, r.topic, r.status, r.created_at, (select array_agg(h.generated_hook order by h.position)
          from hooks h where h.user_id = r.user_id and h.run_id = r.id and h.deleted_at is null) as hooks
      from runs r where r.user_id = $1 order by r.id desc limit ${RUNS_SHOWN}`,
      [userId],
    ),
    pool.query<PurchaseRow>(`${PURCHASES} where p.user_id = $1 order by p.created_at desc, p.id desc`, [
      userId,
    ]),
    pool.query<GrantRow>(
      `select id, source, runs, remaining, created_at, expires_at from credit_grants
      where user_id = $1 order by id desc limit ${GRANTS_SHOWN}`,
      [userId],
    ),
  ]);
  const person = people.rows[0];
  if (!person) return null;
  const { email_confirmed: _, ...user } = toUser(person);
  return {
    ...user,
    email_confirmed_at: iso(person.email_confirmed_at),
    last_seen_at: iso(person.last_seen_at),
    runs_done: person.runs_done,
    runs: runs.rows.map((run) => ({
      ...run,
      id: Number(run.id),
      created_at: run.created_at.toISOString(),
      hooks: run.hooks ?? [],
    })),
    purchases: purchases.rows.map(toPurchase),
    grants: grants.rows.map((grant) => ({
      ...grant,
      id: Number(grant.id),
      created_at: grant.created_at.toISOString(),
      expires_at: iso(grant.expires_at),
    })),
  };
}
