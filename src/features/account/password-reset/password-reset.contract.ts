import { z } from '@hono/zod-openapi';
import { errorResponse, jsonBody, jsonResponse, tooMany } from '#platform/http/openapi.ts';
import { forgotSchema, resetSchema } from '../account.schema.ts';

const empty = jsonResponse(z.object({}), 'Done');
const badInput = errorResponse('What is wrong with the input');
const tags = ['Account'];

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
