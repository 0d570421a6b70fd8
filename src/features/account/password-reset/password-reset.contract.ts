import { jsonBody, tooMany } from '#platform/http/openapi.ts';
import { forgotSchema, resetSchema } from '../account.schema.ts';
import { badInput, empty, tags } from '../contract-parts.ts';

export const forgotContract = {
  tags,
  summary: 'Ask for a link that sets a new password',
  description: 'Answers the same whether or not there is such an account.',
  request: { body: jsonBody(forgotSchema) },
  responses: { 200: empty, 400: badInput, 429: tooMany },
};

export const resetContract = {
  tags,
  summary: 'Set a new password with a mailed link',
  request: { body: jsonBody(resetSchema) },
  responses: { 200: empty, 400: badInput },
};
