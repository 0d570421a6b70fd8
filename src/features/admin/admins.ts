import crypto from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { recordAdminAction } from '#features/account/admin-access/record-action.ts';
import {
  hashPassword,
  INTERNAL_QUEUE_KEY,
  limitPasswordHashing,
  verifyPassword,
} from '#features/account/login/password-hash.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { adminActions, adminSessions, admins } from '#platform/database/schema-admin.ts';
import type { Services } from '#platform/services.ts';

/** Admins are created here and on the command line, never over HTTP. */

const LOCAL_ADMIN = 'admin@hooksmith.example';

type Change = 'create admin' | 'reset admin';

/** Creates the admin, or sets a new password, which ends the sessions of the old one. */
export async function setAdmin(
  db: Database,
  email: string,
  password: string,
  change?: Change,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction((tx) => storeAdmin(tx, { email, passwordHash, change }));
}

type NewPassword = { email: string; passwordHash: string; change: Change | undefined };

async function storeAdmin(tx: Transaction, { email, passwordHash, change }: NewPassword): Promise<void> {
  // The unique index is on the lowercased address, which the query builder cannot name as a target.
  await tx.execute(sql`insert into admins (email, password_hash) values (${email.trim()}, ${passwordHash})
    on conflict (lower(email)) do update set password_hash = excluded.password_hash`);
  const ids = tx.select({ id: admins.id }).from(admins).where(byEmail(email));
  await tx.delete(adminSessions).where(inArray(adminSessions.adminId, ids));
  if (change) await recordAdminAction(tx, { action: change, adminId: null, details: { admin: email } });
}

const byEmail = (email: string) => eq(sql`lower(${admins.email})`, email.trim().toLowerCase());

export async function isAdmin(db: Database, email: string): Promise<boolean> {
  return (await db.$count(admins, byEmail(email))) > 0;
}

export async function listAdmins(db: Database): Promise<{ email: string; createdAt: Date }[]> {
  return db
    .select({ email: admins.email, createdAt: admins.createdAt })
    .from(admins)
    .orderBy(admins.createdAt, admins.id);
}

/**
 * Creates the admin, or resets an existing one and turns off their one-time codes. Returns the password, which is not
 * stored.
 */
export async function issueAdminPassword(db: Database, email: string, change?: Change): Promise<string> {
  const password = crypto.randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await storeAdmin(tx, { email, passwordHash, change });
    await tx.update(admins).set({ totpSecret: null, totpConfirmedAt: null }).where(byEmail(email));
  });
  return password;
}

/**
 * Removes the admin and their sessions. Their actions stay in the log, under their address. False if there is no such
 * admin.
 */
export async function removeAdmin(db: Database, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [admin] = await tx
      .select({ id: admins.id, email: admins.email })
      .from(admins)
      .where(byEmail(email))
      .for('update');
    if (!admin) return false;
    await tx
      .update(adminActions)
      .set({ details: sql`jsonb_build_object('admin', ${admin.email}::text) || ${adminActions.details}` })
      .where(eq(adminActions.adminId, admin.id));
    await tx.delete(admins).where(eq(admins.id, admin.id));
    await recordAdminAction(tx, {
      action: 'remove admin',
      adminId: null,
      details: { admin: admin.email },
    });
    return true;
  });
}

async function hasPassword(db: Database, email: string, password: string): Promise<boolean> {
  const [admin] = await db.select({ hash: admins.passwordHash }).from(admins).where(byEmail(email));
  return (
    admin !== undefined &&
    limitPasswordHashing(INTERNAL_QUEUE_KEY, () => verifyPassword(password, admin.hash))
  );
}

/**
 * Creates the first admin. If the environment names one, its password is kept up to date. Otherwise the first local
 * start creates one with a random password, which is returned to be shown once.
 */
export async function ensureFirstAdmin({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<{ email: string; password: string } | null> {
  if (config.admin) {
    const { email, password } = config.admin;
    // If the password is the same, nothing changes, so that a restart signs nobody out.
    if (await hasPassword(db, email, password)) return null;
    await setAdmin(db, email, password, (await isAdmin(db, email)) ? 'reset admin' : 'create admin');
    return null;
  }
  if (config.production || config.databaseUrl) return null;
  const existing = await db.select({ id: admins.id }).from(admins).limit(1);
  if (existing.length > 0) return null;
  return { email: LOCAL_ADMIN, password: await issueAdminPassword(db, LOCAL_ADMIN) };
}
