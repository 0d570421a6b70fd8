import net from 'node:net';

/** One request of a load. */
export type RequestSpec = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: object;
  /** The expected status. The default is 200. */
  expected?: number;
};

type Options = { connections?: number } & ({ milliseconds: number } | { requests: number });
export type Load = { rate: number; times: number[] };

const CONNECTIONS = 16;

/**
 * Keeps connections busy for a time or a number of requests, one request after the other on each. It uses plain sockets
 * instead of an HTTP client, because on few cores the load takes processor time from the server. Rejects on a wrong
 * status.
 */
export async function load(url: string, ask: (n: number) => RequestSpec, options: Options): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  const until = 'milliseconds' in options ? start + options.milliseconds : Number.POSITIVE_INFINITY;
  const most = 'requests' in options ? options.requests : Number.POSITIVE_INFINITY;
  let sent = 0;
  const next = () => (sent < most && performance.now() < until ? ask(sent++) : null);
  const { connections = CONNECTIONS } = options;
  await Promise.all(Array.from({ length: connections }, () => keepBusy(new URL(url), next, times)));
  return { rate: (times.length * 1000) / (performance.now() - start), times };
}

function keepBusy(
  { hostname, port, host }: URL,
  next: () => RequestSpec | null,
  times: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname);
    let pending: Buffer = Buffer.alloc(0);
    let current: RequestSpec | null = null;
    let sent = 0;
    const send = () => {
      current = next();
      if (!current) return socket.destroy();
      sent = performance.now();
      socket.write(requestOf(current, host));
    };
    socket.on('connect', send);
    socket.on('data', (data: Buffer) => {
      pending = pending.length > 0 ? Buffer.concat([pending, data]) : data;
      const status = statusOfWhole(pending);
      if (status === null) return;
      times.push(performance.now() - sent);
      const answer = pending;
      pending = Buffer.alloc(0);
      if (status === (current?.expected ?? 200)) send();
      else socket.destroy(new Error(`${current?.path} answered ${answer.toString('utf8').slice(0, 500)}`));
    });
    socket.on('error', reject);
    // The server closed the connection before it answered.
    socket.on('close', () => (current ? reject(new Error(`${current.path} was cut off`)) : resolve()));
  });
}

/** What an answer costs depends on them: readers are counted by their browser, and only programs ask without one. */
const AS_BROWSERS_ASK = {
  'User-Agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
};

function requestOf({ path, method = 'GET', headers = {}, body }: RequestSpec, host: string): string {
  const content = body ? JSON.stringify(body) : '';
  const all = {
    Host: host,
    ...AS_BROWSERS_ASK,
    ...headers,
    ...(body ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) } : {}),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`;
}

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** The status once the answer is complete, otherwise null. */
function statusOfWhole(answer: Buffer): number | null {
  const end = answer.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = answer.toString('latin1', 0, end);
  const whole = /\r\ntransfer-encoding: chunked/i.test(head)
    ? answer.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
    : answer.length >= end + HEAD_END.length + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return whole ? Number(head.slice(9, 12)) : null;
}
