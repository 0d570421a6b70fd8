import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase } from '../../../tests/support/postgres.ts';
import { migrate } from './migrate.ts';

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let where: pg.ClientConfig;
let client: pg.Client;
beforeAll(async () => {
  clone = await cloneDatabase();
  where = { ...inject('superuser'), database: clone.where.database };
  client = new pg.Client(where);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await clone.drop();
});

test('a migration that finds a table in use backs off, lets others pass and tries again', async () => {
  const table = 'drizzle.__drizzle_migrations';
  await client.query('begin');
  await client.query(`lock table ${table} in access exclusive mode`);
  const migrating = migrate(where);
  const other = new pg.Client(where);
  await other.connect();
  const waiting = async () =>
    (
      await other.query(
        `select count(*)::int as n from pg_locks where relation = '${table}'::regclass and not granted`,
      )
    ).rows[0].n;
  await expect.poll(waiting, { timeout: 5000, interval: 20 }).toBe(1);
  await expect.poll(waiting, { timeout: 5000, interval: 20 }).toBe(0);
  await client.query('commit');
  await migrating;
  await other.end();
});
