import type { ClientBase } from 'pg';

/** Disk space of the users' data, by table. */

export type Disk = {
  users: number;
  hooks: number;
  bytes: number;
  tables: { table: string; rows: number; heap: number; indexes: number }[];
};

const TABLES = `select c.relname as table, greatest(c.reltuples, 0)::float8 as rows,
    (pg_total_relation_size(c.oid) - pg_indexes_size(c.oid))::float8 as heap, pg_indexes_size(c.oid)::float8 as indexes
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by pg_total_relation_size(c.oid) desc`;

export async function measureDisk(client: ClientBase, users: number): Promise<Disk> {
  const { rows: tables } = await client.query<Disk['tables'][number]>(TABLES);
  const bytes = tables.reduce((sum, { heap, indexes }) => sum + heap + indexes, 0);
  return { users, hooks: tables.find(({ table }) => table === 'hooks')?.rows ?? 0, bytes, tables };
}
