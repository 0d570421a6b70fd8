import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { missingForFailover } from '../resilience/failover/packages.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';

describe('npm run prove -- failover', () => {
  const whole = { has: () => true, root: true, namespaces: () => true };

  test('the failover proof names missing packages and what else it needs', () => {
    expect(missingForFailover(whole)).toBeNull();
    expect(missingForFailover({ ...whole, has: (file) => !/patroni|etcd$/.test(file) })).toMatch(
      /apt-get install .*patroni etcd-server$/,
    );
    expect(missingForFailover({ ...whole, root: false })).toMatch(/as root/);
    expect(missingForFailover({ ...whole, namespaces: () => false })).toMatch(/network namespaces/);
  });
});

describe('a database that turned into a standby', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(async () => app.close());

  test('a process is unready while its database is a standby and ready again afterwards', async () => {
    const ready = () => app.request('/readyz');
    expect((await ready()).status).toBe(200);
    const superuser = new pg.Client({ ...inject('superuser'), database: app.where.database });
    await superuser.connect();
    const set = async (value: 'on' | 'off') => {
      await superuser.query(
        `alter database "${app.where.database}" set default_transaction_read_only = ${value}`,
      );
      // Earlier sessions keep their settings.
      const others = 'datname = current_database() and pid <> pg_backend_pid()';
      await superuser.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
    };
    await set('on');
    await expect.poll(async () => (await ready()).text()).toBe('The database takes no writes');
    const refused = await ready();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    await set('off');
    await superuser.end();
    await expect.poll(async () => (await ready()).status).toBe(200);
  });
});

/** During a deploy the old version runs beside the new one, so the columns that it reads and writes must stay. */
describe('migrations', () => {
  const folder = path.join(import.meta.dirname, '../../src/platform/database/migrations');
  /** The migrations before the first rolling deploy. */
  const BEFORE = 12;
  const TAKES_AWAY =
    /\bdrop (table|column|view|function|trigger)\b|\brename\b|\balter column\b.*\b(type|set not null|drop default)\b|\badd column\b(?!.*\b(default|generated)\b).*\bnot null\b/i;

  testRows(
    fs.readdirSync(folder).filter((file) => file.endsWith('.sql') && Number(file.slice(0, 4)) >= BEFORE),
  )('%s removes nothing that the previous version uses', (file) => {
    const statements = fs.readFileSync(path.join(folder, file), 'utf8').split('--> statement-breakpoint');
    expect(statements.filter((statement) => TAKES_AWAY.test(statement.replace(/\s+/g, ' ')))).toEqual([]);
  });

  /** Creating an index on a full table blocks all writes. The indexes in large-indexes.ts do not. */
  testRows(fs.readdirSync(folder).filter((file) => file.endsWith('.sql') && Number(file.slice(0, 4)) >= 16))(
    '%s indexes only the tables that it creates',
    (file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      const made = new Set([...text.matchAll(/create table "(\w+)"/gi)].map(([, table]) => table));
      const indexed = [...text.matchAll(/create (?:unique )?index "\w+" on "(\w+)"/gi)].map(
        ([, table]) => table,
      );
      expect(indexed.filter((table) => !made.has(table))).toEqual([]);
    },
  );

  test('the check distinguishes migrations that drop or require a column from those that only add', () => {
    expect(TAKES_AWAY.test('ALTER TABLE "users" DROP COLUMN "x"')).toBe(true);
    expect(TAKES_AWAY.test('ALTER TABLE "users" ADD COLUMN "x" text NOT NULL')).toBe(true);
    expect(TAKES_AWAY.test('ALTER TABLE "users" ADD COLUMN "x" text DEFAULT \'\' NOT NULL')).toBe(false);
    expect(TAKES_AWAY.test('CREATE TABLE "x" ("id" integer NOT NULL)')).toBe(false);
  });
});
