import http from 'node:http';
import net from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '#platform/config.ts';
import { StartError } from '#platform/start-error.ts';
import { BoundedRequest } from './bounded-request.ts';
import { asLatin1 } from './compressed.ts';
import { type ConnectionLimit, limitConnections } from './connection-limit.ts';
import { serializePerConnection } from './serialize-per-connection.ts';

export type Listening = {
  http: http.Server;
  /** Stops accepting and asks every connection that brings a request to close after it, for at most this time. */
  sayGoodbye(withinMs: number): Promise<void>;
  /** Lets what runs finish, and tells kept-alive connections to go before it cuts them. */
  drain(): Promise<void>;
};
type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 60_000;
/** How often Node checks for requests that took longer; its default is every half minute. */
const LOOK_EVERY_MS = 2000;
/** Longer than any answer takes; a client that reads nothing for this long is gone. */
export const SILENT_MS = 120_000;
/** An answer that is read a little at a time ends all the same: it holds memory, and its user's place in line. */
const ANSWER_MS = 10 * 60_000;
/** Long enough for every busy kept-alive connection to bring one more request and be told to close. */
const LAST_CALL_MS = 1000;
const FINISH_WITHIN_MS = 30_000;
/** On a machine so busy that every turn brings a new connection, listening stops after this time. */
const ACCEPT_WITHIN_MS = 5000;

/** From this size on, copying costs more than a second buffer. */
const SMALL = 32 * 1024;

/**
 * Sends a small body in one piece with its headers. Node joins a string to them but hands bytes to the system as a
 * second buffer, which costs a cached page a tenth of its rate; as Latin-1 each byte is one character.
 */
class OnePieceResponse extends http.ServerResponse {
  override end(...args: unknown[]): this {
    const [body] = args;
    const joins = body instanceof Uint8Array && body.length < SMALL && args.length === 1;
    const joined = joins ? [asLatin1(body), 'latin1'] : args;
    return super.end(...(joined as Parameters<http.ServerResponse['end']>));
  }
}

type ListenOptions = {
  /** Replaces the process's Request and Response by ones that reach the socket without a stream between. */
  lightweight?: boolean;
  connections?: ConnectionLimit;
  /** A connection without traffic for this long is closed. */
  silentMs?: number;
  /** A connection whose answer takes longer than this is closed. */
  answerMs?: number;
  headersMs?: number;
};

export async function listen(
  fetch: Fetch,
  { port, host }: Pick<Config, 'port' | 'host'>,
  {
    lightweight = false,
    connections,
    silentMs = SILENT_MS,
    answerMs = ANSWER_MS,
    headersMs = HEADERS_WITHIN_MS,
  }: ListenOptions = {},
): Promise<Listening> {
  const handle = getRequestListener(fetch, { overrideGlobalObjects: lightweight });
  const watchEnd = endAfter(answerMs);
  let state: 'open' | 'last call' | 'refusing' = 'open';
  const server = http.createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: REQUEST_WITHIN_MS,
      connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, headersMs),
      keepAliveTimeout: 65_000,
      IncomingMessage: BoundedRequest,
      ServerResponse: OnePieceResponse,
    },
    serializePerConnection((request, response) => {
      watchEnd(response);
      if (!isPlain(request)) return refuse(response, 400, {}, 'This request has no valid address');
      if (state !== 'open') response.setHeader('Connection', 'close');
      if (state === 'refusing')
        refuse(
          response,
          503,
          { 'Retry-After': '2' },
          'Hooksmith is restarting. Please try again in a moment.',
        );
      else void handle(request, response);
    }),
  );
  server.timeout = silentMs;
  if (connections) limitConnections(server, connections);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${port} is taken: set PORT to another one.`)
          : error,
      );
    });
    server.listen(port, host, resolve);
  });

  let accepted: Promise<void> | undefined;
  let closed: Promise<void> | undefined;
  const sayGoodbye = async (withinMs: number) => {
    if (state === 'open') state = 'last call';
    accepted ??= whenNobodyWaits(server);
    closed ??= accepted.then(
      () =>
        new Promise<void>((resolve) => {
          // http's own close() would cut idle connections at once, under a request that is on its way.
          net.Server.prototype.close.call(server, () => resolve());
        }),
    );
    await accepted;
    const patience = new AbortController();
    await Promise.race([closed, sleep(withinMs, undefined, { signal: patience.signal }).catch(() => {})]);
    patience.abort();
  };
  return {
    http: server,
    sayGoodbye,
    async drain() {
      await sayGoodbye(LAST_CALL_MS);
      state = 'refusing';
      // Right after a turn has read what had arrived: a timer comes before it, and on a busy machine would cut
      // connections whose request is here and only not read yet.
      const cutIdle = setInterval(() => setImmediate(() => server.closeIdleConnections()), 20);
      const timeout = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
      await closed;
      clearInterval(cutIdle);
      clearTimeout(timeout);
    },
  };
}

/** Cuts the connections of answers that take longer. One timer looks at all of them, in the order in which they began. */
function endAfter(milliseconds: number): (response: http.ServerResponse) => void {
  const begun = new Map<http.ServerResponse, number>();
  const cutOld = () => {
    const latest = performance.now() - milliseconds;
    for (const [response, at] of begun) {
      if (at > latest) break;
      response.destroy();
    }
  };
  setInterval(cutOld, milliseconds / 10).unref();
  return (response) => {
    begun.set(response, performance.now());
    response.once('close', () => begun.delete(response));
  };
}

/**
 * The system takes connections on our behalf and hands over one in each turn of the event loop. Those that still
 * wait when we stop listening would be reset, so we stop after a turn that brought none.
 */
async function whenNobodyWaits(server: http.Server): Promise<void> {
  let came = 0;
  const count = () => came++;
  server.on('connection', count);
  const until = performance.now() + ACCEPT_WITHIN_MS;
  let before = -1;
  while (came !== before && performance.now() < until) {
    before = came;
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', count);
}

const HOST = /^[\w.:[\]-]{0,260}$/;
const TARGET = /^(?:\/|\*$|https?:\/\/[\w.:[\]-]{1,260}(?:[/?]|$))/i;

/**
 * Whether there is one host at most, and host and target are made of letters that hosts have: parsing one of many different letters
 * takes long. Of these, some are still no host, such as 1.1.1.1.1.
 */
function isPlain({ url = '/', headers: { host = '' }, rawHeaders }: http.IncomingMessage): boolean {
  if (!TARGET.test(url) || !HOST.test(host) || hasTwoHosts(rawHeaders) || isBroken(url)) return false;
  return (
    (url.startsWith('/') || URL.canParse(url, 'http://here')) && (!host || URL.canParse(`http://${host}`))
  );
}

const MAX_BROKEN = 32;

/** Hono decodes a broken target piece by piece, and each broken piece throws: thousands fit into one target. */
function isBroken(url: string): boolean {
  if (url.split('%', MAX_BROKEN + 1).length <= MAX_BROKEN) return false;
  try {
    decodeURIComponent(url);
    return false;
  } catch {
    return true;
  }
}

/** Node takes the first of two hosts, and a proxy in front may have taken the other (RFC 9112). */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  const isHost = (text: string, n: number) => n % 2 === 0 && text.length === 4 && /^host$/i.test(text);
  return rawHeaders.filter(isHost).length > 1;
}

function refuse(
  response: http.ServerResponse,
  status: 400 | 503,
  headers: http.OutgoingHttpHeaders,
  message: string,
): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=UTF-8', ...headers });
  response.end(message);
}
