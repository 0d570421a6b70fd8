import type { Pool } from 'pg';
import { DAYS, RECENT_DAYS_SQL } from './daily-stats.ts';
import type { DayNumbers } from './statistics.schema.ts';

const STATISTICS = `select to_char(d, 'YYYY-MM-DD') as day,
    coalesce(sum(n) filter (where what = 'sign-ups'), 0)::int as sign_ups,
    coalesce(sum(n) filter (where what = 'runs'), 0)::int as runs,
    coalesce(sum(n) filter (where what = 'revenue'), 0)::int as revenue
  from ${DAYS} d left join ${RECENT_DAYS_SQL} c on c.day = d::date group by d order by d`;

/** Sign-ups, finished runs and revenue in cents for each of the last days, today included, by UTC. */
export async function numbersPerDay(pool: Pool, days: number): Promise<DayNumbers[]> {
  const { rows } = await pool.query<DayNumbers>(STATISTICS, [days]);
  return rows;
}
