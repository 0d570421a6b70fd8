import { z } from '@hono/zod-openapi';
import { errorResponse, jsonBody, jsonResponse, signedOut, tooMany } from '#platform/http/openapi.ts';
import { confirmEmailSchema } from '../account.schema.ts';
import { badInput, empty, tags } from '../contract-parts.ts';

export const confirmEmailContract = {
  tags,
  summary: 'Confirm the e-mail address with a mailed link',
  request: { body: jsonBody(confirmEmailSchema) },
  responses: {
    200: jsonResponse(z.object({ runs_added: z.number().int() }), 'Confirmed; 0 runs when it was before'),
    400: badInput,
  },
};

export const resendConfirmationContract = {
  tags,
  summary: 'Send the confirmation link again',
  responses: { 200: empty, 401: signedOut, 409: errorResponse('Already confirmed'), 429: tooMany },
};
