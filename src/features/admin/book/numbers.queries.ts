import type { Pool } from 'pg';
import type { LineView } from './book.schema.ts';

/**
 * How often lines were handed out in the last 30 days, and were a favorite or filmed. Each number has an index that
 * costs a run nothing.
 */

const HANDED_OUT = `select line_id, sum(uses)::int as count from line_uses where line_id = any($1) group by line_id`;
const FAVORITES = `select pattern_id as line_id, count(*)::int as count from hooks
  where favorite and pattern_id = any($1) group by pattern_id`;
const FILMED = `select line_id, count(*)::int as count from filmed_hooks where line_id = any($1) group by line_id`;

export type Numbers = LineView['numbers'];
type Counts = ReadonlyMap<string, number>;

/** Reads the numbers of lines. The answer adds them up over all ids that one line has had. */
export async function lineNumbers(
  pool: Pool,
  lineIds: readonly string[],
): Promise<(ids: readonly string[]) => Numbers> {
  const read = async (text: string): Promise<Counts> => {
    const { rows } = await pool.query<{ line_id: string; count: number }>(text, [lineIds]);
    return new Map(rows.map(({ line_id, count }) => [line_id, count]));
  };
  const [handedOut, favorites, filmed] = (await Promise.all([HANDED_OUT, FAVORITES, FILMED].map(read))) as [
    Counts,
    Counts,
    Counts,
  ];
  const sum = (counts: Counts, ids: readonly string[]) =>
    ids.reduce((total, id) => total + (counts.get(id) ?? 0), 0);
  return (ids) => ({
    handed_out: sum(handedOut, ids),
    favorites: sum(favorites, ids),
    filmed: sum(filmed, ids),
  });
}
