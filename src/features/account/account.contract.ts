import { createRoute, z } from '@hono/zod-openapi';
import { jsonAnswer, jsonBody, refusal } from '#platform/http/openapi.ts';
import {
  businessContextSchema,
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  confirmNewEmailSchema,
  deleteAccountSchema,
  forgotSchema,
  loginSchema,
  registerSchema,
  resetSchema,
  socialHandlesSchema,
} from './account.schema.ts';
import { userSchema } from './user.schema.ts';

/** What the account calls take and answer. Guards are added where the handlers are. */

const user = jsonAnswer(userSchema, 'The user');
const empty = jsonAnswer(z.object({}), 'Done');
const done = { description: 'Done' } as const;
const badInput = refusal('What is wrong with the input');
const signedOut = refusal('Not signed in');
const tooMany = refusal('Too many tries');
const tags = ['Account'];

export const registerRoute = createRoute({
  method: 'post',
  path: '/api/register',
  tags,
  summary: 'Open an account and sign in',
  request: { body: jsonBody(registerSchema) },
  responses: { 201: user, 400: badInput, 409: refusal('The e-mail address is taken'), 429: tooMany },
});

export const loginRoute = createRoute({
  method: 'post',
  path: '/api/login',
  tags,
  summary: 'Sign in',
  request: { body: jsonBody(loginSchema) },
  responses: { 200: user, 400: badInput, 401: refusal('Wrong e-mail address or password'), 429: tooMany },
});

export const logoutRoute = createRoute({
  method: 'post',
  path: '/api/logout',
  tags,
  summary: 'Sign out',
  responses: { 204: done },
});

export const userRoute = createRoute({
  method: 'get',
  path: '/api/user',
  tags,
  summary: 'The signed-in user',
  description: 'Made for polling: it keeps no session alive, and answers 304 while nothing changed.',
  responses: { 200: user, 304: { description: 'Nothing changed' }, 401: signedOut },
});

export const forgotRoute = createRoute({
  method: 'post',
  path: '/api/forgot-password',
  tags,
  summary: 'Ask for a link that sets a new password',
  description: 'Answers the same whether or not there is such an account.',
  request: { body: jsonBody(forgotSchema) },
  responses: { 200: empty, 400: badInput, 429: tooMany },
});

export const resetRoute = createRoute({
  method: 'post',
  path: '/api/reset-password',
  tags,
  summary: 'Set a new password with a mailed link',
  request: { body: jsonBody(resetSchema) },
  responses: { 200: empty, 400: badInput },
});

export const confirmEmailRoute = createRoute({
  method: 'post',
  path: '/api/confirm-email',
  tags,
  summary: 'Confirm the e-mail address with a mailed link',
  request: { body: jsonBody(confirmEmailSchema) },
  responses: {
    200: jsonAnswer(z.object({ runs_added: z.number().int() }), 'Confirmed; 0 runs when it was before'),
    400: badInput,
  },
});

export const resendConfirmationRoute = createRoute({
  method: 'post',
  path: '/api/resend-confirmation',
  tags,
  summary: 'Send the confirmation link again',
  responses: { 200: empty, 401: signedOut, 409: refusal('Already confirmed'), 429: tooMany },
});

export const businessContextRoute = createRoute({
  method: 'post',
  path: '/api/user/business-context',
  tags,
  summary: 'Describe the business and its ideal customer',
  request: { body: jsonBody(businessContextSchema) },
  responses: { 200: user, 400: badInput, 401: signedOut },
});

export const socialHandlesRoute = createRoute({
  method: 'post',
  path: '/api/update-social-handles',
  tags,
  summary: 'Set the social handles, and the first name',
  request: { body: jsonBody(socialHandlesSchema) },
  responses: { 200: user, 400: badInput, 401: signedOut },
});

export const changePasswordRoute = createRoute({
  method: 'post',
  path: '/api/account/change-password',
  tags,
  summary: 'Change the password; signs out every other device',
  request: { body: jsonBody(changePasswordSchema) },
  responses: { 200: empty, 400: badInput, 401: signedOut, 429: tooMany },
});

export const changeEmailRoute = createRoute({
  method: 'post',
  path: '/api/account/change-email',
  tags,
  summary: 'Ask for another e-mail address',
  description:
    'The address changes when the link mailed to the new one is opened. Answers the same whether or not there is an account with it.',
  request: { body: jsonBody(changeEmailSchema) },
  responses: { 200: empty, 400: badInput, 401: signedOut, 429: tooMany },
});

export const confirmNewEmailRoute = createRoute({
  method: 'post',
  path: '/api/confirm-new-email',
  tags,
  summary: 'Change the e-mail address with a mailed link',
  request: { body: jsonBody(confirmNewEmailSchema) },
  responses: {
    200: jsonAnswer(
      z.object({ email: z.string(), runs_added: z.number().int() }),
      'The new address; runs for confirming it when none was confirmed before',
    ),
    400: badInput,
    409: refusal('Another account has the address by now'),
  },
});

const deviceSchema = z.object({
  id: z.string(),
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  current: z.boolean(),
});

export const devicesRoute = createRoute({
  method: 'get',
  path: '/api/account/sessions',
  tags,
  summary: 'The signed-in devices, the newest activity first',
  responses: {
    200: jsonAnswer(z.object({ sessions: z.array(deviceSchema) }), 'The devices'),
    401: signedOut,
  },
});

export const signOutDeviceRoute = createRoute({
  method: 'delete',
  path: '/api/account/sessions/{id}',
  tags,
  summary: 'Sign out one device',
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: done, 401: signedOut, 404: refusal('No such device of this user') },
});

export const signOutEverywhereRoute = createRoute({
  method: 'post',
  path: '/api/account/sign-out-everywhere',
  tags,
  summary: 'Sign out every device, this one too',
  responses: { 204: done, 401: signedOut },
});

export const exportRoute = createRoute({
  method: 'get',
  path: '/api/account/export',
  tags,
  summary: 'Everything stored about the user, as a JSON file',
  responses: { 200: { description: 'The file' }, 401: signedOut },
});

export const deleteAccountRoute = createRoute({
  method: 'post',
  path: '/api/account/delete',
  tags,
  summary: 'Delete the account and all that belongs to it',
  request: { body: jsonBody(deleteAccountSchema) },
  responses: { 204: done, 400: badInput, 401: signedOut, 429: tooMany },
});
