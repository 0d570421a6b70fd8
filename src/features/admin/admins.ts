import crypto from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { hashPassword } from '#features/account/passwords.ts';
import type { Database } from '#platform/database/database.ts';
import { adminSessions, admins } from '#platform/database/schema.ts';
import type { Services } from '#platform/services.ts';

/** Admins are made here and on the command line, never over HTTP. */

const LOCAL_ADMIN = 'admin@hooksmith.example';

/** Makes the admin, or gives an existing one a new password. */
export async function setAdmin(db: Database, email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  // The unique index is on the lowercased address, which the query builder cannot name as a target.
  await db.execute(sql`insert into admins (email, password_hash) values (${email.trim()}, ${passwordHash})
    on conflict (lower(email)) do update set password_hash = excluded.password_hash`);
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
 * Makes the admin, or resets an existing one, whose sessions end and whose one-time codes are turned off;
 * returns the password, which is stored nowhere.
 */
export async function issueAdminPassword(db: Database, email: string): Promise<string> {
  const password = crypto.randomBytes(12).toString('base64url');
  await setAdmin(db, email, password);
  await db.update(admins).set({ totpSecret: null, totpConfirmedAt: null }).where(byEmail(email));
  const ids = db.select({ id: admins.id }).from(admins).where(byEmail(email));
  await db.delete(adminSessions).where(inArray(adminSessions.adminId, ids));
  return password;
}

/**
 * The first admin: the one that the environment names, kept in step with it; otherwise, on the very first
 * local start, one with a password of its own that is returned to be shown once and never again.
 */
export async function ensureFirstAdmin({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<{ email: string; password: string } | null> {
  if (config.admin) {
    await setAdmin(db, config.admin.email, config.admin.password);
    return null;
  }
  if (config.production || config.databaseUrl) return null;
  const known = await db.select({ id: admins.id }).from(admins).limit(1);
  if (known.length > 0) return null;
  return { email: LOCAL_ADMIN, password: await issueAdminPassword(db, LOCAL_ADMIN) };
}
