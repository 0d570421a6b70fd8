import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema-account.ts';
import { hooks } from '#platform/database/schema-hooks.ts';
import { filmedHooks } from '#platform/database/schema-workspace.ts';
import { toFilmed } from '../filmed/filmed.queries.ts';
import type { Video } from './results.schema.ts';

/** Results are requested after a week, because views arrive for days. */
const IS_DUE = sql<boolean>`${filmedHooks.views} is null and ${filmedHooks.reminderDismissedAt} is null
  and ${filmedHooks.filmedAt} < now() - interval '7 days'`;

/** The condition for results that still influence runs. */
const IS_COUNTED = sql<boolean>`${filmedHooks.views} is not null
  and ${filmedHooks.filmedAt} >= coalesce(${users.tasteFrom}, '-infinity')`;

/** A video, and whether its result still influences runs. */
type CountedVideo = { video: Video; counts: boolean };

/**
 * Reads filmed marks and hooks in two parallel queries. A join would look hooks up one by one, which is slow for a user
 * with many filmed hooks.
 */
export async function listVideos(db: Database, userId: number): Promise<CountedVideo[]> {
  const [filmed, kept] = await Promise.all([
    db
      .select({ row: filmedHooks, due: IS_DUE, counts: IS_COUNTED })
      .from(filmedHooks)
      .innerJoin(users, eq(users.id, filmedHooks.userId))
      .where(eq(filmedHooks.userId, userId))
      .orderBy(desc(filmedHooks.filmedAt), desc(filmedHooks.hookId)),
    keptHooks(db, userId),
  ]);
  return filmed.flatMap(({ row, due, counts }) => {
    const hook = kept.get(row.hookId);
    return hook ? { counts, video: { ...toFilmed(row), ...hook, due } } : [];
  });
}

async function keptHooks(db: Database, userId: number) {
  const filmed = db
    .select({ id: filmedHooks.hookId })
    .from(filmedHooks)
    .where(eq(filmedHooks.userId, userId));
  const rows = await db
    .select({
      id: hooks.id,
      topic: hooks.topic,
      hook_type: hooks.hookType,
      generated_hook: hooks.generatedHook,
      subject: sql<string>`coalesce(${hooks.subject}, ${hooks.topic})`,
    })
    .from(hooks)
    .where(and(eq(hooks.userId, userId), sql`${hooks.id} = any(array${filmed})`, isNull(hooks.deletedAt)));
  return new Map(rows.map(({ id, ...hook }) => [id, hook]));
}

/** Dismisses the reminders that are due now. */
export async function dismissReminder(db: Database, userId: number): Promise<void> {
  await db
    .update(filmedHooks)
    .set({ reminderDismissedAt: sql`now()` })
    .where(and(eq(filmedHooks.userId, userId), IS_DUE));
}
