import { HttpError } from '#platform/http/errors.ts';
import { limitVisitor } from '#platform/http/limits/visitor-concurrency.ts';
import { linkOrigin } from '#platform/http/link-origin.ts';
import { createApi, route } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { BAD_CONFIRMATION_LINK } from '../account.schema.ts';
import { consumeMailLimit, type EnqueueAccountMail } from '../mails/account-mails.ts';
import { requireUser } from '../sessions/route-guards.ts';
import { confirmEmailContract, resendConfirmationContract } from './confirm-email.contract.ts';
import { confirmEmail } from './confirm-email.queries.ts';

/** Confirming the e-mail address of a new account with the mailed link, which can be sent again. */
export function confirmEmailRoutes(services: Services, enqueueMail: EnqueueAccountMail) {
  const { db, limits, config } = services;
  return createApi()
    .openapi(route.post('/api/confirm-email', confirmEmailContract, limitVisitor(services)), async (c) => {
      const { token } = c.req.valid('json');
      const confirmed = await db.transaction((tx) => confirmEmail(tx, token));
      if (!confirmed) throw new HttpError(400, BAD_CONFIRMATION_LINK);
      return c.json({ runs_added: confirmed.creditsAdded }, 200);
    })
    .openapi(
      route.post('/api/resend-confirmation', resendConfirmationContract, requireUser(services)),
      async (c) => {
        const user = c.get('user');
        if (user.email_confirmed) throw new HttpError(409, 'Your email address is already confirmed');
        await limits.consume('confirmEmail', user.id);
        await consumeMailLimit(services, user.email);
        const mail = { kind: 'confirm' as const, userId: user.id, origin: linkOrigin(c, config) };
        await db.transaction((tx) => enqueueMail(tx, mail));
        return c.json({}, 200);
      },
    );
}
