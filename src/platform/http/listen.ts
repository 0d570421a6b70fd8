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
  /** Stops accepting connections, and for at most this time asks every connection with a request to close after it. */
  sayGoodbye(withinMs: number): Promise<void>;
  /** Lets running requests finish, and tells kept-alive connections to close before it cuts them. */
  drain(): Promise<void>;
};
type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 60_000;
/** How often Node checks for slow requests. Its default is every half minute. */
const LOOK_EVERY_MS = 2000;
/** Longer than any answer takes. A client that reads nothing for this long is gone. */
export const SILENT_MS = 120_000;
/** The longest time for an answer, also if it is read slowly: it holds memory and its user's slot. */
const ANSWER_MS = 10 * 60_000;
/** Long enough for every busy kept-alive connection to send one more request and be told to close. */
const LAST_CALL_MS = 1000;
const FINISH_WITHIN_MS = 30_000;
/** If every turn of the event loop brings a new connection, listening stops after this time. */
const ACCEPT_WITHIN_MS = 5000;

/** From this size on, copying costs more than sending a second buffer. */
const SMALL = 32 * 1024;

/**
 * Sends a small body in one piece with its headers. Node joins a string to the headers, but passes bytes to the system
 * as a second buffer, which costs a cached page a tenth of its rate. In Latin-1 each byte is one character.
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
  /** Replaces the global Request and Response by ones that reach the socket without a stream. */
  lightweight?: boolean;
  connections?: ConnectionLimit;
  /** A connection without traffic for this long is closed. */
  silentMs?: number;
  /** A connection whose answer takes longer than this is closed. */
  answerMs?: number;
  headersMs?: number;
};

/** `last call` asks clients to close their connections; `refusing` answers with 503. */
type Lifecycle = { phase: 'open' | 'last call' | 'refusing' };

export async function listen(
  fetch: Fetch,
  { port, host }: Pick<Config, 'port' | 'host'>,
  options: ListenOptions = {},
): Promise<Listening> {
  const lifecycle: Lifecycle = { phase: 'open' };
  const server = createServer(fetch, lifecycle, options);
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
  return { http: server, ...createClosing(server, lifecycle) };
}

function createServer(
  fetch: Fetch,
  lifecycle: Lifecycle,
  {
    lightweight = false,
    connections,
    silentMs = SILENT_MS,
    answerMs = ANSWER_MS,
    headersMs = HEADERS_WITHIN_MS,
  }: ListenOptions,
): http.Server {
  const handle = getRequestListener(fetch, { overrideGlobalObjects: lightweight });
  const watchEnd = endAfter(answerMs);
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
      if (lifecycle.phase !== 'open') response.setHeader('Connection', 'close');
      if (lifecycle.phase === 'refusing') refuse(response, 503, { 'Retry-After': '2' }, RESTARTING);
      else void handle(request, response);
    }),
  );
  server.timeout = silentMs;
  if (connections) limitConnections(server, connections);
  return server;
}

const RESTARTING = 'Hooksmith is restarting. Please try again in a moment.';

function createClosing(server: http.Server, lifecycle: Lifecycle): Pick<Listening, 'sayGoodbye' | 'drain'> {
  let accepted: Promise<void> | undefined;
  let closed: Promise<void> | undefined;
  const sayGoodbye = async (withinMs: number) => {
    if (lifecycle.phase === 'open') lifecycle.phase = 'last call';
    accepted ??= whenNobodyWaits(server);
    closed ??= accepted.then(
      () =>
        new Promise<void>((resolve) => {
          // http's own close() would cut idle connections at once, even if a request is on its way.
          net.Server.prototype.close.call(server, () => resolve());
        }),
    );
    await accepted;
    const patience = new AbortController();
    await Promise.race([closed, sleep(withinMs, undefined, { signal: patience.signal }).catch(() => {})]);
    patience.abort();
  };
  return {
    sayGoodbye,
    async drain() {
      await sayGoodbye(LAST_CALL_MS);
      lifecycle.phase = 'refusing';
      // Runs right after the event loop has read what arrived. A timer alone would run before that, and on a busy
      // machine cut connections whose request has arrived but is not read yet.
      const cutIdle = setInterval(() => setImmediate(() => server.closeIdleConnections()), 20);
      const timeout = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
      await closed;
      clearInterval(cutIdle);
      clearTimeout(timeout);
    },
  };
}

/** Closes connections whose answer takes longer. One timer checks all of them, oldest first. */
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
  // One function for all of them: each request would make its own, and one more to remove it.
  function forget(this: http.ServerResponse): void {
    begun.delete(this);
  }
  return (response) => {
    begun.set(response, performance.now());
    response.on('close', forget);
  };
}

/**
 * The system accepts connections and hands over one in each turn of the event loop. Connections that still wait when we
 * stop listening would be reset, so we stop after a turn without a new one.
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
 * Whether there is at most one host, and host and target contain only characters that hosts can have: parsing a host of
 * many different characters is slow. Some are still invalid, such as 1.1.1.1.1.
 */
function isPlain({ url = '/', headers: { host = '' }, rawHeaders }: http.IncomingMessage): boolean {
  if (!TARGET.test(url) || hasTwoHosts(rawHeaders) || isBroken(url)) return false;
  return (url.startsWith('/') || URL.canParse(url, 'http://here')) && isHost(host);
}

/** Nearly every request is for the same one. */
let lastHost = '';

function isHost(host: string): boolean {
  if (host === lastHost) return true;
  const valid = HOST.test(host) && URL.canParse(`http://${host}`);
  if (valid) lastHost = host;
  return valid;
}

const MAX_BROKEN = 32;

/** Hono decodes a broken target piece by piece, and each broken piece throws. Thousands fit into one target. */
function isBroken(url: string): boolean {
  if (!url.includes('%') || url.split('%', MAX_BROKEN + 1).length <= MAX_BROKEN) return false;
  try {
    decodeURIComponent(url);
    return false;
  } catch {
    return true;
  }
}

/** Node takes the first of two hosts. A proxy in front may have taken the other one (RFC 9112). */
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
