import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { adminActions, admins } from '#platform/database/schema-admin.ts';

/** The admin at the time of the check, to notice changes before the session is stored. */
export type Verified = { id: number; email: string; passwordHash: string; asksForCode: boolean };

/** Finds the admin, and whether they signed in from this IP in the last months. */
export async function findAdmin(db: Database, account: string, ip: string) {
  const [admin] = await db
    .select({
      id: admins.id,
      email: admins.email,
      passwordHash: admins.passwordHash,
      asksForCode: sql<boolean>`${admins.totpConfirmedAt} is not null`,
      knownIp: sql<boolean>`${adminActions.id} is not null`,
    })
    .from(admins)
    .leftJoin(
      adminActions,
      and(
        eq(adminActions.adminId, admins.id),
        eq(adminActions.ip, ip),
        sql`${adminActions.action} = 'login'`,
        sql`${adminActions.createdAt} > now() - interval '90 days'`,
      ),
    )
    .where(eq(sql`lower(${admins.email})`, account))
    .limit(1);
  return admin;
}

/** False if the password or the codes were changed. Else they cannot change until the transaction ends. */
export async function lockUnchanged(
  tx: Transaction,
  { id, passwordHash, asksForCode }: Verified,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select 1 from admins where id = ${id}
    and password_hash = ${passwordHash} and (totp_confirmed_at is not null) = ${asksForCode} for no key update`);
  return rowCount === 1;
}
