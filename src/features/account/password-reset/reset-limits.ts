import type { Services } from '#platform/services.ts';
import { consumeMailLimit } from '../mails/account-mails.ts';

type Request = { account: string; ip: string; user: { id: number; known: boolean } | undefined };

/** Limits requests for reset links. At known IPs of an account, requests from elsewhere do not count. */
export async function limitResetRequests(
  { limits }: Pick<Services, 'limits'>,
  { account, ip, user }: Request,
): Promise<void> {
  if (user?.known) {
    await limits.consume('forgotPassword', account, ip);
    // An account can have been signed in to from many places, by somebody who does not own the mailbox.
    return consumeMailLimit({ limits }, account, 'mailToOwner');
  }
  await limits.consumeByIp('forgotByAddress', ip);
  await limits.consume('forgotPassword', account, ip);
  await limits.consume('forgotByAccount', account);
}
