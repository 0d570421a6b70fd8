import { createRoute } from '@hono/zod-openapi';
import { jsonResponse } from '#platform/http/openapi.ts';
import { guarded, pageQuery, tags } from '../contract-parts.ts';
import { paymentEventPageSchema, purchasePageSchema } from './payments.schema.ts';

export const purchasesOfAllRoute = createRoute({
  method: 'get',
  path: '/api/admin/purchases',
  tags,
  summary: 'The purchases of all users, newest first, and what became of the money',
  request: { query: pageQuery },
  responses: { 200: jsonResponse(purchasePageSchema, 'A page of purchases'), ...guarded },
});

export const paymentEventsRoute = createRoute({
  method: 'get',
  path: '/api/admin/payment-events',
  tags,
  summary: 'What the payment provider told us, refunds and disputes included, newest first',
  request: { query: pageQuery },
  responses: { 200: jsonResponse(paymentEventPageSchema, 'A page of events'), ...guarded },
});
