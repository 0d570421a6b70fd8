import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { creditGrants } from '#platform/database/schema.ts';
import { balanceSql } from './balance.ts';

/**
 * The ledger of runs, and the only writer of its tables: grants are what a user may spend, runs are
 * what was spent on. A run is reserved before its hooks are written, and then either settled with its
 * ten hooks or released, which gives it back; the database keeps a run that has ended as it ended.
 *
 * Reserving and releasing lock the user's row first. So they take turns for one user, never wait for
 * another, and cannot tie themselves in a knot with the deletion of the account.
 */

export type Grant = {
  userId: number;
  source: 'signup' | 'confirmation' | 'purchase' | 'admin';
  /** What the grant is for, e.g. `signup` or `checkout:…`: one grant for one reason. */
  reference: string;
  runs: number;
  /** Purchased runs expire, and only they: the database insists on it. */
  expiresAt?: Date | null;
};

/** Gives runs to a user, once for each reference: false when that grant was there already. */
export async function grantRuns(tx: Transaction, grant: Grant): Promise<boolean> {
  const { userId, source, reference, runs, expiresAt = null } = grant;
  const added = await tx
    .insert(creditGrants)
    .values({ userId, source, reference, runs, remaining: runs, expiresAt })
    .onConflictDoNothing({ target: [creditGrants.userId, creditGrants.reference] })
    .returning({ id: creditGrants.id });
  return added.length > 0;
}

/** The runs that a user can spend now: unexpired, and not reserved. */
export async function balance(db: Database | Transaction, userId: number): Promise<number> {
  const { rows } = await db.execute<{ balance: number }>(
    sql`select ${sql.raw(balanceSql('u.id'))} as balance from users u where u.id = ${userId}`,
  );
  return rows[0]?.balance ?? 0;
}

export type RunRequest = {
  userId: number;
  topic: string;
  idempotencyKey: string | null;
  /** The process that will do it, see lease.ts. */
  lease: number | null;
};
export type ReservedRun = { userId: number; id: number; createdAt: Date };
export type Reservation =
  | { outcome: 'reserved'; run: ReservedRun }
  /** The key was used before, for this topic, and that run is done. */
  | { outcome: 'done before'; runId: number }
  | { outcome: 'key of another topic' }
  | { outcome: 'still running'; sameKey: boolean }
  | { outcome: 'no runs left' }
  | { outcome: 'no such user' };

/** Takes one run from the grant that expires first, unless something speaks against it. */
export async function reserveRun(tx: Transaction, request: RunRequest): Promise<Reservation> {
  const { userId, topic, idempotencyKey, lease } = request;
  if (!(await lockLedger(tx, userId))) return { outcome: 'no such user' };
  const before = await lookAt(tx, userId, idempotencyKey);
  if (before.key_topic !== null && before.key_topic !== topic) return { outcome: 'key of another topic' };
  if (before.key_status === 'done') return { outcome: 'done before', runId: Number(before.key_run) };
  if (before.key_status === 'reserved') return { outcome: 'still running', sameKey: true };
  if (before.balance < 1) return { outcome: 'no runs left' };
  if (before.running) return { outcome: 'still running', sameKey: false };

  // Runs of one user differ in their time, and it follows their order even when the clock is set back.
  const { rows } = await tx.execute<{ id: string; created_at: Date | string }>(sql`
    with taken as (
      update credit_grants set remaining = remaining - 1
      where user_id = ${userId} and id = (
        select id from credit_grants
        where user_id = ${userId} and remaining > 0 and (expires_at is null or expires_at > now())
        order by expires_at nulls last, id limit 1)
      returning id)
    insert into runs (user_id, grant_id, topic, idempotency_key, lease, created_at)
    select ${userId}, id, ${topic}, ${idempotencyKey}, ${lease}, greatest(clock_timestamp(), (
      select created_at + interval '1 millisecond' from runs where user_id = ${userId} order by id desc limit 1))
    from taken returning id, created_at`);
  const run = rows[0];
  if (!run) return { outcome: 'no runs left' };
  return {
    outcome: 'reserved',
    run: { userId, id: Number(run.id), createdAt: new Date(run.created_at) },
  };
}

/** Marks a run as done, for the caller to store its hooks in the same transaction; null when it is no longer reserved. */
export async function settleRun(tx: Transaction, run: ReservedRun, writer: string) {
  const { rows } = await tx.execute<{ balance: number }>(sql`
    update runs r set status = 'done', writer = ${writer}, ended_at = clock_timestamp()
    where r.user_id = ${run.userId} and r.id = ${run.id} and r.status = 'reserved'
    returning ${sql.raw(balanceSql('r.user_id'))} as balance`);
  return rows[0] ?? null;
}

/**
 * Gives a reserved run back to the grant that it came from; if that expired meanwhile, it has expired
 * with it. The idempotency key is free again, so that a retry is a real one. False when the run is not
 * reserved any more.
 */
export async function releaseRun(tx: Transaction, run: Pick<ReservedRun, 'userId' | 'id'>): Promise<boolean> {
  if (!(await lockLedger(tx, run.userId))) return false;
  const { rowCount } = await tx.execute(sql`
    with ended as (
      update runs set status = 'released', ended_at = clock_timestamp(), idempotency_key = null
      where user_id = ${run.userId} and id = ${run.id} and status = 'reserved'
      returning user_id, grant_id)
    update credit_grants g set remaining = remaining + 1
    from ended where g.user_id = ended.user_id and g.id = ended.grant_id`);
  return rowCount === 1;
}

async function lockLedger(tx: Transaction, userId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select 1 from users where id = ${userId} for no key update`);
  return rowCount === 1;
}

type State = {
  balance: number;
  running: boolean;
  key_run: string | null;
  key_topic: string | null;
  key_status: string | null;
};

/** A statement of its own: it must see what was committed while we waited for the lock. */
async function lookAt(tx: Transaction, userId: number, idempotencyKey: string | null): Promise<State> {
  const { rows } = await tx.execute<State>(sql`
    select ${sql.raw(balanceSql('u.id'))} as balance,
      exists (select 1 from runs where user_id = u.id and status = 'reserved') as running,
      k.id as key_run, k.topic as key_topic, k.status as key_status
    from users u left join runs k on k.user_id = u.id and k.idempotency_key = ${idempotencyKey}
    where u.id = ${userId}`);
  return rows[0] as State;
}
