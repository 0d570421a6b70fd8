import type { Pool } from 'pg';
import type { User } from '#features/account/user.schema.ts';
import { toUser, USER_COLUMNS, type UserRow } from '#features/account/user-row.ts';
import { matchingByIndex, type PageQuery, partsOfPage, queryPage } from './user-pages.queries.ts';

/** How many rows are scanned first, how many at most, and how many matches are found and sorted. */
export const SEARCH_STRATEGY = { firstScan: 250, longScan: 10_000, maxSorted: 12_000 };
/** Index-only scans may read this much further, because they cost a hundredth of reading rows. */
const MAX_INDEX_ENTRIES = 100_000;

/**
 * A page of users that match a text. If matches are frequent, scanning in order fills the page soon. If the first rows
 * contain few, all matches are found and sorted. If they are too many for that, scanning further usually fills the
 * page.
 */
export async function searchPage(
  pool: Pool,
  query: PageQuery,
  strategy: typeof SEARCH_STRATEGY,
): Promise<User[]> {
  const isFull = (users: User[]) => users.length === query.limit;
  const first = await scanInOrder(pool, query, strategy.firstScan);
  if (isFull(first)) return first;
  const isDense = first.length * strategy.longScan >= query.limit * strategy.firstScan;
  const scanned = isDense ? await scanInOrder(pool, query, strategy.longScan) : [];
  if (isFull(scanned)) return scanned;
  const sortedUsers = await findAndSort(pool, query, strategy.maxSorted);
  if (sortedUsers) return sortedUsers;
  const longer = isDense ? scanned : await scanInOrder(pool, query, strategy.longScan);
  return isFull(longer) ? longer : ((await findAndSort(pool, query, null)) ?? []);
}

/** The matches among the next `max` rows. */
async function scanInOrder(pool: Pool, query: PageQuery, max: number): Promise<User[]> {
  const { key, from, values, afterCursor, matches, ordered, direction } = partsOfPage(query);
  const short = `select u.*, ${key} as sort_key from ${from} where ${afterCursor} ${ordered} limit ${max}`;
  const { users } = await queryPage(
    pool,
    `select ${USER_COLUMNS}, u.sort_key::text as cursor_key from (${short}) u where ${matches}
      order by u.sort_key ${direction}, u.id ${direction} limit $1`,
    values,
  );
  return users;
}

/** All matches, sorted; null if there are more than `max`. */
async function findAndSort(pool: Pool, query: PageQuery, max: number | null): Promise<User[] | null> {
  const { key, id, from, values, value, afterCursor, ordered, direction } = partsOfPage({ ...query, q: '' });
  const fits = max ? `(select found from counted) <= ${max}` : 'true';
  const { rows } = await pool.query<UserRow & { found: number }>(
    `with found as materialized (
        select u.id, u.email, u.first_name, u.subscription_status, u.created_at from users u where ${matchingByIndex(query.q, value)}
        ${max ? `limit ${max + 1}` : ''}),
      counted as (select count(*)::int as found from found),
      -- If another table has the sort key, a scan of its index finds frequent matches sooner than looking each one up.
      in_order as materialized (
        select o.id, o.sort_key from (
          select ${id} as id, ${key} as sort_key from ${from.split(' join ')[0]}
          where ${from === 'users u' ? 'false' : afterCursor} ${ordered} limit ${MAX_INDEX_ENTRIES}) o
        where ${fits} and (select found from counted) >= 10 * $1 and coalesce(o.id in (select id from found), false)
        order by o.sort_key ${direction}, o.id ${direction} limit $1),
      page as (
        select id, sort_key from in_order where (select count(*) from in_order) = $1
        union all (
          select u.id, ${key} from ${from.replace('users u', 'found u')}
          where ${fits} and ${afterCursor} and (select count(*) from in_order) < $1 ${ordered} limit $1))
    select ${USER_COLUMNS}, c.found from counted c
      left join page p on true left join users u on u.id = p.id
    order by p.sort_key ${direction}, p.id ${direction}`,
    values,
  );
  if (max !== null && (rows[0]?.found ?? 0) > max) return null;
  return rows.filter(({ id }) => id !== null).map(toUser);
}
