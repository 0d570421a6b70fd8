import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { cloneDatabase } from '../../../tests/support/postgres.ts';
import { type Connection, connect } from '../database/database.ts';
import { createJobs } from './jobs.ts';

const silent = createLog('silent');
let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let connection: Connection;
beforeAll(async () => {
  clone = await cloneDatabase();
  connection = connect(clone.where, silent);
});
afterAll(async () => {
  await connection.close();
  await clone.drop();
});

test('a finished job is not repeated when the database fails at its end', async () => {
  const { db, pool } = connection;
  let refusals = 2;
  const query = (text: string, values?: unknown[]) => {
    if (/completed_on = now\(\)/.test(text) && refusals-- > 0) {
      return Promise.reject(new Error('Connection terminated unexpectedly'));
    }
    return pool.query(text, values);
  };
  const jobs = createJobs({ query } as unknown as Pool, silent);
  let done = 0;
  jobs.work('work', { retries: 3, firstRetrySeconds: 1, timeoutSeconds: 5 }, async () => {
    done++;
  });
  await jobs.start();
  await db.transaction((tx) => jobs.enqueue(tx, 'work', {}));
  const states = async () =>
    (await pool.query("select state from pgboss.job where name = 'work'")).rows.map(({ state }) => state);
  await expect.poll(states, { timeout: 10_000 }).toEqual(['completed']);
  expect([done, refusals]).toEqual([1, -1]);
  await jobs.stop();
});
