import { createRoute } from '@hono/zod-openapi';
import { type AdminVariables, requireAdmin } from '#features/account/admins/admin-sessions.ts';
import { createApi, jsonAnswer } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { statisticsRoute } from './admin-views.contract.ts';
import { modelNumbers } from './model-view.queries.ts';
import { modelNumbersSchema } from './model-view.schema.ts';

const route = createRoute({
  ...statisticsRoute,
  path: '/api/admin/model',
  summary: 'What language models took in the last days (UTC): tokens, cost, times, refusals',
  responses: {
    ...statisticsRoute.responses,
    200: jsonAnswer(modelNumbersSchema, 'By day, by model and by reason'),
  },
});

export function adminModelRoutes(services: Services) {
  const { pool, config } = services;
  return createApi<AdminVariables>().openapi(
    { ...route, middleware: [requireAdmin(services)] as const },
    async (c) => c.json(await modelNumbers(pool, config.ai, c.req.valid('query').days), 200),
  );
}
