import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { hostOf, type Target } from './webhook-target.ts';

/** How long a receiver may take in total. */
const TIMEOUT_MS = 10_000;
/** Only this much of an answer is read. None of it is kept. */
const ANSWER_BYTES = 4096;
/** Everything that is read from a connection. Node does not limit what comes before the answer (blank lines, 1xx heads). */
const CONNECTION_BYTES = 256 * 1024;

export type WebhookRequest = { body: string; headers: Record<string, string> };
/** Tests connect to another host and port than the target's. */
export type ConnectTo = (target: Target) => { host: string; port: number };

type SendOptions = { dial?: ConnectTo; withinMs?: number };

const checkedIp: ConnectTo = ({ ip, port }) => ({ host: ip, port });

/** Posts to exactly the IP that was checked and returns the status. Redirects are not followed. */
export function send(
  target: Target,
  { body, headers }: WebhookRequest,
  { dial = checkedIp, withinMs = TIMEOUT_MS }: SendOptions = {},
): Promise<number> {
  const { url } = target;
  const name = hostOf(url);
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request({
      ...dial(target),
      // The certificate must be for the name, not for the IP.
      ...(secure && !net.isIP(name) ? { servername: name } : {}),
      method: 'POST',
      path: url.pathname + url.search,
      headers: { ...headers, Host: url.host, 'Content-Length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(withinMs),
      maxHeaderSize: 8192,
    });
    request.on('error', reject);
    // Without this handler Node closes the connection, and the promise never settles.
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
        if (read >= ANSWER_BYTES) done();
      });
      response.on('end', done);
      response.on('error', done);
    });
    request.end(body);
  });
}

/** A sentence about a failed connection, for the webhook's owner. */
export function describeFailure(error: unknown): string {
  const { name, code = '' } = error as Error & { code?: string };
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR' || code === 'ETIMEDOUT')
    return 'No answer in time.';
  if (code === 'ECONNREFUSED') return 'The server refused the connection.';
  if (code === 'ECONNRESET') return 'The server closed the connection.';
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) return 'The certificate of the server is not valid.';
  return 'The server could not be reached.';
}
