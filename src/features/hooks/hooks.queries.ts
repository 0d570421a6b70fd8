import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Database, Transaction } from '#platform/database/database.ts';
import { hookFields } from '#platform/database/hook-fields.ts';
import { hooks } from '#platform/database/schema-hooks.ts';
import type { HookKey } from './hook-key.ts';
import type { Hook } from './hooks.schema.ts';

/** A row of the driver, which returns big numbers as text. */
export type HookRow = Omit<Hook, 'id' | 'run_id' | 'created_at'> & {
  id: number | string;
  run_id: number | string;
  created_at: Date;
};

export function toHook(row: HookRow): Hook {
  return {
    ...row,
    id: Number(row.id),
    run_id: Number(row.run_id),
    created_at: row.created_at.toISOString(),
  };
}

/** Matches a hook of the user that is not deleted. */
export const ofHook = ({ userId, hookId }: HookKey) =>
  and(eq(hooks.userId, userId), eq(hooks.id, hookId), isNull(hooks.deletedAt));

/** Null when the user has no such hook. */
export async function findHook(tx: Transaction, key: HookKey): Promise<Hook | null> {
  const [row] = await tx.select(hookFields).from(hooks).where(ofHook(key));
  return row ? toHook(row) : null;
}

export async function ownsHook(db: Database | Transaction, key: HookKey): Promise<boolean> {
  const rows = await db.select({ id: hooks.id }).from(hooks).where(ofHook(key));
  return rows.length > 0;
}

const COLUMNS = Object.keys(hookFields).join(', ');
const NEWEST_FIRST = 'order by created_at desc, id desc';
/** Newest run first, and in a run in the order of writing: the ids of a run descend. */
const NEWEST = {
  name: 'newest-hooks',
  text: `select ${COLUMNS} from hooks where user_id = $1 and deleted_at is null ${NEWEST_FIRST} limit $2`,
};
const FOLLOWING = {
  name: 'following-hooks',
  text: `select ${COLUMNS} from hooks where user_id = $1 and deleted_at is null
    and (created_at, id) < (select created_at, id from hooks where user_id = $1 and id = $3)
    ${NEWEST_FIRST} limit $2`,
};

/**
 * Matches hooks that contain every word of `$4`. Uses literal regular expressions, which read each letter once: `like`
 * and `strpos` try a long word of one letter again at every letter of the text, and a hundred hooks took a tenth of a
 * second.
 */
const SEARCHED = {
  name: 'searched-hooks',
  text: `select ${COLUMNS} from hooks where user_id = $1 and deleted_at is null
    and ($3::bigint is null or (created_at, id) < (select created_at, id from hooks where user_id = $1 and id = $3))
    and lower(concat_ws(' ', topic, generated_hook, point)) ~ all(
      array(select '***=' || lower(word) from unnest($4::text[]) word))
    ${NEWEST_FIRST} limit $2`,
};

/** PostgreSQL caches 32 compiled expressions. More words would be compiled again for each hook. */
const MAX_SEARCHED_WORDS = 16;
/**
 * An expression also follows every letter at which a word can begin, so a word of 200 letters costs ten times as much.
 */
const MAX_SEARCHED_LETTERS = 40;

export type Page = { before: number | null; limit: number; search?: string };

/** A page of a user's hooks: those after the hook `before`, or the newest. */
export async function listHooks(pool: Pick<Pool, 'query'>, userId: number, page: Page): Promise<Hook[]> {
  const { rows } = await pool.query<HookRow>(pageQuery(userId, page));
  return rows.map(toHook);
}

/**
 * Reads a page with the statement `text`. Each row has the revision of the user's hooks. Without hooks there is one row
 * of nulls.
 */
const withRevision = ({ name, text }: typeof NEWEST) => ({
  name: `${name}-and-revision`,
  text: `select revision, page.* from (values ($1::bigint)) asked (id) left join hook_revisions r on r.user_id = asked.id
    left join (${text}) page on true order by page.created_at desc, page.id desc`,
});
const NEWEST_AND_REVISION = withRevision(NEWEST);
const FOLLOWING_AND_REVISION = withRevision(FOLLOWING);

/**
 * A page and the revision of the user's hooks, read by the same statement; the revision is null for users who have none
 * yet.
 */
export async function listHooksAndRevision(
  pool: Pick<Pool, 'query'>,
  userId: number,
  { before, limit }: Page,
): Promise<{ revision: string | null; hooks: Hook[] }> {
  const { rows } = await pool.query<HookRow & { revision: string | null }>(
    before === null
      ? { ...NEWEST_AND_REVISION, values: [userId, limit] }
      : { ...FOLLOWING_AND_REVISION, values: [userId, limit, before] },
  );
  const hooks = rows.filter(({ id }) => id !== null).map(({ revision, ...hook }) => toHook(hook));
  return { revision: rows[0]?.revision ?? null, hooks };
}

function pageQuery(userId: number, { before, limit, search = '' }: Page) {
  const typed = search.split(/\s+/).map((word) => word.slice(0, MAX_SEARCHED_LETTERS));
  const words = [...new Set(typed)].filter(Boolean).slice(0, MAX_SEARCHED_WORDS);
  if (words.length > 0) return { ...SEARCHED, values: [userId, limit, before, words] };
  return before === null
    ? { ...NEWEST, values: [userId, limit] }
    : { ...FOLLOWING, values: [userId, limit, before] };
}

/** Sets or toggles a favorite; null when the user has no such hook. */
export async function setFavorite(db: Database, key: HookKey, to: boolean | 'toggled'): Promise<Hook | null> {
  const favorite = to === 'toggled' ? sql`not favorite` : sql`${to}::boolean`;
  const [row] = await db
    .update(hooks)
    .set({ favorite, favoriteAt: sql`case when ${favorite} then coalesce(favorite_at, now()) end` })
    .where(ofHook(key))
    .returning(hookFields);
  return row ? toHook(row) : null;
}
