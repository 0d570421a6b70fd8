import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect } from 'vitest';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { HttpError } from '../errors.ts';
import { type Listening, listen } from '../server/listen.ts';
import { bodyLimit } from './body-limit.ts';

/** On a real server, because request objects differ by what created them. */
let server: Listening;
let url: string;
beforeAll(async () => {
  const app = new Hono()
    .use(bodyLimit(10))
    .post('/', async (c) => c.text(await c.req.text()))
    .delete('/', (c) => c.text('deleted'))
    .onError((error, c) => c.text(error.message, error instanceof HttpError ? error.status : 500));
  server = await listen(app.fetch, { port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.http.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.http.closeAllConnections();
  server.http.close();
});

const inPieces = (...pieces: string[]) => ({
  method: 'POST',
  duplex: 'half' as const,
  body: new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  }),
});

testRows([
  ['a DELETE without a body', 200, { method: 'DELETE' }, 'deleted'],
  ['a POST without a body', 200, { method: 'POST' }, ''],
  ['a body within the limit', 200, { method: 'POST', body: '1234567890' }, '1234567890'],
  ['a body over the limit', 413, { method: 'POST', body: '12345678901' }, 'The request is too large'],
  ['a body in pieces within the limit', 200, inPieces('12345', '67890'), '1234567890'],
  ['a body in pieces over the limit', 413, inPieces('12345', '678901'), 'The request is too large'],
])('%s is answered with %i', async (_, status, request, text) => {
  const response = await fetch(url, request as RequestInit);
  expect([response.status, await response.text()]).toEqual([status, text]);
});
