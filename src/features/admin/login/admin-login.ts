import { recordAdminAction } from '#features/account/admin-access/record-action.ts';
import { attemptPassword } from '#features/account/login/check-password.ts';
import type { Transaction } from '#platform/database/database.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { findAdmin, lockUnchanged, type Verified } from './admin-login.queries.ts';
import { CODE_NEEDED } from './admin-login.schema.ts';
import { consumeCode } from './totp.ts';

type Attempt = { email: string; password: string; code?: string; ip: string };
type Deps = Pick<Services, 'config' | 'db' | 'limits' | 'log'>;

const ADMINS = {
  find: findAdmin,
  limits: {
    byAccountAndIp: 'adminLoginByAccountAndIp',
    account: 'adminLoginByAccount',
    ip: 'adminLoginByIp',
  },
} as const;

/**
 * Returns the admin if the password is right, and the code if codes are on. An unknown e-mail address costs the same
 * query and the same hash as a wrong password. Failures are logged without the typed text, because people type
 * passwords into the wrong field. The right password without a code is also logged as a failure: the login screen
 * begins with one, and so does somebody who stole the password.
 */
export async function checkAdminLogin(
  services: Deps,
  { email, password, code, ip }: Attempt,
): Promise<Verified> {
  const { db, limits } = services;
  const account = email.toLowerCase();
  const { found: admin, right } = await attemptPassword(
    services,
    ADMINS,
    { account, ip, password },
    ({ asksForCode }) => asksForCode && !code,
  );
  const failed = (why: 'wrong password' | 'no code' | 'wrong code') =>
    recordAdminAction(db, { action: 'login failed', adminId: admin?.id ?? null, ip, details: { why } });
  if (!admin || !right) {
    await failed('wrong password');
    throw wrongCredentials();
  }
  if (admin.asksForCode) {
    if (!code) {
      await failed('no code');
      throw new HttpError(401, CODE_NEEDED).withEvent('code asked for');
    }
    await consumeCode(services, admin.id, code).catch(async (error) => {
      if (error instanceof HttpError && error.status === 401) await failed('wrong code');
      throw error;
    });
  }
  await limits.reset(ADMINS.limits.byAccountAndIp, account, ip);
  return admin;
}

/**
 * Checks the password of a signed-in admin again. Failures are counted by session, so a thief of the session does not
 * use up the owner's tries.
 */
export async function requireAdminPassword(
  services: Deps,
  { email, password, ip }: Attempt,
  session: Buffer | null,
): Promise<Verified> {
  const account = email.toLowerCase();
  const countedBy = session?.toString('hex');
  const attempt = { account, ip, countedBy, password, signedIn: true };
  const { found: admin, right } = await attemptPassword(services, ADMINS, attempt);
  if (!admin || !right) throw new HttpError(400, 'That is not your password').withEvent('wrong password');
  await services.limits.reset(ADMINS.limits.byAccountAndIp, account, countedBy ?? ip);
  return admin;
}

const wrongCredentials = () =>
  new HttpError(401, 'Invalid email or password').withEvent('admin login failed');

/**
 * Refuses if the password or the codes were changed during the check. They cannot change until the transaction ends.
 */
export async function recheckAdmin(tx: Transaction, verified: Verified): Promise<void> {
  if (!(await lockUnchanged(tx, verified))) throw wrongCredentials();
}
