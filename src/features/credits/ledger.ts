import { and, eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Database, Transaction } from '#platform/database/database.ts';
import { UNIQUE_VIOLATION } from '#platform/database/error-codes.ts';
import { lockUser } from '#platform/database/lock-user.ts';
import { creditGrants } from '#platform/database/schema-credits.ts';

/**
 * The ledger of credits, and the only writer of its tables. Grants are credits that a user may spend; runs are what
 * they were spent on, one credit each. A run is reserved before its hooks are written, which takes its credit. Then it
 * is either settled with its ten hooks or released, which gives the credit back. The database never changes a run that
 * ended. Reserving and settling are one statement each, because every run needs them. Reserving and releasing lock the
 * user's row first, so that they take turns for one user, never wait for another user, and cannot deadlock with the
 * deletion of the account.
 */

export type Grant = {
  userId: number;
  source: 'signup' | 'confirmation' | 'purchase' | 'admin';
  /** The reason for the grant, e.g. `signup` or `checkout:…`. There is one grant for one reason. */
  reference: string;
  credits: number;
  /** Only purchased credits expire. The database checks it. */
  expiresAt?: Date | null;
};

/** Gives credits to a user, once for each reference. False when that grant exists already. */
export async function grantCredits(tx: Transaction, grant: Grant): Promise<boolean> {
  const { userId, source, reference, credits, expiresAt = null } = grant;
  const added = await tx
    .insert(creditGrants)
    .values({ userId, source, reference, credits, remaining: credits, expiresAt })
    .onConflictDoNothing({ target: [creditGrants.userId, creditGrants.reference] })
    .returning({ id: creditGrants.id });
  return added.length > 0;
}

/** Sets when the unspent credits of a purchase end. They are kept, so that a later call can give them back. */
export async function setExpiry(
  tx: Transaction,
  { userId, reference }: Pick<Grant, 'userId' | 'reference'>,
  expiresAt: Date | 'now',
): Promise<void> {
  await lockUser(tx, userId);
  const { expiresAt: column } = creditGrants;
  await tx
    .update(creditGrants)
    .set({ expiresAt: expiresAt === 'now' ? sql`least(${column}, now())` : expiresAt })
    .where(and(eq(creditGrants.userId, userId), eq(creditGrants.reference, reference)));
}

/**
 * The credits that a user can spend now, as an SQL expression over the given user id. The credit of a reserved run was
 * already taken from its grant.
 */
export function balanceSql(userId: string): string {
  return `(select coalesce(sum(g.remaining), 0)::int from credit_grants g
    where g.user_id = ${userId} and g.remaining > 0 and (g.expires_at is null or g.expires_at > now()))`;
}

/** The credits that a user can spend now: unexpired, and not taken by a reserved run. */
export async function readBalance(db: Database | Transaction, userId: number): Promise<number> {
  const { rows } = await db.execute<{ balance: number }>(
    sql`select ${sql.raw(balanceSql('u.id'))} as balance from users u where u.id = ${userId}`,
  );
  return rows[0]?.balance ?? 0;
}

export type RunRequest = {
  userId: number;
  topic: string;
  /** What the creator says about it, and the angles that they chose. */
  point?: string | null;
  angles?: readonly string[];
  idempotencyKey: string | null;
  /** The lease of the process that will write the run, see lease.ts. */
  lease: number | null;
};
export type ReservedRun = { userId: number; id: number; createdAt: Date };
export type Reservation =
  | { outcome: 'reserved'; run: ReservedRun }
  /** The key was used before for the same request, and that run is done. */
  | { outcome: 'done before'; runId: number }
  /** The key was used for another topic, or for the same with another point or other angles. */
  | { outcome: 'key of another topic' }
  | { outcome: 'still running'; sameKey: boolean }
  | { outcome: 'no credits left' }
  | { outcome: 'no such user' };

/**
 * Takes one credit from the grant that expires first. The rows it read may be older than the lock that it waited for: a
 * grant that was emptied meanwhile is not taken from, and of two runs at once the unique indexes of `runs` refuse one.
 * Each run of a user has a later time than the one before, even if the clock is set back.
 */
const RESERVE = {
  name: 'reserve-run',
  text: `with person as materialized (select id from users where id = $1 for no key update),
    taken as (
      update credit_grants set remaining = remaining - 1
      where user_id = (select id from person) and remaining > 0 and id = (
          select id from credit_grants
          where user_id = $1 and remaining > 0 and (expires_at is null or expires_at > now())
          order by expires_at nulls last, id limit 1)
        and not exists (select 1 from runs where user_id = $1 and status = 'reserved')
        and not exists (select 1 from runs where user_id = $1 and idempotency_key = $3)
      returning id)
    insert into runs (user_id, grant_id, topic, idempotency_key, lease, point, angles, created_at)
    select $1, id, $2, $3, $4, $5, $6, greatest(clock_timestamp(), (
      select created_at + interval '1 millisecond' from runs where user_id = $1 order by id desc limit 1))
    from taken returning id, created_at`,
};
const ATTEMPTS = 5;

/** Reserves a run with a credit of the grant that expires first, or returns why it cannot. */
export async function reserveRun(pool: Pool, request: RunRequest): Promise<Reservation> {
  const { userId, topic, idempotencyKey, lease } = request;
  const { point, angles } = toStoredRequest(request);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const values = [userId, topic, idempotencyKey, lease, point, angles];
    const { rows } = await pool
      .query<{ id: string; created_at: Date }>({ ...RESERVE, values })
      .catch((error) => (error.code === UNIQUE_VIOLATION ? { rows: [] } : Promise.reject(error)));
    const run = rows[0];
    if (run) {
      return { outcome: 'reserved', run: { userId, id: Number(run.id), createdAt: run.created_at } };
    }
    const outcome = await refusalReason(pool, request);
    if (outcome) return outcome;
    // The reason for the refusal is gone already, so try again.
  }
  return { outcome: 'still running', sameKey: false };
}

/** Null stands for no point and for no angles. */
function toStoredRequest({ point, angles = [] }: RunRequest): Pick<State, 'point' | 'angles'> {
  return { point: point || null, angles: angles.length > 0 ? [...angles] : null };
}

/**
 * Marks a reserved run as done. An SQL expression that returns the run and the balance, or nothing when the run is not
 * reserved any more. The statement around it stores the ten hooks.
 */
export function settleSql(userId: string, runId: string, writer: string): string {
  return `update runs r set status = 'done', writer = ${writer}, ended_at = clock_timestamp()
    where r.user_id = ${userId} and r.id = ${runId} and r.status = 'reserved'
    returning r.user_id, r.id, r.topic, r.created_at, ${balanceSql('r.user_id')} as balance`;
}

/**
 * Gives the credit of a reserved run back to its grant, which may have expired meanwhile. The run's idempotency key can
 * be used again. False when the run is not reserved any more.
 */
export async function releaseRun(tx: Transaction, run: Pick<ReservedRun, 'userId' | 'id'>): Promise<boolean> {
  if (!(await lockUser(tx, run.userId))) return false;
  const { rowCount } = await tx.execute(sql`
    with ended as (
      update runs set status = 'released', ended_at = clock_timestamp(), idempotency_key = null
      where user_id = ${run.userId} and id = ${run.id} and status = 'reserved'
      returning user_id, grant_id)
    update credit_grants g set remaining = remaining + 1
    from ended where g.user_id = ended.user_id and g.id = ended.grant_id`);
  return rowCount === 1;
}

type State = {
  balance: number;
  running: boolean;
  key_run: string | null;
  key_status: string | null;
  topic: string | null;
  point: string | null;
  angles: string[] | null;
};

/** Whether a run with this key was written. A retry then returns it and costs nothing. */
export async function hasRunOf(pool: Pool, userId: number, idempotencyKey: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select 1 from runs where user_id = $1 and idempotency_key = $2 and status = 'done'",
    [userId, idempotencyKey],
  );
  return (rowCount ?? 0) > 0;
}

async function refusalReason(pool: Pool, request: RunRequest): Promise<Reservation | null> {
  const { userId, idempotencyKey } = request;
  const { rows } = await pool.query<State>(
    `select ${balanceSql('u.id')} as balance,
      exists (select 1 from runs where user_id = u.id and status = 'reserved') as running,
      k.id as key_run, k.status as key_status, k.topic, k.point, k.angles
    from users u left join runs k on k.user_id = u.id and k.idempotency_key = $2
    where u.id = $1`,
    [userId, idempotencyKey],
  );
  const state = rows[0];
  if (!state) return { outcome: 'no such user' };
  if (state.key_run !== null && !isSameRequest(state, request)) return { outcome: 'key of another topic' };
  if (state.key_status === 'done') return { outcome: 'done before', runId: Number(state.key_run) };
  if (state.key_status === 'reserved') return { outcome: 'still running', sameKey: true };
  if (state.balance < 1) return { outcome: 'no credits left' };
  if (state.running) return { outcome: 'still running', sameKey: false };
  return null;
}

function isSameRequest(run: State, request: RunRequest): boolean {
  const { point, angles } = toStoredRequest(request);
  return (
    run.topic === request.topic &&
    run.point === point &&
    JSON.stringify(run.angles) === JSON.stringify(angles)
  );
}
