import type { Pool } from 'pg';
import type { User } from '#features/account/user.schema.ts';
import { toUser, USER_COLUMNS, type UserRow } from '#features/account/user-row.ts';
import type { UserColumn, UserSort } from './users.schema.ts';

/** For each column: the sort key, its type, and the table that contains it. */
const SORT_COLUMNS: Record<UserColumn, { key: string; id: string; type: string; from: string }> = {
  id: { key: 'u.id', id: 'u.id', type: 'bigint', from: 'users u' },
  first_name: { key: "coalesce(lower(u.first_name), '')", id: 'u.id', type: 'text', from: 'users u' },
  email: { key: 'lower(u.email)', id: 'u.id', type: 'text', from: 'users u' },
  status: { key: 'u.subscription_status', id: 'u.id', type: 'text', from: 'users u' },
  // Stored sums, because adding up everybody's grants is too slow for sorting.
  credits: {
    key: 'b.credits',
    id: 'b.user_id',
    type: 'int',
    from: 'user_balances b join users u on u.id = b.user_id',
  },
  created_at: { key: 'u.created_at', id: 'u.id', type: 'timestamptz', from: 'users u' },
};

/** A position in the list, which stays valid if its user is deleted. */
export type Cursor = { key: string; id: number };
export type UserQuery = { q: string; sort: UserSort };
export type PageOfUsers = { users: User[]; last: Cursor | null };

export function orderOf(sort: UserSort) {
  const descending = sort.startsWith('-');
  const column = SORT_COLUMNS[sort.replace('-', '') as UserColumn];
  return { ...column, direction: descending ? 'desc' : 'asc', follows: descending ? '<' : '>' };
}

/** Escapes the wildcards of `like`. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * The searched text has a line break between address and name. A pattern contains none, so nothing matches across it.
 */
const patternOf = (q: string) => `%${literal(q.toLowerCase().replace(/\s+/g, ' '))}%`;

/** pg_trgm needs three letters or digits in a row. */
const HAS_TRIGRAM = /[a-z0-9]{3}/;

/** For shorter texts: all pairs of letters (or the one letter), each of which must occur. */
function partsOf(q: string): string[] {
  const letters = [...q.toLowerCase().replace(/\s+/g, ' ')];
  return letters.length === 1 ? letters : letters.slice(1).map((letter, n) => `${letters[n]}${letter}`);
}

type Value = (parameter: unknown) => string;

/** The condition for a match. An id also matches. */
const matching = (q: string, value: Value, and = '') =>
  `((u.search like ${value(patternOf(q))}${and})${isId(q) ? ` or u.id = ${Number(q)}` : ''})`;

/** The same condition in a form that an index answers: pg_trgm's, or for short texts that of the pairs. */
export const matchingByIndex = (q: string, value: Value) =>
  matching(
    q,
    value,
    HAS_TRIGRAM.test(q.toLowerCase()) ? '' : ` and search_parts(u.search) @> ${value(partsOf(q))}`,
  );

const isId = (q: string) => /^\d{1,15}$/.test(q);

/** `ids` are the matches, if they were looked up before. */
export type QueryWithIds = UserQuery & { ids: number[] | null };

export type PageQuery = QueryWithIds & { after: Cursor | null; limit: number };

/** The parts of a page's statement. If there are few matches, they are selected by id. */
export function partsOfPage({ q, sort, ids, after, limit }: PageQuery) {
  const order = orderOf(sort);
  const { key, id, type, direction, follows } = order;
  const values: unknown[] = [limit];
  const value: Value = (parameter) => `$${values.push(parameter)}`;
  const afterCursor = after
    ? `(${key}, ${id}) ${follows} (${value(after.key)}::${type}, ${value(after.id)}::bigint)`
    : 'true';
  const matches = ids ? `u.id = any(${value(ids)}::bigint[])` : q === '' ? 'true' : matching(q, value);
  return {
    ...order,
    values,
    value,
    afterCursor,
    matches,
    ordered: `order by ${key} ${direction}, ${id} ${direction}`,
  };
}

/** A page of matching users after `after`, or the first page, by scanning in order. */
export async function readPage(pool: Pool, query: PageQuery): Promise<PageOfUsers> {
  const { key, from, values, afterCursor, matches, ordered } = partsOfPage(query);
  return queryPage(
    pool,
    `select ${USER_COLUMNS}, (${key})::text as cursor_key from ${from} where ${afterCursor} and ${matches} ${ordered} limit $1`,
    values,
  );
}

export async function queryPage(pool: Pool, text: string, values: unknown[]): Promise<PageOfUsers> {
  const { rows } = await pool.query<UserRow & { cursor_key: string }>(text, values);
  const last = rows.at(-1);
  return { users: rows.map(toUser), last: last ? { key: last.cursor_key, id: Number(last.id) } : null };
}
