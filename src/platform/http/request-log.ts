import crypto from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Log } from '#platform/log.ts';
import { createLogQuota } from '#platform/log-quota.ts';
import type { Metrics } from '#platform/metrics.ts';
import { isComplete } from './compressed.ts';
import type { AddHeaders } from './security-headers.ts';

/** Slow or failed requests of one route that are written in a minute; a flood of them must not fill the disk. */
const LINES_A_MINUTE = 60;

export type RequestVariables = { requestId: string };

/**
 * Gives every request an id, in the answer and in the log, measures it by route, and adds what every answer carries:
 * one layer for both, because each layer that waits costs a cached page a twentieth of its rate.
 */
export function requestLog(log: Log, metrics: Metrics, addHeaders: AddHeaders) {
  const mayWrite = createLogQuota(LINES_A_MINUTE);
  return createMiddleware<{ Variables: RequestVariables }>(async (c, next) => {
    const requestId = crypto.randomUUID();
    c.set('requestId', requestId);
    const start = performance.now();
    await next();
    if (!isComplete(c.res)) {
      addHeaders(c.res.headers);
      c.res.headers.set('X-Request-Id', requestId);
      // Most calls answer a user's data. An answer that may be cached says so itself.
      if (c.req.path.startsWith('/api/') && !c.res.headers.has('Cache-Control')) {
        c.res.headers.set('Cache-Control', 'no-store');
      }
    }
    const ms = performance.now() - start;
    const { status } = c.res;
    const route = routeOf(c);
    metrics.requestSeconds.observe(
      { method: c.req.method, route, status: `${Math.floor(status / 100)}xx` },
      ms / 1000,
    );
    if (status >= 500 || ms > 2000) {
      const { write, skipped } = mayWrite(route);
      const reason = status > 500 ? c.error?.message.split('\n')[0] : undefined;
      if (write)
        log.warn(
          { requestId, method: c.req.method, route, status, ms: Math.round(ms), reason, skipped },
          'slow or failed request',
        );
    } else if (log.isLevelEnabled('debug')) {
      log.debug({ requestId, method: c.req.method, route, status, ms: Math.round(ms) }, 'request');
    }
  });
}

/** Middleware and catch-alls are registered for every method; a call or a page for its own. */
const EVERY_METHOD = 'ALL';

/**
 * The pattern that a request matched, not its path: paths can carry tokens and ids. What answered is asked first,
 * because several patterns can match; where something refused on the way, the call that it was on the way to.
 */
export function routeOf(c: Context): string {
  const routes = matchedRoutes(c);
  const answered = routes[c.req.routeIndex];
  if (answered && answered.method !== EVERY_METHOD) return answered.path;
  return (routes.find(({ method }) => method !== EVERY_METHOD) ?? routes.at(-1))?.path ?? '';
}
