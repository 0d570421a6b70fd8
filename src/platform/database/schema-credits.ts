import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at, createdAt, id, ref } from './columns.ts';
import { users } from './schema-account.ts';

/** Credits that a user may spend. The balance is the sum of what unexpired grants have left. */
export const creditGrants = pgTable(
  'credit_grants',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    source: text().notNull(),
    /** The reason for the grant, unique for each user. */
    reference: text().notNull(),
    credits: integer('runs').notNull(),
    remaining: integer().notNull(),
    expiresAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    unique('credit_grants_reference').on(t.userId, t.reference),
    check('credit_grants_source', sql`${t.source} in ('signup', 'confirmation', 'purchase', 'admin')`),
    check('credit_grants_runs', sql`${t.credits} > 0`),
    check('credit_grants_remaining', sql`${t.remaining} between 0 and ${t.credits}`),
    check('credit_grants_expiry', sql`(${t.source} = 'purchase') = (${t.expiresAt} is not null)`),
  ],
);

/**
 * The sum of each user's grants, kept by triggers of the migration `admin`, so that 100,000 users can be sorted by it.
 * Grants expire without a write: after `until` the sum is stale, and a sweep computes it again. Only sorting uses this
 * table; spending and showing credits add up the grants.
 */
export const userBalances = pgTable(
  'user_balances',
  {
    userId: ref()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    credits: integer().notNull().default(0),
    until: at(),
  },
  (t) => [
    index('user_balances_credits').on(t.credits, t.userId),
    index('user_balances_until').on(t.until).where(sql`${t.until} is not null`),
  ],
);

export const runs = pgTable(
  'runs',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    grantId: ref().notNull(),
    topic: text().notNull(),
    /** What the creator says most people get wrong about it. */
    point: text(),
    /** The angles that they chose, by id; null for none. */
    angles: text().array(),
    status: text().notNull().default('reserved'),
    /** The writer of the hooks; null until they are written. */
    writer: text(),
    idempotencyKey: text(),
    /** The lease of the process that writes the run. */
    lease: integer(),
    createdAt: createdAt(),
    endedAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      columns: [t.userId, t.grantId],
      foreignColumns: [creditGrants.userId, creditGrants.id],
    }).onDelete('cascade'),
    unique('runs_idempotency_key').on(t.userId, t.idempotencyKey),
    /** One run at a time for a user: the database refuses the second. */
    uniqueIndex('runs_one_reserved').on(t.userId).where(sql`${t.status} = 'reserved'`),
    index('runs_by_time').on(t.createdAt),
    index('runs_reserved_since').on(t.createdAt).where(sql`${t.status} = 'reserved'`),
    check('runs_status', sql`${t.status} in ('reserved', 'done', 'released')`),
    check('runs_ended', sql`(${t.status} = 'reserved') = (${t.endedAt} is null)`),
    check('runs_topic', sql`length(${t.topic}) between 1 and 500`),
    check('runs_point', sql`length(${t.point}) between 1 and 200`),
    check('runs_angles', sql`cardinality(${t.angles}) between 1 and 12`),
    check('runs_writer', sql`${t.status} <> 'done' or ${t.writer} is not null`),
    // Two triggers of the migration `runs`: a run is only done with its ten hooks, and a run that ended is never
    // changed.
  ],
);
