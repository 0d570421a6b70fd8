import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { requireActiveSession } from '../sessions/sessions.ts';
import { findAccount } from './known-ips.ts';
import { attemptLogin, type LoginLimits } from './login-attempts.ts';

type Deps = Pick<Services, 'db' | 'limits' | 'log'>;
type Attempt = { email: string; password: string; ip: string };
/** Whose password was right, the hash that it was compared with, and when all sessions had last been ended. */
type Verified = { userId: number; passwordHash: string; sessionsEndedAt: Date | null };

const LIMITS: LoginLimits = {
  both: 'loginByAccountAndAddress',
  account: 'loginByAccount',
  ip: 'loginByAddress',
};

/**
 * The account, if the password is right. An unknown e-mail address costs the same queries and the same hash as a
 * wrong password. Only failures count toward the limits.
 */
export async function checkPassword(
  services: Deps,
  { email, password, ip }: Attempt,
  session?: Buffer,
): Promise<Verified | null> {
  const account = email.toLowerCase();
  const countedBy = session?.toString('hex') ?? ip;
  const find = async () => {
    const found = await findAccount(services.db, account, ip);
    return found && { ...found, known: found.known || session !== undefined };
  };
  const { found, right } = await attemptLogin(services, LIMITS, { account, ip, countedBy, password }, find);
  if (!found || !right) return null;
  await services.limits.reset('loginByAccountAndAddress', account, countedBy);
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

/**
 * Whether the password that was checked is still the account's, which stays so until the transaction ends. A check
 * takes long: a password set meanwhile ends what the old one began.
 */
export async function isPasswordUnchanged(
  tx: Transaction,
  { userId, passwordHash }: Verified,
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select 1 from users where id = ${userId} and password_hash = ${passwordHash} for no key update`,
  );
  return rowCount === 1;
}

/** Whether a login that was checked may open a session: the owner may have signed out everywhere meanwhile. */
export async function mayOpenSession(tx: Transaction, verified: Verified): Promise<boolean> {
  const { userId, sessionsEndedAt: before } = verified;
  const ended = before ? eq(users.sessionsEndedAt, before) : isNull(users.sessionsEndedAt);
  return (
    (await isPasswordUnchanged(tx, verified)) &&
    (await tx.$count(users, and(eq(users.id, userId), ended))) === 1
  );
}

/** The same for a signed-in user, whose session must not have ended meanwhile either. */
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
  await limits.reset('loginByAccountAndAddress', account, ip);
  await limits.reset('loginByAccount', account);
}
