import { createRoute, z } from '@hono/zod-openapi';
import { jsonAnswer, jsonBody, refusal } from '#platform/http/openapi.ts';
import { confirmEmailSchema, forgotSchema, resetSchema } from '../account.schema.ts';

/** What the calls of mailed links take and answer. */

const empty = jsonAnswer(z.object({}), 'Done');
const badInput = refusal('What is wrong with the input');
const signedOut = refusal('Not signed in');
const tooMany = refusal('Too many tries');
const tags = ['Account'];

export const forgotRoute = createRoute({
  method: 'post',
  path: '/api/forgot-password',
  tags,
  summary: 'Ask for a link that sets a new password',
  description: 'Answers the same whether or not there is such an account.',
  request: { body: jsonBody(forgotSchema) },
  responses: { 200: empty, 400: badInput, 429: tooMany },
});

export const resetRoute = createRoute({
  method: 'post',
  path: '/api/reset-password',
  tags,
  summary: 'Set a new password with a mailed link',
  request: { body: jsonBody(resetSchema) },
  responses: { 200: empty, 400: badInput },
});

export const confirmEmailRoute = createRoute({
  method: 'post',
  path: '/api/confirm-email',
  tags,
  summary: 'Confirm the e-mail address with a mailed link',
  request: { body: jsonBody(confirmEmailSchema) },
  responses: {
    200: jsonAnswer(z.object({ runs_added: z.number().int() }), 'Confirmed; 0 runs when it was before'),
    400: badInput,
  },
});

export const resendConfirmationRoute = createRoute({
  method: 'post',
  path: '/api/resend-confirmation',
  tags,
  summary: 'Send the confirmation link again',
  responses: { 200: empty, 401: signedOut, 409: refusal('Already confirmed'), 429: tooMany },
});
