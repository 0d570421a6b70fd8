import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at, createdAt, ref } from './columns.ts';
import { hooks } from './schema-hooks.ts';

/** The shot list, and the results of filmed hooks. */

/** The hooks that a user wants to film, in their order. */
export const shots = pgTable(
  'shots',
  {
    userId: ref().notNull(),
    hookId: ref().notNull(),
    position: smallint().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.hookId] }),
    foreignKey({ columns: [t.userId, t.hookId], foreignColumns: [hooks.userId, hooks.id] }).onDelete(
      'cascade',
    ),
    index('shots_in_order').on(t.userId, t.position),
  ],
);

/** Filmed hooks: where the video is, and the results that the creator typed. */
export const filmedHooks = pgTable(
  'filmed_hooks',
  {
    userId: ref().notNull(),
    hookId: ref().notNull(),
    /** The line of the book behind it, for counting by line. */
    lineId: text(),
    filmedAt: createdAt(),
    link: text(),
    views: integer(),
    saves: integer(),
    /** When the figures were last typed. */
    resultsAt: at(),
    /** When the user asked not to be reminded of the missing views. */
    reminderDismissedAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.hookId] }),
    foreignKey({ columns: [t.userId, t.hookId], foreignColumns: [hooks.userId, hooks.id] }).onDelete(
      'cascade',
    ),
    index('filmed_hooks_by_time').on(t.userId, t.filmedAt),
    index('filmed_hooks_line').on(t.lineId).where(sql`${t.lineId} is not null`),
    check('filmed_hooks_figures', sql`${t.views} >= 0 and ${t.saves} >= 0`),
    check('filmed_hooks_link', sql`length(${t.link}) between 1 and 500`),
    check('filmed_hooks_results', sql`${t.views} is null or ${t.resultsAt} is not null`),
  ],
);
