import type pg from 'pg';

const COUNTED = "day = 'epoch' and what = 'all counted'";

/**
 * Counts, once, the days from before `day_numbers` existed. One statement reads the rows and what was counted of them,
 * so both are of the same moment, and their difference stays correct while counting goes on. No other statement waits
 * for it.
 */
const BEFORE = `insert into day_numbers (day, what, about, value, n)
  select day, what, about, value, sum(n) from (
    select c.* from users r, numbers_of(r) c
    union all select c.* from runs r, numbers_of(r) c
    union all select c.* from purchases r, numbers_of(r) c
    union all select c.* from model_runs r, numbers_of(r) c
    union all select day, what, about, value, -n from day_changes
    union all select day, what, about, value, -n from day_numbers) c
  group by 1, 2, 3, 4 having sum(n) <> 0
  union all select 'epoch', 'all counted', '', 0, 1
  on conflict (day, what, about, value) do update set n = day_numbers.n + excluded.n`;

export async function countDaysBefore(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(`select from day_numbers where ${COUNTED}`);
  if (rowCount) return;
  await client.query('set statement_timeout = 0');
  await client.query(BEFORE);
}
