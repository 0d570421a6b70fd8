import { jsonResponse } from '#platform/http/openapi.ts';
import { guarded, pageQuery, tags } from '../contract-parts.ts';
import { paymentEventPageSchema, purchasePageSchema } from './payments.schema.ts';

export const purchasesOfAllContract = {
  tags,
  summary: 'The purchases of all users, newest first, and what became of the money',
  request: { query: pageQuery },
  responses: { 200: jsonResponse(purchasePageSchema, 'A page of purchases'), ...guarded },
};

export const paymentEventsContract = {
  tags,
  summary: 'What the payment provider told us, refunds and disputes included, newest first',
  request: { query: pageQuery },
  responses: { 200: jsonResponse(paymentEventPageSchema, 'A page of events'), ...guarded },
};
