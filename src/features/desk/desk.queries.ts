import type { Pool } from 'pg';
import { LEAST_RESULTS } from '#features/hooks/results.ts';
import type { Desk } from './shots.schema.ts';

type Row = { shots: string[]; filmed: string[]; due: number; results: number };

const DESK = {
  name: 'desk',
  text: `select
      coalesce((select array_agg(hook_id order by position) from shots where user_id = $1), '{}') as shots,
      coalesce(array_agg(f.hook_id) filter (where f.hook_id is not null), '{}') as filmed,
      count(*) filter (where f.views is null and f.reminder_dismissed_at is null
        and f.filmed_at < now() - interval '7 days' and h.deleted_at is null)::int as due,
      count(*) filter (where f.views is not null and h.deleted_at is null
        and f.filmed_at >= coalesce(u.taste_from, '-infinity'))::int as results
    from users u
    left join filmed_hooks f on f.user_id = u.id
    left join hooks h on h.user_id = u.id and h.id = f.hook_id
    where u.id = $1`,
};

/** For every card of a screen in one call. */
export async function readDesk(pool: Pool, userId: number): Promise<Desk> {
  const { rows } = await pool.query<Row>({ ...DESK, values: [userId] });
  const { shots, filmed, due, results } = rows[0] ?? { shots: [], filmed: [], due: 0, results: 0 };
  return {
    shots: shots.map(Number),
    filmed: filmed.map(Number),
    due_results: due,
    leans_on_results: results >= LEAST_RESULTS,
  };
}
