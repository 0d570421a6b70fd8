import type { Transaction } from '#platform/database/database.ts';
import { HttpError } from '#platform/http/errors.ts';
import { limitVisitor } from '#platform/http/limits/visitor-concurrency.ts';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { BAD_RESET_LINK } from '../account.schema.ts';
import { forgetFailures } from '../login/check-password.ts';
import { findAccount, forgetOtherIps, setPassword } from '../login/login.queries.ts';
import { hashPassword } from '../login/password-hash.ts';
import type { EnqueueAccountMail } from '../mails/account-mails.ts';
import { isTokenUsable, redeemToken } from '../mails/email-tokens.queries.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { forgotContract, resetContract } from './password-reset.contract.ts';
import { limitResetRequests } from './reset-limits.ts';

const badResetLink = () => new HttpError(400, BAD_RESET_LINK).withEvent('reset refused');

type Revoke = (tx: Transaction, userId: number) => Promise<void>;

/**
 * A forgotten password: asking for the mailed link, and setting a new password with it. `integrations` remove everything
 * that works without a session (API keys, webhooks, calendar feeds), so that an owner who resets the account by mail has
 * all of it back. Links to runs stay, because they lie in other people's mail: they show only the hooks of that run.
 */
export function passwordResetRoutes(
  services: Services,
  enqueueMail: EnqueueAccountMail,
  integrations: readonly Revoke[],
) {
  const { db, limits, config, clientIp, security } = services;
  return createApi()
    .openapi(route.post('/api/forgot-password', forgotContract, limitVisitor(services)), async (c) => {
      const account = c.req.valid('json').email.toLowerCase();
      security.concerns(c, account);
      const ip = clientIp(c);
      const user = await findAccount(db, account, ip);
      await limitResetRequests(services, { account, ip, user });
      // An unknown e-mail address enqueues a mail to nobody, so that both cases take the same time.
      const mail = { kind: 'reset' as const, userId: user?.id ?? null, origin: linkOrigin(c, config) };
      await db.transaction((tx) => enqueueMail(tx, mail));
      security.record(c, 'reset asked for');
      return c.json({}, 200);
    })
    .openapi(route.post('/api/reset-password', resetContract, limitVisitor(services)), async (c) => {
      const { token, password } = c.req.valid('json');
      // Checked before hashing, so that an invalid token costs no hash. Checked again where it is used up.
      if (!(await isTokenUsable(db, token, 'reset'))) throw badResetLink();
      const ip = clientIp(c);
      const passwordHash = await hashPassword(password, { ip, waiting: limits.passwordQueueLimit });
      const { userId, email } = await db.transaction(async (tx) => {
        const userId = await redeemToken(tx, token, 'reset');
        if (userId === null) throw badResetLink();
        // First, because it waits for logins that are being stored, and their sessions must end too.
        const email = await setPassword(tx, userId, passwordHash);
        await endAllSessions(tx, userId);
        for (const revoke of integrations) await revoke(tx, userId);
        await enqueueMail(tx, { kind: 'password-reset-done', userId, origin: linkOrigin(c, config) });
        await forgetOtherIps(tx, { userId, email, ip });
        return { userId, email };
      });
      await forgetFailures(services, email, ip);
      security.record(c, 'password reset', { user: userId });
      return c.json({}, 200);
    });
}
