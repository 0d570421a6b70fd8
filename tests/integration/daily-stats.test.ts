import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepDayChanges } from '#features/admin/statistics/daily-stats.ts';
import { countDaysBefore } from '#platform/database/count-days-before.ts';
import { signedInAdmin } from '../support/admins.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';
import { scriptedWriter } from '../support/writers.ts';

/** The admin's daily figures are stored. They must equal a count of the rows. */

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'off' }, writer: scriptedWriter() });
  admin = await signedInAdmin(app);
});
afterAll(() => app.close());

const SINCE = `created_at >= date_trunc('day', now(), 'utc') - interval '89 days'`;
const perDay = (sum: string, from: string) =>
  `select to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as day, (${sum})::float8 as n from ${from} and ${SINCE} group by 1`;
const COUNTED = {
  sign_ups: perDay('count(*)', 'users where true'),
  runs: perDay('count(*)', "runs where status = 'done'"),
  revenue: perDay('sum(amount_paid)', 'purchases where true'),
  tokens: perDay('sum(input_tokens + output_tokens)', 'model_runs where true'),
  cost: perDay('coalesce(sum(cost), 0)', 'model_runs where true'),
};
const medianOf = (ms: string) =>
  `100 * percentile_disc(0.5) within group (order by round(${ms} / 100.0))::float8 as ${ms}`;
const MODELS = `select provider, model, count(*)::int as runs, sum(input_tokens)::float8 as input_tokens,
    sum(output_tokens)::float8 as output_tokens, sum(cost)::float8 as cost, sum(filled)::int as filled,
    ${medianOf('first_ms')}, ${medianOf('last_ms')}
  from model_runs where ${SINCE} group by 1, 2 order by 1, 2`;
const REFUSALS = `select reason, sum(hooks::int)::int as hooks
  from model_runs, jsonb_each_text(refused) as r (reason, hooks) where ${SINCE} group by 1 order by 2 desc, 1`;

const read = async (path: string) => (await admin.get(path)).json();
const rowsOf = async (text: string) => (await app.pool.query(text)).rows;

async function expectCounted() {
  const { days } = await read('/api/admin/statistics?days=90');
  const model = await read('/api/admin/model?days=90');
  for (const [what, text] of Object.entries(COUNTED)) {
    const shown: Record<string, number | string>[] = ['tokens', 'cost'].includes(what) ? model.days : days;
    const counted = new Map((await rowsOf(text)).map(({ day, n }) => [day, n]));
    expect([what, shown.map((day) => day[what])]).toEqual([
      what,
      shown.map(({ day }) => counted.get(day) ?? 0),
    ]);
  }
  const byName = (a: { model: string }, b: { model: string }) => (a.model < b.model ? -1 : 1);
  expect(model.models.toSorted(byName)).toEqual(await rowsOf(MODELS));
  expect(model.refusals).toEqual(await rowsOf(REFUSALS));
}

type Step = { does: keyof typeof DOES; n: number };
type Person = Awaited<ReturnType<typeof signedIn>>;

const ask = (text: string, values: unknown[]) => app.pool.query(text, values);
/** Actions by and on a user. `n` chooses a variant, and whether the action is rolled back. */
const DOES = {
  generate: ({ visitor }: Person, n: number) =>
    visitor.post('/api/hooks/generate', { topic: n % 3 ? 'bread' : 'fail after 4' }),
  buy: ({ id }: Person, n: number) =>
    ask(
      `with c as (insert into checkouts (id, user_id, package_id, amount, provider, status)
          values (gen_random_uuid(), $1, 'p', $2, 'stripe', 'paid') returning id)
        select 1 from c`,
      [id, n + 1],
    ).then(() =>
      ask(
        `insert into purchases (user_id, checkout_id, package_name, amount_paid, credits_added, created_at)
          select c.user_id, c.id, 'P', c.amount, 5, now() - $2 % 90 * interval '23 hours' from checkouts c
          where c.user_id = $1 and c.amount = $2 + 1 on conflict do nothing`,
        [id, n],
      ),
    ),
  model: ({ id }: Person, n: number) =>
    ask(
      `insert into model_runs (user_id, run_id, provider, model, input_tokens, output_tokens, cost, refused, filled,
          first_ms, last_ms, created_at)
        select user_id, id, 'p', 'm' || $2::int % 3, $2, 2 * $2::int, case when $2 % 3 > 0 then $2 % 5 end,
          case when $2 % 2 = 0 then '{"too long": 2, "study": 1}'::jsonb else '{}' end, $2 % 4,
          case when $2 % 7 > 0 then $2 * 37 end, $2 * 91, now() - $2 % 90 * interval '1 day'
        from runs where user_id = $1 order by id limit 1
        on conflict (user_id, run_id) do update set input_tokens = model_runs.input_tokens + excluded.input_tokens,
          cost = model_runs.cost + excluded.cost, created_at = now()`,
      [id, n],
    ),
  move: ({ id }: Person, n: number) =>
    ask(`update users set created_at = now() - $2::int * interval '1 day' where id = $1`, [id, n]),
  undo: async ({ id }: Person) => {
    const client = await app.pool.connect();
    await client.query('begin');
    await client.query('delete from users where id = $1', [id]);
    await client.query('rollback');
    client.release();
  },
  leave: ({ id }: Person, n: number) => (n % 2 ? admin.request('DELETE', `/api/admin/users/${id}`) : null),
  sweep: () => sweepDayChanges(app.pool),
};

const step = fc.record({
  does: fc.constantFrom(...(Object.keys(DOES) as (keyof typeof DOES)[])),
  n: fc.nat(100),
});

test('the numbers per day equal a count after any mix of parallel actions, undos and deletions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { maxLength: 8 }), { minLength: 2, maxLength: 5 }),
      async (lives: Step[][]) => {
        await Promise.all(
          lives.map(async (steps) => {
            const person = await signedIn(app);
            // Further actions of a deleted user are refused, and refused actions change nothing.
            for (const { does, n } of steps) await Promise.resolve(DOES[does](person, n)).catch(() => {});
          }),
        );
        await expectCounted();
        await Promise.all([sweepDayChanges(app.pool), sweepDayChanges(app.pool)]);
        expect(await rowsOf('select from day_changes')).toEqual([]);
        await expectCounted();
      },
    ),
    { numRuns: 15 },
  );
}, 60_000);

test('days from before the stored numbers are counted once while more arrive', async () => {
  await app.pool.query('delete from day_numbers');
  await app.pool.query('delete from day_changes');
  const { visitor } = await signedIn(app);
  await visitor.post('/api/hooks/generate', { topic: 'bread' });
  const client = await app.pool.connect();
  await countDaysBefore(client);
  await signedIn(app);
  await countDaysBefore(client);
  client.release(true);
  await expectCounted();
});

test('emptying a table empties its numbers per day', async () => {
  await app.pool.query('truncate users cascade');
  await expectCounted();
});
