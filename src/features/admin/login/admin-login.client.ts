import { hc, type InferRequestType } from 'hono/client';
import { mutationResult, queryResult } from '#platform/browser/api-responses.ts';
import type { CallOptions } from '../admin-reads.client.ts';
import type { adminLoginRoutes } from './admin-login.routes.ts';
import type { totpRoutes } from './totp.routes.ts';

const { admin: api } = hc<ReturnType<typeof adminLoginRoutes>>('/').api;

export const adminLogin = {
  login: (json: InferRequestType<typeof api.login.$post>['json']) =>
    mutationResult(api.login.$post({ json }), 'Failed to login'),
  logout: () => mutationResult(api.logout.$post(), 'Failed to logout'),
};

const { totp } = hc<ReturnType<typeof totpRoutes>>('/').api.admin;

export const TOTP_KEY = ['/api/admin/totp'];

export const codes = {
  state: (options: CallOptions) => queryResult(totp.$get({}, options)),
  setUp: (password: string) =>
    mutationResult(totp.setup.$post({ json: { password } }), 'Failed to set up codes'),
  confirm: (code: string) =>
    mutationResult(totp.confirm.$post({ json: { code } }), 'Failed to turn codes on'),
  turnOff: (code: string) => mutationResult(totp.off.$post({ json: { code } }), 'Failed to turn codes off'),
};
