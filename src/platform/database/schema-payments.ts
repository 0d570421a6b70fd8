import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, createdAt, id, ref } from './columns.ts';
import { users } from './schema-account.ts';

export const checkouts = pgTable(
  'checkouts',
  {
    id: text().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    packageId: text().notNull(),
    amount: integer().notNull(),
    provider: text().notNull(),
    providerSessionId: text().unique(),
    status: text().notNull().default('open'),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index('checkouts_user').on(t.userId, t.createdAt),
    index('checkouts_open').on(t.createdAt).where(sql`${t.status} in ('open', 'pending')`),
    check('checkouts_amount', sql`${t.amount} > 0`),
    check(
      'checkouts_status',
      sql`${t.status} in ('open', 'pending', 'paid', 'failed', 'expired', 'cancelled')`,
    ),
  ],
);

export const purchases = pgTable(
  'purchases',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    checkoutId: text()
      .notNull()
      .unique()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    packageName: text().notNull(),
    amountPaid: integer().notNull(),
    creditsAdded: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('purchases_by_time').on(t.userId, t.createdAt),
    index('purchases_newest').on(t.createdAt, t.id),
    check('purchases_amount', sql`${t.amountPaid} > 0`),
    check('purchases_credits', sql`${t.creditsAdded} > 0`),
  ],
);

/** Events of the payment provider, each stored once: its event id is the key. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    provider: text().notNull(),
    type: text().notNull(),
    checkoutId: text(),
    /** The provider's id of the payment. A dispute names only this. */
    paymentId: text(),
    /** The provider's id of the dispute. Two events may belong to one, and a payment may have two. */
    disputeId: text(),
    outcome: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payment_events_newest').on(t.createdAt, t.id),
    index('payment_events_checkout').on(t.checkoutId),
    index('payment_events_payment').on(t.paymentId).where(sql`${t.paymentId} is not null`),
  ],
);
