import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at, bytea, createdAt, id, ref } from './columns.ts';

/**
 * The tables of people, credits and hooks; payments, blog and the book have files of their own. `user_id` stands
 * first in the keys of everything a user owns, so that the data can be distributed by it later; check constraints hold the invariants that SQL can state. Indexes by time
 * ascend and are read backwards: drizzle's `desc()` means "nulls last", which no plain `order by … desc` can use.
 */

export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text(),
    tiktokHandle: text(),
    instagramHandle: text(),
    businessDescription: text(),
    idealCustomer: text(),
    subscriptionStatus: text().$type<'free' | 'paid'>().notNull().default('free'),
    emailConfirmedAt: at(),
    /** What was liked and filmed before this no longer moves later runs. */
    tasteFrom: at(),
    /** When the owner last signed out everywhere: a login that was under way then opens no session. */
    sessionsEndedAt: at(),
    createdAt: createdAt(),
    /** What the admin searches in: written by the database, and one text to look through instead of two. */
    search: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(email) || E'\\n' || coalesce(lower(first_name), '')`),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    index('users_created').on(t.createdAt, t.id),
    // The orders of the admin's table. Indexes by the parts of `search` are in the migration `admin` and in large-indexes.ts.
    index('users_by_first_name').on(sql`coalesce(lower(${t.firstName}), '')`, t.id),
    index('users_by_status').on(t.subscriptionStatus, t.id),
    check('users_status', sql`${t.subscriptionStatus} in ('free', 'paid')`),
    check(
      'users_business_context_whole',
      sql`(${t.businessDescription} is null) = (${t.idealCustomer} is null)`,
    ),
  ],
);

/** Only the SHA-256 of a token is stored: a copy of this table signs nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: at().notNull().defaultNow(),
    expiresAt: at().notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expires').on(t.expiresAt)],
);

export const emailTokens = pgTable(
  'email_tokens',
  {
    tokenHash: bytea().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    /** What the account's address becomes: for the purpose `email`, and only for it. */
    newEmail: text(),
    createdAt: createdAt(),
    usedAt: at(),
    expiresAt: at().notNull(),
  },
  (t) => [
    index('email_tokens_user').on(t.userId, t.purpose),
    index('email_tokens_expires').on(t.expiresAt),
    check('email_tokens_purpose', sql`${t.purpose} in ('reset', 'confirm', 'email')`),
    check('email_tokens_new_email', sql`(${t.purpose} = 'email') = (${t.newEmail} is not null)`),
  ],
);

/**
 * Networks from which an account was signed in to, as a hash of account and network: its owner is not locked out
 * there by what strangers do elsewhere.
 */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addressHash: bytea().notNull(),
    lastLoginAt: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.addressHash] }),
    index('known_addresses_last_login').on(t.lastLoginAt),
  ],
);

/** Admins are not users: own table, own cookie, own login. */
export const admins = pgTable(
  'admins',
  {
    id: id().primaryKey(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    /** The secret of their authenticator app, encrypted where there is a key for that; asked for at login only once a first code has confirmed it. */
    totpSecret: text(),
    totpConfirmedAt: at(),
    /** The 30-second step of the last code that was taken: no code is taken twice. */
    totpLastStep: bigint({ mode: 'number' }),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('admins_email_key').on(sql`lower(${t.email})`)],
);

export const adminSessions = pgTable(
  'admin_sessions',
  {
    tokenHash: bytea().primaryKey(),
    adminId: ref()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
  },
  (t) => [index('admin_sessions_admin').on(t.adminId)],
);

/** Runs that a user may spend. The balance is the sum of what unexpired grants have left. */
export const creditGrants = pgTable(
  'credit_grants',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    source: text().notNull(),
    /** What the grant is for; one grant for one reason, however often it is asked for. */
    reference: text().notNull(),
    runs: integer().notNull(),
    remaining: integer().notNull(),
    expiresAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    unique('credit_grants_reference').on(t.userId, t.reference),
    check('credit_grants_source', sql`${t.source} in ('signup', 'confirmation', 'purchase', 'admin')`),
    check('credit_grants_runs', sql`${t.runs} > 0`),
    check('credit_grants_remaining', sql`${t.remaining} between 0 and ${t.runs}`),
    check('credit_grants_expiry', sql`(${t.source} = 'purchase') = (${t.expiresAt} is not null)`),
  ],
);

/**
 * The sum of each user's grants, kept by triggers of the migration `admin` so that 100,000 users can be sorted by it.
 * Grants end by themselves: from `until` on the sum is old, and a sweep adds it up again. Spending and showing runs
 * add the grants up; this table is for sorting alone.
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
    /** The process that works on it, by the advisory lock that it holds while it lives. */
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
    // And two triggers, in the migration `runs`: a run is done only with its ten hooks, and stays as it ended.
  ],
);

export const hooks = pgTable(
  'hooks',
  {
    userId: ref().notNull(),
    id: id(),
    runId: ref().notNull(),
    position: smallint().notNull(),
    topic: text().notNull(),
    hookType: text().notNull(),
    generatedHook: text().notNull(),
    deliveryTip: text().notNull(),
    onScreenText: text(),
    /** What the video then teaches, and the next sentence to say. */
    point: text(),
    payoff: text(),
    favorite: boolean().notNull().default(false),
    /** Null also for favorites from before this was stored. */
    favoriteAt: at(),
    /** The original text, once the owner has changed it. */
    originalHook: text(),
    /** Hidden since this time, and emptied a day later. */
    deletedAt: at(),
    /** Where it came from; null for hooks from before this was stored. */
    source: text(),
    /** The subject of the book that it belongs to, and how surely it is on the topic. */
    subject: text(),
    relevance: real(),
    /** The line or frame behind it. The column keeps its first name, for servers of the version before. */
    lineId: text('pattern_id'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.runId], foreignColumns: [runs.userId, runs.id] }).onDelete('cascade'),
    unique('hooks_position').on(t.userId, t.runId, t.position),
    index('hooks_by_time').on(t.userId, t.createdAt, t.id),
    // Uses are counted by line with this index; an index of all hooks would cost every run.
    index('hooks_favorite_line').on(t.lineId).where(sql`${t.favorite}`),
    index('hooks_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check('hooks_ten_a_run', sql`${t.position} between 1 and 10`),
    check('hooks_source', sql`${t.source} in ('book', 'point', 'frame', 'model')`),
  ],
);

/** The table in the form that rate-limiter-flexible needs. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
);
