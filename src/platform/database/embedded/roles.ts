import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Home } from './database-home.ts';
import { APPLICATION, newPassword, readPassword, SUPERUSER, storePassword } from './logins.ts';
import { changeOwner, type Owner } from './owner.ts';
import type { Address } from './server-process.ts';

export const DATABASE = 'hooksmith';

/**
 * Ensures that every login has a password and that the product has a role and a database. In a folder of an older
 * version, where the product was the superuser and no login had a password, this changes the server; otherwise it only
 * checks.
 */
export async function ensureRoles(home: Home, owner: Owner, address: Address): Promise<void> {
  await asSuperuser(address, 'postgres', async (client) => {
    await requirePasswords(client, home, owner);
    await makeApplicationRole(client, home, owner);
    // These databases are for maintenance; the product needs no access.
    await client.query('revoke connect on database postgres, template1 from public');
  });
  const password = readPassword(home.folder, SUPERUSER);
  await provideDatabase({ ...address, password }, DATABASE);
}

/** Creates the product's database, and makes everything in it the product's own. */
export async function provideDatabase(superuser: Address, name: string): Promise<void> {
  await asSuperuser(superuser, 'postgres', async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    const database = client.escapeIdentifier(name);
    if (!rowCount) await client.query(`create database ${database}`);
    await client.query(`revoke all on database ${database} from public`);
    // The role does not own the database: it can create schemas in it, but not drop or change it.
    await client.query(`grant connect, create on database ${database} to ${APPLICATION}`);
  });
  await asSuperuser(superuser, name, transferOwnership);
}

async function requirePasswords(client: pg.Client, home: Home, owner: Owner): Promise<void> {
  const file = path.join(home.pgData, 'pg_hba.conf');
  const rules = fs.readFileSync(file, 'utf8');
  const closed = rules.replace(/^([^#\n]*\s)trust[^\S\n]*$/gm, '$1scram-sha-256');
  if (closed === rules) return;
  const password = readPassword(home.folder, SUPERUSER) ?? storePassword(home.folder, owner, SUPERUSER);
  await client.query(`alter role ${SUPERUSER} password ${client.escapeLiteral(password)}`);
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, closed, { mode: 0o600, flush: true });
  changeOwner(owner, unfinished);
  fs.renameSync(unfinished, file);
  await client.query('select pg_reload_conf()');
}

async function makeApplicationRole(client: pg.Client, home: Home, owner: Owner): Promise<void> {
  const kept = readPassword(home.folder, APPLICATION);
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [APPLICATION]);
  if (kept && rowCount) return;
  const password = kept ?? newPassword();
  if (!rowCount) await client.query(`create role ${APPLICATION}`);
  await client.query(
    `alter role ${APPLICATION} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
      password ${client.escapeLiteral(password)}`,
  );
  // Written last, so that the role exists if the file does.
  if (!kept) storePassword(home.folder, owner, APPLICATION, password);
}

/** The contents of a database, without what PostgreSQL and its extensions created. */
const FOREIGN_OBJECTS = `
  with schemas as (
    select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  ), mine as (select oid from pg_roles where rolname = $1)
  select format('schema %I', nspname) as object from schemas where nspowner not in (table mine)
  union all
  select format('table %s', c.oid::regclass) from pg_class c join schemas n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and c.relowner not in (table mine)
    -- What belongs to a column or an extension goes where that goes.
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid
      and (deptype = 'e' or c.relkind = 'S' and deptype in ('a', 'i')))
  union all
  select format('routine %s', p.oid::regprocedure) from pg_proc p join schemas n on n.oid = p.pronamespace
    where p.proowner not in (table mine)
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
  union all
  select format('type %s', t.oid::regtype) from pg_type t join schemas n on n.oid = t.typnamespace
    where t.typtype in ('e', 'd', 'r') and t.typowner not in (table mine)
    and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = t.oid and deptype = 'e')`;

/** PostgreSQL's own REASSIGN OWNED refuses to take anything from the first superuser. */
async function transferOwnership(client: pg.Client): Promise<void> {
  await client.query('begin');
  const { rows } = await client.query<{ object: string }>(FOREIGN_OBJECTS, [APPLICATION]);
  for (const { object } of rows) await client.query(`alter ${object} owner to ${APPLICATION}`);
  await client.query('commit');
}

async function asSuperuser(
  address: Address,
  database: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ ...address, database });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
