import type { Pool } from 'pg';

/** The numbers of each day (UTC): sums, and changes that are not added up yet. */

const COLUMNS = 'day, what, about, value, n';
const TODAY = `(now() at time zone 'utc')::date`;

/** The last `$1` days, today included. One statement reads both tables, so that nothing is counted twice. */
export const RECENT_DAYS_SQL = `(select ${COLUMNS} from day_numbers where day > ${TODAY} - $1::int
  union all select ${COLUMNS} from day_changes where day > ${TODAY} - $1::int)`;

/** All days, so that days without numbers have a row too. */
export const DAYS = `generate_series(${TODAY} - ($1::int - 1), ${TODAY}, '1 day')`;

const BATCH_SIZE = 5000;

/** In a fixed order, so that two processes do not deadlock. */
const ADD_UP = `with changes as (
    delete from day_changes where id in (
      select id from day_changes order by id limit ${BATCH_SIZE} for update skip locked) returning ${COLUMNS}),
  added as (
    insert into day_numbers (${COLUMNS})
      select day, what, about, value, sum(n) from changes group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (day, what, about, value) do update set n = day_numbers.n + excluded.n)
  select count(*)::int as changes from changes`;

export async function sweepDayChanges(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ changes: number }>(ADD_UP);
  if (rows[0]?.changes === BATCH_SIZE) await sweepDayChanges(pool);
}
