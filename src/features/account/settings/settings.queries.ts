import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { sessions, users } from '#platform/database/schema-account.ts';
import { endAllSessions } from '../sessions/sessions.ts';

/** The id of a session for its owner: the start of its hash, which signs nobody in. */
const sessionId = sql<string>`left(encode(${sessions.tokenHash}, 'hex'), 16)`;
const SESSION_ID = /^[0-9a-f]{16}$/;

/** The sessions of a user, the most recently used first. `current` is the one with this hash. */
export async function listDevices(db: Database, userId: number, sessionHash: Buffer) {
  const rows = await db
    .select({
      id: sessionId,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      tokenHash: sessions.tokenHash,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), sql`${sessions.expiresAt} > now()`))
    .orderBy(desc(sessions.lastSeenAt));
  return rows.map(({ id, device, createdAt, lastSeenAt, tokenHash }) => ({
    id,
    device,
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    current: tokenHash.equals(sessionHash),
  }));
}

/** Ends the session of that id. False when the user has no such session. */
export async function signOutDevice(db: Database, userId: number, id: string): Promise<boolean> {
  if (!SESSION_ID.test(id)) return false;
  const named = and(eq(sessions.userId, userId), eq(sessionId, id));
  const { rowCount } = await db.delete(sessions).where(named);
  return rowCount !== 0;
}

export async function signOutEverywhere(tx: Transaction, userId: number): Promise<void> {
  // First, because it waits for logins that are being stored, and their sessions must end too.
  await tx.update(users).set({ sessionsEndedAt: sql`clock_timestamp()` }).where(eq(users.id, userId));
  await endAllSessions(tx, userId);
}

/** The row's deletion cascades to sessions, links, runs, hooks and purchases. */
export async function deleteUser(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
