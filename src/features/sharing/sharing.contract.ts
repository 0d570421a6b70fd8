import { z } from '@hono/zod-openapi';
import { errorResponse, jsonResponse, signedOut } from '#platform/http/openapi.ts';
import { MAX_LINKS_PER_RUN, newShareSchema, sharesSchema } from './sharing.schema.ts';

const tags = ['Hooks'];
const request = { params: z.object({ id: z.string() }) };
const noSuchRun = errorResponse('No such run of this user');

export const sharesContract = {
  tags,
  summary: 'The links by which a run can be read',
  request,
  responses: { 200: jsonResponse(sharesSchema, 'When each was made'), 401: signedOut, 404: noSuchRun },
};

export const shareContract = {
  tags,
  summary: 'Make a secret link to a run',
  description: `Whoever has it can read the run's hooks as they are then, without an account. It is in this answer alone. A run has at most ${MAX_LINKS_PER_RUN}.`,
  request,
  responses: {
    201: jsonResponse(newShareSchema, 'The link'),
    401: signedOut,
    404: noSuchRun,
    409: errorResponse('The run has as many links as it can'),
    429: errorResponse('Too many new links'),
  },
};

export const revokeSharesContract = {
  tags,
  summary: 'Withdraw all links to a run',
  request,
  responses: { 204: { description: 'No link leads to it (any more)' }, 401: signedOut, 404: noSuchRun },
};
