import { eq, sql } from 'drizzle-orm';
import { verifyPassword, withPasswordSlot } from '#features/account/passwords.ts';
import { admins } from '#platform/database/schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { CODE_NEEDED } from './admin.schema.ts';
import { recordAdminAction } from './admin-actions.ts';
import { takeCode } from './totp.ts';

type Attempt = { email: string; password: string; code?: string; address: string };
type Needs = Pick<Services, 'db' | 'limits'>;

/**
 * The admin, if the password is right, and the code where codes are on; refuses otherwise. An unknown address
 * costs the same query and the same hash as a wrong password. Failures are written down without what was
 * typed: people type passwords into the wrong field.
 */
export async function checkAdminLogin(
  services: Needs,
  attempt: Attempt,
): Promise<{ id: number; email: string }> {
  const { db } = services;
  const { code, address } = attempt;
  const { admin, right } = await checkPassword(services, attempt);
  const failed = (why: 'password' | 'code') =>
    recordAdminAction(db, {
      action: 'login failed',
      adminId: admin?.id ?? null,
      address,
      details: { why: `wrong ${why}` },
    });
  if (!admin || !right) {
    await failed('password');
    throw new HttpError(401, 'Invalid email or password').as('admin login failed');
  }
  if (admin.asksForCode) {
    if (!code) throw new HttpError(401, CODE_NEEDED).as('code asked for');
    await takeCode(services, admin.id, code).catch(async (error) => {
      if (error instanceof HttpError && error.status === 401) await failed('code');
      throw error;
    });
  }
  return { id: admin.id, email: admin.email };
}

/** Only failures count, and inside the password slot: parallel guesses cannot run ahead of their own count. */
function checkPassword({ db, limits }: Needs, { email, password, address }: Attempt) {
  return withPasswordSlot(async () => {
    await limits.check('adminLoginByAddress', address);
    const [admin] = await db
      .select({
        id: admins.id,
        email: admins.email,
        passwordHash: admins.passwordHash,
        asksForCode: sql<boolean>`${admins.totpConfirmedAt} is not null`,
      })
      .from(admins)
      .where(eq(sql`lower(${admins.email})`, email.toLowerCase()));
    const right = await verifyPassword(password, admin?.passwordHash);
    if (!admin || !right) await limits.take('adminLoginByAddress', address);
    return { admin, right };
  });
}
