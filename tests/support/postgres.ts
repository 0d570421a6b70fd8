import pg from 'pg';
import { inject } from 'vitest';

export type PostgresAddress = { host: string; port: number; user: string; password?: string };

let clones = 0;

/** A new migrated database. `drop` removes it. */
export async function cloneDatabase() {
  const name = `t_${process.pid}_${Date.now().toString(36)}_${clones++}`;
  const address = inject('postgres');
  await asMaster(async (client) => {
    await client.query(`create database ${name} template hooksmith_template`);
    // So that a product process can start on it.
    await client.query(`grant create on database ${name} to ${client.escapeIdentifier(address.user)}`);
  });
  return {
    where: { ...address, database: name },
    drop: () => asMaster((client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

async function asMaster(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ ...inject('superuser'), database: 'postgres' });
  await client.connect();
  try {
    // Creating a database from a template fails while another process does the same, so processes take turns.
    await client.query('select pg_advisory_lock(1)');
    await work(client);
  } finally {
    await client.end();
  }
}
