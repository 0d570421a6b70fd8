import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, createdAt, id, ref } from './columns.ts';
import { users } from './schema-account.ts';
import { runs } from './schema-credits.ts';

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
    /** The source; null for hooks from before it was stored. */
    source: text(),
    /** The subject of the book, and its relevance to the topic. */
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

/** The versions of a hook, the original first: one row for each change, with what made it. */
export const hookVersions = pgTable(
  'hook_versions',
  {
    userId: ref().notNull(),
    id: id(),
    hookId: ref().notNull(),
    /** The limit of rewrites is counted by run. */
    runId: ref().notNull(),
    madeBy: text().notNull(),
    hookType: text().notNull(),
    generatedHook: text().notNull(),
    deliveryTip: text().notNull(),
    onScreenText: text(),
    point: text(),
    payoff: text(),
    lineId: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.hookId], foreignColumns: [hooks.userId, hooks.id] }).onDelete(
      'cascade',
    ),
    index('hook_versions_hook').on(t.userId, t.hookId, t.id),
    index('hook_versions_run').on(t.userId, t.runId),
    check(
      'hook_versions_made_by',
      sql`${t.madeBy} in ('original', 'again', 'shorter', 'softer', 'question', 'edit')`,
    ),
  ],
);

/**
 * A new random value whenever any of a user's hooks changes, so lists that were read at the same value are equal.
 * Triggers of the migration `hook_revisions` set it, so every way to change a hook is covered. It is random, because a
 * counter could repeat after a failover or a restored backup.
 */
export const hookRevisions = pgTable('hook_revisions', {
  userId: ref()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  revision: uuid().notNull().defaultRandom(),
});
