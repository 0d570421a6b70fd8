import { createRoute, z } from '@hono/zod-openapi';
import { errorResponse, jsonBody, jsonResponse } from '#platform/http/openapi.ts';
import { filmedChangeSchema, filmedSchema } from '../results/filmed.schema.ts';
import { addShotSchema, MAX_SHOTS, orderSchema, shotsSchema, workspaceSchema } from './shots.schema.ts';

/** What the calls about filming take and answer. */

const tags = ['Desk'];
const signedOut = errorResponse('Not signed in');
const noSuchHook = errorResponse('No such hook of this user');

/** The workspace is `desk` in the public API: its path, tag and schema id, and the metric `desk_actions_total`, stay as published. */
export const workspaceRoute = createRoute({
  method: 'get',
  path: '/api/desk',
  tags,
  summary: 'Which hooks are on the shot list, which are filmed, and whether results are due or leaned on',
  responses: { 200: jsonResponse(workspaceSchema, 'Ids, and what to say'), 401: signedOut },
});

export const shotsRoute = createRoute({
  method: 'get',
  path: '/api/shots',
  tags,
  summary: 'The shot list: the hooks to film, in their order',
  responses: { 200: jsonResponse(shotsSchema, 'The hooks'), 401: signedOut },
});

export const addShotRoute = createRoute({
  method: 'post',
  path: '/api/shots',
  tags,
  summary: 'Put a hook on the shot list',
  description: `At its end, or at \`position\`. One that is there stays where it is. A list holds ${MAX_SHOTS} hooks.`,
  request: { body: jsonBody(addShotSchema) },
  responses: {
    200: jsonResponse(shotsSchema, 'The list'),
    400: errorResponse('What is wrong with the id or the position'),
    401: signedOut,
    404: noSuchHook,
    409: errorResponse('The list is full'),
  },
});

export const orderShotsRoute = createRoute({
  method: 'put',
  path: '/api/shots',
  tags,
  summary: 'Put the shot list in order',
  description:
    'Takes the whole order. Hooks that are on the list and not named stay, behind the others; ids that are not on the list are passed over, so that two who order at once lose nothing.',
  request: { body: jsonBody(orderSchema) },
  responses: {
    200: jsonResponse(shotsSchema, 'The list'),
    400: errorResponse('What is wrong with the ids'),
    401: signedOut,
  },
});

export const removeShotRoute = createRoute({
  method: 'delete',
  path: '/api/shots/{hook_id}',
  tags,
  summary: 'Take a hook off the shot list',
  request: { params: z.object({ hook_id: z.string() }) },
  responses: { 204: { description: 'It is not on the list (any more)' }, 401: signedOut, 404: noSuchHook },
});

const params = z.object({ id: z.string() });

export const markFilmedRoute = createRoute({
  method: 'post',
  path: '/api/hooks/{id}/filmed',
  tags,
  summary: 'Mark a hook as filmed',
  request: { params },
  responses: {
    200: jsonResponse(filmedSchema, 'The mark; the first one where there is one'),
    401: signedOut,
    404: noSuchHook,
    429: errorResponse('Too many marks'),
  },
});

export const unmarkFilmedRoute = createRoute({
  method: 'delete',
  path: '/api/hooks/{id}/filmed',
  tags,
  summary: 'A hook was not filmed after all',
  description: 'Its link and figures go with the mark.',
  request: { params },
  responses: { 204: { description: 'It is not marked (any more)' }, 401: signedOut, 404: noSuchHook },
});

export const changeFilmedRoute = createRoute({
  method: 'patch',
  path: '/api/hooks/{id}/filmed',
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
});
