import type { Database, Transaction } from '#platform/database/database.ts';
import { widerNetwork } from '#platform/http/client-ip.ts';
import { HttpError } from '#platform/http/errors.ts';
import { isRateLimited, type LimitName } from '#platform/http/rate-limits.ts';
import type { Services } from '#platform/services.ts';
import { requireActiveSession } from '../sessions/sessions.ts';
import { createFairQueue } from './fair-queue.ts';
import { findAccount, isPasswordUnchanged, type Verified } from './login.queries.ts';
import { limitPasswordHashing, verifyPassword } from './password-hash.ts';

/** How a password is checked and guessing slowed down, the same for users and for admins. */

type Deps = Pick<Services, 'db' | 'limits'>;
/** `known`: signed in to from this IP before. */
type Account = { id: number; passwordHash: string; known: boolean };
/** The query that finds one of them, by the lowercased e-mail address, and the limits of failures. */
export type Accounts<Found extends Account> = {
  find: (db: Database, account: string, ip: string) => Promise<Found | undefined>;
  /** By account and IP, by account from everywhere, by IP for all accounts. */
  limits: { byAccountAndIp: LimitName; account: LimitName; ip: LimitName };
};
type PasswordAttempt = {
  /** The lowercased e-mail address. */
  account: string;
  ip: string;
  password: string;
  /** What failures of the account count by, where it is not the IP. */
  countedBy?: string;
  /** Asked of somebody who is signed in, so that any IP is as a known one. */
  signedIn?: boolean;
};

/**
 * Looking an account up is quick, and a refused try costs no more than that, but a flood would take all connections
 * to the database. All of one IP may wait here: only this tells the owner from the flood.
 */
const withLookUpSlot = createFairQueue({ atOnce: 4, longest: 5000 });
const UNLIMITED = { points: Number.POSITIVE_INFINITY, seconds: 0 };

/**
 * Looks the account up and compares the password. Limits are checked before the line, so that a refused try takes
 * no place in it, and once more inside the slot, where it is counted too: a burst of parallel guesses cannot
 * run ahead of its own count. `isFailure` says what counts as a failure although the password is right.
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
    const known = found !== undefined && (found.known || signedIn);
    await checkLimits(limits, accounts.limits, attempt, known);
    return { found, known };
  };
  const before = await withLookUpSlot({ ip: widerNetwork(ip), waiting: UNLIMITED }, lookUp);
  const place = { ip, knownAs: before.known ? account : undefined, waiting: limits.passwordQueueLimit };
  return limitPasswordHashing(place, async () => {
    const { found, known } = await lookUp();
    const right = await verifyPassword(password, found?.passwordHash);
    if (!found || !right || isFailure(found)) await countFailure(limits, accounts.limits, attempt, known);
    else await limits.consume('passwordChecks', ...checksKey(accounts.limits, attempt));
    return { found, right };
  });
}

/**
 * What right passwords count by: a stranger elsewhere does not use up the owner's. By the wider network and never by session, because
 * one who has the password has as many sessions as they like. Users and admins may have the same e-mail address.
 */
const checksKey = (names: Accounts<Account>['limits'], { account, ip }: PasswordAttempt) =>
  [names.account, account, widerNetwork(ip)] as const;

/** At a known IP the account is limited there alone: what strangers did elsewhere, or to others, is not theirs. */
async function checkLimits(
  limits: Services['limits'],
  names: Accounts<Account>['limits'],
  attempt: PasswordAttempt,
  known: boolean,
): Promise<void> {
  const { account, ip, countedBy = ip } = attempt;
  // First, because it can be known without asking the database.
  if (!known) await limits.checkByIp(names.ip, ip);
  await Promise.all([
    limits.check(names.byAccountAndIp, account, countedBy),
    limits.check('passwordChecks', ...checksKey(names, attempt)),
    known ? undefined : limits.check(names.account, account),
  ]);
}

async function countFailure(
  limits: Services['limits'],
  names: Accounts<Account>['limits'],
  { account, ip, countedBy = ip }: PasswordAttempt,
  known: boolean,
): Promise<void> {
  const [own, ...others] = await Promise.allSettled([
    limits.consume(names.byAccountAndIp, account, countedBy),
    limits.consume(names.account, account),
    limits.consumeByIp(names.ip, ip),
  ]);
  for (const result of [own, ...others]) {
    if (result.status === 'fulfilled') continue;
    if (result === own || !known || !isRateLimited(result.reason)) throw result.reason;
  }
}

const USERS = {
  find: findAccount,
  limits: { byAccountAndIp: 'loginByAccountAndAddress', account: 'loginByAccount', ip: 'loginByAddress' },
} as const;

type Attempt = { email: string; password: string; ip: string };

/**
 * The user's account, if the password is right. An unknown e-mail address costs the same queries and the same hash as
 * a wrong password.
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
 * Asks a signed-in user for the password again. Failures count by session: a thief of the session has only its tries,
 * from any number of IPs, and does not use up the owner's.
 */
export async function requirePassword(services: Deps, attempt: Attempt, session: Buffer): Promise<Verified> {
  const verified = await checkPassword(services, attempt, session);
  if (!verified) throw notCurrent();
  return verified;
}

const notCurrent = () => new HttpError(400, 'That is not your current password').withEvent('wrong password');

/** Refuses a signed-in user whose password was changed or whose session ended while the password was checked. */
export async function requirePasswordUnchanged(
  tx: Transaction,
  verified: Verified,
  session: Buffer,
): Promise<void> {
  if (!(await isPasswordUnchanged(tx, verified))) throw notCurrent();
  await requireActiveSession(tx, verified.userId, session);
}

/** A proven owner may try again at once. */
export async function forgetFailures(
  { limits }: Pick<Services, 'limits'>,
  email: string,
  ip: string,
): Promise<void> {
  const account = email.toLowerCase();
  await limits.reset(USERS.limits.byAccountAndIp, account, ip);
  await limits.reset(USERS.limits.account, account);
}
