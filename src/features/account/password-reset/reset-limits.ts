import type { Services } from '#platform/services.ts';
import { takeMail } from '../mails/account-mails.ts';

type Request = { account: string; address: string; user: { id: number; known: boolean } | undefined };

/** Limits requests for reset links. At known addresses of an account, requests from elsewhere do not count. */
export async function limitResetRequests(
  { limits }: Pick<Services, 'limits'>,
  { account, address, user }: Request,
): Promise<void> {
  if (user?.known) {
    await limits.consume('forgotPassword', account, address);
    // An account can have been signed in to from many places, by somebody who does not own the mailbox.
    return takeMail({ limits }, account, 'mailToOwner');
  }
  await limits.consumeByAddress('forgotByAddress', address);
  await limits.consume('forgotPassword', account);
}
