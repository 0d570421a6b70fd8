import type { ClientBase } from 'pg';

/** A table and the columns that are written, not computed. */
export type Table = { table: string; columns: string[] };

/** The product's tables, each after those that it refers to. */
export async function tablesInOrder(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { refers: string[] }>(`
    select c.relname as table,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(distinct f.relname::text) from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '{}') as refers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`);
  const ordered: Table[] = [];
  const waiting = new Map(rows.map((row) => [row.table, row]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ refers }) => refers.every((name) => !waiting.has(name)));
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    for (const { table, columns } of free) {
      ordered.push({ table, columns });
      waiting.delete(table);
    }
  }
  return ordered;
}

/** The schema of a database, as the hashes of its migrations. */
export async function schemaOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations order by created_at');
  return rows.map(({ hash }) => hash);
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const columnList = ({ columns }: Table): string => columns.map(quoted).join(', ');
