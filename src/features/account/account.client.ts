import { hc, type InferRequestType } from 'hono/client';
import { mutationResult, queryResult } from '#platform/browser/api-responses.ts';
import type { changeEmailRoutes } from './change-email/change-email.routes.ts';
import type { confirmEmailRoutes } from './confirm-email/confirm-email.routes.ts';
import type { loginRoutes } from './login/login.routes.ts';
import type { passwordResetRoutes } from './password-reset/password-reset.routes.ts';
import type { profileRoutes } from './profile/profile.routes.ts';
import type { settingsRoutes } from './settings/settings.routes.ts';

const login = hc<ReturnType<typeof loginRoutes>>('/').api;
const passwordReset = hc<ReturnType<typeof passwordResetRoutes>>('/').api;
const confirmEmail = hc<ReturnType<typeof confirmEmailRoutes>>('/').api;
const changeEmail = hc<ReturnType<typeof changeEmailRoutes>>('/').api;
const profile = hc<ReturnType<typeof profileRoutes>>('/').api;
const settings = hc<ReturnType<typeof settingsRoutes>>('/').api;

type Body<Call> = InferRequestType<Call> extends { json: infer Json } ? Json : never;

/** The calls of an account. Each names the sentence to show where the server sends none. */
export const account = {
  devices: (signal: AbortSignal) => queryResult(settings.account.sessions.$get({}, { init: { signal } })),
  register: (json: Body<typeof login.register.$post>) =>
    mutationResult(login.register.$post({ json }), 'Failed to register'),
  login: (json: Body<typeof login.login.$post>) =>
    mutationResult(login.login.$post({ json }), 'Failed to login'),
  logout: () => mutationResult(login.logout.$post(), 'Failed to logout'),
  forgotPassword: (json: Body<(typeof passwordReset)['forgot-password']['$post']>) =>
    mutationResult(passwordReset['forgot-password'].$post({ json }), 'Failed to send the reset email'),
  resetPassword: (json: Body<(typeof passwordReset)['reset-password']['$post']>) =>
    mutationResult(passwordReset['reset-password'].$post({ json }), 'Failed to reset password'),
  confirmEmail: (token: string) =>
    mutationResult(confirmEmail['confirm-email'].$post({ json: { token } }), 'Failed to confirm your email'),
  confirmNewEmail: (token: string) =>
    mutationResult(
      changeEmail['confirm-new-email'].$post({ json: { token } }),
      'Failed to change your email',
    ),
  changeEmail: (json: Body<(typeof changeEmail.account)['change-email']['$post']>) =>
    mutationResult(changeEmail.account['change-email'].$post({ json }), 'Failed to change your email'),
  resendConfirmation: () =>
    mutationResult(confirmEmail['resend-confirmation'].$post(), 'Failed to send the confirmation email'),
  updateBusinessContext: (
    json: Body<(typeof profile.user)['business-context']['$post']>,
    fixedMessage = 'Failed to update business context',
  ) => mutationResult(profile.user['business-context'].$post({ json }), fixedMessage),
  updateSocialHandles: (
    json: Body<(typeof profile)['update-social-handles']['$post']>,
    fixedMessage = 'Failed to update social handles',
  ) => mutationResult(profile['update-social-handles'].$post({ json }), fixedMessage),
  changePassword: (json: Body<(typeof settings.account)['change-password']['$post']>) =>
    mutationResult(settings.account['change-password'].$post({ json }), 'Failed to change password'),
  signOutDevice: (id: string) =>
    mutationResult(
      settings.account.sessions[':id'].$delete({ param: { id } }),
      'Failed to sign out the device',
    ),
  signOutEverywhere: () =>
    mutationResult(settings.account['sign-out-everywhere'].$post(), 'Failed to sign out everywhere'),
  deleteAccount: (json: Body<typeof settings.account.delete.$post>) =>
    mutationResult(settings.account.delete.$post({ json }), 'Failed to delete your account'),
};
