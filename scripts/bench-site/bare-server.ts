import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The measure: a route that returns a string, and nothing else. */
const text = 'x'.repeat(Number(process.argv[2]));
const app = new Hono().get('/', (c) => c.text(text));
const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }, () =>
  process.send?.((server.address() as AddressInfo).port),
);
