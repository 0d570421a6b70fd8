import http from 'node:http';
import https from 'node:https';

export type Answer = { status: number; text: string; headers: http.IncomingHttpHeaders };

/** Longer than the product's own timeout for these requests. */
const GIVE_UP_MS = 45_000;

/**
 * Sends one request over the agent's connection. Returns null if the connection broke before the answer was complete.
 */
export function ask(
  agent: http.Agent,
  url: string,
  request: { method: string; path: string; cookie: string; body?: unknown; headers?: Record<string, string> },
): Promise<Answer | 'broken' | 'hung'> {
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  return new Promise((resolve) => {
    const sent = (agent instanceof https.Agent ? https : http).request(
      new URL(request.path, url),
      {
        agent,
        method: request.method,
        headers: {
          cookie: request.cookie,
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...request.headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', () => done('broken'));
        response.on('close', () => {
          if (!response.complete) return done('broken');
          const text = Buffer.concat(chunks).toString('utf8');
          done({ status: response.statusCode ?? 0, text, headers: response.headers });
        });
      },
    );
    const timer = setTimeout(() => {
      done('hung');
      sent.destroy();
    }, GIVE_UP_MS);
    const done = (answer: Answer | 'broken' | 'hung') => {
      clearTimeout(timer);
      resolve(answer);
    };
    sent.on('error', () => done('broken'));
    sent.end(body);
  });
}
