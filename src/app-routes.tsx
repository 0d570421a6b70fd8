import { accountRoutes } from '#features/account/account.routes.ts';
import { accountScreenRoutes } from '#features/account/account-screens.routes.tsx';
import { findUser } from '#features/account/sessions/route-guards.ts';
import { requireScreenUser, sendScreen } from '#features/account/sessions/screen-guard.ts';
import { adminScreenRoutes } from '#features/admin/admin-screens.routes.ts';
import { auditLogRoutes } from '#features/admin/audit-log/audit-log.routes.ts';
import { adminBookRoutes } from '#features/admin/book/book.routes.ts';
import { unansweredRoutes } from '#features/admin/book/unanswered.routes.ts';
import { adminLoginRoutes } from '#features/admin/login/admin-login.routes.ts';
import { totpRoutes } from '#features/admin/login/totp.routes.ts';
import { adminPaymentRoutes } from '#features/admin/payments/payments.routes.ts';
import { statisticsRoutes } from '#features/admin/statistics/statistics.routes.ts';
import { adminUserRoutes } from '#features/admin/users/users.routes.ts';
import { blogRoutes } from '#features/blog/blog.routes.ts';
import { blogPageRoutes } from '#features/blog/blog-pages.routes.ts';
import { hookChangeRoutes } from '#features/hooks/changes/hook-changes.routes.ts';
import { generateRoutes } from '#features/hooks/generate/generate.routes.ts';
import { hooksRoutes } from '#features/hooks/hooks.routes.ts';
import { developersRoutes } from '#features/keys/developers.routes.ts';
import { keysRoutes } from '#features/keys/keys.routes.ts';
import { mcpRoutes } from '#features/keys/mcp.routes.ts';
import { v1Routes } from '#features/keys/v1.routes.ts';
import { landingRoutes, sendLanding } from '#features/landing/landing.routes.tsx';
import { legalRoutes } from '#features/legal/legal.routes.ts';
import { paymentsRoutes } from '#features/payments/payments.routes.ts';
import { testCheckoutRoutes } from '#features/payments/test-checkout/test-checkout.routes.tsx';
import { sharedPageRoutes, sharingRoutes } from '#features/sharing/sharing.routes.ts';
import { pendingTryIn } from '#features/try/pending-try.ts';
import { tryRoutes } from '#features/try/try.routes.ts';
import { webhookRoutes } from '#features/webhooks/webhooks.routes.ts';
import { calendarRoutes } from '#features/workspace/calendar/calendar.routes.ts';
import { exportRoutes } from '#features/workspace/export/export.routes.ts';
import { filmedRoutes } from '#features/workspace/filmed/filmed.routes.ts';
import { resultsRoutes } from '#features/workspace/results/results.routes.ts';
import { shotsRoutes } from '#features/workspace/shots/shots.routes.ts';
import { tasteRoutes } from '#features/workspace/taste/taste.routes.ts';
import { workspaceRoutes } from '#features/workspace/workspace.routes.ts';
import { healthRoutes } from '#platform/http/health.routes.ts';
import type { createApi } from '#platform/http/openapi.ts';
import type { RequestVariables } from '#platform/http/request-log.ts';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.ts';
import type { AppComponents } from './app-components.ts';

export type App = ReturnType<typeof createApi<RequestVariables>>;

/** Every feature's routes. */
export function mountRoutes(app: App, services: Services, components: AppComponents): void {
  const { config } = services;
  const {
    bookEdits,
    findAngles,
    rewriter,
    enqueueMail,
    webhooks,
    generator,
    workspaceMetrics,
    keyGuard,
    keyActions,
    sharingMetrics,
    testProvider,
    payments,
    blogReader,
    blogViews,
    tries,
  } = components;
  app.route('/', healthRoutes({ ...services, metricsToken: config.metricsToken }));
  app.route('/', landingRoutes(services, [blogReader.sitemap]));
  app.route('/', legalRoutes(services));
  app.route('/', accountRoutes(services, enqueueMail));
  app.route(
    '/',
    accountScreenRoutes(services, (path) => pendingTryIn(path) !== null),
  );
  app.route('/', generateRoutes(services, generator, findAngles));
  app.route('/', hooksRoutes(services));
  app.route('/', tryRoutes(services, generator, tries));
  app.route('/', workspaceRoutes(services));
  // Before the shots: `calendar` is no id of a hook.
  app.route('/', calendarRoutes(services, workspaceMetrics));
  app.route('/', shotsRoutes(services, workspaceMetrics));
  app.route('/', filmedRoutes(services, workspaceMetrics, webhooks.filmed));
  app.route('/', exportRoutes(services, workspaceMetrics));
  app.route('/', sharingRoutes(services, sharingMetrics));
  app.route('/', sharedPageRoutes(services, sharingMetrics));
  app.route('/', webhookRoutes(services, webhooks, enqueueMail));
  app.route('/', resultsRoutes(services));
  app.route('/', tasteRoutes(services));
  app.route('/', hookChangeRoutes(services, rewriter));
  app.route('/', developersRoutes(services));
  app.route('/', keysRoutes(services, enqueueMail));
  app.route('/', v1Routes(keyGuard, keyActions));
  app.route('/', mcpRoutes(services, keyGuard, keyActions));
  app.route('/', paymentsRoutes(services, payments));
  app.route('/', blogRoutes(services, blogReader));
  app.route('/', blogPageRoutes(services, blogReader, blogViews));
  app.route('/', adminLoginRoutes(services));
  app.route('/', adminUserRoutes(services));
  app.route('/', adminPaymentRoutes(services));
  app.route('/', statisticsRoutes(services));
  app.route('/', auditLogRoutes(services));
  app.route('/', adminBookRoutes(services, bookEdits));
  app.route('/', unansweredRoutes(services));
  app.route('/', totpRoutes(services));
  app.route('/', adminScreenRoutes(services));
  if (testProvider) app.route('/', testCheckoutRoutes(services, payments, testProvider));
  mountSharedScreens(app, services);
}

/** Screens of several features behind one address. */
function mountSharedScreens(app: App, services: Services): void {
  // These addresses are screens for signed-in users and the landing page for everyone else.
  for (const path of [paths.home, paths.pricing]) {
    app.get(path, async (c) => {
      // Most visitors here have no cookie, so their request needs no database.
      const user = c.req.header('cookie') ? await findUser(c, services, true) : null;
      return user ? sendScreen(c, services, user) : sendLanding(c, services, path === paths.pricing);
    });
  }
  for (const path of [paths.dashboard, paths.history, paths.shots, paths.results]) {
    // The address contains the topic of a try, so it must not be sent to an analytics service.
    app.get(path, requireScreenUser(services), (c) =>
      sendScreen(c, services, c.get('user'), { analytics: !pendingTryIn(c.req.url) }),
    );
  }
}
