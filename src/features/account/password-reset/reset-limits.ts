import type { Services } from '#platform/services.ts';
import { consumeMailLimit } from '../mails/account-mails.ts';

type Request = { account: string; ip: string; user: { id: number; knownIp: boolean } | undefined };

/** Limits requests for reset links. At known IPs of an account, requests from elsewhere do not count. */
export async function limitResetRequests(
  { limits }: Pick<Services, 'limits'>,
  { account, ip, user }: Request,
): Promise<void> {
  if (user?.knownIp) {
    await limits.consume('forgotPassword', account, ip);
    // Somebody without access to the mailbox can have signed in to the account from many IPs.
    return consumeMailLimit({ limits }, account, 'mailToOwner');
  }
  await limits.consumeByIp('forgotByIp', ip);
  await limits.consume('forgotPassword', account, ip);
  await limits.consume('forgotByAccount', account);
}
