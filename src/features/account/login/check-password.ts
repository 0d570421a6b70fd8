import type { Database, Transaction } from '#platform/database/database.ts';
import { HttpError } from '#platform/http/errors.ts';
import { isRateLimited, type LimitName } from '#platform/http/limits/rate-limits.ts';
import { widerNetwork } from '#platform/http/security/client-ip.ts';
import type { Services } from '#platform/services.ts';
import { requireActiveSession } from '../sessions/sessions.ts';
import { createFairQueue } from './fair-queue.ts';
import { findAccount, isPasswordUnchanged, type Verified } from './login.queries.ts';
import { limitPasswordHashing, verifyPassword } from './password-hash.ts';

/** Checks passwords and slows down guessing, for users and admins. */

type Deps = Pick<Services, 'db' | 'limits'>;
/** `knownIp`: the owner signed in from this IP before. */
type Account = { id: number; passwordHash: string; knownIp: boolean };
/** How to find the account by lowercased e-mail address, and the limits of failures. */
export type Accounts<Found extends Account> = {
  find: (db: Database, account: string, ip: string) => Promise<Found | undefined>;
  /** Limits by account and IP, by account for all unknown IPs, and by IP for all accounts. */
  limits: { byAccountAndIp: LimitName; account: LimitName; ip: LimitName };
};
type PasswordAttempt = {
  /** The lowercased e-mail address. */
  account: string;
  ip: string;
  password: string;
  /** What failures of the account are counted by, if not the IP. */
  countedBy?: string;
  /** The caller is signed in, so every IP counts as known. */
  signedIn?: boolean;
};

/**
 * Looking an account up is quick, but a flood would take all connections to the database. All requests of one IP may
 * wait here, because only the lookup tells the owner from the flood.
 */
const withLookUpSlot = createFairQueue({ atOnce: 4, longest: 5000 });
const UNLIMITED = { points: Number.POSITIVE_INFINITY, seconds: 0 };

/**
 * Looks the account up and compares the password. Limits are checked before queueing, so that a refused try takes no
 * place, and again inside the slot, where the try is counted, so that parallel guesses cannot run ahead of the count.
 * `isFailure` says what counts as a failure although the password is right.
 */
export async function attemptPassword<Found extends Account>(
  { db, limits }: Deps,
  accounts: Accounts<Found>,
  attempt: PasswordAttempt,
  isFailure: (found: Found) => boolean = () => false,
): Promise<{ found: Found | undefined; right: boolean }> {
  const { account, ip, password, signedIn = false } = attempt;
  const lookUp = async () => {
    const found = await accounts.find(db, account, ip);
    const knownIp = found !== undefined && (found.knownIp || signedIn);
    await checkLimits(limits, accounts.limits, attempt, knownIp);
    return { found, knownIp };
  };
  const before = await withLookUpSlot({ ip: widerNetwork(ip), waiting: UNLIMITED }, lookUp);
  const queueKey = { ip, knownAs: before.knownIp ? account : undefined, waiting: limits.passwordQueueLimit };
  return limitPasswordHashing(queueKey, async () => {
    const { found, knownIp } = await lookUp();
    const right = await verifyPassword(password, found?.passwordHash);
    if (!found || !right || isFailure(found)) await countFailure(limits, accounts.limits, attempt, knownIp);
    else await limits.consume('passwordChecks', ...checksKey(accounts.limits, attempt));
    return { found, right };
  });
}

/**
 * The key that right passwords are counted by. It includes the wider network, so that a stranger elsewhere does not use
 * up the owner's tries. It is not the session, because an attacker with the password can open any number of sessions.
 * Users and admins may have the same e-mail address.
 */
const checksKey = (names: Accounts<Account>['limits'], { account, ip }: PasswordAttempt) =>
  [names.account, account, widerNetwork(ip)] as const;

/**
 * At a known IP the account is only limited there. Failures of strangers elsewhere, or at other accounts, do not count.
 */
async function checkLimits(
  limits: Services['limits'],
  names: Accounts<Account>['limits'],
  attempt: PasswordAttempt,
  knownIp: boolean,
): Promise<void> {
  const { account, ip, countedBy = ip } = attempt;
  // First, because it needs no query.
  if (!knownIp) await limits.checkByIp(names.ip, ip);
  await Promise.all([
    limits.check(names.byAccountAndIp, account, countedBy),
    limits.check('passwordChecks', ...checksKey(names, attempt)),
    knownIp ? undefined : limits.check(names.account, account),
  ]);
}

async function countFailure(
  limits: Services['limits'],
  names: Accounts<Account>['limits'],
  { account, ip, countedBy = ip }: PasswordAttempt,
  knownIp: boolean,
): Promise<void> {
  const [own, ...others] = await Promise.allSettled([
    limits.consume(names.byAccountAndIp, account, countedBy),
    limits.consume(names.account, account),
    limits.consumeByIp(names.ip, ip),
  ]);
  for (const result of [own, ...others]) {
    if (result.status === 'fulfilled') continue;
    if (result === own || !knownIp || !isRateLimited(result.reason)) throw result.reason;
  }
}

const USERS = {
  find: findAccount,
  limits: { byAccountAndIp: 'loginByAccountAndIp', account: 'loginByAccount', ip: 'loginByIp' },
} as const;

type Attempt = { email: string; password: string; ip: string };

/**
 * Returns the account if the password is right. An unknown e-mail address costs the same queries and the same hash as a
 * wrong password.
 */
export async function checkPassword(
  services: Deps,
  { email, password, ip }: Attempt,
  session?: Buffer,
): Promise<Verified | null> {
  const account = email.toLowerCase();
  const countedBy = session?.toString('hex') ?? ip;
  const attempt = { account, ip, password, countedBy, signedIn: session !== undefined };
  const { found, right } = await attemptPassword(services, USERS, attempt);
  if (!found || !right) return null;
  await services.limits.reset(USERS.limits.byAccountAndIp, account, countedBy);
  const { id: userId, passwordHash, sessionsEndedAt } = found;
  return { userId, passwordHash, sessionsEndedAt };
}

/**
 * Checks the password of a signed-in user again. Failures are counted by session: a thief of the session has only its
 * tries, from any number of IPs, and does not use up the owner's.
 */
export async function requirePassword(services: Deps, attempt: Attempt, session: Buffer): Promise<Verified> {
  const verified = await checkPassword(services, attempt, session);
  if (!verified) throw notCurrent();
  return verified;
}

const notCurrent = () => new HttpError(400, 'That is not your current password').withEvent('wrong password');

/** Refuses if the password was changed or the session ended while the password was checked. */
export async function requirePasswordUnchanged(
  tx: Transaction,
  verified: Verified,
  session: Buffer,
): Promise<void> {
  if (!(await isPasswordUnchanged(tx, verified))) throw notCurrent();
  await requireActiveSession(tx, verified.userId, session);
}

/** The password was right, so the failures are forgotten. */
export async function forgetFailures(
  { limits }: Pick<Services, 'limits'>,
  email: string,
  ip: string,
): Promise<void> {
  const account = email.toLowerCase();
  await limits.reset(USERS.limits.byAccountAndIp, account, ip);
  await limits.reset(USERS.limits.account, account);
}
