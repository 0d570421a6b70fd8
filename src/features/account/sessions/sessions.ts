import { and, eq, lt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database, Transaction } from '#platform/database/database.ts';
import { deleteInBatches } from '#platform/database/delete-in-batches.ts';
import { lockUser } from '#platform/database/lock-user.ts';
import { sessions } from '#platform/database/schema-account.ts';
import { HttpError } from '#platform/http/errors.ts';
import { createTokenCookie } from '#platform/http/security/token-cookie.ts';
import type { Services } from '#platform/services.ts';
import { createToken } from '#platform/tokens.ts';
import type { User } from '../user.schema.ts';
import { toUser } from '../user-row.ts';
import { IDLE, lookUpSession, lookUpSessionAndHooks } from './session-lookup.ts';

/**
 * Sessions of users. A session is an opaque token of 256 random bits in a cookie, of which the database stores only the
 * hash. It ends 30 days after login, or after 7 days without activity. Polls are no activity.
 */

const DAY_MS = 24 * 3600 * 1000;
const ABSOLUTE_MS = 30 * DAY_MS;
/** The most sessions of one account. Listing and ending them must stay fast. */
const MAX_SESSIONS = 50;
const END_BATCH_SIZE = 1000;

export const NOT_SIGNED_IN = 'You are not signed in';
export type SessionVariables = {
  user: User;
  sessionHash: Buffer;
  /** The revision of the user's hooks, if the route needs it. */
  hooksRevision: string | null;
};
type Deps = Pick<Services, 'pool' | 'db' | 'config'>;

/** Lax, because coming back from the payment provider is a navigation from another site. */
export const sessionCookie = createTokenCookie({ name: 'session', sameSite: 'Lax', maxAgeMs: ABSOLUTE_MS });

/**
 * Opens a session inside the caller's transaction and returns the token for the cookie. If the account has the most
 * sessions already, the one that was unused for longest ends.
 */
export async function openSession(tx: Transaction, userId: number, device: string): Promise<string> {
  await tx.execute(sql`delete from sessions where token_hash in (
    select token_hash from sessions where user_id = ${userId}
    order by last_seen_at desc, created_at desc offset ${MAX_SESSIONS - 1} limit ${END_BATCH_SIZE})`);
  const { token, hash } = createToken();
  const expiresAt = new Date(Date.now() + ABSOLUTE_MS);
  await tx.insert(sessions).values({ tokenHash: hash, userId, device: device.slice(0, 300), expiresAt });
  return token;
}

/** The session of a request and its user, or null. */
export async function findSession(
  c: Context,
  services: Deps,
  { activity, hooksRevision = false }: { activity: boolean; hooksRevision?: boolean },
): Promise<SessionVariables | null> {
  const hash = sessionCookie.readHash(c, services.config);
  if (!hash) return null;
  const lookUp = hooksRevision ? lookUpSessionAndHooks : lookUpSession;
  const row = await lookUp(services.pool, hash);
  if (!row) return null;
  if (activity && row.stale) {
    await services.db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.tokenHash, hash));
  }
  return { user: toUser(row), sessionHash: hash, hooksRevision: row.hooks_revision ?? null };
}

/** The caller holds the lock of the account's row, so the number cannot change meanwhile. */
export async function requireActiveSession(tx: Transaction, userId: number, hash: Buffer): Promise<void> {
  const own = and(eq(sessions.tokenHash, hash), eq(sessions.userId, userId));
  if ((await tx.$count(sessions, own)) === 0) throw new HttpError(401, NOT_SIGNED_IN);
}

/**
 * For what outlives a session, such as a webhook: locks the account, and refuses if the session has ended. A password
 * reset, which removes all of that, waits for the same lock.
 */
export async function lockForSession(tx: Transaction, userId: number, hash: Buffer): Promise<void> {
  await lockUser(tx, userId);
  await requireActiveSession(tx, userId, hash);
}

export async function endSession(db: Database | Transaction, hash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash));
}

/** Ends all sessions of an account except the caller's. */
export async function endAllSessions(tx: Transaction, userId: number, except?: Buffer): Promise<void> {
  const others = except ? sql`${sessions.tokenHash} <> ${except}` : undefined;
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Removes rows that no cookie can use any more. */
export async function sweepSessions(db: Database): Promise<void> {
  const key = [sessions.userId, sessions.tokenHash];
  await deleteInBatches(db, sessions, { key, where: lt(sessions.expiresAt, sql`now()`) });
  await deleteInBatches(db, sessions, { key, where: lt(sessions.lastSeenAt, sql.raw(`now() - ${IDLE}`)) });
}
