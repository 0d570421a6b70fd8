import { type AdminVariables, adminOnly } from '#features/account/admins/admin-sessions.ts';
import { createApi } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { paymentEventsRoute, purchasesOfAllRoute } from './payments.contract.ts';
import { pageOfPaymentEvents, pageOfPurchases, readCursor } from './payments.queries.ts';

export function adminPaymentRoutes(services: Services) {
  const { pool } = services;
  return createApi<AdminVariables>()
    .openapi(adminOnly(purchasesOfAllRoute, services), async (c) =>
      c.json(await pageOfPurchases(pool, readCursor(c.req.valid('query').before)), 200),
    )
    .openapi(adminOnly(paymentEventsRoute, services), async (c) =>
      c.json(await pageOfPaymentEvents(pool, readCursor(c.req.valid('query').before)), 200),
    );
}
