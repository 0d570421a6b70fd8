import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createMetrics } from '#platform/metrics.ts';
import { createErrorHandler, HttpError } from './errors.ts';
import { type RequestVariables, requestLog } from './request-log.ts';
import { createSecurityLog } from './security-log.ts';

function openApp() {
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
  return { lines, fail: async () => (await app.request('/busy', { method: 'POST' })).status };
}

test('a request that cannot be served is logged in one line with the reason', async () => {
  const { lines, fail } = openApp();
  expect(await fail()).toBe(503);
  expect(lines).toEqual([
    expect.objectContaining({ status: 503, route: '/busy', reason: 'Too many people are here.' }),
  ]);
});

test('a flood of failed requests is logged in 60 lines a minute and one line with their number', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const { lines, fail } = openApp();
    for (let n = 0; n < 100; n++) await fail();
    expect(lines).toHaveLength(60);
    vi.advanceTimersByTime(60_001);
    await fail();
    expect(lines.at(-1)).toMatchObject({ route: '/busy', skipped: 40 });
  } finally {
    vi.useRealTimers();
  }
});
