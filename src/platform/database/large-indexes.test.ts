import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase } from '../../../tests/support/postgres.ts';
import { buildLargeIndexes, LARGE_INDEXES } from './large-indexes.ts';
import { migrate } from './migrate.ts';

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let where: pg.ClientConfig;
let client: pg.Client;
beforeAll(async () => {
  clone = await cloneDatabase();
  where = { ...inject('superuser'), database: clone.where.database };
  client = await connected();
});
afterAll(async () => {
  await client.end();
  await clone.drop();
});

async function connected(): Promise<pg.Client> {
  const one = new pg.Client(where);
  await one.connect();
  return one;
}

async function whole(names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_index join pg_class on oid = indexrelid
      where indisvalid and relname = any($1) order by relname`,
    [names],
  );
  return rows.map(({ name }) => name);
}

const names = Object.keys(LARGE_INDEXES).sort();

test('all large indexes exist after the migrations, and none is unique', async () => {
  expect(await whole(names)).toEqual(names);
  expect(Object.values(LARGE_INDEXES).filter((on) => /unique/i.test(on))).toEqual([]);
});

test('a large index whose build was interrupted is rebuilt by one of two processes that start together', async () => {
  await client.query('set allow_system_table_mods = on');
  await client.query(
    "update pg_index set indisvalid = false where indexrelid = 'hooks_deleted_lately'::regclass",
  );
  await client.query('drop index sessions_last_seen');
  await Promise.all([migrate(where), migrate(where)]);
  expect(await whole(names)).toEqual(names);
});

test('a large index is built while others write and waits only for running writes', async () => {
  const [writer, builder] = [await connected(), await connected()];
  await writer.query('begin');
  await writer.query("insert into line_uses values ('a', 'f', current_date, 1)");
  let built = false;
  const building = buildLargeIndexes(builder, { line_uses_by_number: 'line_uses (uses)' }).then(() => {
    built = true;
  });
  await expect
    .poll(async () => (await client.query('select from pg_stat_progress_create_index')).rowCount)
    .toBe(1);
  await client.query("insert into line_uses values ('b', 'f', current_date, 1)");
  expect(built).toBe(false);
  await writer.query('commit');
  await building;
  expect(await whole(['line_uses_by_number'])).toEqual(['line_uses_by_number']);
  await Promise.all([writer.end(), builder.end()]);
});
