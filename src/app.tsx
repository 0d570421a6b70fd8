import type { Context, MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { requireAdmin } from '#features/account/admin-access/admin-sessions.ts';
import { findUser } from '#features/account/sessions/route-guards.ts';
import { notFoundDocument } from '#features/landing/not-found-document.tsx';
import { createThemeStyles } from '#features/landing/theme-styles.ts';
import { apiDocsPage } from '#platform/http/api-docs-page.tsx';
import { sendShell } from '#platform/http/documents/application-shell.tsx';
import { createDocuments } from '#platform/http/documents/documents.ts';
import { staticFiles } from '#platform/http/documents/static-files.ts';
import { createErrorHandler, HttpError } from '#platform/http/errors.ts';
import { bodyLimit } from '#platform/http/limits/body-limit.ts';
import { databaseTimeout } from '#platform/http/limits/database-timeout.ts';
import { createApi, describeApi } from '#platform/http/openapi.ts';
import { type RequestVariables, requestLog } from '#platform/http/request-log.ts';
import { limitJsonValues } from '#platform/http/security/json-values.ts';
import { nulCheck } from '#platform/http/security/nul-check.ts';
import { originCheck } from '#platform/http/security/origin-check.ts';
import { securityHeaderList, securityHeaders } from '#platform/http/security/security-headers.ts';
import { isOnHttps } from '#platform/http/security/token-cookie.ts';
import { CachingRouter } from '#platform/http/server/caching-router.ts';
import { combineMiddleware } from '#platform/http/server/combine-middleware.ts';
import type { PlatformServices, Services } from '#platform/services.ts';
import { type App, mountRoutes } from './app-routes.tsx';
import { type AppOptions, createParts, startParts, stopParts } from './server/app-parts.ts';
import {
  BODY_LIMIT,
  MAX_MCP_VALUES,
  MAX_VALUES,
  POST_BODY_LIMIT,
  POSTS,
  WAIT_FOR_A_MODEL,
  WEBHOOKS,
} from './server/request-rules.ts';

/** The composition root: services, middleware, all routes, and the answer for unknown addresses. */
export function createApp(
  platformServices: PlatformServices,
  clientFolder: string,
  options: AppOptions = {},
) {
  const themes = createThemeStyles(platformServices.assets, clientFolder);
  const headers = headersFor(platformServices);
  const analytics = platformServices.config.gaMeasurementId;
  const services: Services = {
    ...platformServices,
    assets: themes.assets,
    documents: createDocuments(themes.assets, {
      attributes: analytics ? { 'data-analytics': analytics } : {},
      headers: headers.common,
      analyticsHeaders: headers.withAnalytics,
    }),
  };
  const parts = createParts(services, options);
  const app = createApi<RequestVariables>(new CachingRouter());
  mountMiddleware(app, services, { clientFolder, headers: headers.common });
  app.route('/', themes.routes);
  mountRoutes(app, services, parts);
  mountApiDocsAndFallbacks(app, services);
  return {
    fetch: app.fetch,
    request: app.request,
    routes: app.routes,
    payments: parts.payments,
    start: () => startParts(services, parts),
    stop: () => stopParts(services, parts),
  };
}

function headersFor(services: PlatformServices) {
  const security = {
    https: isOnHttps(services.config),
    development: services.assets.development,
  };
  const { 'Content-Security-Policy': policy = '' } = securityHeaderList({ ...security, analytics: true });
  return { common: securityHeaderList(security), withAnalytics: { 'Content-Security-Policy': policy } };
}

type MiddlewareOptions = { clientFolder: string; headers: ReturnType<typeof securityHeaderList> };

function mountMiddleware(app: App, services: Services, { clientFolder, headers }: MiddlewareOptions): void {
  const { log, metrics } = services;
  const https = isOnHttps(services.config);
  // The series exist from the first scrape on. Otherwise an attack that creates them would not show as a rise.
  for (const route of WEBHOOKS) metrics.requestSeconds.zero({ method: 'POST', route, status: '4xx' });
  const onError = createErrorHandler(log, metrics, services.security);
  app.onError(onError);
  const layer = combineMiddleware(nulCheck, staticFiles(clientFolder));
  app.use(requestLog(log, metrics, securityHeaders(headers), { layer, onError }));
  const small = bodyLimit(BODY_LIMIT);
  const large = bodyLimit(POST_BODY_LIMIT);
  const admin = requireAdmin(services);
  const isPost = (c: Context) => POSTS.test(c.req.path);
  const writes = checkWrites(
    originCheck(https, WEBHOOKS),
    // Before the body is read, because many long bodies at once would fill the memory.
    (c, next) => (isPost(c) ? admin(c, next) : next()),
    (c, next) => (isPost(c) ? large(c, next) : small(c, next)),
    // Events of the payment provider are signed, and may be long.
    limitJsonValues(MAX_VALUES, WEBHOOKS),
  );
  app.use('/api/*', combineMiddleware(databaseTimeout(services.pool, WAIT_FOR_A_MODEL), writes));
  app.use('/mcp', checkWrites(originCheck(https), small, limitJsonValues(MAX_MCP_VALUES)));
}

/** The checks for writes, combined into one layer that reads skip at once. */
function checkWrites(...checks: MiddlewareHandler[]): MiddlewareHandler {
  const check = every(...checks);
  return (c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : check(c, next));
}

/** The API's documentation, and the answers for unknown addresses. */
function mountApiDocsAndFallbacks(app: App, services: Services): void {
  const { config, documents } = services;
  app.get('/api/openapi.json', describeApi(app));
  app.get('/api/docs', (c) => documents.cached(c, 'api-docs', () => apiDocsPage(app), { quality: 'fast' }));
  app.all('/api/*', () => {
    throw new HttpError(404, 'There is no such call');
  });

  app.notFound(async (c) => {
    const user = await findUser(c, services);
    const data = { user, supportEmail: config.supportEmail, gaMeasurementId: config.gaMeasurementId };
    if (user) return sendShell(c, documents, data, { status: 404, title: 'Page Not Found · Hooksmith' });
    return documents.cached(c, 'not-found', () => notFoundDocument(config), { status: 404 });
  });
}
