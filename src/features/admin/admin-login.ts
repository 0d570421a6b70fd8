import { eq, sql } from 'drizzle-orm';
import { verifyPassword, withPasswordSlot } from '#features/account/passwords.ts';
import { admins } from '#platform/database/schema.ts';
import type { Services } from '#platform/services.ts';

type Attempt = { email: string; password: string; address: string };

/**
 * The admin, if the password is right. An unknown address costs the same query and the same hash as a
 * wrong password. Only failures count, and inside the password slot: parallel guesses cannot run ahead
 * of their own count.
 */
export function checkAdminPassword(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { email, password, address }: Attempt,
): Promise<{ id: number; email: string } | null> {
  return withPasswordSlot(async () => {
    await limits.check('adminLoginByAddress', address);
    const [admin] = await db
      .select({ id: admins.id, email: admins.email, passwordHash: admins.passwordHash })
      .from(admins)
      .where(eq(sql`lower(${admins.email})`, email.toLowerCase()));
    const right = await verifyPassword(password, admin?.passwordHash);
    if (admin && right) return { id: admin.id, email: admin.email };
    await limits.take('adminLoginByAddress', address);
    return null;
  });
}
