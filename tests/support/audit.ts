import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

export type Discrepancy = { what: string; user_id: string; id: string };

/**
 * Recomputes the ledger and lists every mismatch. The rest of a grant must be its amount minus the runs that were
 * charged to it and not refunded. A run has ten hooks when it is done, and none otherwise.
 */
export async function auditLedger(db: Database): Promise<Discrepancy[]> {
  const { rows } = await db.execute<Discrepancy>(sql`
    select 'grant' as what, g.user_id, g.id from credit_grants g
      left join runs r on r.user_id = g.user_id and r.grant_id = g.id and r.status <> 'released'
      group by g.user_id, g.id having g.remaining <> g.runs - count(r.id)
    union all
    select 'run', r.user_id, r.id from runs r
      left join hooks h on h.user_id = r.user_id and h.run_id = r.id
      group by r.user_id, r.id having count(h.id) <> case r.status when 'done' then 10 else 0 end`);
  return rows;
}
