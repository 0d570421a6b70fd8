import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from './columns.ts';
import { runs } from './schema-credits.ts';

/**
 * The usage of a language model in a run, stored also if the run was released, because the model is paid in any case.
 * It stays, without its user, when the account is deleted: a day's budget would otherwise be spent again.
 */
export const modelRuns = pgTable(
  'model_runs',
  {
    id: id().primaryKey(),
    userId: ref(),
    runId: ref(),
    provider: text().notNull(),
    model: text().notNull(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    /** Millionths of a dollar; null if the operator configured no prices. */
    cost: bigint({ mode: 'number' }),
    /** How many hooks were refused, by reason, and how many came from the book in the end. */
    refused: jsonb().$type<Record<string, number>>().notNull(),
    filled: smallint().notNull(),
    /** Milliseconds to the first and the last hook that the user saw; null if there was none. */
    firstMs: integer(),
    lastMs: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('model_runs_run').on(t.userId, t.runId),
    foreignKey({ columns: [t.userId, t.runId], foreignColumns: [runs.userId, runs.id] }).onDelete('set null'),
    index('model_runs_by_time').on(t.createdAt),
    check('model_runs_tokens', sql`${t.inputTokens} >= 0 and ${t.outputTokens} >= 0`),
    check('model_runs_filled', sql`${t.filled} between 0 and 10`),
  ],
);
