import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { hostOf, type Target } from './webhook-target.ts';

/** How long a receiver may take, all in all. */
const WITHIN_MS = 10_000;
/** So much of an answer is read, for the connection's sake; none of it is kept. */
const READ_BYTES = 4096;

/** All that is read of a connection: what comes before the answer (blank lines, 1xx heads) no limit of Node's counts. */
const CONNECTION_BYTES = 256 * 1024;

export type WebhookRequest = { body: string; headers: Record<string, string> };
/** Where to connect to, in place of a target: for tests. */
export type ConnectTo = (target: Target) => { host: string; port: number };

const asChecked: ConnectTo = ({ ip, port }) => ({ host: ip, port });

/** Posts to exactly the IP that was checked. Answers with the status; redirects are not followed. */
export function send(
  target: Target,
  { body, headers }: WebhookRequest,
  dial: ConnectTo = asChecked,
  withinMs = WITHIN_MS,
): Promise<number> {
  const { url } = target;
  const name = hostOf(url);
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request({
      ...dial(target),
      // The certificate must be of the name, not of the IP.
      ...(secure && !net.isIP(name) ? { servername: name } : {}),
      method: 'POST',
      path: url.pathname + url.search,
      headers: { ...headers, Host: url.host, 'Content-Length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(withinMs),
      maxHeaderSize: 8192,
    });
    request.on('error', reject);
    // Without this Node closes the connection and tells nobody.
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.on('socket', (socket) => {
      let received = 0;
      socket.on('data', (piece: Buffer) => {
        received += piece.length;
        if (received > CONNECTION_BYTES) request.destroy(new Error('too much before the answer'));
      });
    });
    request.on('close', () => reject(new Error('closed before an answer')));
    request.on('response', (response) => {
      let read = 0;
      const done = () => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      };
      response.on('data', (piece: Buffer) => {
        read += piece.length;
        if (read >= READ_BYTES) done();
      });
      response.on('end', done);
      response.on('error', done);
    });
    request.end(body);
  });
}

/** What went wrong with the connection, for the receiver's owner. */
export function describeFailure(error: unknown): string {
  const { name, code = '' } = error as Error & { code?: string };
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR' || code === 'ETIMEDOUT')
    return 'No answer in time.';
  if (code === 'ECONNREFUSED') return 'The server refused the connection.';
  if (code === 'ECONNRESET') return 'The server closed the connection.';
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) return 'The certificate of the server is not valid.';
  return 'The server could not be reached.';
}
