import { z } from '@hono/zod-openapi';
import { errorResponse, jsonBody, jsonResponse, signedOut, tooMany } from '#platform/http/openapi.ts';
import {
  createdEndpointSchema,
  deliveriesSchema,
  endpointChangeSchema,
  endpointSchema,
  endpointsSchema,
  MAX_ENDPOINTS,
  newEndpointSchema,
} from './webhooks.schema.ts';

const tags = ['Webhooks'];
const params = z.object({ id: z.string() });
const noSuch = errorResponse('No such webhook of this user');

export const endpointsContract = {
  tags,
  summary: 'The webhooks of the user',
  responses: { 200: jsonResponse(endpointsSchema, 'The webhooks'), 401: signedOut },
};

export const addEndpointContract = {
  tags,
  summary: 'Add a webhook',
  description: `At most ${MAX_ENDPOINTS}. The address is on the public internet. Only this answer contains the secret for its signatures.`,
  request: { body: jsonBody(newEndpointSchema) },
  responses: {
    201: jsonResponse(createdEndpointSchema, 'The webhook with its secret'),
    400: errorResponse('What is wrong with the address or the events'),
    401: signedOut,
    409: errorResponse(`The user has ${MAX_ENDPOINTS} already`),
    429: tooMany,
  },
};

export const changeEndpointContract = {
  tags,
  summary: 'Choose other events, or turn a webhook on again',
  request: { params, body: jsonBody(endpointChangeSchema) },
  responses: {
    200: jsonResponse(endpointSchema, 'The webhook'),
    400: errorResponse('What is wrong with the events'),
    401: signedOut,
    404: noSuch,
  },
};

export const removeEndpointContract = {
  tags,
  summary: 'Remove a webhook, and what waits to be sent to it',
  request: { params },
  responses: { 204: { description: 'Removed' }, 401: signedOut, 404: noSuch },
};

export const testEndpointContract = {
  tags,
  summary: 'Send a test now',
  request: { params },
  responses: {
    200: jsonResponse(deliveriesSchema, 'The last deliveries, the test first'),
    401: signedOut,
    404: noSuch,
    429: tooMany,
  },
};

export const deliveriesContract = {
  tags,
  summary: 'The last deliveries to a webhook',
  request: { params },
  responses: {
    200: jsonResponse(deliveriesSchema, 'Newest first, at most 20'),
    401: signedOut,
    404: noSuch,
  },
};
