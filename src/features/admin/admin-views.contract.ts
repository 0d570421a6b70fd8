import { createRoute, z } from '@hono/zod-openapi';
import { errorResponse, jsonResponse } from '#platform/http/openapi.ts';
import {
  actionPageSchema,
  CHART_DAYS,
  paymentEventPageSchema,
  purchasePageSchema,
  statisticsSchema,
  userDetailsSchema,
} from './admin-views.schema.ts';

/** The calls behind the dashboard's further views. Guards are added where the handlers are. */

const tags = ['Admin'];
const guarded = { 401: errorResponse('Not signed in'), 403: errorResponse('Signed in, but not as an admin') };
const BAD_DAYS = { error: `days must be one of ${CHART_DAYS.join(', ')}` };

/** Where the page before ended; an answer's `next` goes here. */
const page = { query: z.object({ before: z.string().max(300).optional() }) };

export const userDetailsRoute = createRoute({
  method: 'get',
  path: '/api/admin/users/{id}',
  tags,
  summary: 'One user: runs with their hooks, purchases, grants, last seen',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: jsonResponse(userDetailsSchema, 'The user'),
    404: errorResponse('No such user'),
    ...guarded,
  },
});

export const purchasesOfAllRoute = createRoute({
  method: 'get',
  path: '/api/admin/purchases',
  tags,
  summary: 'The purchases of all users, newest first, and what became of the money',
  request: page,
  responses: { 200: jsonResponse(purchasePageSchema, 'A page of purchases'), ...guarded },
});

export const paymentEventsRoute = createRoute({
  method: 'get',
  path: '/api/admin/payment-events',
  tags,
  summary: 'What the payment provider told us, refunds and disputes included, newest first',
  request: page,
  responses: { 200: jsonResponse(paymentEventPageSchema, 'A page of events'), ...guarded },
});

export const statisticsRoute = createRoute({
  method: 'get',
  path: '/api/admin/statistics',
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
    400: errorResponse('What is wrong with the query'),
    ...guarded,
  },
});

export const actionsRoute = createRoute({
  method: 'get',
  path: '/api/admin/actions',
  tags,
  summary: 'What admins did, newest first',
  request: page,
  responses: { 200: jsonResponse(actionPageSchema, 'A page of actions'), ...guarded },
});
