import { and, asc, eq, not } from 'drizzle-orm';
import type { Pool } from 'pg';
import { HOOKS_PER_RUN } from '#features/credits/free-runs.ts';
import { type ReservedRun, settleSql } from '#features/credits/ledger.ts';
import type { Database } from '#platform/database/database.ts';
import { hooks } from '#platform/database/schema.ts';
import type { Hook } from './hooks.schema.ts';
import type { WriteRequest, WrittenHook } from './writers/writer.ts';

/** How much of the past a writer is told. */
const HISTORY_HOOKS = 60 * HOOKS_PER_RUN;

type HookRow = {
  id: number | string;
  topic: string;
  hookType: string;
  generatedHook: string;
  deliveryTip: string;
  favorite: boolean;
  createdAt: Date;
};

const HOOK = {
  id: hooks.id,
  topic: hooks.topic,
  hookType: hooks.hookType,
  generatedHook: hooks.generatedHook,
  deliveryTip: hooks.deliveryTip,
  favorite: hooks.favorite,
  createdAt: hooks.createdAt,
};

function toHook(row: HookRow): Hook {
  return {
    id: Number(row.id),
    topic: row.topic,
    hook_type: row.hookType,
    generated_hook: row.generatedHook,
    delivery_tip: row.deliveryTip,
    favorite: row.favorite,
    created_at: row.createdAt.toISOString(),
  };
}

const COLUMNS = `id, topic, hook_type as "hookType", generated_hook as "generatedHook",
  delivery_tip as "deliveryTip", favorite, created_at as "createdAt"`;
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
    .select(HOOK)
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
    .returning(HOOK);
  return row ? toHook(row) : null;
}

/** What the writer should not repeat. */
export async function readHistory(pool: Pool, userId: number): Promise<WriteRequest['history']> {
  const { rows } = await pool.query<{ run: string; pattern: string | null; text: string }>({
    name: 'hook-history',
    text: `select run_id as run, pattern_id as pattern, generated_hook as text
      from hooks where user_id = $1 ${ORDER} limit $2`,
    values: [userId, HISTORY_HOOKS],
  });
  const byRun = Map.groupBy(rows, ({ run }) => run);
  return {
    lineIds: [...byRun.values()].map((run) => run.flatMap(({ pattern }) => pattern ?? [])),
    hooks: rows.map(({ text }) => text),
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

export type NewHook = { hook: Hook; lineId: string | null };

export function newHook(run: ReservedRun, topic: string, id: number, written: WrittenHook): NewHook {
  const { type, text, tip, lineId } = written;
  return {
    lineId,
    hook: {
      id,
      topic,
      hook_type: type,
      generated_hook: text,
      delivery_tip: tip,
      favorite: false,
      created_at: run.createdAt.toISOString(),
    },
  };
}

const SETTLE = {
  name: 'settle-run',
  text: `with done as (${settleSql('$1', '$2', '$3')}),
    stored as (
      insert into hooks (user_id, run_id, topic, created_at, id, position, hook_type, generated_hook,
        delivery_tip, pattern_id)
      overriding system value
      select done.user_id, done.id, done.topic, done.created_at, h.*
      from done cross join unnest($4::bigint[], $5::smallint[], $6::text[], $7::text[], $8::text[], $9::text[]) h)
    select balance from done`,
};

/** Settles a run with its hooks, both or neither. Null when it is no longer reserved. */
export async function settleWithHooks(pool: Pool, run: ReservedRun, writer: string, written: NewHook[]) {
  const hooks = written.map(({ hook }) => hook);
  const { rows } = await pool.query<{ balance: number }>({
    ...SETTLE,
    values: [
      run.userId,
      run.id,
      writer,
      hooks.map((hook) => hook.id),
      hooks.map((_, index) => index + 1),
      hooks.map((hook) => hook.hook_type),
      hooks.map((hook) => hook.generated_hook),
      hooks.map((hook) => hook.delivery_tip),
      written.map(({ lineId }) => lineId),
    ],
  });
  return rows[0] ?? null;
}
