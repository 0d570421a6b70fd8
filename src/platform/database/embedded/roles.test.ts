import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log.ts';
import { cloneDatabase } from '../../../../tests/support/postgres.ts';
import { superuserOf } from '../../../../tests/support/product-database.ts';
import { temporaryFolder } from '../../../../tests/support/product-process.ts';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { migrate } from '../migrate.ts';
import { findBinaries } from './binaries.ts';
import { prepareHome } from './database-home.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { databaseOwner } from './owner.ts';
import { asApplication, spawnServer, stopServer } from './server-process.ts';

const silent = createLog('silent');

/** The role has no rights that could harm the machine or other databases. */
const ATTRIBUTES = `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
  (select count(*)::int from pg_auth_members where member = r.oid) as memberships
  from pg_roles r where rolname = current_user`;
const NOTHING_SPECIAL = {
  rolsuper: false,
  rolcreatedb: false,
  rolcreaterole: false,
  rolreplication: false,
  rolbypassrls: false,
  memberships: 0,
};
/** The product's tables, views and sequences with their owners. */
const OWNERS = `select n.nspname as schema, c.relowner::regrole::text as owner, count(*)::int as objects
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'drizzle', 'pgboss') and relkind in ('r', 'p', 'v', 'S')
  group by 1, 2 order by 1, 2`;
const MINE = ['drizzle', 'pgboss', 'public'].map((schema) => ({
  schema,
  owner: 'hooksmith_app',
  objects: expect.any(Number),
}));

async function refusedCode(where: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(where);
  return client.connect().then(
    () => client.end().then(() => 'let in'),
    (error) => error.code,
  );
}

describe('the role of the product', () => {
  let clone: Awaited<ReturnType<typeof cloneDatabase>>;
  let pool: pg.Pool;
  beforeAll(async () => {
    clone = await cloneDatabase();
    pool = new pg.Pool(clone.where);
  });
  afterAll(async () => {
    await pool.end();
    await clone.drop();
  });

  test('the role of the product is no superuser and has no privilege to become one', async () => {
    expect((await pool.query(ATTRIBUTES)).rows).toEqual([NOTHING_SPECIAL]);
  });

  test('the role of the product owns its schemas and not the database', async () => {
    expect((await pool.query(OWNERS)).rows).toEqual(MINE);
    const { rows } = await pool.query(
      'select datname from pg_database where datdba = current_user::regrole and datallowconn',
    );
    expect(rows).toEqual([]);
  });

  testRows([
    ['read a file', "select pg_read_file('/etc/passwd')"],
    ['read bytes of a file', "select pg_read_binary_file('/etc/passwd')"],
    ['list a folder', "select pg_ls_dir('/')"],
    ['look at a file', "select pg_stat_file('/etc/passwd')"],
    ['import a file', "select lo_import('/etc/passwd')"],
    ['copy from a file', "copy rate_limits from '/etc/passwd'"],
    ['copy from a program', "copy rate_limits from program 'id'"],
    ['copy to a file', "copy users to '/tmp/users'"],
    ['copy to a program', "copy users to program 'cat'"],
    ['write a file', "select lo_export(1, '/tmp/lo')"],
    ['see files as tables', 'create extension file_fdw'],
    ['connect elsewhere', 'create extension dblink'],
    ['run Python', 'create extension plpython3u'],
    ['load a library', "create function f() returns int language c as '/tmp/evil', 'f'"],
    ['change settings', "alter system set archive_command = 'id'"],
    ['become the superuser', 'set role hooksmith'],
    ['be the superuser', 'set session authorization hooksmith'],
    ['make itself superuser', 'alter role hooksmith_app superuser'],
    ['read its rights into being', 'grant pg_read_server_files to hooksmith_app'],
    ['see password hashes', 'select rolpassword from pg_authid'],
    ['make a role', 'create role other'],
    ['make a database', 'create database other'],
    ['drop its database', 'alter database hooksmith rename to other'],
  ])('the role of the product may not %s', async (_, statement) => {
    await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('the role of the product cannot connect to other databases', async () => {
    for (const database of ['postgres', 'template1']) {
      expect(await refusedCode({ ...inject('postgres'), database })).toBe('42501');
    }
  });

  test('the role of the product and the superuser need their passwords', async () => {
    for (const who of [inject('postgres'), inject('superuser')]) {
      expect(await refusedCode({ ...who, password: 'guessed', database: 'hooksmith' })).toBe('28P01');
    }
  });
});

describe('a data folder of a version in which the product was the superuser', () => {
  const made = temporaryFolder('old-roles');
  const dataDir = path.join(made.folder, 'data');
  let embedded: EmbeddedDatabase | null = null;
  afterAll(async () => {
    await embedded?.stop();
    made.remove();
  });

  /** The state of an older version: no passwords, and one user that owns everything. */
  async function makeOldFolder() {
    const owner = databaseOwner(dataDir);
    const home = prepareHome(dataDir, owner);
    const binaries = findBinaries(owner);
    const words = `-D ${home.pgData} -U hooksmith -E UTF8 --locale-provider=builtin --locale=C.UTF-8 --auth=trust`;
    execFileSync(binaries.initdb, words.split(' '), {
      ...(owner ?? {}),
      env: { LC_ALL: 'C', PATH: process.env.PATH },
      cwd: home.folder,
    });
    const address = await spawnServer(home, binaries, owner, silent);
    const first = new pg.Client({ ...address, database: 'postgres' });
    await first.connect();
    await first.query('create database hooksmith');
    await first.end();
    const where = { ...address, database: 'hooksmith' };
    await migrate(where);
    const pool = new pg.Pool(where);
    const jobs = createJobs(pool, silent);
    await jobs.start();
    await jobs.stop();
    await pool.query("insert into users (email, password_hash) values ('ann@example.com', '-')");
    await pool.query("create type mood as enum ('good'); create domain short as text; create sequence alone");
    await pool.end();
    return { home, address };
  }

  test('an old data folder is given to the new role at the next start with all its contents', async () => {
    const { home, address } = await makeOldFolder();
    // A command beside a product that still runs in the old version connects as that product does.
    expect(asApplication(home, address)).toEqual(address);
    await stopServer(home);

    embedded = await startEmbedded(dataDir, silent);
    await migrate(embedded.connection);
    const pool = new pg.Pool(embedded.connection);
    const jobs = createJobs(pool, silent);
    await jobs.start();
    await jobs.stop();
    expect((await pool.query('select email from users')).rows).toEqual([{ email: 'ann@example.com' }]);
    await pool.query("insert into users (email, password_hash) values ('bob@example.com', '-')");
    await pool.query('alter table users add column more text');
    expect((await pool.query(ATTRIBUTES)).rows).toEqual([NOTHING_SPECIAL]);
    expect((await pool.query(OWNERS)).rows).toEqual(MINE);
    const { rows: others } = await pool.query(
      `select typname from pg_type where typname in ('mood', 'short') and typowner <> current_user::regrole
        union all select proname from pg_proc where proname ~ 'balance' and proowner <> current_user::regrole`,
    );
    expect(others).toEqual([]);
    await expect(pool.query("copy users from program 'id'")).rejects.toMatchObject({ code: '42501' });
    await pool.end();
  });

  test('a migrated data folder refuses connections without a password and hides the passwords from other accounts', async () => {
    const home = prepareHome(dataDir, databaseOwner(dataDir));
    const rules = fs.readFileSync(path.join(home.pgData, 'pg_hba.conf'), 'utf8');
    expect(rules.split('\n').filter((line) => /^[^#].*trust/.test(line))).toEqual([]);
    for (const name of ['password', 'application-password']) {
      expect(fs.statSync(path.join(home.folder, name)).mode & 0o077).toBe(0);
    }
    const guessing = { ...superuserOf(dataDir), password: 'guessed', database: 'hooksmith' };
    await expect.poll(() => refusedCode(guessing)).toBe('28P01');
  });

  test('a migrated data folder starts again, and a lost password of the role is replaced', async () => {
    await embedded?.stop();
    const home = prepareHome(dataDir, databaseOwner(dataDir));
    fs.rmSync(path.join(home.folder, 'application-password'));
    embedded = await startEmbedded(dataDir, silent);
    expect(await refusedCode(embedded.connection)).toBe('let in');
    expect(embedded.connection.user).toBe('hooksmith_app');
  });
});
