import type net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDatabaseUnavailable } from '#platform/http/errors.ts';
import { createLog } from '#platform/log.ts';
import { openRelay, type Relay } from '../../../tests/resilience/chaos/relay.ts';
import { cloneDatabase } from '../../../tests/support/postgres.ts';
import { type Connection, connect } from './database.ts';
import { refuseEndlessStatements } from './refuse-endless-statements.ts';

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let relay: Relay;
let connection: Connection;
beforeAll(async () => {
  clone = await cloneDatabase();
  const { host, port, ...who } = clone.where;
  relay = await openRelay(() => ({ path: `${host}/.s.PGSQL.${port}` }));
  const where = {
    host: '127.0.0.1',
    port: relay.port,
    ...who,
    max: 2,
    query_timeout: 300,
    connectionTimeoutMillis: 1500,
  };
  connection = connect(where, createLog('silent'));
});
afterAll(async () => {
  await connection.close();
  await relay.close();
  await clone.drop();
});

const one = async () => (await connection.pool.query('select 1 as one')).rows[0].one;
const streamOf = (client: object) => (client as { connection: { stream: net.Socket } }).connection.stream;

test('a connection that breaks inside a transaction fails only that transaction', async () => {
  const broken = connection.db.transaction(async (tx) => {
    await tx.execute('select 1');
    relay.cutOnce();
    await tx.execute('select pg_sleep(0.1)');
  });
  expect(await broken.catch(isDatabaseUnavailable)).toBe(true);
  expect(await one()).toBe(1);
});

test('the pool replaces connections that were dead when a transaction began', async () => {
  for (let n = 0; n < 5; n++) {
    const client = await connection.pool.connect();
    client.release();
    streamOf(client).destroy();
    await connection.db.transaction(async (tx) => tx.execute('select 1')).catch(() => {});
  }
  expect(await connection.db.transaction(async () => 'done')).toBe('done');
});

test('a query or transaction on a silent network is abandoned after a time limit', async () => {
  await one();
  relay.set('hang');
  const queries = [one(), connection.db.transaction(async (tx) => tx.execute('select 1'))];
  for (const answer of await Promise.allSettled(queries)) {
    expect(answer.status === 'rejected' && isDatabaseUnavailable(answer.reason)).toBe(true);
  }
  relay.set('pass');
  expect(await one()).toBe(1);
  expect(connection.pool.totalCount).toBeLessThanOrEqual(2);
});

test('queries queued behind a silent database are refused soon and served again once it answers', async () => {
  await one();
  relay.set('hang');
  const from = performance.now();
  const waits = await Promise.all(
    Array.from({ length: 40 }, () =>
      one()
        .then(String, isDatabaseUnavailable)
        .then((how) => [how, performance.now() - from]),
    ),
  );
  expect(waits.map(([how]) => how)).toEqual(Array(40).fill(true));
  // 300 ms of silence, and 400 ms more for waiting callers. Otherwise each pair would wait separately, six seconds in
  // all.
  expect(Math.max(...waits.map(([, ms]) => Number(ms)))).toBeLessThan(4000);
  relay.set('pass');
  await expect.poll(() => one().catch(() => 0)).toBe(1);
});

test('a connection through a pooler changes no settings of the shared session', async () => {
  const pooled = connect({ ...clone.where, max: 1 }, createLog('silent'), clone.where);
  for (let n = 0; n < 2; n++) await pooled.pool.query({ name: 'named', text: 'select $1::int', values: [n] });
  const { rows } = await pooled.pool.query(
    "select current_setting('statement_timeout') as timeout, (select count(*)::int from pg_prepared_statements) as prepared",
  );
  expect(rows).toEqual([{ timeout: '0', prepared: 0 }]);
  await expect(refuseEndlessStatements(pooled.pool)).rejects.toThrow(/statement_timeout/);
  await expect(refuseEndlessStatements(connection.pool)).resolves.toBeUndefined();
  expect(pooled.directConnection).toMatchObject({ ...clone.where, statement_timeout: 3500 });
  await pooled.close();
});

test('a read-only database counts as unavailable', async () => {
  const writing = connection.db.transaction((tx) => tx.execute('create table written (id int)'), {
    accessMode: 'read only',
  });
  expect(await writing.catch(isDatabaseUnavailable)).toBe(true);
});

test('the pool serves the next caller after thousands of refused queries', async () => {
  await one();
  relay.set('hang');
  const queries = [one(), one(), ...Array.from({ length: 5000 }, one)];
  const answers = await Promise.allSettled(queries);
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
  relay.set('pass');
  // Refused waiters are still in the pool's own queue; the next caller must get a connection past them.
  const held = await Promise.all([connection.pool.connect(), connection.pool.connect()]);
  for (const client of held) client.release();
  expect([await one(), await one()]).toEqual([1, 1]);
  expect(connection.pool.idleCount).toBe(connection.pool.totalCount);
});
