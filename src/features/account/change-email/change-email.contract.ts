import { z } from '@hono/zod-openapi';
import { errorResponse, jsonBody, jsonResponse, signedOut, tooMany } from '#platform/http/openapi.ts';
import { changeEmailSchema, confirmNewEmailSchema } from '../account.schema.ts';
import { badInput, empty, tags } from '../contract-parts.ts';

export const changeEmailContract = {
  tags,
  summary: 'Ask for another e-mail address',
  description:
    'The address changes when the link mailed to the new one is opened. Answers the same whether or not there is an account with it.',
  request: { body: jsonBody(changeEmailSchema) },
  responses: { 200: empty, 400: badInput, 401: signedOut, 429: tooMany },
};

export const confirmNewEmailContract = {
  tags,
  summary: 'Change the e-mail address with a mailed link',
  request: { body: jsonBody(confirmNewEmailSchema) },
  responses: {
    200: jsonResponse(
      z.object({ email: z.string(), runs_added: z.number().int() }),
      'The new address; runs for confirming it when none was confirmed before',
    ),
    400: badInput,
    409: errorResponse('Another account has the address by now'),
  },
};
