import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '#platform/config.ts';
import { StartError } from '#platform/start-error.ts';

export type Listening = { http: http.Server; drain(): Promise<void> };
type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 60_000;
/** Long enough for every busy kept-alive connection to bring one more request and be told to close. */
const LAST_CALL_MS = 1000;
const FINISH_WITHIN_MS = 30_000;

export async function listen(
  fetch: Fetch,
  { port, host }: Pick<Config, 'port' | 'host'>,
  /** Replaces the process's Request and Response by ones that reach the socket without a stream between. */
  { lightweight = false } = {},
): Promise<Listening> {
  const handle = getRequestListener(fetch, { overrideGlobalObjects: lightweight });
  let state: 'open' | 'last call' | 'refusing' = 'open';
  const server = http.createServer(
    { headersTimeout: HEADERS_WITHIN_MS, requestTimeout: REQUEST_WITHIN_MS, keepAliveTimeout: 65_000 },
    (request, response) => {
      if (state !== 'open') response.setHeader('Connection', 'close');
      if (state === 'refusing') refuse(response);
      else void handle(request, response);
    },
  );
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

  return {
    http: server,
    /** Stops accepting, lets what runs finish, and tells kept-alive connections to go before it cuts them. */
    async drain() {
      state = 'last call';
      const closed = new Promise<void>((resolve) => {
        // http's own close() would cut idle connections at once, under a request that is on its way.
        net.Server.prototype.close.call(server, () => resolve());
      });
      await Promise.race([closed, sleep(LAST_CALL_MS)]);
      state = 'refusing';
      const cutIdle = setInterval(() => server.closeIdleConnections(), 20);
      const timeout = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
      await closed;
      clearInterval(cutIdle);
      clearTimeout(timeout);
    },
  };
}

function refuse(response: http.ServerResponse): void {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=UTF-8', 'Retry-After': '2' });
  response.end('Hooksmith is restarting. Please try again in a moment.');
}
