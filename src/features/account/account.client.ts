import { hc, type InferRequestType } from 'hono/client';
import { mutationResult, queryResult } from '#platform/browser/api-responses.ts';
import type { accountRoutes } from './account.routes.ts';

/** The account's calls, each with the sentence for when the server gives none. */

const { api } = hc<ReturnType<typeof accountRoutes>>('/');

type Body<Call> = InferRequestType<Call> extends { json: infer Json } ? Json : never;

export const account = {
  devices: (signal: AbortSignal) => queryResult(api.account.sessions.$get({}, { init: { signal } })),
  register: (json: Body<typeof api.register.$post>) =>
    mutationResult(api.register.$post({ json }), 'Failed to register'),
  login: (json: Body<typeof api.login.$post>) => mutationResult(api.login.$post({ json }), 'Failed to login'),
  logout: () => mutationResult(api.logout.$post(), 'Failed to logout'),
  forgotPassword: (json: Body<(typeof api)['forgot-password']['$post']>) =>
    mutationResult(api['forgot-password'].$post({ json }), 'Failed to send the reset email'),
  resetPassword: (json: Body<(typeof api)['reset-password']['$post']>) =>
    mutationResult(api['reset-password'].$post({ json }), 'Failed to reset password'),
  confirmEmail: (token: string) =>
    mutationResult(api['confirm-email'].$post({ json: { token } }), 'Failed to confirm your email'),
  confirmNewEmail: (token: string) =>
    mutationResult(api['confirm-new-email'].$post({ json: { token } }), 'Failed to change your email'),
  changeEmail: (json: Body<(typeof api.account)['change-email']['$post']>) =>
    mutationResult(api.account['change-email'].$post({ json }), 'Failed to change your email'),
  resendConfirmation: () =>
    mutationResult(api['resend-confirmation'].$post(), 'Failed to send the confirmation email'),
  updateBusinessContext: (
    json: Body<(typeof api.user)['business-context']['$post']>,
    fixedMessage = 'Failed to update business context',
  ) => mutationResult(api.user['business-context'].$post({ json }), fixedMessage),
  updateSocialHandles: (
    json: Body<(typeof api)['update-social-handles']['$post']>,
    fixedMessage = 'Failed to update social handles',
  ) => mutationResult(api['update-social-handles'].$post({ json }), fixedMessage),
  changePassword: (json: Body<(typeof api.account)['change-password']['$post']>) =>
    mutationResult(api.account['change-password'].$post({ json }), 'Failed to change password'),
  signOutDevice: (id: string) =>
    mutationResult(api.account.sessions[':id'].$delete({ param: { id } }), 'Failed to sign out the device'),
  signOutEverywhere: () =>
    mutationResult(api.account['sign-out-everywhere'].$post(), 'Failed to sign out everywhere'),
  deleteAccount: (json: Body<typeof api.account.delete.$post>) =>
    mutationResult(api.account.delete.$post({ json }), 'Failed to delete your account'),
};
