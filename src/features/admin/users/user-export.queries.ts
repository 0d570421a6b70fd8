import type { Pool } from 'pg';
import type { User } from '#features/account/user.schema.ts';
import { balanceSql } from '#features/credits/ledger.ts';
import {
  type Cursor,
  matchingByIndex,
  type PageOfUsers,
  type QueryWithIds,
  readPage,
  type UserQuery,
} from './user-pages.queries.ts';

/** Up to this many matches are looked up by id for an export. More are found by scanning in order. */
const MAX_IDS_LOOKED_UP = 2000;

/** The matching ids; null if there are more than MAX_IDS_LOOKED_UP. */
async function findMatchingIds(pool: Pool, q: string): Promise<number[] | null> {
  const values: unknown[] = [];
  const { rows } = await pool.query<{ id: string }>(
    `select id from users u where ${matchingByIndex(q, (value) => `$${values.push(value)}`)} limit ${MAX_IDS_LOOKED_UP + 1}`,
    values,
  );
  return rows.length > MAX_IDS_LOOKED_UP ? null : rows.map((row) => Number(row.id));
}

/** Looks the matches up once for all pages of a list. */
async function withMatchingIds(pool: Pool, query: UserQuery): Promise<QueryWithIds> {
  return { ...query, ids: query.q === '' ? null : await findMatchingIds(pool, query.q) };
}

const BATCH_SIZE = 500;

/** All matching users in batches, so that only one batch is in memory. */
export async function* userBatches(pool: Pool, query: UserQuery): AsyncGenerator<User[]> {
  const withIds = await withMatchingIds(pool, query);
  let after: Cursor | null = null;
  do {
    const page: PageOfUsers = await readPage(pool, { ...withIds, after, limit: BATCH_SIZE });
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
