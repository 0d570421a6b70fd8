import { type AdminVariables, adminOnly } from '#features/account/admins/admin-sessions.ts';
import { notFound } from '#platform/http/errors.ts';
import { createApi } from '#platform/http/openapi.ts';
import { parseId } from '#platform/http/path-id.ts';
import type { Services } from '#platform/services.ts';
import {
  actionsRoute,
  paymentEventsRoute,
  purchasesOfAllRoute,
  statisticsRoute,
  userDetailsRoute,
} from './admin-views.contract.ts';
import { listActions } from './audit-log/audit-log.queries.ts';
import {
  numbersPerDay,
  pageOfPaymentEvents,
  pageOfPurchases,
  readCursor,
  userDetails,
} from './views.queries.ts';

/** The dashboard's further views. All of these routes only read. */
export function adminViewRoutes(services: Services) {
  const { pool } = services;
  return createApi<AdminVariables>()
    .openapi(adminOnly(userDetailsRoute, services), async (c) => {
      const user = await userDetails(pool, parseId(c.req.valid('param').id));
      if (!user) throw notFound();
      return c.json(user, 200);
    })
    .openapi(adminOnly(purchasesOfAllRoute, services), async (c) =>
      c.json(await pageOfPurchases(pool, readCursor(c.req.valid('query').before)), 200),
    )
    .openapi(adminOnly(paymentEventsRoute, services), async (c) =>
      c.json(await pageOfPaymentEvents(pool, readCursor(c.req.valid('query').before)), 200),
    )
    .openapi(adminOnly(statisticsRoute, services), async (c) =>
      c.json({ days: await numbersPerDay(pool, c.req.valid('query').days) }, 200),
    )
    .openapi(adminOnly(actionsRoute, services), async (c) => {
      const { before } = c.req.valid('query');
      return c.json(await listActions(pool, /^\d{1,15}$/.test(before ?? '') ? Number(before) : null), 200);
    });
}
