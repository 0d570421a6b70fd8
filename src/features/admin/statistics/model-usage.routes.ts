import { type AdminVariables, adminOnly } from '#features/account/admins/admin-sessions.ts';
import { createApi } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { modelRoute } from './model-usage.contract.ts';
import { modelNumbers } from './model-usage.queries.ts';

export function adminModelRoutes(services: Services) {
  const { pool, config } = services;
  return createApi<AdminVariables>().openapi(adminOnly(modelRoute, services), async (c) =>
    c.json(await modelNumbers(pool, config.ai, c.req.valid('query').days), 200),
  );
}
