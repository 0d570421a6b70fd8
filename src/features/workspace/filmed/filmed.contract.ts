import { z } from '@hono/zod-openapi';
import { errorResponse, jsonBody, jsonResponse, signedOut } from '#platform/http/openapi.ts';
import { filmedChangeSchema, filmedSchema } from './filmed.schema.ts';

const tags = ['Desk'];
const noSuchHook = errorResponse('No such hook of this user');
const params = z.object({ id: z.string() });

export const markFilmedContract = {
  tags,
  summary: 'Mark a hook as filmed',
  request: { params },
  responses: {
    200: jsonResponse(filmedSchema, 'The mark; the first one where there is one'),
    401: signedOut,
    404: noSuchHook,
    429: errorResponse('Too many marks'),
  },
};

export const unmarkFilmedContract = {
  tags,
  summary: 'A hook was not filmed after all',
  description: 'Its link and figures go with the mark.',
  request: { params },
  responses: { 204: { description: 'It is not marked (any more)' }, 401: signedOut, 404: noSuchHook },
};

export const changeFilmedContract = {
  tags,
  summary: 'Say where the video of a filmed hook is, and what it got',
  description:
    'Views and saves are whole numbers, or texts such as `12.4k`. What is left out stays; null takes it away. The link is stored and shown, never fetched.',
  request: { params, body: jsonBody(filmedChangeSchema) },
  responses: {
    200: jsonResponse(filmedSchema, 'The mark with what is known'),
    400: errorResponse('What is wrong with the link or the figures'),
    401: signedOut,
    404: errorResponse('This user has not filmed such a hook'),
  },
};
