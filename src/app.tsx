import { bodyLimit } from 'hono/body-limit';
import { findUser } from '#features/account/sessions.ts';
import { apiDocsPage } from '#platform/http/api-docs-page.tsx';
import { sendShell } from '#platform/http/application-shell.tsx';
import { createErrorHandler, HttpError } from '#platform/http/errors.ts';
import { healthRoutes } from '#platform/http/health.routes.ts';
import { createApi } from '#platform/http/openapi.ts';
import { originCheck } from '#platform/http/origin-check.ts';
import { type RequestVariables, requestLog } from '#platform/http/request-log.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { staticFiles } from '#platform/http/static-files.ts';
import type { Services } from '#platform/services.ts';
import { NotFound } from '#ui/not-found.tsx';

const BODY_LIMIT = 64 * 1024;
const POST_BODY_LIMIT = 512 * 1024;
/** Other servers call these: they have no origin of ours, and prove themselves by signature. */
const WEBHOOKS = ['/api/webhooks/stripe'];

/** The composition root: middleware, then every feature's routes. */
export function createApp(services: Services, clientFolder: string) {
  const { config, log, metrics, documents, assets } = services;
  const app = createApi<RequestVariables>();

  app.onError(createErrorHandler(log, metrics));
  app.use(requestLog(log, metrics));
  app.use(
    securityHeaders({
      analytics: config.gaMeasurementId !== null,
      https: config.publicUrl?.protocol === 'https:',
      development: assets.development,
    }),
  );
  app.use(staticFiles(clientFolder));
  app.use('/api/*', originCheck(WEBHOOKS));
  const small = bodyLimit({ maxSize: BODY_LIMIT, onError: tooLarge });
  const large = bodyLimit({ maxSize: POST_BODY_LIMIT, onError: tooLarge });
  app.use('/api/*', (c, next) =>
    c.req.path.startsWith('/api/blog/posts') ? large(c, next) : small(c, next),
  );

  app.route('/', healthRoutes({ ...services, metricsToken: config.metricsToken }));

  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Hooksmith API',
      version: '1',
      description: 'Every refusal is one sentence as plain text.',
    },
  });
  app.get('/api/docs', (c) => documents.cached(c, 'api-docs', () => apiDocsPage(app)));
  app.all('/api/*', () => {
    throw new HttpError(404, 'There is no such call');
  });

  app.notFound(async (c) => {
    const user = await findUser(c, services, true);
    const data = { user, supportEmail: config.supportEmail, gaMeasurementId: config.gaMeasurementId };
    if (user) return sendShell(c, documents, data, { status: 404, title: 'Page Not Found · Hooksmith' });
    const page = () => ({
      title: 'Page Not Found · Hooksmith',
      noindex: true,
      entries: ['src/site.css'],
      body: <NotFound />,
    });
    return documents.cached(c, 'not-found', page, 404);
  });

  return {
    fetch: app.fetch,
    request: app.request,
    routes: app.routes,
    async start() {
      await services.jobs.start();
    },
    async stop() {
      await services.jobs.stop();
    },
  };
}

function tooLarge(): never {
  throw new HttpError(413, 'The request is too large');
}
