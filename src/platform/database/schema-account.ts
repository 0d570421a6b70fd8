import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, bytea, createdAt, id, ref } from './columns.ts';

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
    /** Favorites and filmed hooks from before this time no longer influence runs. */
    tasteFrom: at(),
    /** When the owner last signed out everywhere. A login that was being checked then opens no session. */
    sessionsEndedAt: at(),
    createdAt: createdAt(),
    /** The text that the admin searches, computed by the database from two columns. */
    search: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(email) || E'\\n' || coalesce(lower(first_name), '')`),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    index('users_created').on(t.createdAt, t.id),
    // The orders of the admin's table. Its search has indexes in the migration `admin` and in large-indexes.ts.
    index('users_by_first_name').on(sql`coalesce(lower(${t.firstName}), '')`, t.id),
    index('users_by_status').on(t.subscriptionStatus, t.id),
    check('users_status', sql`${t.subscriptionStatus} in ('free', 'paid')`),
    check(
      'users_business_context_whole',
      sql`(${t.businessDescription} is null) = (${t.idealCustomer} is null)`,
    ),
  ],
);

/** Only the SHA-256 of a token is stored, so nobody can sign in with a copy of this table. */
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
    /** The new address of the account; only for the purpose `email`. */
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
 * Networks from which an account was signed in to, as a hash of account and network. Failed logins from elsewhere do
 * not lock the owner out there.
 */
export const knownIps = pgTable(
  'known_addresses',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ipHash: bytea('address_hash').notNull(),
    lastLoginAt: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.ipHash] }),
    index('known_addresses_last_login').on(t.lastLoginAt),
  ],
);
