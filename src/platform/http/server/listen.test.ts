import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { connectionLimit } from './connection-limit.ts';
import { type Listening, listen } from './listen.ts';

const open: Listening[] = [];
afterEach(async () => {
  for (const { http } of open.splice(0)) {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  }
});

/** Opens a connection and records how it ends. */
function connected(server: Listening, { from = '127.0.0.1', sends = '' } = {}) {
  const { port } = server.http.address() as AddressInfo;
  const socket = net.connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => {});
  socket.write(sends);
  return { socket, closed: new Promise<'closed'>((resolve) => socket.on('close', () => resolve('closed'))) };
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const answered = ({ socket, closed }: ReturnType<typeof connected>) =>
  Promise.race([
    new Promise<string>((resolve) => socket.on('data', (data) => resolve(String(data)))),
    closed,
  ]);

test('connections accepted before the server was told to stop are answered', async () => {
  const server = await listen(() => new Response('there'), { port: 0, host: '127.0.0.1' });
  const { port } = server.http.address() as AddressInfo;
  const requests = Array.from({ length: 40 }, async () => {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get({ port, host: '127.0.0.1', agent: false }, resolve).on('error', reject);
    });
    response.resume();
    return `${response.statusCode} ${response.headers.connection}`;
  });
  const drained = server.drain();
  expect(new Set(await Promise.all(requests))).toEqual(new Set(['200 close']));
  await drained;
});

test('the connections of one IP are limited without affecting other IPs', async () => {
  const limit = { most: 3, isOurs: (ip: string) => ip === '127.0.0.9' };
  const server = await listen(
    () => new Response('there'),
    { port: 0, host: '127.0.0.1' },
    { connections: limit },
  );
  open.push(server);
  const enter = (from: string) => {
    const connection = connected(server, { from, sends: REQUEST });
    return { ...connection, answer: answered(connection) };
  };
  const first = [];
  for (let n = 0; n < 3; n++) {
    const connection = enter('127.0.0.2');
    expect(await connection.answer).toContain('there');
    first.push(connection);
  }
  expect(await enter('127.0.0.2').answer).toBe('closed');
  expect(await enter('127.0.0.3').answer).toContain('there');
  for (let n = 0; n < 5; n++) expect(await enter('127.0.0.9').answer).toContain('there');
  first[0]?.socket.destroy();
  await expect.poll(() => enter('127.0.0.2').answer).toContain('there');
});

test('trusted proxies and this machine may hold any number of connections', () => {
  const { most, isOurs } = connectionLimit(readConfig({ TRUSTED_PROXIES: '10.0.0.2' }));
  expect(most).toBe(1000);
  expect(['10.0.0.2', '127.0.0.1', '::1', '10.0.0.3', '2001:db8::1'].filter(isOurs)).toEqual([
    '10.0.0.2',
    '127.0.0.1',
    '::1',
  ]);
  expect(connectionLimit(readConfig({ LIMITS: 'connections=7/1' })).most).toBe(7);
  expect(connectionLimit(readConfig({ LIMITS: 'off' })).most).toBe(Number.POSITIVE_INFINITY);
});

test('a client that sends no complete head or reads no answer is disconnected', async () => {
  const long = 'x'.repeat(8_000_000);
  const server = await listen(
    () => new Response(long),
    { port: 0, host: '127.0.0.1' },
    { headersMs: 500, silentMs: 1000 },
  );
  open.push(server);
  const slow = connected(server, { sends: 'GET / HTTP/1.1\r\nHost: x\r\nX-' });
  slow.socket.resume();
  expect(await slow.closed).toBe('closed');
  const stalled = connected(server, { sends: REQUEST });
  stalled.socket.pause();
  await expect.poll(() => connections(server), { timeout: 10_000 }).toBe(1);
  await expect.poll(() => connections(server), { timeout: 10_000 }).toBe(0);
  stalled.socket.destroy();
});

test('a body in very small pieces is cut off, and one in ordinary pieces is read', async () => {
  let read = 0;
  const server = await listen(
    async (request) => {
      read += (await request.text()).length;
      return new Response('read');
    },
    { port: 0, host: '127.0.0.1' },
  );
  open.push(server);
  const chunked = (piece: string, count: number) =>
    `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${`${piece.length.toString(16)}\r\n${piece}\r\n`.repeat(count)}0\r\n\r\n`;
  const ordinary = connected(server, { sends: chunked('x'.repeat(1000), 60) });
  expect(await answered(ordinary)).toContain('200 OK');
  expect(read).toBe(60_000);
  const small = connected(server, { sends: chunked('x', 2000) });
  small.socket.resume();
  expect(await small.closed).toBe('closed');
  expect(read).toBe(60_000);
});

/** A server that counts its requests. */
async function counting() {
  let calls = 0;
  const answer = () => {
    calls++;
    return new Response('there');
  };
  const server = await listen(answer, { port: 0, host: '127.0.0.1' });
  open.push(server);
  return { server, calls: () => calls };
}

test('a request with an invalid or second host is refused before it is parsed', async () => {
  const { server, calls } = await counting();
  const head = (target: string, host: string) => `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const refused = [
    head('/', 'a%E4%B8%80'),
    head('http://a%E4%B8%80/', 'x'),
    head('/', 'x'.repeat(300)),
    head('/', '1.1.1.1.1'),
    head('http://1.1.1.1.1/', 'x'),
    head('/', 'x\r\nhost: x'),
    head('/', 'x\r\nHOST: y'),
  ];
  for (const sends of refused)
    expect(await answered(connected(server, { sends }))).toContain('400 Bad Request');
  expect(calls()).toBe(0);
  for (const sends of [head('/', 'x.example:80'), head('http://x.example/a', 'x'), head('/', '[::1]:3000')])
    expect(await answered(connected(server, { sends }))).toContain('200 OK');
});

test('a target with many broken escapes is refused before it is decoded; one with a few is not', async () => {
  const { server, calls } = await counting();
  const get = (target: string) =>
    answered(connected(server, { sends: `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n` }));
  for (const target of [`/?${'%ff&'.repeat(100)}`, `/${'%ff-'.repeat(3000)}`, `/try?${'%&'.repeat(5000)}`])
    expect(await get(target), target.slice(0, 20)).toContain('400 Bad Request');
  expect(calls()).toBe(0);
  for (const target of ['/?topic=100%', '/%E0%A4%A', `/?${'%41&'.repeat(3000)}`])
    expect(await get(target), target.slice(0, 20)).toContain('200 OK');
});

test('an answer that is read too slowly is ended', async () => {
  const server = await listen(
    () => new Response('x'.repeat(8_000_000)),
    { port: 0, host: '127.0.0.1' },
    { answerMs: 300 },
  );
  open.push(server);
  const slow = connected(server, { sends: REQUEST });
  slow.socket.pause();
  await expect.poll(() => connections(server), { timeout: 10_000 }).toBe(1);
  await expect.poll(() => connections(server), { timeout: 10_000 }).toBe(0);
  slow.socket.destroy();
});

test('a connection that pipelines requests has one request processed at a time', async () => {
  let running = 0;
  let most = 0;
  let begun = 0;
  const server = await listen(
    async (request) => {
      begun++;
      most = Math.max(most, ++running);
      await sleep(2);
      running--;
      return new Response(`answer to ${new URL(request.url).pathname} ${await request.text()}.`);
    },
    { port: 0, host: '127.0.0.1' },
  );
  open.push(server);
  const sends = Array.from({ length: 6 }, (_, n) => post(`/${n}`, `body ${n}`)).join('');
  const { socket } = connected(server, { sends });
  let received = '';
  socket.on('data', (data) => (received += data));
  await expect.poll(() => received).toContain('answer to /5 body 5.');
  const order = [...received.matchAll(/answer to \/(\d+) body (\d+)\./g)].map(([, path, body]) => [
    path,
    body,
  ]);
  expect(order).toEqual(Array.from({ length: 6 }, (_, n) => [String(n), String(n)]));
  expect(most).toBe(1);

  begun = 0;
  const flood = connected(server, { sends: REQUEST.repeat(8) });
  flood.socket.resume();
  expect(await flood.closed).toBe('closed');
  expect(begun).toBeLessThanOrEqual(6);
  expect(await answered(connected(server, { sends: REQUEST }))).toContain('answer to /');
});

const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

const connections = (server: Listening) =>
  new Promise<number>((resolve) => server.http.getConnections((_, count) => resolve(count)));
