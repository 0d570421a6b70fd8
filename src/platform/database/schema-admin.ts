import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { at, bytea, createdAt, id, ref } from './columns.ts';

/** Admins are not users: own table, own cookie, own login. */
export const admins = pgTable(
  'admins',
  {
    id: id().primaryKey(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    /**
     * The secret of the admin's authenticator app, encrypted if there is a key. The login asks for a code only once a
     * first code has confirmed it.
     */
    totpSecret: text(),
    totpConfirmedAt: at(),
    /** The 30-second step of the last accepted code, so that no code is accepted twice. */
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

/**
 * Actions of admins, each written in the transaction of the action and never changed later, except that a removed
 * admin's address is stored with their actions. A user is named by id alone: nothing of a deleted user stays.
 */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: id().primaryKey(),
    /** Null for the command line, for a failed login that belongs to no admin, and once that admin is gone. */
    adminId: ref().references(() => admins.id, { onDelete: 'set null' }),
    action: text().notNull(),
    /** The object of the action, as a kind and an id: `user 42`, `post 7`. */
    subject: text(),
    details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    /** The IP that the action came from. */
    ip: text('address'),
    createdAt: createdAt(),
  },
  (t) => [
    index('admin_actions_by_time').on(t.createdAt),
    // Where an admin signed in before.
    index('admin_actions_logins').on(t.adminId, t.ip).where(sql`${t.action} = 'login'`),
  ],
);

/**
 * Counts of users by status, kept by triggers of the migration `size`, because counting a million users is too slow for
 * every page. They are in slots by id, so that people who register at the same time do not wait for each other. Slot -1
 * counts the users from before the table existed, and is written after the migrations.
 */
export const userCounts = pgTable(
  'user_counts',
  {
    slot: smallint().notNull(),
    status: text().notNull(),
    users: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.slot, t.status] })],
);

/** `about` and `value` separate a number's parts: a model, a reason, tenths of a second. */
const dayNumber = {
  day: date().notNull(),
  what: text().notNull(),
  about: text().notNull(),
  value: integer().notNull(),
  n: bigint({ mode: 'number' }).notNull(),
};

/** Sums of a day (UTC) for the admin's statistics: sign-ups, runs, revenue, model usage. */
export const dayNumbers = pgTable('day_numbers', dayNumber, (t) => [
  primaryKey({ columns: [t.day, t.what, t.about, t.value] }),
]);

/**
 * Changes that were not added to `day_numbers` yet. The triggers of the migration `days` only insert here, so users who
 * register, finish a run or leave do not wait for each other. A sweep adds the changes up. Each number is the sum of
 * both tables.
 */
export const dayChanges = pgTable('day_changes', { id: id().primaryKey(), ...dayNumber });
