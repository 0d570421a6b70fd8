import type { Transaction } from '#platform/database/database.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { type EnqueueAccountMail, tryConsumeMailLimit } from '../mails/account-mails.ts';
import { endSession, openSession } from '../sessions/sessions.ts';
import { insertUser, isEmailTaken } from '../user.queries.ts';
import { checkPassword } from './check-password.ts';
import { EMAIL_TAKEN } from './email-taken.ts';
import { mayOpenSession, rememberIp } from './login.queries.ts';
import { hashPassword } from './password-hash.ts';

/** `replaces` is the hash of the session that the browser sent. */
type Attempt = { email: string; password: string; ip: string; device: string; replaces: Buffer | null };
/** The token for the cookie. */
type OpenedSession = { userId: number; token: string };

const wrongCredentials = () => new HttpError(401, 'Invalid email or password').withEvent('login failed');

/** Opens a session if the password is right, and still is when the session is stored. */
export async function logIn(services: Services, attempt: Attempt): Promise<OpenedSession> {
  const verified = await checkPassword(services, attempt);
  if (!verified) throw wrongCredentials();
  const { userId } = verified;
  const token = await services.db.transaction(async (tx) => {
    if (!(await mayOpenSession(tx, verified))) throw wrongCredentials();
    return renewSession(tx, userId, attempt);
  });
  return { userId, token };
}

/** Creates an account and its first session. `origin` is the origin of the link in the mail. */
export async function register(
  services: Services,
  enqueueMail: EnqueueAccountMail,
  { origin, ...attempt }: Attempt & { origin: string },
): Promise<OpenedSession> {
  const { db, limits } = services;
  const { email, password, ip } = attempt;
  await limits.consumeByIp('register', ip);
  // Checked first, because hashing is expensive. Between two registrations at once, the unique index decides.
  if (await isEmailTaken(db, email)) throw new HttpError(409, EMAIL_TAKEN);
  const registrationKey = [email.toLowerCase(), ip] as const;
  await limits.check('registerAgain', ...registrationKey);
  const passwordHash = await hashPassword(password, { ip, waiting: limits.passwordQueueLimit });
  const canMail = await tryConsumeMailLimit(services, email);
  const opened = await db.transaction(async (tx) => {
    const userId = await insertUser(tx, { email, passwordHash });
    if (userId === null) throw new HttpError(409, EMAIL_TAKEN);
    if (canMail) await enqueueMail(tx, { kind: 'confirm', userId, origin });
    return { userId, token: await renewSession(tx, userId, attempt) };
  });
  await limits.consume('registerAgain', ...registrationKey);
  return opened;
}

/** Each login opens a new session and ends the one that the browser sent. */
async function renewSession(
  tx: Transaction,
  userId: number,
  { email, ip, device, replaces }: Attempt,
): Promise<string> {
  if (replaces) await endSession(tx, replaces);
  await rememberIp(tx, { userId, email, ip });
  return openSession(tx, userId, device);
}
