import { widerNetwork } from '#platform/http/client-ip.ts';
import { isRateLimited, type LimitName } from '#platform/http/rate-limits.ts';
import type { Services } from '#platform/services.ts';
import { createFairQueue } from './fair-queue.ts';
import { limitPasswordHashing, verifyPassword } from './password-hash.ts';

/** How a password is checked and guessing slowed down, the same for users and for admins. */

type Deps = Pick<Services, 'limits'>;
/** The limits of failures: by account and IP, by account from everywhere, by IP for all accounts. */
export type LoginLimits = { both: LimitName; account: LimitName; ip: LimitName };
export type LoginAttempt = {
  /** The lowercased e-mail address. */
  account: string;
  ip: string;
  password: string;
  /** What failures of the account count by, where it is not the IP. */
  countedBy?: string;
};
/** `known`: signed in to from this IP before. */
type Account = { id: number; passwordHash: string; known: boolean };

/**
 * Looking an account up is quick, and a refused try costs no more than that, but a flood would take all connections
 * to the database. All of one IP may wait here: only this tells the owner from the flood.
 */
const withLookUpSlot = createFairQueue({ atOnce: 4, longest: 5000 });
const ANYBODY = { points: Number.POSITIVE_INFINITY, seconds: 0 };

/**
 * Looks the account up and compares the password. Limits are checked before the line, so that a refused try takes
 * no place in it, and once more inside the slot, where failures are counted too: a burst of parallel guesses cannot
 * run ahead of its own count. `isFailure` says what counts although the password is right.
 */
export async function attemptLogin<Found extends Account>(
  services: Deps,
  names: LoginLimits,
  attempt: LoginAttempt,
  find: () => Promise<Found | undefined>,
  isFailure: (found: Found) => boolean = () => false,
): Promise<{ found: Found | undefined; right: boolean }> {
  const { limits } = services;
  const { account, ip, password } = attempt;
  let found: Found | undefined;
  const lookUp = async () => {
    found = await find();
    await checkLimits(limits, names, attempt, found?.known);
  };
  await withLookUpSlot({ ip: widerNetwork(ip), waiting: ANYBODY }, lookUp);
  const place = { ip, knownAs: found?.known ? account : undefined, waiting: limits.passwordQueueLimit };
  return limitPasswordHashing(place, async () => {
    await lookUp();
    const right = await verifyPassword(password, found?.passwordHash);
    if (!found || !right || isFailure(found)) await countFailure(limits, names, attempt, found?.known);
    return { found, right };
  });
}

/** At a known IP the account is limited there alone: what strangers did elsewhere, or to others, is not theirs. */
async function checkLimits(
  limits: Services['limits'],
  names: LoginLimits,
  { account, ip, countedBy = ip }: LoginAttempt,
  known = false,
): Promise<void> {
  if (known) return limits.check(names.both, account, countedBy);
  // First, because it can be known without asking the database.
  await limits.checkByIp(names.ip, ip);
  await Promise.all([limits.check(names.both, account, countedBy), limits.check(names.account, account)]);
}

async function countFailure(
  limits: Services['limits'],
  names: LoginLimits,
  { account, ip, countedBy = ip }: LoginAttempt,
  known = false,
): Promise<void> {
  const [own, ...others] = await Promise.allSettled([
    limits.consume(names.both, account, countedBy),
    limits.consume(names.account, account),
    limits.consumeByIp(names.ip, ip),
  ]);
  for (const result of [own, ...others]) {
    if (result.status === 'fulfilled') continue;
    if (result === own || !known || !isRateLimited(result.reason)) throw result.reason;
  }
}
