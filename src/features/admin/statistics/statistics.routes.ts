import { type AdminVariables, requireAdmin } from '#features/account/admin-access/admin-sessions.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { modelNumbers } from './model-usage.queries.ts';
import { modelUsageContract, statisticsContract } from './statistics.contract.ts';
import { numbersPerDay } from './statistics.queries.ts';

export function statisticsRoutes(services: Services) {
  const { pool, config } = services;
  return createApi<AdminVariables>()
    .openapi(route.get('/api/admin/statistics', statisticsContract, requireAdmin(services)), async (c) =>
      c.json({ days: await numbersPerDay(pool, c.req.valid('query').days) }, 200),
    )
    .openapi(route.get('/api/admin/model', modelUsageContract, requireAdmin(services)), async (c) =>
      c.json(await modelNumbers(pool, config.ai, c.req.valid('query').days), 200),
    );
}
