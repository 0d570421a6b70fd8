import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

/** An HTTP status, or the error code of the connection. */
export type Outcome = { what: string; ms: number };
export type Request = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  agent: http.Agent;
};

/** Sends one request and reports how it ended. */
export function askOnce(
  url: string,
  { method = 'GET', path, headers, body, agent }: Request,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const from = performance.now();
    const end = (what: string) => resolve({ what, ms: performance.now() - from });
    const sent = (agent instanceof https.Agent ? https : http).request(
      new URL(path, url),
      { method, headers, agent },
      (response) => {
        response.resume();
        response.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
        response.on('end', () => end(String(response.statusCode)));
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    sent.end(body);
  });
}

type SteadyLoad = {
  perSecond: number;
  ms: number;
  next: (n: number) => Request;
  answered?: (outcome: Outcome) => void;
};

/** Sends `perSecond` requests a second without waiting for answers, as independent users do. */
export async function steadyLoad(
  url: string,
  { perSecond, ms, next, answered }: SteadyLoad,
): Promise<Outcome[]> {
  const requests: Promise<Outcome>[] = [];
  const from = performance.now();
  for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - from) {
    while (requests.length < (elapsed * perSecond) / 1000) {
      const request = askOnce(url, next(requests.length));
      requests.push(request);
      if (answered) void request.then(answered);
    }
    await sleep(2);
  }
  return Promise.all(requests);
}

export function count(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { what } of outcomes) counts[what] = (counts[what] ?? 0) + 1;
  return counts;
}

export function percentile(outcomes: readonly Outcome[], share: number): number {
  const sorted = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}
