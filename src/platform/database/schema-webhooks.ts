import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at, createdAt, id, ref } from './columns.ts';
import { users } from './schema-account.ts';

/** The addresses to which a user wants events sent. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    url: text().notNull(),
    events: text().array().notNull(),
    /** The secret that signs its calls, encrypted if there is a key for that. */
    secret: text().notNull(),
    /** Failed attempts in a row. */
    failures: integer().notNull().default(0),
    disabledAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    check('webhook_endpoints_url', sql`length(${t.url}) between 1 and 500`),
    check(
      'webhook_endpoints_events',
      sql`cardinality(${t.events}) > 0 and ${t.events} <@ array['run.done', 'hook.filmed']`,
    ),
  ],
);

/** Deliveries that were or will be sent. Their content stays only until they are delivered or given up. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    userId: ref().notNull(),
    id: id(),
    endpointId: ref().notNull(),
    event: text().notNull(),
    body: text(),
    status: text().notNull().default('waiting'),
    attempts: smallint().notNull().default(0),
    /** The receiver's last status code; null if it did not answer. */
    answerCode: smallint(),
    /** Why there was no answer, in a sentence. */
    problem: text(),
    createdAt: createdAt(),
    triedAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      columns: [t.userId, t.endpointId],
      foreignColumns: [webhookEndpoints.userId, webhookEndpoints.id],
    }).onDelete('cascade'),
    index('webhook_deliveries_endpoint').on(t.userId, t.endpointId, t.id),
    index('webhook_deliveries_created').on(t.createdAt),
    check('webhook_deliveries_status', sql`${t.status} in ('waiting', 'delivered', 'failed')`),
    check('webhook_deliveries_body', sql`(${t.status} = 'waiting') = (${t.body} is not null)`),
  ],
);
