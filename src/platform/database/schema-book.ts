import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from './columns.ts';
import { admins } from './schema.ts';

/**
 * How often a line of the book was handed out on a day, to whomever: a sum of all users, and nobody's data.
 * Days are those of UTC.
 */
export const lineUses = pgTable(
  'line_uses',
  {
    lineId: text().notNull(),
    /** The field of the book that the line stands in. */
    field: text().notNull(),
    day: date().notNull(),
    uses: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lineId, t.day] }),
    index('line_uses_day').on(t.day),
    check('line_uses_uses', sql`${t.uses} > 0`),
  ],
);

/**
 * What admins changed in the book, over its files: one row a part. The newest version tells every process whether there
 * is something new; it rises with each save, in the order in which they were stored (a lock sees to it).
 */
export const bookEdits = pgTable(
  'book_edits',
  {
    kind: text().notNull(),
    /** The id of the part as it was first written. */
    target: text().notNull(),
    subject: text().notNull(),
    /** The point that a line was added to. */
    parent: text(),
    added: boolean().notNull().default(false),
    /** How it reads now; null where the file's words stand. */
    content: jsonb(),
    retired: boolean().notNull().default(false),
    version: id(),
    /** Who changed it last; null once that admin is gone. */
    adminId: ref().references(() => admins.id, { onDelete: 'set null' }),
    /** What was added stands in this order. */
    createdAt: createdAt(),
    changedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.target] }),
    index('book_edits_subject').on(t.subject),
    check('book_edits_kind', sql`${t.kind} in ('subject', 'point', 'line')`),
    check('book_edits_says_something', sql`${t.content} is not null or ${t.retired}`),
    check('book_edits_added', sql`not ${t.added} or ${t.content} is not null`),
  ],
);
