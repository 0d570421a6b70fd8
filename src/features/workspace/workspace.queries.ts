import type { Pool } from 'pg';
import { MIN_RESULTS } from '#features/hooks/preferences/result.ts';
import type { Workspace } from './workspace.schema.ts';

type Row = { shots: string[]; filmed: string[]; due: number; results: number };

/** Kept hooks are found by excluding the deleted ones, because these are few and have an index. */
const WORKSPACE = {
  name: 'workspace',
  text: `select
      coalesce((select array_agg(hook_id order by position) from shots where user_id = $1), '{}') as shots,
      coalesce(array_agg(f.hook_id), '{}') as filmed,
      count(*) filter (where f.kept and f.views is null and f.reminder_dismissed_at is null
        and f.filmed_at < now() - interval '7 days')::int as due,
      count(*) filter (where f.kept and f.views is not null
        and f.filmed_at >= coalesce((select taste_from from users where id = $1), '-infinity'))::int as results
    from (
      select *, hook_id not in (select id from hooks where user_id = $1 and deleted_at is not null) as kept
      from filmed_hooks where user_id = $1) f`,
};

/** Reads the state of all cards of a screen in one call. */
export async function readWorkspace(pool: Pool, userId: number): Promise<Workspace> {
  const { rows } = await pool.query<Row>({ ...WORKSPACE, values: [userId] });
  const { shots, filmed, due, results } = rows[0] ?? { shots: [], filmed: [], due: 0, results: 0 };
  return {
    shots: shots.map(Number),
    filmed: filmed.map(Number),
    due_results: due,
    leans_on_results: results >= MIN_RESULTS,
  };
}
