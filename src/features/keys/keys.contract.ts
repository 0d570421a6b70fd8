import { z } from '@hono/zod-openapi';
import { done, errorResponse, jsonBody, jsonResponse, signedOut, tooMany } from '#platform/http/openapi.ts';
import { keysSchema, MAX_KEYS, madeKeySchema, newKeySchema } from './keys.schema.ts';

/** Called with the cookie, never with a key. */

const tags = ['API keys'];

export const keysContract = {
  tags,
  summary: "The user's API keys, the newest first",
  responses: { 200: jsonResponse(keysSchema, 'The keys, without what opens anything'), 401: signedOut },
};

export const makeKeyContract = {
  tags,
  summary: 'Make an API key',
  description: `The key itself is in this answer and nowhere else. At most ${MAX_KEYS} a user.`,
  request: { body: jsonBody(newKeySchema) },
  responses: {
    201: jsonResponse(madeKeySchema, 'The key'),
    400: errorResponse('What is wrong with the input, or a wrong password'),
    401: signedOut,
    409: errorResponse('Too many keys, or one of that name'),
    429: tooMany,
  },
};

export const revokeKeyContract = {
  tags,
  summary: 'Revoke an API key: it opens nothing from now on',
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: done, 401: signedOut, 404: errorResponse('No such key of this user') },
};
