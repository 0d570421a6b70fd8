import type { Pool } from 'pg';
import type { User } from '#features/account/user.schema.ts';
import { toUser, USER_COLUMNS, type UserRow } from '#features/account/user-row.ts';
import { balanceSql } from '#features/credits/ledger.ts';
import type { UserColumn, UserSort } from './users.schema.ts';

/** What each column is sorted by, the type that its value is read back as, and the table that holds it. */
const KEYS: Record<UserColumn, { key: string; id: string; type: string; from: string }> = {
  id: { key: 'u.id', id: 'u.id', type: 'bigint', from: 'users u' },
  first_name: { key: "coalesce(lower(u.first_name), '')", id: 'u.id', type: 'text', from: 'users u' },
  email: { key: 'lower(u.email)', id: 'u.id', type: 'text', from: 'users u' },
  status: { key: 'u.subscription_status', id: 'u.id', type: 'text', from: 'users u' },
  // The sums that the database keeps, because adding up everybody's grants takes too long to sort by.
  credits: {
    key: 'b.credits',
    id: 'b.user_id',
    type: 'int',
    from: 'user_balances b join users u on u.id = b.user_id',
  },
  created_at: { key: 'u.created_at', id: 'u.id', type: 'timestamptz', from: 'users u' },
};

/** A place in the list: it holds even when the user who stood there is gone. */
type Place = { key: string; id: number };
export type UserQuery = { q: string; sort: UserSort };
type PageOfUsers = { users: User[]; last: Place | null };

function orderOf(sort: UserSort) {
  const descending = sort.startsWith('-');
  const column = KEYS[sort.replace('-', '') as UserColumn];
  return { ...column, direction: descending ? 'desc' : 'asc', follows: descending ? '<' : '>' };
}

/** `%`, `_` and the backslash mean themselves. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A line break stands between the address and the name: none is searched for, so nothing is found across it. */
const patternOf = (q: string) => `%${literal(q.toLowerCase().replace(/\s+/g, ' '))}%`;

/** What pg_trgm finds by: three letters or digits that stand together. */
const HAS_THREE = /[a-z0-9]{3}/;

/** Where the text is too short for that, every letter or every two of it, each of which has to be there. */
function partsOf(q: string): string[] {
  const letters = [...q.toLowerCase().replace(/\s+/g, ' ')];
  return letters.length === 1 ? letters : letters.slice(1).map((letter, n) => `${letters[n]}${letter}`);
}

type Value = (parameter: unknown) => string;

/** Whether a user matches; an id matches itself. */
const matching = (q: string, value: Value, and = '') =>
  `((u.search like ${value(patternOf(q))}${and})${isId(q) ? ` or u.id = ${Number(q)}` : ''})`;

/** The same, for finding all matches by an index: pg_trgm's, or that of the parts where the text is too short for it. */
const findable = (q: string, value: Value) =>
  matching(
    q,
    value,
    HAS_THREE.test(q.toLowerCase()) ? '' : ` and search_parts(u.search) @> ${value(partsOf(q))}`,
  );

/** Up to this many matches are looked up by id for an export; more are found by walking along the order. */
const FEW = 2000;

/** The ids that match; null when they are more than FEW. */
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

/** Looks the matches up once, so that the pages of one list need not ask again. */
async function narrow(pool: Pool, query: UserQuery): Promise<NarrowedQuery> {
  return { ...query, few: query.q === '' ? null : await fewThatMatch(pool, query.q) };
}

type PageQuery = NarrowedQuery & { after: Place | null; limit: number };

/** The parts of a page's statement. What was found few of is asked for by id. */
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

/** A page of the users that match: those behind `after`, or the first, by walking along the order. */
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

/** How far along the order those in front are looked at first, how far one walks at most, and how many are found and then sorted. */
const SEARCH = { look: 250, walk: 10_000, sorted: 12_000 };
/** An index alone is read so far: it is a hundredth of the work of looking at users. */
const MET = 100_000;

/**
 * A page of the users that match a text. Many matches fill it soon by walking along the order. If the first users looked at
 * suggest few matches, all matches are found and sorted, unless they are too many: then walking further usually fills it.
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

/** Those that match among the next `most`. */
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

/** All that match, sorted: null when they are more than `most`. */
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

/** Every user that matches, piece by piece: no more than one piece is held in memory. */
export async function* userBatches(pool: Pool, query: UserQuery): AsyncGenerator<User[]> {
  const narrowed = await narrow(pool, query);
  let after: Place | null = null;
  do {
    const page: PageOfUsers = await readPage(pool, { ...narrowed, after, limit: BATCH_SIZE });
    yield page.users;
    after = page.users.length < BATCH_SIZE ? null : page.last;
  } while (after);
}

/** Text as it goes into the file: id, first name, address, status, credits, created at. */
export type ExportRow = [string, string | null, string, string, string, string];

/** All users for the file, newest first: only its columns, and ready as text, because 100,000 make much garbage. */
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
    // What is left of a query lives a while longer than it is needed, and would hold on to them.
    rows.length = 0;
    if (!last || isLast) return;
    after = [last[5], last[0]];
  }
}

/** The numbers on the cards: all users, and those whose status is not 'free', as the database keeps them. */
export async function countUsers(pool: Pool): Promise<{ total: number; active: number }> {
  const { rows } = await pool.query<{ total: number; active: number }>({
    name: 'count-users',
    text: `select coalesce(sum(users), 0)::int as total,
      coalesce(sum(users) filter (where status <> 'free'), 0)::int as active from user_counts`,
  });
  return rows[0] ?? { total: 0, active: 0 };
}

/** Grants end by themselves: adds up again what ended since it was added up. */
export async function sweepBalances(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `select refresh_user_balance(user_id) from (
      select user_id from user_balances where until <= now() order by until limit 1000) old`,
  );
  if (rowCount === 1000) await sweepBalances(pool);
}
