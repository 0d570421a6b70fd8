import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
