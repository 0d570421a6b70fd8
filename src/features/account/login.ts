import { HttpError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { findAccount } from './known-addresses.ts';
import { checkSignIn, type SignInLimits } from './sign-in.ts';

type Needs = Pick<Services, 'db' | 'limits' | 'log'>;
type Attempt = { email: string; password: string; address: string };

const LIMITS: SignInLimits = {
  who: 'user',
  both: 'loginByAccountAndAddress',
  account: 'loginByAccount',
  address: 'loginByAddress',
};

/**
 * The id of the account, if the password is right. An unknown address costs the same queries and the same hash as a
 * wrong password. Only failures count towards the limits.
 */
export async function checkPassword(
  services: Needs,
  { email, password, address }: Attempt,
  { signedIn = false } = {},
): Promise<number | null> {
  const account = email.toLowerCase();
  const find = async () => {
    const found = await findAccount(services.db, account, address);
    return found && { ...found, known: found.known || signedIn };
  };
  const { found, right } = await checkSignIn(services, LIMITS, { account, address, password }, find);
  if (!found || !right) return null;
  await services.limits.forget('loginByAccountAndAddress', account, address);
  return found.id;
}

/** For a signed-in user who must show the password once more. */
export async function requirePassword(services: Needs, attempt: Attempt): Promise<void> {
  if ((await checkPassword(services, attempt, { signedIn: true })) === null) {
    throw new HttpError(400, 'That is not your current password').as('wrong password');
  }
}

/** Who proved to own the account may try again at once. */
export async function forgetFailures(
  { limits }: Pick<Services, 'limits'>,
  email: string,
  address: string,
): Promise<void> {
  const account = email.toLowerCase();
  await limits.forget('loginByAccountAndAddress', account, address);
  await limits.forget('loginByAccount', account);
}
