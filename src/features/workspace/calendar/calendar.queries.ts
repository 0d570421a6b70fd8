import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { toHook } from '#features/hooks/hooks.queries.ts';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { hookFields } from '#platform/database/hook-fields.ts';
import { hooks } from '#platform/database/schema-hooks.ts';
import { calendarFeeds } from '#platform/database/schema-sharing.ts';
import { filmedHooks, shots } from '#platform/database/schema-workspace.ts';
import type { Calendar, CalendarTime } from './calendar.schema.ts';

const NONE: Calendar = { on: false, time: null, created_at: null, last_read_at: null };

type Row = typeof calendarFeeds.$inferSelect;

function toCalendar({ time, createdAt, lastReadAt }: Row): Calendar {
  return {
    on: true,
    time,
    created_at: createdAt.toISOString(),
    last_read_at: lastReadAt?.toISOString() ?? null,
  };
}

export async function findCalendar(db: Database, userId: number): Promise<Calendar> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row ? toCalendar(row) : NONE;
}

type NewFeed = { userId: number; tokenHash: Buffer } & CalendarTime;

/** A user has one address. A new one replaces it. */
export async function renewCalendar(
  tx: Transaction,
  { userId, tokenHash, time, time_zone: timeZone }: NewFeed,
): Promise<Calendar> {
  const fresh = { tokenHash, time, timeZone, createdAt: sql`now()`, lastReadAt: null };
  const [row] = await tx
    .insert(calendarFeeds)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: fresh })
    .returning();
  return toCalendar(row as Row);
}

export async function changeCalendar(
  db: Database,
  userId: number,
  { time, time_zone: timeZone }: CalendarTime,
): Promise<Calendar | null> {
  const [row] = await db
    .update(calendarFeeds)
    .set({ time, timeZone })
    .where(eq(calendarFeeds.userId, userId))
    .returning();
  return row ? toCalendar(row) : null;
}

export async function endCalendar(db: Database | Transaction, userId: number): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

export type CalendarFeed = { userId: number; time: string | null; timeZone: string; toFilm: Hook[] };
type FoundFeed = Omit<CalendarFeed, 'toFilm'>;

export async function findFeed(db: Database, tokenHash: Buffer): Promise<FoundFeed | null> {
  const [feed] = await db
    .select({ userId: calendarFeeds.userId, time: calendarFeeds.time, timeZone: calendarFeeds.timeZone })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, tokenHash));
  return feed ?? null;
}

/** Reads the hooks that are still to be filmed, in their order. The time of reading is stored at most once a minute. */
export async function readFeed(db: Database, token: FoundFeed): Promise<CalendarFeed> {
  const { userId } = token;
  const stale = sql`coalesce(${calendarFeeds.lastReadAt} < now() - interval '1 minute', true)`;
  await db
    .update(calendarFeeds)
    .set({ lastReadAt: sql`now()` })
    .where(and(eq(calendarFeeds.userId, userId), stale));
  const rows = await db
    .select(hookFields)
    .from(shots)
    .innerJoin(hooks, and(eq(hooks.userId, shots.userId), eq(hooks.id, shots.hookId)))
    .leftJoin(filmedHooks, and(eq(filmedHooks.userId, shots.userId), eq(filmedHooks.hookId, shots.hookId)))
    .where(and(eq(shots.userId, userId), isNull(hooks.deletedAt), isNull(filmedHooks.hookId)))
    .orderBy(asc(shots.position), asc(shots.createdAt), asc(shots.hookId));
  return { ...token, toFilm: rows.map(toHook) };
}
