import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { connect } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import type { BaselineOptions } from './baseline-server.ts';

/** The baseline: routes that only return a string, or send a trivial query. */
const { sizes, database } = JSON.parse(process.argv[2] ?? '{}') as BaselineOptions;
const app = new Hono().get('/', (c) => c.text('ok'));
for (const [name, size] of Object.entries(sizes)) {
  const text = 'x'.repeat(size);
  app.get(`/${name}`, (c) => c.text(text));
}
if (database) {
  const { pool } = connect(database, createLog('silent'));
  app.get('/select-1', async (c) => {
    await pool.query('select 1');
    return c.text('ok');
  });
}
const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }, () =>
  process.send?.((server.address() as AddressInfo).port),
);
