import { and, asc, eq, not } from 'drizzle-orm';
import type { Pool } from 'pg';
import { HOOKS_PER_RUN } from '#features/credits/free-runs.ts';
import { type ReservedRun, settleSql } from '#features/credits/ledger.ts';
import type { Database } from '#platform/database/database.ts';
import { hookFields } from '#platform/database/hook-fields.ts';
import { hooks } from '#platform/database/schema.ts';
import type { Hook } from './hooks.schema.ts';
import type { WriteRequest, WrittenHook } from './writers/writer.ts';

/** How much of the past a writer is told. */
const HISTORY_HOOKS = 60 * HOOKS_PER_RUN;

/** As the database gives it: its big numbers come as text where no schema says otherwise. */
type HookRow = Omit<Hook, 'id' | 'created_at'> & { id: number | string; created_at: Date };

function toHook(row: HookRow): Hook {
  return { ...row, id: Number(row.id), created_at: row.created_at.toISOString() };
}

const COLUMNS = Object.keys(hookFields).join(', ');
const ORDER = 'order by created_at desc, id desc';
/** Newest run first, and inside a run in the order in which it was written: see {@link nextHookIds}. */
const NEWEST = {
  name: 'newest-hooks',
  text: `select ${COLUMNS} from hooks where user_id = $1 ${ORDER} limit $2`,
};
const FOLLOWING = {
  name: 'following-hooks',
  text: `select ${COLUMNS} from hooks where user_id = $1
    and (created_at, id) < (select created_at, id from hooks where user_id = $1 and id = $3)
    ${ORDER} limit $2`,
};

export type Page = { before: number | null; limit: number };

/** A page of a user's hooks: those that follow the hook `before`, or the newest. */
export async function listHooks(pool: Pool, userId: number, { before, limit }: Page): Promise<Hook[]> {
  const query =
    before === null
      ? { ...NEWEST, values: [userId, limit] }
      : { ...FOLLOWING, values: [userId, limit, before] };
  const { rows } = await pool.query<HookRow>(query);
  return rows.map(toHook);
}

export async function hooksOfRun(db: Database, userId: number, runId: number): Promise<Hook[]> {
  const rows = await db
    .select(hookFields)
    .from(hooks)
    .where(and(eq(hooks.userId, userId), eq(hooks.runId, runId)))
    .orderBy(asc(hooks.position));
  return rows.map(toHook);
}

/** The toggled hook, or null when the user has no such hook. */
export async function toggleFavorite(db: Database, userId: number, id: number): Promise<Hook | null> {
  const [row] = await db
    .update(hooks)
    .set({ favorite: not(hooks.favorite) })
    .where(and(eq(hooks.userId, userId), eq(hooks.id, id)))
    .returning(hookFields);
  return row ? toHook(row) : null;
}

/** What the writer should not repeat, and what the user liked. */
export async function readHistory(pool: Pool, userId: number): Promise<WriteRequest['history']> {
  const { rows } = await pool.query<{ run: string; line: string | null; text: string; favorite: boolean }>({
    name: 'hook-history',
    text: `select run_id as run, pattern_id as line, generated_hook as text, favorite
      from hooks where user_id = $1 ${ORDER} limit $2`,
    values: [userId, HISTORY_HOOKS],
  });
  const byRun = Map.groupBy(rows, ({ run }) => run);
  return {
    lineIds: [...byRun.values()].map((run) => run.flatMap(({ line }) => line ?? [])),
    hooks: rows.map(({ text }) => text),
    liked: rows.filter(({ favorite }) => favorite).map(({ text }) => text),
  };
}

/**
 * Ids for the hooks of a run, taken before they are written so that a stream can carry them. They
 * descend, so that "newest first" lists the first hook of a run first.
 */
export async function nextHookIds(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'next-hook-ids',
    text: `select nextval('hooks_id_seq') as id from generate_series(1, ${HOOKS_PER_RUN})`,
  });
  return rows.map((row) => Number(row.id)).sort((a, b) => b - a);
}

/** A hook as it is stored: what its owner gets, and what the product keeps to itself. */
export type NewHook = { hook: Hook } & Pick<WrittenHook, 'from' | 'subject' | 'relevance' | 'lineId'>;

export function newHook(run: ReservedRun, topic: string, id: number, written: WrittenHook): NewHook {
  const { from, subject, relevance, lineId } = written;
  return {
    from,
    subject,
    relevance,
    lineId,
    hook: {
      id,
      topic,
      hook_type: written.type,
      generated_hook: written.text,
      delivery_tip: written.tip,
      on_screen_text: written.onScreenText,
      point: written.point,
      payoff: written.payoff,
      favorite: false,
      created_at: run.createdAt.toISOString(),
    },
  };
}

/** What is stored of a hook: column, type and value. Topic and time are those of its run. */
const STORED: readonly [column: string, type: string, value: (stored: NewHook, index: number) => unknown][] =
  [
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
      insert into hooks (user_id, run_id, topic, created_at, ${STORED.map(([column]) => column).join(', ')})
      overriding system value
      select done.user_id, done.id, done.topic, done.created_at, h.*
      from done cross join unnest(${STORED.map(([, type], n) => `$${n + 4}::${type}[]`).join(', ')}) h)
    select balance from done`,
};

/** Settles a run with its hooks, both or neither. Null when it is no longer reserved. */
export async function settleWithHooks(pool: Pool, run: ReservedRun, writer: string, written: NewHook[]) {
  const { rows } = await pool.query<{ balance: number }>({
    ...SETTLE,
    values: [run.userId, run.id, writer, ...STORED.map(([, , value]) => written.map(value))],
  });
  return rows[0] ?? null;
}
