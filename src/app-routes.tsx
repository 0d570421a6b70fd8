import type { Hono } from 'hono';
import { accountScreenRoutes } from '#features/account/account-screens.routes.tsx';
import { changeEmailRoutes } from '#features/account/change-email/change-email.routes.ts';
import { confirmEmailRoutes } from '#features/account/confirm-email/confirm-email.routes.ts';
import { loginRoutes } from '#features/account/login/login.routes.ts';
import { passwordResetRoutes } from '#features/account/password-reset/password-reset.routes.ts';
import { profileRoutes } from '#features/account/profile/profile.routes.ts';
import { findUser } from '#features/account/sessions/route-guards.ts';
import { requireScreenUser, sendScreen } from '#features/account/sessions/screen-guard.ts';
import { settingsRoutes } from '#features/account/settings/settings.routes.ts';
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
import { revokeKeys } from '#features/keys/keys.queries.ts';
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
import { removeEndpoints } from '#features/webhooks/webhooks.queries.ts';
import { webhookRoutes } from '#features/webhooks/webhooks.routes.ts';
import { endCalendar } from '#features/workspace/calendar/calendar.queries.ts';
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
import type { AppParts } from './server/app-parts.ts';

export type App = ReturnType<typeof createApi<RequestVariables>>;

/**
 * All routes of the product, feature by feature. Each file of routes has its addresses in full, and `tests/authorization.ts`
 * lists all of them; addresses of screens and pages are in `paths.ts`.
 */
export function mountRoutes(app: App, services: Services, parts: AppParts): void {
  const { enqueueMail, generator, payments, blogReader, workspaceMetrics, keyGuard, keyActions } = parts;
  const { sharingMetrics, testProvider, webhooks } = parts;
  const isPrivatePath = (path: string | null) => pendingTryIn(path) !== null;
  const v1 = v1Routes(keyGuard, keyActions);
  const all = [
    healthRoutes({ ...services, metricsToken: services.config.metricsToken }),

    // Public pages
    landingRoutes(services, [blogReader.sitemap]),
    legalRoutes(services),
    developersRoutes(services, v1),
    tryRoutes(services, generator, parts.tries),
    blogPageRoutes(services, blogReader, parts.blogViews),
    blogRoutes(services, blogReader),

    // Account
    loginRoutes(services, enqueueMail),
    passwordResetRoutes(services, enqueueMail, [revokeKeys, removeEndpoints, endCalendar]),
    confirmEmailRoutes(services, enqueueMail),
    changeEmailRoutes(services, enqueueMail),
    profileRoutes(services),
    settingsRoutes(services, enqueueMail),
    accountScreenRoutes(services, isPrivatePath),

    // Hooks
    generateRoutes(services, generator, parts.findAngles),
    hooksRoutes(services),
    hookChangeRoutes(services, parts.rewriter),
    sharingRoutes(services, sharingMetrics),
    sharedPageRoutes(services, sharingMetrics),

    // Workspace
    workspaceRoutes(services),
    // Before the shots: `calendar` is not the id of a hook.
    calendarRoutes(services, workspaceMetrics),
    shotsRoutes(services, workspaceMetrics),
    filmedRoutes(services, workspaceMetrics, webhooks.filmed),
    resultsRoutes(services),
    tasteRoutes(services),
    exportRoutes(services, workspaceMetrics),

    // Other tools
    keysRoutes(services, enqueueMail),
    v1,
    mcpRoutes(services, keyGuard, keyActions),
    webhookRoutes(services, webhooks, enqueueMail),

    // Payments
    paymentsRoutes(services, payments),
    ...(testProvider ? [testCheckoutRoutes(services, payments, testProvider)] : []),

    // Admin
    adminLoginRoutes(services),
    totpRoutes(services),
    adminUserRoutes(services),
    adminPaymentRoutes(services),
    statisticsRoutes(services),
    auditLogRoutes(services),
    adminBookRoutes(services, parts.bookEdits),
    unansweredRoutes(services),
    adminScreenRoutes(services),
  ];
  for (const routes of all) app.route('/', routes as Hono);
  mountSharedScreens(app, services);
}

/** Screens of several features behind one address. */
function mountSharedScreens(app: App, services: Services): void {
  // These addresses are screens for signed-in users and the landing page for everyone else.
  for (const path of [paths.home, paths.pricing]) {
    app.get(path, async (c) => {
      // Most visitors here have no cookie, so their request needs no database.
      const user = c.req.header('cookie') ? await findUser(c, services) : null;
      return user
        ? sendScreen(c, services, user)
        : sendLanding(c, services, { withPricing: path === paths.pricing });
    });
  }
  for (const path of [paths.dashboard, paths.history, paths.shots, paths.results]) {
    // The address contains the topic of a try, so it must not be sent to an analytics service.
    app.get(path, requireScreenUser(services), (c) =>
      sendScreen(c, services, c.get('user'), { analytics: !pendingTryIn(c.req.url) }),
    );
  }
}
