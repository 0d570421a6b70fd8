import crypto from 'node:crypto';
import { sql } from 'drizzle-orm';
import { hashPassword } from '#features/account/passwords.ts';
import type { Database } from '#platform/database/database.ts';
import { admins } from '#platform/database/schema.ts';
import type { Services } from '#platform/services.ts';

/** Admins are made here and on the command line, never over HTTP. */

const LOCAL_ADMIN = 'admin@hooksmith.example';

/** Makes the admin, or gives an existing one a new password. */
export async function setAdmin(db: Database, email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db
    .insert(admins)
    .values({ email: email.trim(), passwordHash })
    .onConflictDoUpdate({ target: sql`lower(email)`, set: { passwordHash } });
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
  const password = crypto.randomBytes(12).toString('base64url');
  await setAdmin(db, LOCAL_ADMIN, password);
  return { email: LOCAL_ADMIN, password };
}
