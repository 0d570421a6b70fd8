import http from 'node:http';
import net from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '#platform/config.ts';
import { StartError } from '#platform/start-error.ts';
import { OnePieceResponse } from '../documents/one-piece-response.ts';
import { BoundedRequest } from './bounded-request.ts';
import { type ConnectionLimit, limitConnections } from './connection-limit.ts';
import { hasValidTarget } from './request-target.ts';
import { serializePerConnection } from './serialize-per-connection.ts';

export type Listening = {
  http: http.Server;
  /** Stops accepting connections, and for at most this time asks every connection with a request to close after it. */
  stopAccepting(withinMs: number): Promise<void>;
  /** Lets running requests finish, and tells kept-alive connections to close before it cuts them. */
  drain(): Promise<void>;
};
type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** How often Node checks for slow requests. Its default is every half minute. */
const CHECK_INTERVAL_MS = 2000;
/** Longer than any answer takes. A client that reads nothing for this long is gone. */
export const SILENT_MS = 120_000;
/** The longest time for an answer, also if it is read slowly: it holds memory and its user's slot. */
const RESPONSE_TIMEOUT_MS = 10 * 60_000;
/** Long enough for every busy kept-alive connection to send one more request and be told to close. */
const LAST_CALL_MS = 1000;
const FINISH_TIMEOUT_MS = 30_000;
/** If every turn of the event loop brings a new connection, listening stops after this time. */
const ACCEPT_TIMEOUT_MS = 5000;

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
    answerMs = RESPONSE_TIMEOUT_MS,
    headersMs = HEADERS_TIMEOUT_MS,
  }: ListenOptions,
): http.Server {
  const handle = getRequestListener(fetch, { overrideGlobalObjects: lightweight });
  const limitTime = limitResponseTime(answerMs);
  const server = http.createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, headersMs),
      keepAliveTimeout: 65_000,
      IncomingMessage: BoundedRequest,
      ServerResponse: OnePieceResponse,
    },
    serializePerConnection((request, response) => {
      limitTime(response);
      if (!hasValidTarget(request)) return refuse(response, 400, {}, 'This request has no valid address');
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

function createClosing(
  server: http.Server,
  lifecycle: Lifecycle,
): Pick<Listening, 'stopAccepting' | 'drain'> {
  let accepted: Promise<void> | undefined;
  let closed: Promise<void> | undefined;
  const stopAccepting = async (withinMs: number) => {
    if (lifecycle.phase === 'open') lifecycle.phase = 'last call';
    accepted ??= untilBacklogIsEmpty(server);
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
    stopAccepting,
    async drain() {
      await stopAccepting(LAST_CALL_MS);
      lifecycle.phase = 'refusing';
      // Runs right after the event loop has read what arrived. A timer alone would run before that, and on a busy
      // machine cut connections whose request has arrived but is not read yet.
      const cutIdle = setInterval(() => setImmediate(() => server.closeIdleConnections()), 20);
      const timeout = setTimeout(() => server.closeAllConnections(), FINISH_TIMEOUT_MS);
      await closed;
      clearInterval(cutIdle);
      clearTimeout(timeout);
    },
  };
}

/** Closes connections whose answer takes longer. One timer checks all of them, oldest first. */
function limitResponseTime(milliseconds: number): (response: http.ServerResponse) => void {
  const startTimes = new Map<http.ServerResponse, number>();
  const cutOld = () => {
    const latest = performance.now() - milliseconds;
    for (const [response, at] of startTimes) {
      if (at > latest) break;
      response.destroy();
    }
  };
  setInterval(cutOld, milliseconds / 10).unref();
  // One function for all of them: each request would make its own, and one more to remove it.
  function forget(this: http.ServerResponse): void {
    startTimes.delete(this);
  }
  return (response) => {
    startTimes.set(response, performance.now());
    response.on('close', forget);
  };
}

/**
 * The system accepts connections and hands over one in each turn of the event loop. Connections that still wait when we
 * stop listening would be reset, so we stop after a turn without a new one.
 */
async function untilBacklogIsEmpty(server: http.Server): Promise<void> {
  let came = 0;
  const count = () => came++;
  server.on('connection', count);
  const until = performance.now() + ACCEPT_TIMEOUT_MS;
  let before = -1;
  while (came !== before && performance.now() < until) {
    before = came;
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', count);
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
