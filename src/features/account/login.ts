import { eq, sql } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { verifyPassword, withPasswordSlot } from './passwords.ts';

type Needs = Pick<Services, 'db' | 'limits'>;
type Attempt = { email: string; password: string; address: string };

/**
 * The id of the account, if the password is right. An unknown address costs the same queries and the
 * same hash as a wrong password. Only failures count towards the limits, and they are checked and
 * counted inside the password slot: a burst of parallel guesses cannot run ahead of its own count.
 */
export function checkPassword(
  services: Needs,
  { email, password, address }: Attempt,
): Promise<number | null> {
  const { db, limits } = services;
  const account = email.toLowerCase();
  return withPasswordSlot(async () => {
    await Promise.all([
      limits.check('loginByAccountAndAddress', account, address),
      limits.check('loginByAccount', account),
    ]);
    const [user] = await db
      .select({ id: users.id, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(sql`lower(${users.email})`, account));
    const right = await verifyPassword(password, user?.passwordHash);
    if (user && right) {
      await limits.forget('loginByAccountAndAddress', account, address);
      return user.id;
    }
    await countFailure(limits, account, address);
    return null;
  });
}

async function countFailure(limits: Services['limits'], account: string, address: string): Promise<void> {
  const counted = await Promise.allSettled([
    limits.take('loginByAccountAndAddress', account, address),
    limits.take('loginByAccount', account),
  ]);
  const refused = counted.find((result) => result.status === 'rejected');
  if (refused) throw refused.reason;
}

/** For a signed-in user who must show the password once more. */
export async function requirePassword(services: Needs, attempt: Attempt): Promise<void> {
  if ((await checkPassword(services, attempt)) === null) {
    throw new HttpError(400, 'That is not your current password').as('wrong password');
  }
}

/** Who proved to own the account may try again at once. */
export async function forgetFailures({ limits }: Needs, email: string, address: string): Promise<void> {
  const account = email.toLowerCase();
  await limits.forget('loginByAccountAndAddress', account, address);
  await limits.forget('loginByAccount', account);
}
