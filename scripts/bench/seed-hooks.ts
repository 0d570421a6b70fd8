import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';

/** Inserts finished runs of ten hooks each, a minute apart, for users with a long history. */
export async function seedHooks(db: Database, userId: number, runs: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into credit_grants (user_id, source, reference, runs, remaining)
      values (${userId}, 'admin', 'bench', ${runs}, 0)`);
    await tx.execute(sql`
      with made as (
        insert into runs (user_id, grant_id, topic, status, writer, created_at, ended_at)
        select ${userId}, (select id from credit_grants where user_id = ${userId} and reference = 'bench'),
          'meal prep', 'done', 'bench', now() - n * interval '1 minute', now()
        from generate_series(1, ${runs}::int) n returning id, created_at)
      insert into hooks (user_id, run_id, position, topic, hook_type, generated_hook, delivery_tip, created_at)
      select ${userId}, made.id, position, 'meal prep', 'Story',
        'A hook of about the usual length, number ' || position || ' of its run.', 'Look into the lens.', created_at
      from made cross join generate_series(1, 10) position order by made.id, position`);
  });
}
