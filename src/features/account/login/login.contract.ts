import { done, errorResponse, jsonBody, jsonResponse, signedOut, tooMany } from '#platform/http/openapi.ts';
import { loginSchema, registerSchema } from '../account.schema.ts';
import { badInput, tags } from '../contract-parts.ts';
import { userSchema } from '../user.schema.ts';

const user = jsonResponse(userSchema, 'The user');

export const registerContract = {
  tags,
  summary: 'Open an account and sign in',
  request: { body: jsonBody(registerSchema) },
  responses: { 201: user, 400: badInput, 409: errorResponse('The e-mail address is taken'), 429: tooMany },
};

export const loginContract = {
  tags,
  summary: 'Sign in',
  request: { body: jsonBody(loginSchema) },
  responses: {
    200: user,
    400: badInput,
    401: errorResponse('Wrong e-mail address or password'),
    429: tooMany,
  },
};

export const logoutContract = {
  tags,
  summary: 'Sign out',
  responses: { 204: done },
};

export const userContract = {
  tags,
  summary: 'The signed-in user',
  description: 'Made for polling: it keeps no session alive, and answers 304 while nothing changed.',
  responses: { 200: user, 304: { description: 'Nothing changed' }, 401: signedOut },
};
