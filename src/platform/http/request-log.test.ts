import { Hono, type MiddlewareHandler } from 'hono';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createMetrics } from '#platform/metrics.ts';
import { createErrorHandler, HttpError } from './errors.ts';
import { type RequestVariables, requestLog } from './request-log.ts';
import { createSecurityLog } from './security/security-log.ts';

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

test('an answer or an error of the inner layer gets the same headers as any other', async () => {
  const log = pino({ level: 'silent' });
  const metrics = createMetrics();
  const onError = createErrorHandler(
    log,
    metrics,
    createSecurityLog(log, () => '::1'),
  );
  const app = new Hono<{ Variables: RequestVariables }>();
  app.onError(onError);
  const layer: MiddlewareHandler = (c, next) => {
    if (c.req.path === '/throws') throw new HttpError(400, 'Not this.');
    return c.req.path === '/answers' ? Promise.resolve(c.text('here', 201)) : next();
  };
  app.use(requestLog(log, metrics, (headers) => headers.set('X-Frame-Options', 'DENY'), { layer, onError }));
  app.get('/passes', (c) => c.text('there'));
  app.get('/fails', () => {
    throw new HttpError(409, 'Nor this.');
  });
  const told = async (path: string) => {
    const answer = await app.request(path);
    const { headers, status } = answer;
    return [status, await answer.text(), headers.get('x-frame-options'), headers.has('x-request-id')];
  };
  expect(await told('/throws')).toEqual([400, 'Not this.', 'DENY', true]);
  expect(await told('/answers')).toEqual([201, 'here', 'DENY', true]);
  expect(await told('/passes')).toEqual([200, 'there', 'DENY', true]);
  expect(await told('/fails')).toEqual([409, 'Nor this.', 'DENY', true]);
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
