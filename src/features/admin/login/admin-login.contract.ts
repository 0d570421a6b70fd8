import { z } from '@hono/zod-openapi';
import { badInput } from '#features/account/contract-parts.ts';
import { done, errorResponse, jsonBody, jsonResponse, tooMany } from '#platform/http/openapi.ts';
import { tags } from '../contract-parts.ts';
import { adminLoginSchema } from './admin-login.schema.ts';

export const adminLoginContract = {
  tags,
  summary: 'Sign in as an admin',
  request: { body: jsonBody(adminLoginSchema) },
  responses: {
    200: jsonResponse(z.object({ email: z.string() }), 'The admin'),
    400: badInput,
    401: errorResponse('Wrong e-mail address or password'),
    429: tooMany,
  },
};

export const adminLogoutContract = {
  tags,
  summary: 'Sign out as an admin',
  responses: { 204: done },
};
