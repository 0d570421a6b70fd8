import dgram from 'node:dgram';
import dns from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createResolve } from './resolve.ts';

const open: dgram.Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/** A name server that answers each question with a header and these bytes, or not at all. */
async function nameServer(answer: ((type: number) => Buffer | null) | null): Promise<string> {
  const socket = dgram.createSocket('udp4');
  open.push(socket);
  socket.on('message', (question, { port, address }) => {
    // The question ends with the name, its type and its class.
    const end = question.indexOf(0, 12) + 5;
    const record = answer?.(question.readUInt16BE(end - 4));
    if (record === undefined) return;
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt32BE(0, 8);
    head.writeUInt16BE(record ? 1 : 0, 6);
    socket.send(Buffer.concat([head, question.subarray(12, end), record ?? Buffer.alloc(0)]), port, address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  return `127.0.0.1:${(socket.address() as AddressInfo).port}`;
}

/** A pointer to the question's name. */
function record(type: number, address: number[]): Buffer {
  return Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, address.length, ...address]);
}

test('a host name is resolved to its IPv4 and IPv6 addresses', async () => {
  const v6 = [0x20, 1, 0x48, 0x60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x88, 0x88];
  const both = await nameServer((type) => (type === 1 ? record(1, [93, 184, 215, 14]) : record(28, v6)));
  expect(await createResolve({ servers: [both] })('receiver.example')).toEqual([
    '93.184.215.14',
    '2001:4860::8888',
  ]);
  const one = await nameServer((type) => (type === 28 ? record(28, v6) : null));
  expect(await createResolve({ servers: [one] })('receiver.example')).toEqual(['2001:4860::8888']);
});

test('a name server that never answers is abandoned in time and delays no other lookup', async () => {
  const resolve = createResolve({ servers: [await nameServer(null)], withinMs: 1500 });
  const slow = Promise.all(Array.from({ length: 40 }, (_, n) => resolve(`h${n}.slow.example`)));
  const other = dns.lookup('localhost').then(() => 'other');
  expect(await Promise.race([slow, other])).toBe('other');
  expect((await slow).flat()).toEqual([]);
});
