import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FREE_CREDITS_AT_CONFIRMATION } from '#features/credits/free-credits.ts';
import { createLease } from '#features/credits/lease.ts';
import { type Grant, grantCredits, reserveRun } from '#features/credits/ledger.ts';
import { sweepReserved } from '#features/credits/sweep.ts';
import { users } from '#platform/database/schema-account.ts';
import { createLog } from '#platform/log.ts';
import { auditLedger } from '../support/audit.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';
import { scriptedWriter } from '../support/writers.ts';

/**
 * Random actions on several users' credits, some at the same time. The ledger must add up at every moment, and a run
 * has ten hooks or none. In the end every user was charged exactly for the runs that were answered.
 */

const DAY = 24 * 3600 * 1000;
const SLOTS = 4;
const TOPICS = ['succeed', 'slow 1', 'fail', 'fail after 4', 'stop after 9', 'hang', 'hang after 4'];

type Person = Awaited<ReturnType<typeof signedIn>> & { answered: number };
type World = { people: (Person | null)[]; purchases: number };

const slot = fc.nat(SLOTS - 1);
const action = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('register' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('confirm' as const), slot }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('purchase' as const),
      slot,
      credits: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('grant' as const), slot }) },
  {
    weight: 12,
    arbitrary: fc.record({
      does: fc.constant('generate' as const),
      slot,
      topic: fc.constantFrom(...TOPICS),
      key: fc.option(fc.constantFrom('a', 'b', 'c')),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('crash' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('expire' as const), slot }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete' as const), slot }) },
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;
/** The actions in an inner list run at the same time. */
const story = fc.array(fc.array(action, { minLength: 1, maxLength: 5 }), { minLength: 3, maxLength: 8 });

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ writer: scriptedWriter(), writeWithinMs: 60, env: { LIMITS: 'off' } });
});
afterAll(() => app.close());

const give = (grant: Grant) => app.db.transaction((tx) => grantCredits(tx, grant));

async function perform(world: World, action: Action): Promise<void> {
  if (action.does === 'register') {
    if (!world.people[action.slot]) {
      world.people[action.slot] = { ...(await signedIn(app, { credits: 2 })), answered: 0 };
    }
    return;
  }
  const person = world.people[action.slot];
  if (!person) return;
  await happen(world, person, action).catch((error) => {
    // Only a simultaneous deletion of the account excuses a failure.
    if (world.people[action.slot] === person) throw error;
  });
}

async function happen(world: World, person: Person, action: Exclude<Action, { does: 'register' }>) {
  const userId = person.id;
  switch (action.does) {
    case 'confirm':
      await give({
        userId,
        source: 'confirmation',
        reference: 'confirmation',
        credits: FREE_CREDITS_AT_CONFIRMATION,
      });
      return;
    case 'purchase': {
      const reference = `checkout:${world.purchases++}`;
      const expiresAt = new Date(Date.now() + DAY);
      await give({ userId, source: 'purchase', reference, credits: action.credits, expiresAt });
      return;
    }
    case 'grant':
      await give({ userId, source: 'admin', reference: `admin:${world.purchases++}`, credits: 1 });
      return;
    case 'generate':
      return generate(person, action.topic, action.key);
    case 'crash':
      return crash(userId);
    case 'expire':
      await app.pool.query(
        `update credit_grants set expires_at = now() - interval '1 s' where user_id = $1 and expires_at is not null`,
        [userId],
      );
      return;
    case 'delete':
      world.people[action.slot] = null;
      await app.db.delete(users).where(eq(users.id, userId));
  }
}

async function generate(person: Person, topic: string, key: string | null): Promise<void> {
  const headers: Record<string, string> = key ? { 'idempotency-key': `${key} ${topic}` } : {};
  const response = await person.visitor.post('/api/hooks/generate', { topic }, headers);
  const body = await response.text();
  expect([201, 401, 402, 409, 502, 503], body).toContain(response.status);
  if (response.status !== 201) return;
  expect(/^(succeed|slow)/.test(topic)).toBe(true);
  expect(JSON.parse(body).hooks).toHaveLength(10);
  if (!key) person.answered++;
}

/** A process reserves a run and dies. Another one releases it. */
async function crash(userId: number): Promise<void> {
  const lease = createLease(app.pool.options, createLog('silent'));
  await lease.start();
  const request = { userId, topic: 'x', idempotencyKey: null, lease: lease.id() };
  await reserveRun(app.pool, request);
  await lease.stop();
  await sweepReserved(app.db);
}

/** The balance that the product shows must equal the credits granted minus those spent. */
async function balances() {
  const { rows } = await app.db.execute<{
    balance: number;
    counted: number;
    done: number;
    user_id: string;
  }>(sql`
    select u.id as user_id,
      (select coalesce(sum(remaining), 0)::int from credit_grants g
        where g.user_id = u.id and (expires_at is null or expires_at > now())) as balance,
      (select coalesce(sum(runs), 0)::int from credit_grants g
        where g.user_id = u.id and (expires_at is null or expires_at > now()))
      - (select count(*)::int from runs r join credit_grants g on g.user_id = r.user_id and g.id = r.grant_id
        where r.user_id = u.id and r.status <> 'released'
          and (g.expires_at is null or g.expires_at > now())) as counted,
      (select count(*)::int from runs r where r.user_id = u.id and r.status = 'done'
        and r.idempotency_key is null) as done
    from users u`);
  return rows;
}

test('the ledger adds up after any actions in any order', async () => {
  const property = fc.asyncProperty(story, async (steps) => {
    await app.pool.query('truncate users cascade');
    const world: World = { people: Array(SLOTS).fill(null), purchases: 0 };
    for (let n = 0; n < SLOTS - 1; n++) await perform(world, { does: 'register', slot: n });
    for (const together of steps) {
      const checkAfter = async (action: Action) => {
        await perform(world, action);
        expect(await auditLedger(app.db)).toEqual([]);
      };
      await Promise.all(together.map(checkAfter));
      for (const { balance, counted } of await balances()) expect(balance).toBe(counted);
    }
    await sweepReserved(app.db);
    for (const { user_id, done } of await balances()) {
      const person = world.people.find((one) => one?.id === Number(user_id));
      if (person) expect(done).toBe(person.answered);
    }
  });
  const seed = Number(process.env.FC_SEED ?? 6);
  const numRuns = Number(process.env.FC_RUNS ?? 12);
  await fc.assert(property, {
    seed,
    numRuns,
    interruptAfterTimeLimit: numRuns * 2000,
    endOnFailure: true,
  });
}, 600_000);
