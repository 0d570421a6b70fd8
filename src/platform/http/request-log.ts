import crypto from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Log } from '#platform/log.ts';
import { createLogQuota } from '#platform/log-quota.ts';
import type { Metrics } from '#platform/metrics.ts';
import { isComplete } from './documents/complete-response.ts';
import type { AddHeaders } from './security/security-headers.ts';

/** How many slow or failed requests of one route are logged in a minute, so that a flood does not fill the disk. */
const LINES_PER_MINUTE = 60;

export type RequestVariables = { requestId: string };

type Inner = {
  /** Comes right after. */
  layer: MiddlewareHandler;
  /** Answers what `layer` throws. */
  onError: (error: Error, c: Context) => Response;
};

/**
 * Gives every request an id, in the answer and in the log, measures it by route, and adds the headers of every answer.
 * One middleware does all of it and runs `inner`, because each asynchronous layer costs a cached page a twentieth of its rate.
 */
export function requestLog(log: Log, metrics: Metrics, addHeaders: AddHeaders, inner?: Inner) {
  const mayWrite = createLogQuota(LINES_PER_MINUTE);
  return createMiddleware<{ Variables: RequestVariables }>(async (c, next) => {
    const requestId = crypto.randomUUID();
    c.set('requestId', requestId);
    const start = performance.now();
    try {
      const answer = await (inner ? inner.layer(c, next) : next());
      if (answer && !c.finalized) c.res = answer;
    } catch (error) {
      // What Hono does for a layer of its own.
      if (!inner || !(error instanceof Error)) throw error;
      c.error = error;
      c.res = inner.onError(error, c);
    }
    if (!isComplete(c.res)) {
      addHeaders(c.res.headers);
      c.res.headers.set('X-Request-Id', requestId);
      // Most answers contain a user's data. An answer that may be cached sets its own header.
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

/** Middleware and catch-all routes are registered for every method; calls and pages for one. */
const EVERY_METHOD = 'ALL';

/**
 * The pattern of the matched route. Paths can contain tokens and ids, patterns do not. Several patterns can match, so
 * the route that answered counts; if middleware refused the request, the route that it was meant for.
 */
export function routeOf(c: Context): string {
  const routes = matchedRoutes(c);
  const answered = routes[c.req.routeIndex];
  if (answered && answered.method !== EVERY_METHOD) return answered.path;
  return (routes.find(({ method }) => method !== EVERY_METHOD) ?? routes.at(-1))?.path ?? '';
}
