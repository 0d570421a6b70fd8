import { type AdminVariables, requireAdmin } from '#features/account/admin-access/admin-sessions.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { paymentEventsContract, purchasesOfAllContract } from './payments.contract.ts';
import { pageOfPaymentEvents, pageOfPurchases, readCursor } from './payments.queries.ts';

export function adminPaymentRoutes(services: Services) {
  const { pool } = services;
  return createApi<AdminVariables>()
    .openapi(route.get('/api/admin/purchases', purchasesOfAllContract, requireAdmin(services)), async (c) =>
      c.json(await pageOfPurchases(pool, readCursor(c.req.valid('query').before)), 200),
    )
    .openapi(
      route.get('/api/admin/payment-events', paymentEventsContract, requireAdmin(services)),
      async (c) => c.json(await pageOfPaymentEvents(pool, readCursor(c.req.valid('query').before)), 200),
    );
}
