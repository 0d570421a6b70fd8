import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('connections that the system had taken already are answered after the server was told to end', async () => {
  const server = await listen(() => new Response('there'), { port: 0, host: '127.0.0.1' });
  const { port } = server.http.address() as AddressInfo;
  const asked = Array.from({ length: 40 }, async () => {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get({ port, host: '127.0.0.1', agent: false }, resolve).on('error', reject);
    });
    response.resume();
    return `${response.statusCode} ${response.headers.connection}`;
  });
  const drained = server.drain();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['200 close']));
  await drained;
});
