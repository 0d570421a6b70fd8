import { z } from '@hono/zod-openapi';
import { done, errorResponse, jsonBody, jsonResponse, signedOut, tooMany } from '#platform/http/openapi.ts';
import { changePasswordSchema, deleteAccountSchema } from '../account.schema.ts';
import { badInput, empty, tags } from '../contract-parts.ts';

export const changePasswordContract = {
  tags,
  summary: 'Change the password; signs out every other device',
  request: { body: jsonBody(changePasswordSchema) },
  responses: { 200: empty, 400: badInput, 401: signedOut, 429: tooMany },
};

const deviceSchema = z.object({
  id: z.string(),
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  current: z.boolean(),
});

export const devicesContract = {
  tags,
  summary: 'The signed-in devices, the newest activity first',
  responses: {
    200: jsonResponse(z.object({ sessions: z.array(deviceSchema) }), 'The devices'),
    401: signedOut,
  },
};

export const signOutDeviceContract = {
  tags,
  summary: 'Sign out one device',
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: done, 401: signedOut, 404: errorResponse('No such device of this user') },
};

export const signOutEverywhereContract = {
  tags,
  summary: 'Sign out every device, this one too',
  responses: { 204: done, 401: signedOut },
};

export const exportContract = {
  tags,
  summary: 'Everything stored about the user, as a JSON file',
  responses: { 200: { description: 'The file' }, 401: signedOut },
};

export const deleteAccountContract = {
  tags,
  summary: 'Delete the account and all that belongs to it',
  request: { body: jsonBody(deleteAccountSchema) },
  responses: { 204: done, 400: badInput, 401: signedOut, 429: tooMany },
};
