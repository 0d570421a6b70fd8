import { z } from '@hono/zod-openapi';
import { errorResponse, jsonBody, jsonResponse, signedOut } from '#platform/http/openapi.ts';
import { addShotSchema, MAX_SHOTS, orderSchema, shotsSchema } from './shots.schema.ts';

const tags = ['Desk'];
const noSuchHook = errorResponse('No such hook of this user');

export const shotsContract = {
  tags,
  summary: 'The shot list: the hooks to film, in their order',
  responses: { 200: jsonResponse(shotsSchema, 'The hooks'), 401: signedOut },
};

export const addShotContract = {
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
};

export const orderShotsContract = {
  tags,
  summary: 'Put the shot list in order',
  description:
    'Takes the whole order. Hooks of the list that are not named stay, after the others; ids that are not on the list are ignored. So nothing is lost when two tabs order at once.',
  request: { body: jsonBody(orderSchema) },
  responses: {
    200: jsonResponse(shotsSchema, 'The list'),
    400: errorResponse('What is wrong with the ids'),
    401: signedOut,
  },
};

export const removeShotContract = {
  tags,
  summary: 'Take a hook off the shot list',
  request: { params: z.object({ hook_id: z.string() }) },
  responses: { 204: { description: 'It is not on the list (any more)' }, 401: signedOut, 404: noSuchHook },
};
