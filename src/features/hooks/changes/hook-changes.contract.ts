import { z } from '@hono/zod-openapi';
import { errorResponse, jsonBody, jsonResponse, signedOut, tooMany } from '#platform/http/openapi.ts';
import { editSchema, hookSchema, rewriteSchema, versionsSchema } from '../hooks.schema.ts';
import { MAX_REWRITES_PER_RUN, REWRITE_KINDS } from './rewrite-kinds.ts';

const tags = ['Hooks'];
const noHook = errorResponse('No such hook of this user');
const noRun = errorResponse('No such run of this user');
const params = z.object({ id: z.string() });
const hooksSchema = z.object({ hooks: z.array(hookSchema) });

export const editContract = {
  tags,
  summary: 'Edit the words of a hook',
  description: 'How it read before is kept among its versions.',
  request: { params, body: jsonBody(editSchema) },
  responses: {
    200: jsonResponse(hookSchema, 'The hook, edited'),
    400: errorResponse('What is wrong with the words'),
    401: signedOut,
    404: noHook,
    429: tooMany,
  },
};

export const rewriteContract = {
  tags,
  summary: 'Have a hook rewritten',
  description: `Another way to say it, shorter, softer or as a question. Costs no run; at most ${MAX_REWRITES_PER_RUN} for the hooks of one run. How it read before is kept among its versions.`,
  request: { params, body: jsonBody(rewriteSchema) },
  responses: {
    200: jsonResponse(hookSchema, 'The hook as it reads now'),
    400: errorResponse('An unknown way to rewrite'),
    401: signedOut,
    404: noHook,
    409: errorResponse(
      'There are no such words for this hook, or its run had its rewrites; nothing is counted',
    ),
    429: tooMany,
    502: errorResponse('The writer failed; nothing is counted'),
    503: errorResponse('Too many at once; nothing is counted'),
  },
};

export const rewriteKindsContract = {
  tags,
  summary: 'The kinds of rewrites that there are words for',
  description: 'Costs nothing and stores nothing. None once the run had all its rewrites.',
  request: { params },
  responses: {
    200: jsonResponse(z.object({ kinds: z.array(z.enum(REWRITE_KINDS)) }), 'The kinds'),
    401: signedOut,
    404: noHook,
    429: tooMany,
  },
};

export const versionsContract = {
  tags,
  summary: 'How a hook has read, the original first',
  request: { params },
  responses: {
    200: jsonResponse(versionsSchema, 'None for a hook that was never changed'),
    401: signedOut,
    404: noHook,
  },
};

export const showVersionContract = {
  tags,
  summary: 'Let a hook read as it did in a version',
  request: { params: z.object({ id: z.string(), version: z.string() }) },
  responses: {
    200: jsonResponse(hookSchema, 'The hook as it reads now'),
    401: signedOut,
    404: errorResponse('No such hook or version'),
  },
};

export const deleteContract = {
  tags,
  summary: 'Delete a hook',
  description: 'It is hidden at once, can be restored for a day, and is gone for good after that.',
  request: { params },
  responses: { 204: { description: 'Deleted, now or before' }, 401: signedOut, 404: noHook },
};

export const restoreContract = {
  tags,
  summary: 'Bring a deleted hook back',
  request: { params },
  responses: {
    200: jsonResponse(hookSchema, 'The hook'),
    401: signedOut,
    404: errorResponse('No such hook of this user, or gone for good'),
  },
};

export const deleteRunContract = {
  tags,
  summary: 'Delete all hooks of a run',
  description: '`run_id` of a hook names its run. The run stays spent.',
  request: { params },
  responses: { 204: { description: 'Deleted, now or before' }, 401: signedOut, 404: noRun },
};

export const restoreRunContract = {
  tags,
  summary: 'Bring the hooks of a run back that were deleted with it',
  request: { params },
  responses: {
    200: jsonResponse(hooksSchema, 'What the run has now'),
    401: signedOut,
    404: errorResponse('No such run of this user, or gone for good'),
  },
};

export const deletedContract = {
  tags,
  summary: 'Deleted hooks that can still be restored',
  responses: { 200: jsonResponse(hooksSchema, 'The last deleted first'), 401: signedOut },
};
