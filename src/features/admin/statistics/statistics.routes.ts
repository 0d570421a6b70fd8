import { type AdminVariables, adminOnly } from '#features/account/admins/admin-sessions.ts';
import { createApi } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { modelNumbers } from './model-usage.queries.ts';
import { modelUsageRoute, statisticsRoute } from './statistics.contract.ts';
import { numbersPerDay } from './statistics.queries.ts';

export function statisticsRoutes(services: Services) {
  const { pool, config } = services;
  return createApi<AdminVariables>()
    .openapi(adminOnly(statisticsRoute, services), async (c) =>
      c.json({ days: await numbersPerDay(pool, c.req.valid('query').days) }, 200),
    )
    .openapi(adminOnly(modelUsageRoute, services), async (c) =>
      c.json(await modelNumbers(pool, config.ai, c.req.valid('query').days), 200),
    );
}
