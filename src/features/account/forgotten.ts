import { HttpError } from '#platform/http/errors.ts';
import { pseudonym } from '#platform/log.ts';
import type { Services } from '#platform/services.ts';

type Needs = Pick<Services, 'limits' | 'log'>;
type Request = { account: string; address: string; user: { id: number; known: boolean } | undefined };

/** Limits who asks for a reset link: where an account is known, what strangers asked for it does not count. */
export async function limitForgotten(
  { limits, log }: Needs,
  { account, address, user }: Request,
): Promise<void> {
  try {
    if (user?.known) return await limits.take('forgotPassword', account, address);
    await limits.takeFrom('forgotByAddress', address);
    await limits.take('forgotPassword', account);
  } catch (error) {
    if (error instanceof HttpError) {
      const whose = user?.id ?? pseudonym(account);
      log.info(
        { account: whose, from: pseudonym(address) },
        'a reset link was refused: too many were asked for',
      );
    }
    throw error;
  }
}
