import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { LEAST_RESULTS } from '#features/hooks/results.ts';
import type { Database } from '#platform/database/database.ts';
import { hooks, users } from '#platform/database/schema.ts';
import { filmedHooks } from '#platform/database/schema-desk.ts';
import { toFilmed } from './filmed.queries.ts';
import { groupResults } from './medians.ts';
import type { Results, Video } from './results.schema.ts';

/** Views come in for days: asked earlier, people would type what is not the result yet. */
const DUE = sql<boolean>`${filmedHooks.views} is null and ${filmedHooks.reminderDismissedAt} is null
  and ${filmedHooks.filmedAt} < now() - interval '7 days'`;

/** Whether a result still counts for later runs. */
const COUNTS = sql<boolean>`${filmedHooks.views} is not null
  and ${filmedHooks.filmedAt} >= coalesce(${users.tasteFrom}, '-infinity')`;

export async function readResults(db: Database, userId: number): Promise<Results> {
  const rows = await db
    .select({
      filmed: filmedHooks,
      topic: hooks.topic,
      hook_type: hooks.hookType,
      generated_hook: hooks.generatedHook,
      subject: sql<string>`coalesce(${hooks.subject}, ${hooks.topic})`,
      due: DUE,
      counts: COUNTS,
    })
    .from(filmedHooks)
    .innerJoin(users, eq(users.id, filmedHooks.userId))
    .innerJoin(hooks, and(eq(hooks.userId, filmedHooks.userId), eq(hooks.id, filmedHooks.hookId)))
    .where(and(eq(filmedHooks.userId, userId), isNull(hooks.deletedAt)))
    .orderBy(desc(filmedHooks.filmedAt), desc(filmedHooks.hookId));
  const videos = rows.map(({ filmed, counts, ...hook }): Video => ({ ...toFilmed(filmed), ...hook }));
  const results = rows.filter(({ counts }) => counts).length;
  return {
    videos,
    by_type: groupResults(videos, ({ hook_type }) => hook_type),
    by_subject: groupResults(videos, ({ subject }) => subject),
    leaning: { results, from: LEAST_RESULTS, on: results >= LEAST_RESULTS },
  };
}

/** What is due now is not asked for again. */
export async function dismissReminder(db: Database, userId: number): Promise<void> {
  await db
    .update(filmedHooks)
    .set({ reminderDismissedAt: sql`now()` })
    .where(and(eq(filmedHooks.userId, userId), DUE));
}
