import { fork } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';

/** Requests a second of a page against a bare Hono route of the same size, taking turns in one run. */
export async function measureRate(address: string): Promise<{ page: number; bare: number; ratio: number }> {
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  const size = answer.headers.get('content-length') ?? '0';
  const bare = fork(path.join(import.meta.dirname, 'bare-server.ts'), [size], { stdio: 'inherit' });
  const port = await new Promise<number>((resolve) =>
    bare.once('message', (message) => resolve(Number(message))),
  );
  try {
    const bareAddress = `http://localhost:${port}/`;
    const rounds = { page: [] as number[], bare: [] as number[] };
    // Until both are compiled as far as they will be.
    await load(address, 4000);
    await load(bareAddress, 4000);
    for (let round = 0; round < 7; round += 1) {
      rounds.page.push(await load(address, 2000));
      rounds.bare.push(await load(bareAddress, 2000));
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const [page, other] = [median(rounds.page), median(rounds.bare)];
    return { page, bare: other, ratio: page / other };
  } finally {
    bare.kill();
  }
}

const CONNECTIONS = 16;
const HEAD_END = Buffer.from('\r\n\r\n');

/** Keeps some connections busy, one request after the other on each; counts whole answers. */
async function load(address: string, milliseconds: number): Promise<number> {
  const { hostname, port, pathname, search } = new URL(address);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: br\r\n\r\n`;
  let answers = 0;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = net.connect(Number(port), hostname);
    let pending: Buffer = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      pending = pending.length > 0 ? Buffer.concat([pending, data]) : data;
      const head = pending.indexOf(HEAD_END);
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(pending.toString('latin1', 0, head))?.[1]);
      if (pending.length < head + 4 + length) return;
      pending = Buffer.alloc(0);
      answers += 1;
      socket.write(request);
    });
    socket.on('error', () => {});
    socket.write(request);
    return socket;
  });
  const start = performance.now();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  const rate = (answers * 1000) / (performance.now() - start);
  for (const socket of sockets) socket.destroy();
  return rate;
}
