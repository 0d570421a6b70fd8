import type pg from 'pg';

/**
 * Reads from query plans how PostgreSQL finds the rows of users' tables, and whether the user id is in the condition.
 */

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] } & Record<string, unknown>;
export type Scan = { table: string; holdsUser: boolean };

const CONDITIONS = ['Index Cond', 'Recheck Cond', 'Filter', 'Join Filter'];

/** Turned off, so that every join becomes an index lookup and each scan shows whether its condition has the user id. */
const LOOK_UP = ['seqscan', 'hashjoin', 'mergejoin', 'bitmapscan', 'material', 'memoize', 'indexonlyscan'];

export async function preferLookUps(client: pg.Client): Promise<void> {
  for (const way of LOOK_UP) await client.query(`set enable_${way} = off`);
}

/** The scans of these tables in a statement. */
export async function scansOf(
  client: pg.Client,
  statement: string,
  tables: ReadonlySet<string>,
): Promise<Scan[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
    `explain (generic_plan, format json) ${statement}`,
  );
  const scans: Scan[] = [];
  const walk = (node: Node, above: string) => {
    const table = node['Relation Name'];
    const here = CONDITIONS.map((name) => node[name] ?? '').join(' ');
    if (table && tables.has(table) && node['Node Type'] !== 'ModifyTable') {
      const key = table === 'users' ? /\bid = / : /\buser_id = /;
      scans.push({ table, holdsUser: key.test(here) || key.test(above) });
    }
    for (const child of node.Plans ?? []) walk(child, (node['Join Filter'] as string | undefined) ?? '');
  };
  for (const { 'QUERY PLAN': plans } of rows) for (const { Plan } of plans) walk(Plan, '');
  return scans;
}
