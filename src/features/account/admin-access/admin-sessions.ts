import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Database, Transaction } from '#platform/database/database.ts';
import { adminSessions } from '#platform/database/schema-admin.ts';
import { HttpError } from '#platform/http/errors.ts';
import { createTokenCookie } from '#platform/http/security/token-cookie.ts';
import type { Services } from '#platform/services.ts';
import { createToken } from '#platform/tokens.ts';
import { findUser } from '../sessions/route-guards.ts';
import type { User } from '../user.schema.ts';

/**
 * Sessions of admins: an opaque token in a cookie of its own, of which only the hash is stored. A session ends 8 hours
 * after login, whether it was used or not. A user's session gives no access here.
 */

const ABSOLUTE_MS = 8 * 3600 * 1000;

const NOT_SIGNED_IN_AS_ADMIN = 'You are not signed in as an admin';
const NOT_AN_ADMIN = 'Only an admin may do this';
export type Admin = { id: number; email: string };
export type AdminVariables = { admin: Admin; user?: User };
type Deps = Pick<Services, 'pool' | 'db' | 'config' | 'limits'>;

const FIND = {
  name: 'find-admin-session',
  text: `select a.id::int as id, a.email from admin_sessions s join admins a on a.id = s.admin_id
    where s.token_hash = $1 and s.expires_at > now()`,
};

export const adminCookie = createTokenCookie({
  name: 'admin_session',
  sameSite: 'Strict',
  maxAgeMs: ABSOLUTE_MS,
});

/** Opens a session inside the caller's transaction and returns what goes into the cookie. */
export async function openAdminSession(tx: Transaction, adminId: number): Promise<string> {
  const { token, hash } = createToken();
  const expiresAt = new Date(Date.now() + ABSOLUTE_MS);
  await tx.insert(adminSessions).values({ tokenHash: hash, adminId, expiresAt });
  return token;
}

/** The signed-in admin, or null. Without the cookie no query is made. */
export async function findAdmin(c: Context, services: Deps): Promise<Admin | null> {
  const hash = adminCookie.readHash(c, services.config);
  if (!hash) return null;
  const { rows } = await services.pool.query<Admin>({ ...FIND, values: [hash] });
  return rows[0] ?? null;
}

/** Refuses with 401 without any session, and with 403 for a signed-in user who is no admin. */
export function requireAdmin(services: Deps) {
  return createMiddleware<{ Variables: AdminVariables }>(async (c, next) => {
    const admin = await findAdmin(c, services);
    if (!admin) {
      const user = await findUser(c, services, { activity: false });
      // The request log names the user of a refused call.
      if (user) c.set('user', user);
      throw user ? new HttpError(403, NOT_AN_ADMIN) : new HttpError(401, NOT_SIGNED_IN_AS_ADMIN);
    }
    c.set('admin', admin);
    // The answer contains other people's data, so no proxy may store it.
    c.header('Cache-Control', 'private, no-store');
    await next();
  });
}

/** The signed-in admin, as the log of admin actions stores them. */
export type Actor = { adminId: number; ip: string };

export function actorOf(
  c: Context<{ Variables: AdminVariables }>,
  { clientIp }: Pick<Services, 'clientIp'>,
): Actor {
  return { adminId: c.get('admin').id, ip: clientIp(c) };
}

export async function endAdminSession(db: Database | Transaction, hash: Buffer): Promise<void> {
  await db.delete(adminSessions).where(eq(adminSessions.tokenHash, hash));
}

export async function endOtherAdminSessions(
  tx: Transaction,
  adminId: number,
  keptHash: Buffer | null,
): Promise<void> {
  const others = keptHash ? ne(adminSessions.tokenHash, keptHash) : undefined;
  await tx.delete(adminSessions).where(and(eq(adminSessions.adminId, adminId), others));
}

/** Removes rows that no cookie can use any more. */
export async function sweepAdminSessions(db: Database): Promise<void> {
  await db.delete(adminSessions).where(lt(adminSessions.expiresAt, sql`now()`));
}
