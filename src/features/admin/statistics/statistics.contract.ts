import { z } from '@hono/zod-openapi';
import { jsonResponse } from '#platform/http/openapi.ts';
import { badQuery, guarded, tags } from '../contract-parts.ts';
import { modelNumbersSchema } from './model-usage.schema.ts';
import { CHART_DAYS, statisticsSchema } from './statistics.schema.ts';

const BAD_DAYS = { error: `days must be one of ${CHART_DAYS.join(', ')}` };

export const statisticsContract = {
  tags,
  summary: 'Sign-ups, runs and revenue for each of the last days (UTC)',
  request: {
    query: z.object({
      days: z
        .enum(CHART_DAYS.map(String) as [string, ...string[]], BAD_DAYS)
        .default('30')
        .transform(Number),
    }),
  },
  responses: {
    200: jsonResponse(statisticsSchema, 'A line for each day'),
    400: badQuery,
    ...guarded,
  },
};

export const modelUsageContract = {
  ...statisticsContract,
  summary: 'What language models took in the last days (UTC): tokens, cost, times, refusals',
  responses: {
    ...statisticsContract.responses,
    200: jsonResponse(modelNumbersSchema, 'By day, by model and by reason'),
  },
};
