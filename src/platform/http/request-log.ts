import crypto from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import { isComplete } from './compressed.ts';
import type { AddHeaders } from './security-headers.ts';

export type RequestVariables = { requestId: string };

/**
 * Gives every request an id, in the answer and in the log, measures it by route, and adds what every answer carries:
 * one layer for both, because each layer that waits costs a cached page a twentieth of its rate.
 */
export function requestLog(log: Log, metrics: Metrics, addHeaders: AddHeaders) {
  return createMiddleware<{ Variables: RequestVariables }>(async (c, next) => {
    const requestId = crypto.randomUUID();
    c.set('requestId', requestId);
    const start = performance.now();
    await next();
    if (!isComplete(c.res)) {
      addHeaders(c.res.headers);
      c.res.headers.set('X-Request-Id', requestId);
    }
    const ms = performance.now() - start;
    const { status } = c.res;
    // The pattern, not the path: paths can carry tokens and ids.
    const route = routePath(c, -1);
    metrics.requestSeconds.observe(
      { method: c.req.method, route, status: `${Math.floor(status / 100)}xx` },
      ms / 1000,
    );
    if (status >= 500 || ms > 2000) {
      const reason = status > 500 ? c.error?.message.split('\n')[0] : undefined;
      log.warn(
        { requestId, method: c.req.method, route, status, ms: Math.round(ms), reason },
        'slow or failed request',
      );
    } else if (log.isLevelEnabled('debug')) {
      log.debug({ requestId, method: c.req.method, route, status, ms: Math.round(ms) }, 'request');
    }
  });
}
