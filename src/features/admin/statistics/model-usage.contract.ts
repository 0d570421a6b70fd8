import { createRoute } from '@hono/zod-openapi';
import { jsonResponse } from '#platform/http/openapi.ts';
import { statisticsRoute } from '../admin-views.contract.ts';
import { modelNumbersSchema } from './model-usage.schema.ts';

export const modelRoute = createRoute({
  ...statisticsRoute,
  path: '/api/admin/model',
  summary: 'What language models took in the last days (UTC): tokens, cost, times, refusals',
  responses: {
    ...statisticsRoute.responses,
    200: jsonResponse(modelNumbersSchema, 'By day, by model and by reason'),
  },
});
