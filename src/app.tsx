import type { Context } from 'hono';
import { except } from 'hono/combine';
import { accountRoutes } from '#features/account/account.routes.ts';
import { accountMails } from '#features/account/account-mails.ts';
import { accountScreenRoutes } from '#features/account/account-screens.routes.tsx';
import { requireAdmin } from '#features/account/admins/admin-sessions.ts';
import { requireScreenUser, sendScreen } from '#features/account/screen-guard.ts';
import { findUser } from '#features/account/sessions.ts';
import { createAccountSweeps } from '#features/account/sweeps.ts';
import { adminRoutes } from '#features/admin/admin.routes.ts';
import { adminScreenRoutes } from '#features/admin/admin-screens.routes.ts';
import { createAdminSweeps } from '#features/admin/admin-sweeps.ts';
import { adminViewRoutes } from '#features/admin/admin-views.routes.ts';
import { adminBookRoutes } from '#features/admin/book/book.routes.ts';
import { unansweredRoutes } from '#features/admin/book/unanswered.routes.ts';
import { adminModelRoutes } from '#features/admin/model-view.routes.ts';
import { totpRoutes } from '#features/admin/totp.routes.ts';
import { blogRoutes } from '#features/blog/blog.routes.ts';
import { blogPageRoutes } from '#features/blog/blog-pages.routes.ts';
import { createBlogReader } from '#features/blog/reader.ts';
import { createViewCounter } from '#features/blog/views.ts';
import { createLease } from '#features/credits/lease.ts';
import { abandonedAfter, createSweeper } from '#features/credits/sweep.ts';
import { calendarRoutes } from '#features/desk/calendar.routes.ts';
import { createDeskMeasures } from '#features/desk/desk-measures.ts';
import { exportRoutes } from '#features/desk/export.routes.ts';
import { resultsRoutes } from '#features/desk/results.routes.ts';
import { shotsRoutes } from '#features/desk/shots.routes.ts';
import { tasteRoutes } from '#features/desk/taste.routes.ts';
import { createBookEdits } from '#features/hooks/book-edits.ts';
import { createDeletedSweeps } from '#features/hooks/deleted-hooks.ts';
import { createGenerator } from '#features/hooks/generate.ts';
import { hookChangeRoutes } from '#features/hooks/hook-changes.routes.ts';
import { hooksRoutes } from '#features/hooks/hooks.routes.ts';
import { createLineUses } from '#features/hooks/line-uses.ts';
import { createModelRuns } from '#features/hooks/model-runs.ts';
import { createRewriter } from '#features/hooks/rewrite.ts';
import { createUnansweredTopics } from '#features/hooks/unanswered-topics.ts';
import { chooseWriter } from '#features/hooks/writers/choose-writer.ts';
import { createOfflineThread } from '#features/hooks/writers/offline/offline-thread.ts';
import type { FindAngles, Writer } from '#features/hooks/writers/writer.ts';
import { createActions } from '#features/keys/actions.ts';
import { developersRoutes } from '#features/keys/developers.routes.ts';
import { createKeyGuard } from '#features/keys/key-guard.ts';
import { keysRoutes } from '#features/keys/keys.routes.ts';
import { mcpRoutes } from '#features/keys/mcp.routes.ts';
import { v1Routes } from '#features/keys/v1.routes.ts';
import { landingRoutes, sendLanding } from '#features/landing/landing.routes.tsx';
import { notFoundDocument } from '#features/landing/not-found-document.tsx';
import { createThemeStyles } from '#features/landing/theme-styles.ts';
import { legalRoutes } from '#features/legal/legal.routes.ts';
import { paymentsRoutes } from '#features/payments/payments.routes.ts';
import { createPayments } from '#features/payments/payments.ts';
import type { PaymentProvider } from '#features/payments/provider.ts';
import { createStripeProvider } from '#features/payments/stripe/stripe-provider.ts';
import { testCheckoutRoutes } from '#features/payments/test-checkout/test-checkout.routes.tsx';
import { createTestProvider } from '#features/payments/test-checkout/test-provider.ts';
import { sharedPageRoutes, sharingRoutes } from '#features/sharing/sharing.routes.ts';
import { createSharingMeasures } from '#features/sharing/sharing-measures.ts';
import { pendingTryIn } from '#features/try/pending-try.ts';
import { tryRoutes } from '#features/try/try.routes.ts';
import { createTryWriter, type WriteTry } from '#features/try/write-try.ts';
import { webhookRoutes } from '#features/webhooks/webhooks.routes.ts';
import { createWebhooks, type WebhookNetwork } from '#features/webhooks/webhooks.ts';
import { addressCheck } from '#platform/http/address-check.ts';
import { answerInTime } from '#platform/http/answer-in-time.ts';
import { apiDocsPage } from '#platform/http/api-docs-page.tsx';
import { sendShell } from '#platform/http/application-shell.tsx';
import { bodyLimit } from '#platform/http/body-limit.ts';
import { createDocuments } from '#platform/http/documents.ts';
import { createErrorHandler, HttpError } from '#platform/http/errors.ts';
import { healthRoutes } from '#platform/http/health.routes.ts';
import { createApi, describeApi } from '#platform/http/openapi.ts';
import { originCheck } from '#platform/http/origin-check.ts';
import { type RequestVariables, requestLog } from '#platform/http/request-log.ts';
import { securityHeaderList, securityHeaders } from '#platform/http/security-headers.ts';
import { staticFiles } from '#platform/http/static-files.ts';
import { paths } from '#platform/paths.ts';
import type { PlatformServices, Services } from '#platform/services.ts';

const BODY_LIMIT = 64 * 1024;
const POST_BODY_LIMIT = 512 * 1024;
const WRITE_WITHIN_SECONDS = 25;
/** Other servers call these: they have no origin of ours, and prove themselves by signature. */
const WEBHOOKS = ['/api/webhooks/stripe'];
/** These may wait for a language model. */
const WAIT_FOR_A_MODEL = /^\/api\/(hooks\/generate|hooks\/[^/]+\/rewrite|try\/keep|v1\/hooks$)/;

const isRead = (c: Context): boolean => c.req.method === 'GET' || c.req.method === 'HEAD';

/** What a test may put in the place of the real thing. */
export type AppOptions = {
  writer?: Writer;
  angles?: FindAngles;
  tries?: WriteTry;
  writeWithinMs?: number;
  seed?: () => number;
  payments?: PaymentProvider;
  webhooks?: WebhookNetwork;
};

/** The composition root: middleware, then every feature's routes. */
export function createApp(given: PlatformServices, clientFolder: string, options: AppOptions = {}) {
  const themes = createThemeStyles(given.assets, clientFolder);
  const analytics = given.config.gaMeasurementId;
  const security = {
    https: given.config.publicUrl?.protocol === 'https:',
    development: given.assets.development,
  };
  const commonHeaders = securityHeaderList(security);
  const { 'Content-Security-Policy': countedPolicy = '' } = securityHeaderList({
    ...security,
    analytics: true,
  });
  const services: Services = {
    ...given,
    assets: themes.assets,
    documents: createDocuments(themes.assets, {
      attributes: analytics ? { 'data-analytics': analytics } : {},
      headers: commonHeaders,
      countedHeaders: { 'Content-Security-Policy': countedPolicy },
    }),
  };
  const { config, log, metrics, documents } = services;
  const lease = createLease(services.direct, log);
  const writeWithinMs = options.writeWithinMs ?? (config.ai?.runSeconds ?? WRITE_WITHIN_SECONDS) * 1000;
  const sweeper = createSweeper(services.db, log, abandonedAfter(writeWithinMs));
  const lineUses = createLineUses(services);
  const topics = createUnansweredTopics(services);
  const thread = createOfflineThread(log);
  const bookEdits = createBookEdits(services, thread.noteEdits);
  const findAngles = options.angles ?? thread.angles;
  const modelRuns = createModelRuns(services);
  const writer = options.writer ?? chooseWriter(config, { thread, log, hasBudget: modelRuns.hasBudget });
  const rewriter = createRewriter(services, { writer, thread, modelRuns, lineUses });
  const mails = accountMails(services);
  const webhooks = createWebhooks(services, options.webhooks);
  const generator = createGenerator(services, {
    onDone: webhooks.runDone,
    modelRuns,
    lease,
    lineUses,
    topics,
    writer,
    writeWithinMs,
    seed: options.seed,
  });
  const deskMeasures = createDeskMeasures(metrics);
  const keyGuard = createKeyGuard(services);
  const keyActions = createActions(services, generator, deskMeasures);
  const sharingMeasures = createSharingMeasures(metrics);
  const accountSweeps = createAccountSweeps(services);
  const adminSweeps = createAdminSweeps(services);
  const deletedSweeps = createDeletedSweeps(services);
  const testProvider = config.stripe || options.payments ? null : createTestProvider();
  const provider =
    options.payments ??
    testProvider ??
    createStripeProvider(config.stripe as NonNullable<typeof config.stripe>);
  const payments = createPayments(services, provider);
  const blogReader = createBlogReader(services);
  const blogViews = createViewCounter(services);
  const app = createApi<RequestVariables>();
  // There from the first scrape on: the rise of a series that begins with an attack cannot be seen.
  for (const route of WEBHOOKS) metrics.requestSeconds.zero({ method: 'POST', route, status: '4xx' });

  app.onError(createErrorHandler(log, metrics, services.security));
  app.use(requestLog(log, metrics, securityHeaders(commonHeaders)));
  app.use(addressCheck);
  app.use(staticFiles(clientFolder));
  app.use('/api/*', answerInTime(services.pool, WAIT_FOR_A_MODEL));
  app.use('/api/*', originCheck(WEBHOOKS));
  const small = bodyLimit(BODY_LIMIT);
  const large = bodyLimit(POST_BODY_LIMIT);
  // Asked before anything is read: many who send at length would fill the memory.
  app.use('/api/blog/posts/*', except(isRead, requireAdmin(services)));
  app.use('/api/*', (c, next) =>
    c.req.path.startsWith('/api/blog/posts') ? large(c, next) : small(c, next),
  );

  app.use('/mcp', originCheck([]), small);

  app.route('/', healthRoutes({ ...services, metricsToken: config.metricsToken }));
  app.route('/', themes.routes);
  app.route('/', landingRoutes(services, [blogReader.sitemap]));
  app.route('/', legalRoutes(services));
  app.route('/', accountRoutes(services, mails));
  app.route(
    '/',
    accountScreenRoutes(services, (path) => pendingTryIn(path) !== null),
  );
  app.route('/', hooksRoutes(services, generator, findAngles));
  app.route('/', tryRoutes(services, generator, options.tries ?? createTryWriter(thread)));
  // Before the shots: `calendar` is no id of a hook.
  app.route('/', calendarRoutes(services, deskMeasures));
  app.route('/', shotsRoutes(services, deskMeasures, webhooks.filmed));
  app.route('/', exportRoutes(services, deskMeasures));
  app.route('/', sharingRoutes(services, sharingMeasures));
  app.route('/', sharedPageRoutes(services, sharingMeasures));
  app.route('/', webhookRoutes(services, webhooks, mails));
  app.route('/', resultsRoutes(services));
  app.route('/', tasteRoutes(services));
  app.route('/', hookChangeRoutes(services, rewriter));
  app.route('/', developersRoutes(services));
  app.route('/', keysRoutes(services, mails));
  app.route('/', v1Routes(keyGuard, keyActions));
  app.route('/', mcpRoutes(services, keyGuard, keyActions));
  app.route('/', paymentsRoutes(services, payments));
  app.route('/', blogRoutes(services, blogReader));
  app.route('/', blogPageRoutes(services, blogReader, blogViews));
  app.route('/', adminRoutes(services));
  app.route('/', adminViewRoutes(services));
  app.route('/', adminModelRoutes(services));
  app.route('/', adminBookRoutes(services, bookEdits));
  app.route('/', unansweredRoutes(services));
  app.route('/', totpRoutes(services));
  app.route('/', adminScreenRoutes(services));
  if (testProvider) app.route('/', testCheckoutRoutes(services, payments, testProvider));

  // Who is signed in decides what these are: a screen, or the landing page.
  for (const path of [paths.home, paths.pricing]) {
    app.get(path, async (c) => {
      // Most who come here carry no cookie at all, and need not wait for anything.
      const user = c.req.header('cookie') ? await findUser(c, services, true) : null;
      return user ? sendScreen(c, services, user) : sendLanding(c, services, path === paths.pricing);
    });
  }
  for (const path of [paths.dashboard, paths.history, paths.shots, paths.results]) {
    // The topic of a try in the address is none of an analytics service's business.
    app.get(path, requireScreenUser(services), (c) =>
      sendScreen(c, services, c.get('user'), { analytics: !pendingTryIn(c.req.url) }),
    );
  }

  app.get('/api/openapi.json', describeApi(app));
  app.get('/api/docs', (c) => documents.cached(c, 'api-docs', () => apiDocsPage(app), { quality: 'fast' }));
  app.all('/api/*', () => {
    throw new HttpError(404, 'There is no such call');
  });

  app.notFound(async (c) => {
    const user = await findUser(c, services, true);
    const data = { user, supportEmail: config.supportEmail, gaMeasurementId: config.gaMeasurementId };
    if (user) return sendShell(c, documents, data, { status: 404, title: 'Page Not Found · Hooksmith' });
    return documents.cached(c, 'not-found', () => notFoundDocument(config), { status: 404 });
  });

  return {
    fetch: app.fetch,
    request: app.request,
    routes: app.routes,
    payments,
    async start() {
      await lease.start();
      await sweeper.start();
      lineUses.onRefresh(thread.noteUses);
      await lineUses.start();
      await bookEdits.start();
      thread.start();
      await services.jobs.start();
      accountSweeps.start();
      adminSweeps.start();
      deletedSweeps.start();
      topics.sweeps.start();
      webhooks.sweeps.start();
      payments.start();
    },
    async stop() {
      await blogViews.stop();
      await accountSweeps.stop();
      await adminSweeps.stop();
      await deletedSweeps.stop();
      await topics.sweeps.stop();
      await webhooks.sweeps.stop();
      payments.stop();
      // What is written until then is still enqueued.
      await generator.idle();
      await services.jobs.stop();
      await lineUses.stop();
      await bookEdits.stop();
      await thread.stop();
      await sweeper.stop();
      await lease.stop();
      await services.closeReplica();
    },
  };
}
