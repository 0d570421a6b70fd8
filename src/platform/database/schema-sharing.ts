import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, bytea, createdAt, ref } from './columns.ts';
import { users } from './schema-account.ts';
import { runs } from './schema-credits.ts';

/** Secret addresses. Each gives access to something of a user. Only the SHA-256 of a token is stored. */

/** Links to a run; it may have several, and they are withdrawn together. */
export const sharedRuns = pgTable(
  'shared_runs',
  {
    tokenHash: bytea().primaryKey(),
    userId: ref().notNull(),
    runId: ref().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.userId, t.runId], foreignColumns: [runs.userId, runs.id] }).onDelete('cascade'),
    index('shared_runs_run').on(t.userId, t.runId),
  ],
);

/** The shot list as a calendar, one address a user. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytea().notNull().unique('calendar_feeds_token'),
    /** `09:30`, wherever the calendar is read; null for all day. */
    time: text(),
    /** The user's time zone, which decides what day it is. */
    timeZone: text().notNull(),
    createdAt: createdAt(),
    lastReadAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.userId] }),
    check('calendar_feeds_time', sql`${t.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
);
