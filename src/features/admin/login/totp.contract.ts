import { z } from '@hono/zod-openapi';
import { badInput } from '#features/account/contract-parts.ts';
import { done, errorResponse, jsonBody, jsonResponse, tooMany } from '#platform/http/openapi.ts';
import { guarded as adminGuarded, tags } from '../contract-parts.ts';
import { codeSchema, setUpCodesSchema } from './admin-login.schema.ts';

/** One-time codes of an authenticator app, asked for at login. Each admin turns them on and off for themselves. */

const guarded = { ...adminGuarded, 401: errorResponse('Not signed in, or a wrong code') };
const withCode = {
  request: { body: jsonBody(codeSchema) },
  responses: {
    204: done,
    400: badInput,
    409: errorResponse('Codes are not in the state that this needs'),
    429: tooMany,
    ...guarded,
  },
};

export const stateContract = {
  tags,
  summary: 'Whether a code of an authenticator app is asked for at login',
  responses: { 200: jsonResponse(z.object({ on: z.boolean() }), 'The state'), ...guarded },
};

export const setupContract = {
  tags,
  summary: 'A new secret for an authenticator app, in force once a code of it is confirmed',
  description:
    'Asks for the password: whoever found a session open must not put a phone of their own in its place.',
  request: { body: jsonBody(setUpCodesSchema) },
  responses: {
    200: jsonResponse(
      z.object({
        secret: z.string(),
        uri: z.string(),
        qr: z.object({ size: z.number().int(), path: z.string() }),
      }),
      'The secret, and its QR code as an SVG path',
    ),
    400: errorResponse('What is wrong with the input, or a wrong password'),
    409: errorResponse('Codes are on already'),
    429: tooMany,
    ...guarded,
  },
};

export const confirmContract = {
  tags,
  summary: 'Turn codes on, with a first one',
  ...withCode,
};

export const turnOffTotpContract = {
  tags,
  summary: 'Turn codes off, with a last one',
  ...withCode,
};
