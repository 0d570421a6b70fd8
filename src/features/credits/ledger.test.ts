import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#platform/database/schema-account.ts';
import { creditGrants, runs } from '#platform/database/schema-credits.ts';
import { hooks } from '#platform/database/schema-hooks.ts';
import { createLog } from '#platform/log.ts';
import { auditLedger } from '../../../tests/support/audit.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { createUser } from '../../../tests/support/users.ts';
import { createLease } from './lease.ts';
import { grantCredits, type RunRequest, readBalance, releaseRun, reserveRun, settleSql } from './ledger.ts';
import { sweepReserved } from './sweep.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  expect(await auditLedger(app.db)).toEqual([]);
  await app.close();
});

const silent = createLog('silent');
const reserve = (userId: number, request: Partial<RunRequest> = {}) =>
  reserveRun(app.pool, { userId, topic: 'meal prep', idempotencyKey: null, lease: null, ...request });

async function reserved(userId: number, request: Partial<RunRequest> = {}) {
  const reservation = await reserve(userId, request);
  if (reservation.outcome !== 'reserved') throw new Error(reservation.outcome);
  return reservation.run;
}

const release = (run: { userId: number; id: number }) => app.db.transaction((tx) => releaseRun(tx, run));
const soon = () => new Date(Date.now() + 3600_000);

test('a grant is given once for each reason', async () => {
  const { id: userId } = await createUser(app.db, { credits: 0 });
  const grant = {
    userId,
    source: 'purchase',
    reference: 'checkout:1',
    credits: 20,
    expiresAt: soon(),
  } as const;
  const granted = await Promise.all(
    Array.from({ length: 10 }, () => app.db.transaction((tx) => grantCredits(tx, grant))),
  );
  expect(granted.filter(Boolean)).toHaveLength(1);
  expect(await readBalance(app.db, userId)).toBe(20);
});

test('the credit of a released run returns to its grant, and expires with it if the grant has expired', async () => {
  const { id } = await createUser(app.db, { credits: 1, purchased: [{ credits: 1, expiresAt: soon() }] });
  const run = await reserved(id);
  await app.db
    .update(creditGrants)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(sql`${creditGrants.userId} = ${id} and ${creditGrants.source} = 'purchase'`);
  expect(await release(run)).toBe(true);
  expect(await readBalance(app.db, id)).toBe(1);
  const remaining = await app.db
    .select({ remaining: creditGrants.remaining })
    .from(creditGrants)
    .where(eq(creditGrants.userId, id));
  expect(remaining.map((grant) => grant.remaining)).toEqual([1, 1]);
});

test('a run is released once, however many callers try', async () => {
  const { id } = await createUser(app.db, { credits: 3 });
  const run = await reserved(id);
  const released = await Promise.all(Array.from({ length: 8 }, () => release(run)));
  expect(released.filter(Boolean)).toHaveLength(1);
  expect(await readBalance(app.db, id)).toBe(3);
});

test('an idempotency key distinguishes a repeat, another topic and a running run, and is free again after a failure', async () => {
  const { id } = await createUser(app.db, { credits: 3 });
  const run = await reserved(id, { idempotencyKey: 'k' });
  expect(await reserve(id, { idempotencyKey: 'k' })).toEqual({ outcome: 'still running', sameKey: true });
  expect(await reserve(id, { idempotencyKey: 'k', topic: 'other' })).toEqual({
    outcome: 'key of another topic',
  });
  expect(await reserve(id, { idempotencyKey: 'other' })).toEqual({
    outcome: 'still running',
    sameKey: false,
  });
  await release(run);
  expect((await reserve(id, { idempotencyKey: 'k', topic: 'other' })).outcome).toBe('reserved');
});

test('the database refuses a finished run without ten hooks, and a run that ends twice', async () => {
  const { id } = await createUser(app.db);
  const run = await reserved(id);
  const settle = app.pool.query(settleSql('$1', '$2', '$3'), [id, run.id, 'test']);
  await expect(settle).rejects.toThrow();
  await release(run);
  const reopen = app.db.update(runs).set({ status: 'reserved', endedAt: null }).where(eq(runs.id, run.id));
  await expect(reopen).rejects.toThrow();
  expect(await app.db.$count(hooks, eq(hooks.userId, id))).toBe(0);
});

test('deleting a user during a run deletes the run without a deadlock', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => createUser(app.db, { credits: 9 })));
  const work = people.flatMap(({ id }) => [
    reserved(id).then(release, () => {}),
    reserve(id),
    app.db.delete(users).where(eq(users.id, id)),
  ]);
  await Promise.all(work);
  for (const { id } of people) expect(await reserve(id)).toEqual({ outcome: 'no such user' });
});

test('the sweep releases the runs of a dead process and never those of a live one', async () => {
  const [gone, alive] = [createLease(app.pool.options, silent), createLease(app.pool.options, silent)];
  await Promise.all([gone.start(), alive.start()]);
  const [left, held] = [await createUser(app.db), await createUser(app.db)];
  await reserved(left.id, { lease: gone.id() });
  await reserved(held.id, { lease: alive.id() });
  expect(await sweepReserved(app.db)).toBe(0);
  await gone.stop();
  await expect.poll(() => sweepReserved(app.db)).toBe(1);
  expect(await readBalance(app.db, left.id)).toBe(5);
  expect(await readBalance(app.db, held.id)).toBe(4);
  await alive.stop();
  await expect.poll(() => sweepReserved(app.db)).toBe(1);
});

test('a process keeps its lease when its connection breaks', async () => {
  const lease = createLease(app.pool.options, silent);
  await lease.start();
  const user = await createUser(app.db);
  await reserved(user.id, { lease: lease.id() });
  const holder = async () => {
    const { rows } = await app.pool.query('select pid from pg_locks where objid = $1', [lease.id()]);
    return rows[0]?.pid ?? null;
  };
  const before = await holder();
  await app.pool.query('select pg_terminate_backend($1)', [before]);
  await expect.poll(holder).toSatisfy((pid) => pid !== null && pid !== before);
  expect(await sweepReserved(app.db)).toBe(0);
  await lease.stop();
});

test('a run held longer than the time limit is released', async () => {
  const user = await createUser(app.db);
  const run = await reserved(user.id);
  expect(await sweepReserved(app.db, user.id)).toBe(0);
  await app.db.update(runs).set({ createdAt: sql`now() - interval '41 s'` }).where(eq(runs.id, run.id));
  expect(await sweepReserved(app.db, user.id)).toBe(1);
  expect(await readBalance(app.db, user.id)).toBe(5);
});
