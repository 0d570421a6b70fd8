import type { Pool } from 'pg';
import type { User } from '#features/account/user.schema.ts';
import { toUser, USER_COLUMNS, type UserRow } from '#features/account/user-row.ts';
import { balanceSql } from '#features/credits/ledger.ts';
import type { UserColumn, UserSort } from './users.schema.ts';

/** For each column: the sort key, its type, and the table that contains it. */
const KEYS: Record<UserColumn, { key: string; id: string; type: string; from: string }> = {
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
type Place = { key: string; id: number };
export type UserQuery = { q: string; sort: UserSort };
type PageOfUsers = { users: User[]; last: Place | null };

function orderOf(sort: UserSort) {
  const descending = sort.startsWith('-');
  const column = KEYS[sort.replace('-', '') as UserColumn];
  return { ...column, direction: descending ? 'desc' : 'asc', follows: descending ? '<' : '>' };
}

/** Escapes the wildcards of `like`. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * The searched text has a line break between address and name. A pattern contains none, so nothing matches across it.
 */
const patternOf = (q: string) => `%${literal(q.toLowerCase().replace(/\s+/g, ' '))}%`;

/** pg_trgm needs three letters or digits in a row. */
const HAS_THREE = /[a-z0-9]{3}/;

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
const findable = (q: string, value: Value) =>
  matching(
    q,
    value,
    HAS_THREE.test(q.toLowerCase()) ? '' : ` and search_parts(u.search) @> ${value(partsOf(q))}`,
  );

/** Up to this many matches are looked up by id for an export. More are found by scanning in order. */
const FEW = 2000;

/** The matching ids; null if there are more than FEW. */
async function fewThatMatch(pool: Pool, q: string): Promise<number[] | null> {
  const values: unknown[] = [];
  const { rows } = await pool.query<{ id: string }>(
    `select id from users u where ${findable(q, (value) => `$${values.push(value)}`)} limit ${FEW + 1}`,
    values,
  );
  return rows.length > FEW ? null : rows.map((row) => Number(row.id));
}

const isId = (q: string) => /^\d{1,15}$/.test(q);

type NarrowedQuery = UserQuery & { few: number[] | null };

/** Looks the matches up once for all pages of a list. */
async function narrow(pool: Pool, query: UserQuery): Promise<NarrowedQuery> {
  return { ...query, few: query.q === '' ? null : await fewThatMatch(pool, query.q) };
}

type PageQuery = NarrowedQuery & { after: Place | null; limit: number };

/** The parts of a page's statement. If there are few matches, they are selected by id. */
function partsOfPage({ q, sort, few, after, limit }: PageQuery) {
  const order = orderOf(sort);
  const { key, id, type, direction, follows } = order;
  const values: unknown[] = [limit];
  const value: Value = (parameter) => `$${values.push(parameter)}`;
  const behind = after
    ? `(${key}, ${id}) ${follows} (${value(after.key)}::${type}, ${value(after.id)}::bigint)`
    : 'true';
  const matches = few ? `u.id = any(${value(few)}::bigint[])` : q === '' ? 'true' : matching(q, value);
  return {
    ...order,
    values,
    value,
    behind,
    matches,
    ordered: `order by ${key} ${direction}, ${id} ${direction}`,
  };
}

/** A page of matching users after `after`, or the first page, by scanning in order. */
async function readPage(pool: Pool, query: PageQuery): Promise<PageOfUsers> {
  const { key, from, values, behind, matches, ordered } = partsOfPage(query);
  return ask(
    pool,
    `select ${USER_COLUMNS}, (${key})::text as place from ${from} where ${behind} and ${matches} ${ordered} limit $1`,
    values,
  );
}

async function ask(pool: Pool, text: string, values: unknown[]): Promise<PageOfUsers> {
  const { rows } = await pool.query<UserRow & { place: string }>(text, values);
  const last = rows.at(-1);
  return { users: rows.map(toUser), last: last ? { key: last.place, id: Number(last.id) } : null };
}

/** The rows that are scanned first, the rows that are scanned at most, and the matches that are found and sorted. */
const SEARCH = { look: 250, walk: 10_000, sorted: 12_000 };
/** Index-only scans may read this much further, because they cost a hundredth of reading rows. */
const MET = 100_000;

/**
 * A page of users that match a text. If matches are frequent, scanning in order fills the page soon. If the first rows
 * contain few, all matches are found and sorted. If they are too many for that, scanning further usually fills the
 * page.
 */
async function searchPage(pool: Pool, query: PageQuery, strategy: typeof SEARCH): Promise<User[]> {
  const isFull = (users: User[]) => users.length === query.limit;
  const look = await walk(pool, query, strategy.look);
  if (isFull(look)) return look;
  const isDense = look.length * strategy.walk >= query.limit * strategy.look;
  const walked = isDense ? await walk(pool, query, strategy.walk) : [];
  if (isFull(walked)) return walked;
  const sortedUsers = await findAndSort(pool, query, strategy.sorted);
  if (sortedUsers) return sortedUsers;
  const longer = isDense ? walked : await walk(pool, query, strategy.walk);
  return isFull(longer) ? longer : ((await findAndSort(pool, query, null)) ?? []);
}

/** The matches among the next `most` rows. */
async function walk(pool: Pool, query: PageQuery, most: number): Promise<User[]> {
  const { key, from, values, behind, matches, ordered, direction } = partsOfPage(query);
  const short = `select u.*, ${key} as place_key from ${from} where ${behind} ${ordered} limit ${most}`;
  const { users } = await ask(
    pool,
    `select ${USER_COLUMNS}, u.place_key::text as place from (${short}) u where ${matches}
      order by u.place_key ${direction}, u.id ${direction} limit $1`,
    values,
  );
  return users;
}

/** All matches, sorted; null if there are more than `most`. */
async function findAndSort(pool: Pool, query: PageQuery, most: number | null): Promise<User[] | null> {
  const { key, id, from, values, value, behind, ordered, direction } = partsOfPage({ ...query, q: '' });
  const fits = most ? `(select found from counted) <= ${most}` : 'true';
  const { rows } = await pool.query<UserRow & { found: number }>(
    `with found as materialized (
        select u.id, u.email, u.first_name, u.subscription_status, u.created_at from users u where ${findable(query.q, value)}
        ${most ? `limit ${most + 1}` : ''}),
      counted as (select count(*)::int as found from found),
      -- Where the order is that of another table, many are mostly met along it before each is looked up there.
      met as materialized (
        select o.id, o.place_key from (
          select ${id} as id, ${key} as place_key from ${from.split(' join ')[0]}
          where ${from === 'users u' ? 'false' : behind} ${ordered} limit ${MET}) o
        where ${fits} and (select found from counted) >= 10 * $1 and coalesce(o.id in (select id from found), false)
        order by o.place_key ${direction}, o.id ${direction} limit $1),
      page as (
        select id, place_key from met where (select count(*) from met) = $1
        union all (
          select u.id, ${key} from ${from.replace('users u', 'found u')}
          where ${fits} and ${behind} and (select count(*) from met) < $1 ${ordered} limit $1))
    select ${USER_COLUMNS}, c.found from counted c
      left join page p on true left join users u on u.id = p.id
    order by p.place_key ${direction}, p.id ${direction}`,
    values,
  );
  if (most !== null && (rows[0]?.found ?? 0) > most) return null;
  return rows.filter(({ id }) => id !== null).map(toUser);
}

async function placeOf(pool: Pool, sort: UserSort, userId: number): Promise<Place | null> {
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
  strategy = SEARCH,
): Promise<User[]> {
  const after = before === null ? null : await placeOf(pool, query.sort, before);
  if (before !== null && !after) return [];
  const page = { ...query, few: null, after, limit };
  return query.q === '' ? (await readPage(pool, page)).users : searchPage(pool, page, strategy);
}

const BATCH_SIZE = 500;

/** All matching users in batches, so that only one batch is in memory. */
export async function* userBatches(pool: Pool, query: UserQuery): AsyncGenerator<User[]> {
  const narrowed = await narrow(pool, query);
  let after: Place | null = null;
  do {
    const page: PageOfUsers = await readPage(pool, { ...narrowed, after, limit: BATCH_SIZE });
    yield page.users;
    after = page.users.length < BATCH_SIZE ? null : page.last;
  } while (after);
}

/** The CSV cells: id, first name, address, status, credits, created at. */
export type ExportRow = [string, string | null, string, string, string, string];

/**
 * All users for the CSV file, newest first. Only its columns, as text, because objects for 100,000 users are much
 * garbage.
 */
export async function* exportBatches(pool: Pool): AsyncGenerator<ExportRow[]> {
  const createdAt = `to_char(u.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  let after = ['infinity', '0'];
  for (;;) {
    const { rows }: { rows: ExportRow[] } = await pool.query<ExportRow>({
      name: 'export-users',
      rowMode: 'array',
      text: `select u.id::text, u.first_name, u.email, u.subscription_status, ${balanceSql('u.id')}::text, ${createdAt}
        from users u where (u.created_at, u.id) < ($1::timestamptz, $2::bigint)
        order by u.created_at desc, u.id desc limit ${BATCH_SIZE}`,
      values: after,
    });
    const last = rows.at(-1);
    const isLast = rows.length < BATCH_SIZE;
    yield rows;
    // Releases the rows, because what remains of a query lives longer than it is needed.
    rows.length = 0;
    if (!last || isLast) return;
    after = [last[5], last[0]];
  }
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

/** Computes sums again whose grants have expired meanwhile. */
export async function sweepBalances(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `select refresh_user_balance(user_id) from (
      select user_id from user_balances where until <= now() order by until limit 1000) old`,
  );
  if (rowCount === 1000) await sweepBalances(pool);
}
