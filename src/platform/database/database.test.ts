import type net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDatabaseUnavailable } from '#platform/http/errors.ts';
import { createLog } from '#platform/log.ts';
import { openRelay, type Relay } from '../../../tests/prove/chaos/relay.ts';
import { cloneDatabase } from '../../../tests/support/postgres.ts';
import { type Connection, connect } from './database.ts';

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
  connection = connect(where, createLog('silent', false));
});
afterAll(async () => {
  await connection.close();
  await relay.close();
  await clone.drop();
});

const one = async () => (await connection.pool.query('select 1 as one')).rows[0].one;
const streamOf = (client: object) => (client as { connection: { stream: net.Socket } }).connection.stream;

test('a connection that breaks inside a transaction fails that transaction and nothing else', async () => {
  const broken = connection.db.transaction(async (tx) => {
    await tx.execute('select 1');
    relay.cutOnce();
    await tx.execute('select pg_sleep(0.1)');
  });
  expect(await broken.catch(isDatabaseUnavailable)).toBe(true);
  expect(await one()).toBe(1);
});

test('connections that are dead already when a transaction begins are not lost to the pool', async () => {
  for (let n = 0; n < 5; n++) {
    const client = await connection.pool.connect();
    client.release();
    streamOf(client).destroy();
    await connection.db.transaction(async (tx) => tx.execute('select 1')).catch(() => {});
  }
  expect(await connection.db.transaction(async () => 'done')).toBe('done');
});

test('a silent network is given up after a while, inside a transaction too', async () => {
  await one();
  relay.set('hang');
  const asked = [one(), connection.db.transaction(async (tx) => tx.execute('select 1'))];
  for (const answer of await Promise.allSettled(asked)) {
    expect(answer.status === 'rejected' && isDatabaseUnavailable(answer.reason)).toBe(true);
  }
  relay.set('pass');
  expect(await one()).toBe(1);
  expect(connection.pool.totalCount).toBeLessThanOrEqual(2);
});
