import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createMetrics } from '#platform/metrics.ts';
import { createErrorHandler, HttpError } from './errors.ts';
import { type RequestVariables, requestLog } from './request-log.ts';
import { createSecurityLog } from './security-log.ts';

test('a request that cannot be served is one line, with the reason', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const metrics = createMetrics();
  const app = new Hono<{ Variables: RequestVariables }>();
  app.onError(
    createErrorHandler(
      log,
      metrics,
      createSecurityLog(log, () => '::1'),
    ),
  );
  app.use(requestLog(log, metrics, () => {}));
  app.post('/busy', () => {
    throw new HttpError(503, 'Too many people are here.');
  });
  expect((await app.request('/busy', { method: 'POST' })).status).toBe(503);
  expect(lines).toEqual([
    expect.objectContaining({ status: 503, route: '/busy', reason: 'Too many people are here.' }),
  ]);
});
