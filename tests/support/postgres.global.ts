import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#platform/database/embedded/embedded.ts';
import { provideDatabase } from '#platform/database/embedded/roles.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log.ts';
import type { PostgresAddress } from './postgres.ts';
import { superuserOf } from './product-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The role that the product uses, without superuser rights. */
    postgres: PostgresAddress;
    superuser: PostgresAddress;
    /** The folder of Node's compile cache. */
    compiled: string;
  }
}

/** One PostgreSQL server for the whole run. Each test file clones the migrated template. */
export default async function setup(project: TestProject) {
  const folder = fs.mkdtempSync(path.join(databaseRoot(), 'hooksmith-test-'));
  fs.chmodSync(folder, 0o755);
  project.provide('compiled', path.join(folder, 'compiled'));
  const embedded = await startEmbedded(folder, createLog('silent'));
  const { database: _, ...address } = embedded.connection;
  const superuser = superuserOf(folder);
  await forgetCrashes(superuser);
  await provideDatabase(superuser, 'hooksmith_template');
  await migrate({ ...address, database: 'hooksmith_template' });
  // Creates the job queue's tables too, so that no test waits for them.
  const pool = new pg.Pool({ ...address, database: 'hooksmith_template' });
  const jobs = createJobs(pool, createLog('silent'));
  await jobs.start();
  await jobs.stop();
  await pool.end();
  project.provide('postgres', address);
  project.provide('superuser', superuser);
  return async () => {
    await embedded.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

const MEMORY = '/dev/shm';
const ROOM = 8 * 1024 ** 3;

/** Memory, if there is much of it: hundreds of databases are created and dropped, and writing them out takes time. */
function databaseRoot(): string {
  if (!fs.existsSync(MEMORY)) return os.tmpdir();
  const { bavail, bsize } = fs.statfsSync(MEMORY);
  return bavail * bsize > ROOM ? MEMORY : os.tmpdir();
}

/** Turns off disk syncs, because test data need not survive a crash. */
async function forgetCrashes(superuser: PostgresAddress): Promise<void> {
  const client = new pg.Client({ ...superuser, database: 'postgres' });
  await client.connect();
  await client.query('alter system set fsync = off');
  await client.query('alter system set full_page_writes = off');
  await client.query('select pg_reload_conf()');
  await client.end();
}
