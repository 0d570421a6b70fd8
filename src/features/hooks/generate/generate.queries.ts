import { and, asc, eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';
import { type ReservedRun, settleSql } from '#features/credits/ledger.ts';
import type { Database } from '#platform/database/database.ts';
import { hookFields } from '#platform/database/hook-fields.ts';
import { hooks } from '#platform/database/schema-hooks.ts';
import type { RunKey } from '../hook-key.ts';
import { toHook } from '../hooks.queries.ts';
import type { Hook } from '../hooks.schema.ts';
import type { WriteRequest, WrittenHook } from '../writers/writer.ts';

/** The history that a run reads before writing, and the storing of its ten hooks. */

/** The number of past hooks that a writer gets. */
const HISTORY_HOOKS = 60 * HOOKS_PER_RUN;

/**
 * The newest hooks and their rewrites. Text that was deleted for good is empty. Edits are left out, because each hook
 * may have twenty, and an edit keeps the line of the text before it.
 */
const HISTORY = {
  name: 'hook-history',
  text: `with newest as (
      select id, run_id, pattern_id, generated_hook, created_at from hooks where user_id = $1 order by created_at desc, id desc limit $2)
    select run_id as run, pattern_id as line, generated_hook as text, created_at, id from newest
    union all
    select v.run_id, v.line_id, v.generated_hook, newest.created_at, newest.id
    from newest join hook_versions v on v.user_id = $1 and v.hook_id = newest.id and v.made_by <> 'edit'
    order by created_at desc, id desc`,
};

/** Reads the recent lines and hooks, which the writer should not repeat. */
export async function readHistory(pool: Pool, userId: number): Promise<WriteRequest['history']> {
  const { rows } = await pool.query<{ run: string; line: string | null; text: string }>({
    ...HISTORY,
    values: [userId, HISTORY_HOOKS],
  });
  const byRun = Map.groupBy(rows, ({ run }) => run);
  return {
    lineIds: [...byRun.values()].map((run) => run.flatMap(({ line }) => line ?? [])),
    hooks: rows.flatMap(({ text }) => text || []),
  };
}

/**
 * Reserves ids for the hooks of a run before they are written, so that a stream can contain them. They descend, so that
 * "newest first" lists the first hook of a run first.
 */
export async function nextHookIds(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'next-hook-ids',
    text: `select nextval('hooks_id_seq') as id from generate_series(1, ${HOOKS_PER_RUN})`,
  });
  return rows.map((row) => Number(row.id)).sort((a, b) => b - a);
}

/** A hook for storing: the part that its owner sees, and columns that only the product reads. */
export type NewHook = { hook: Hook } & Pick<WrittenHook, 'from' | 'subject' | 'relevance' | 'lineId'>;

export function toNewHook(run: ReservedRun, topic: string, id: number, written: WrittenHook): NewHook {
  const { from, subject, relevance, lineId } = written;
  return {
    from,
    subject,
    relevance,
    lineId,
    hook: {
      id,
      run_id: run.id,
      topic,
      hook_type: written.type,
      generated_hook: written.text,
      delivery_tip: written.tip,
      on_screen_text: written.onScreenText,
      point: written.point,
      payoff: written.payoff,
      favorite: false,
      original_hook: null,
      created_at: run.createdAt.toISOString(),
    },
  };
}

/** The stored columns of a hook, with type and value. Topic and time are those of its run. */
const STORED_COLUMNS: readonly [
  column: string,
  type: string,
  value: (stored: NewHook, index: number) => unknown,
][] = [
  ['id', 'bigint', ({ hook }) => hook.id],
  ['position', 'smallint', (_, index) => index + 1],
  ['hook_type', 'text', ({ hook }) => hook.hook_type],
  ['generated_hook', 'text', ({ hook }) => hook.generated_hook],
  ['delivery_tip', 'text', ({ hook }) => hook.delivery_tip],
  ['on_screen_text', 'text', ({ hook }) => hook.on_screen_text],
  ['point', 'text', ({ hook }) => hook.point],
  ['payoff', 'text', ({ hook }) => hook.payoff],
  ['source', 'text', ({ from }) => from],
  ['subject', 'text', ({ subject }) => subject],
  ['relevance', 'real', ({ relevance }) => relevance],
  ['pattern_id', 'text', ({ lineId }) => lineId],
];

const SETTLE = {
  name: 'settle-run',
  text: `with done as (${settleSql('$1', '$2', '$3')}),
    stored as (
      insert into hooks (user_id, run_id, topic, created_at, ${STORED_COLUMNS.map(([column]) => column).join(', ')})
      overriding system value
      select done.user_id, done.id, done.topic, done.created_at, h.*
      from done cross join unnest(${STORED_COLUMNS.map(([, type], n) => `$${n + 4}::${type}[]`).join(', ')}) h)
    select balance from done`,
};

/** Settles a run together with its hooks. Null when it is no longer reserved. */
export async function settleWithHooks(pool: Pool, run: ReservedRun, writer: string, written: NewHook[]) {
  const { rows } = await pool.query<{ balance: number }>({
    ...SETTLE,
    values: [run.userId, run.id, writer, ...STORED_COLUMNS.map(([, , value]) => written.map(value))],
  });
  return rows[0] ?? null;
}

/** The hooks of a run that are not deleted; null if the run's hooks are not all stored. */
export async function hooksOfRun(db: Database, { userId, runId }: RunKey): Promise<Hook[] | null> {
  const rows = await db
    .select({ ...hookFields, deletedAt: hooks.deletedAt })
    .from(hooks)
    .where(and(eq(hooks.userId, userId), eq(hooks.runId, runId)))
    .orderBy(asc(hooks.position));
  if (rows.length < HOOKS_PER_RUN) return null;
  return rows.flatMap(({ deletedAt, ...row }) => (deletedAt ? [] : toHook(row)));
}
