import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { User } from '#features/account/user.schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { users } from '#platform/database/schema-account.ts';
import { type Cursor, orderOf, readPage, type UserQuery } from './user-pages.queries.ts';
import { SEARCH_STRATEGY, searchPage } from './user-search.queries.ts';
import type { UserSort } from './users.schema.ts';

async function cursorOf(pool: Pool, sort: UserSort, userId: number): Promise<Cursor | null> {
  const { key, from } = orderOf(sort);
  const { rows } = await pool.query<{ key: string }>(
    `select (${key})::text as key from ${from} where u.id = $1`,
    [userId],
  );
  return rows[0] ? { key: rows[0].key, id: userId } : null;
}

/** The users that follow the user `before`, or the first ones. Nobody follows a user who does not exist. */
export async function listUsers(
  pool: Pool,
  query: UserQuery,
  { before, limit }: { before: number | null; limit: number },
  strategy = SEARCH_STRATEGY,
): Promise<User[]> {
  const after = before === null ? null : await cursorOf(pool, query.sort, before);
  if (before !== null && !after) return [];
  const page = { ...query, ids: null, after, limit };
  return query.q === '' ? (await readPage(pool, page)).users : searchPage(pool, page, strategy);
}

/** The numbers on the cards: all users, and those whose status is not 'free'. The database maintains them. */
export async function countUsers(pool: Pool): Promise<{ total: number; active: number }> {
  const { rows } = await pool.query<{ total: number; active: number }>({
    name: 'count-users',
    text: `select coalesce(sum(users), 0)::int as total,
      coalesce(sum(users) filter (where status <> 'free'), 0)::int as active from user_counts`,
  });
  return rows[0] ?? { total: 0, active: 0 };
}

/** The row's deletion cascades to sessions, links, runs, hooks and purchases. */
export async function deleteUser(tx: Transaction, userId: number): Promise<boolean> {
  const deleted = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id });
  return deleted.length === 1;
}
