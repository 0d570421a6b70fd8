import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, bytea, createdAt, id, ref } from './columns.ts';
import { users } from './schema-account.ts';

/** API keys for a user's other tools. Only the SHA-256 of a key is stored, so a copy of this table gives no access. */
export const apiKeys = pgTable(
  'api_keys',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: id(),
    name: text().notNull(),
    keyHash: bytea().notNull(),
    /** How the key begins, for its owner to tell it from others. */
    start: text().notNull(),
    scopes: text().array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: at(),
    expiresAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('api_keys_hash').on(t.keyHash),
    uniqueIndex('api_keys_name').on(t.userId, sql`lower(${t.name})`),
    check('api_keys_name_length', sql`length(${t.name}) between 1 and 60`),
    check(
      'api_keys_scopes',
      sql`${t.scopes} <@ array['write', 'read', 'favorite'] and cardinality(${t.scopes}) > 0`,
    ),
  ],
);
