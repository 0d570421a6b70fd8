import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import { type AdminVariables, requireAdmin } from '#features/account/admins/admin-sessions.ts';
import { notFound } from '#platform/http/errors.ts';
import { createApi } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { listActions } from './admin-actions.ts';
import {
  actionsRoute,
  paymentEventsRoute,
  purchasesOfAllRoute,
  statisticsRoute,
  userDetailsRoute,
} from './admin-views.contract.ts';
import {
  numbersPerDay,
  pageOfPaymentEvents,
  pageOfPurchases,
  readCursor,
  userDetails,
} from './views.queries.ts';

/** What the dashboard's further views show. Nothing here changes anything. */
export function adminViewRoutes(services: Services) {
  const { pool } = services;
  const guarded = <R extends RouteConfig>(route: R) =>
    createRoute({ ...route, middleware: [requireAdmin(services)] as const });
  return createApi<AdminVariables>()
    .openapi(guarded(userDetailsRoute), async (c) => {
      const { id } = c.req.valid('param');
      const user = /^\d{1,15}$/.test(id) ? await userDetails(pool, Number(id)) : null;
      if (!user) throw notFound();
      return c.json(user, 200);
    })
    .openapi(guarded(purchasesOfAllRoute), async (c) =>
      c.json(await pageOfPurchases(pool, readCursor(c.req.valid('query').before)), 200),
    )
    .openapi(guarded(paymentEventsRoute), async (c) =>
      c.json(await pageOfPaymentEvents(pool, readCursor(c.req.valid('query').before)), 200),
    )
    .openapi(guarded(statisticsRoute), async (c) =>
      c.json({ days: await numbersPerDay(pool, c.req.valid('query').days) }, 200),
    )
    .openapi(guarded(actionsRoute), async (c) => {
      const { before } = c.req.valid('query');
      return c.json(await listActions(pool, /^\d{1,15}$/.test(before ?? '') ? Number(before) : null), 200);
    });
}
