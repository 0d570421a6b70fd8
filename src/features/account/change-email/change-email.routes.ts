import { HttpError } from '#platform/http/errors.ts';
import { limitVisitor } from '#platform/http/limits/visitor-concurrency.ts';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { BAD_EMAIL_LINK } from '../account.schema.ts';
import { requirePassword, requirePasswordUnchanged } from '../login/check-password.ts';
import { consumeMailLimit, type EnqueueAccountMail, tryConsumeMailLimit } from '../mails/account-mails.ts';
import { requireUser } from '../sessions/route-guards.ts';
import { findUserId } from '../user.queries.ts';
import { changeEmailContract, confirmNewEmailContract } from './change-email.contract.ts';
import { confirmNewEmail, findChange, requestNewEmail, toEmailTakenError } from './change-email.queries.ts';

export function changeEmailRoutes(services: Services, enqueueMail: EnqueueAccountMail) {
  const { db, limits, config, clientIp, security } = services;
  return createApi()
    .openapi(
      route.post('/api/account/change-email', changeEmailContract, requireUser(services)),
      async (c) => {
        const { email: newEmail, password } = c.req.valid('json');
        const { id: userId, email } = c.get('user');
        if (newEmail.toLowerCase() === email.toLowerCase()) {
          throw new HttpError(400, 'This is your email address already');
        }
        const verified = await requirePassword(
          services,
          { email, password, ip: clientIp(c) },
          c.get('sessionHash'),
        );
        await limits.consume('changeEmail', userId);
        await consumeMailLimit(services, newEmail);
        const owner = await findUserId(db, newEmail);
        const origin = linkOrigin(c, config);
        await db.transaction(async (tx) => {
          await requirePasswordUnchanged(tx, verified, c.get('sessionHash'));
          const change = await requestNewEmail(tx, userId, newEmail);
          // The owner of a taken e-mail address gets another mail. The answer is the same, so it does not reveal the account.
          if (owner === undefined) await enqueueMail(tx, { kind: 'new-email', userId, origin, change });
          else await enqueueMail(tx, { kind: 'email-in-use', userId: owner, origin });
        });
        security.record(c, 'email change asked for');
        return c.json({}, 200);
      },
    )
    .openapi(
      route.post('/api/confirm-new-email', confirmNewEmailContract, limitVisitor(services)),
      async (c) => {
        const { token } = c.req.valid('json');
        const badLink = () => new HttpError(400, BAD_EMAIL_LINK);
        const change = await findChange(db, token);
        if (!change) throw badLink();
        const { userId, newEmail, email: to, done } = change;
        if (done) return c.json({ email: newEmail, runs_added: 0 }, 200);
        const canMail = await tryConsumeMailLimit(services, to, 'mailToOwner');
        const changed = await db
          .transaction(async (tx) => {
            const result = await confirmNewEmail(tx, token, { userId, newEmail, ip: clientIp(c) });
            const origin = linkOrigin(c, config);
            if (result && canMail) await enqueueMail(tx, { kind: 'email-changed', userId, origin, to });
            return result;
          })
          .catch((error) => {
            throw toEmailTakenError(error);
          });
        // Of two clicks at once, the other one changed it.
        if (!changed && !(await findChange(db, token))?.done) throw badLink();
        if (!changed) return c.json({ email: newEmail, runs_added: 0 }, 200);
        security.record(c, 'email changed', { user: userId });
        return c.json({ email: newEmail, runs_added: changed.creditsAdded }, 200);
      },
    );
}
