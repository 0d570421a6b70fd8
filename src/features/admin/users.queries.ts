import type { Pool } from 'pg';
import { toUser, USER_COLUMNS, type UserRow } from '#features/account/user.queries.ts';
import type { User } from '#features/account/user.schema.ts';
import { balanceSql } from '#features/credits/balance.ts';
import type { UserColumn, UserSort } from './admin.schema.ts';

/** What each column is sorted by, and the type that its value is read back as. */
const KEYS: Record<UserColumn, { key: string; type: string }> = {
  id: { key: 'u.id', type: 'bigint' },
  first_name: { key: "coalesce(lower(u.first_name), '')", type: 'text' },
  email: { key: 'lower(u.email)', type: 'text' },
  status: { key: 'u.subscription_status', type: 'text' },
  credits: { key: balanceSql('u.id'), type: 'int' },
  created_at: { key: 'u.created_at', type: 'timestamptz' },
};

/** A place in the list: it holds even when the user who stood there is gone. */
type Place = { key: string; id: number };
export type UserQuery = { q: string; sort: UserSort };
type PageOfUsers = { users: User[]; last: Place | null };

function orderOf(sort: UserSort) {
  const descending = sort.startsWith('-');
  const { key, type } = KEYS[sort.replace('-', '') as UserColumn];
  return { key, type, direction: descending ? 'desc' : 'asc', follows: descending ? '<' : '>' };
}

/** `%`, `_` and the backslash mean themselves. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A page of the users that match: those behind `after`, or the first. */
async function readPage(
  pool: Pool,
  { q, sort }: UserQuery,
  after: Place | null,
  limit: number,
): Promise<PageOfUsers> {
  const { key, type, direction, follows } = orderOf(sort);
  const values: unknown[] = [limit];
  const conditions: string[] = [];
  if (q !== '') {
    // Not `ilike`: over many rows it takes about twice as long.
    values.push(`%${literal(q.toLowerCase())}%`);
    const match = [`lower(u.email) like $${values.length}`, `lower(u.first_name) like $${values.length}`];
    if (/^\d{1,15}$/.test(q)) match.push(`u.id = ${Number(q)}`);
    conditions.push(`(${match.join(' or ')})`);
  }
  if (after) {
    values.push(after.key, after.id);
    conditions.push(`(${key}, u.id) ${follows} ($${values.length - 1}::${type}, $${values.length}::bigint)`);
  }
  const { rows } = await pool.query<UserRow & { place: string }>(
    `select ${USER_COLUMNS}, (${key})::text as place from users u
      ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
      order by ${key} ${direction}, u.id ${direction} limit $1`,
    values,
  );
  const last = rows.at(-1);
  return { users: rows.map(toUser), last: last ? { key: last.place, id: Number(last.id) } : null };
}

async function placeOf(pool: Pool, sort: UserSort, id: number): Promise<Place | null> {
  const { key } = orderOf(sort);
  const { rows } = await pool.query<{ key: string }>(
    `select (${key})::text as key from users u where u.id = $1`,
    [id],
  );
  return rows[0] ? { key: rows[0].key, id } : null;
}

/** The users that follow the user `before`, or the first ones. Nobody follows a user who does not exist. */
export async function listUsers(
  pool: Pool,
  query: UserQuery,
  { before, limit }: { before: number | null; limit: number },
): Promise<User[]> {
  const after = before === null ? null : await placeOf(pool, query.sort, before);
  if (before !== null && !after) return [];
  return (await readPage(pool, query, after, limit)).users;
}

const PIECE = 500;

/** Every user that matches, piece by piece: no more than one piece is held in memory. */
export async function* eachPiece(pool: Pool, query: UserQuery): AsyncGenerator<User[]> {
  let after: Place | null = null;
  do {
    const page: PageOfUsers = await readPage(pool, query, after, PIECE);
    yield page.users;
    after = page.users.length < PIECE ? null : page.last;
  } while (after);
}

/** The numbers on the cards: all users, and those whose status is not 'free'. */
export async function countUsers(pool: Pool): Promise<{ total: number; active: number }> {
  const { rows } = await pool.query<{ total: number; active: number }>({
    name: 'count-users',
    text: `select count(*)::int as total,
      (count(*) filter (where subscription_status <> 'free'))::int as active from users`,
  });
  return rows[0] ?? { total: 0, active: 0 };
}
