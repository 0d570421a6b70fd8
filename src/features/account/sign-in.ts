import { HttpError } from '#platform/http/errors.ts';
import type { LimitName } from '#platform/http/rate-limits.ts';
import { pseudonym } from '#platform/log.ts';
import type { Services } from '#platform/services.ts';
import { withPasswordSlot } from './password-line.ts';
import { verifyPassword } from './passwords.ts';

/** How a password is checked and guessing slowed down, the same for users and for admins. */

type Needs = Pick<Services, 'limits' | 'log'>;
/** The limits of failures: by account and address, by account from everywhere, by address for all accounts. */
export type SignInLimits = { who: 'user' | 'admin'; both: LimitName; account: LimitName; address: LimitName };
export type SignInTry = { account: string; address: string; password: string };
/** `known`: signed in to from this address before. */
type Account = { id: number; passwordHash: string; known: boolean };

/**
 * Looks the account up and compares the password. Limits are checked before the line, so that who is refused takes
 * no place in it, and once more inside the slot, where failures are counted too: a burst of parallel guesses cannot
 * run ahead of its own count. `isFailure` says what counts although the password is right.
 */
export async function checkSignIn<Found extends Account>(
  services: Needs,
  names: SignInLimits,
  attempt: SignInTry,
  find: () => Promise<Found | undefined>,
  isFailure: (found: Found) => boolean = () => false,
): Promise<{ found: Found | undefined; right: boolean }> {
  const { limits } = services;
  const { address, password } = attempt;
  let found: Found | undefined;
  try {
    found = await find();
    await allLimits('check', limits, names, attempt, found?.known);
    return await withPasswordSlot({ address, waiting: limits.waiting }, async () => {
      found = await find();
      await allLimits('check', limits, names, attempt, found?.known);
      const right = await verifyPassword(password, found?.passwordHash);
      if (!found || !right || isFailure(found)) await allLimits('take', limits, names, attempt, found?.known);
      return { found, right };
    });
  } catch (error) {
    if (isRefusal(error)) logRefusal(services, names, attempt, found?.id);
    throw error;
  }
}

/** At a known address the account is limited there alone: what strangers did elsewhere, or to others, is not theirs. */
async function allLimits(
  how: 'check' | 'take',
  limits: Services['limits'],
  { both, account: byAccount, address: byAddress }: SignInLimits,
  { account, address }: SignInTry,
  known = false,
): Promise<void> {
  const [own, ...others] = await Promise.allSettled([
    limits[how](both, account, address),
    limits[how](byAccount, account),
    limits[`${how}From`](byAddress, address),
  ]);
  for (const result of [own, ...others]) {
    if (result.status === 'fulfilled') continue;
    if (result === own || !known || !isRefusal(result.reason)) throw result.reason;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status === 429;
}

function logRefusal({ log }: Needs, { who }: SignInLimits, attempt: SignInTry, id: number | undefined): void {
  const account = id ?? pseudonym(attempt.account);
  log.info({ who, account, from: pseudonym(attempt.address) }, 'a sign-in was refused: too many tries');
}
