import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUsers } from '#features/admin/users/users.queries.ts';
import { countUsersBefore } from '#platform/database/count-users-before.ts';
import { users } from '#platform/database/schema-account.ts';
import { signedInAdmin } from '../support/admins.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** Admin reads that do not scan all users. */

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'off' } });
  admin = await signedInAdmin(app);
});
afterAll(() => app.close());

async function shown(): Promise<[total: number, active: number]> {
  const { headers } = await admin.get('/api/admin/users?limit=1');
  return [Number(headers.get('x-total-count')), Number(headers.get('x-active-count'))];
}
async function readCounts(): Promise<number[]> {
  const { rows } = await app.pool.query(
    "select count(*)::int as total, (count(*) filter (where subscription_status <> 'free'))::int as active from users",
  );
  return [rows[0].total, rows[0].active];
}

test('the numbers on the admin cards follow users who register, pay and leave', async () => {
  const people = await Promise.all(Array.from({ length: 40 }, () => signedIn(app)));
  expect(await shown()).toEqual(await readCounts());
  const pay = (id: number, status: 'free' | 'paid') =>
    app.db.update(users).set({ subscriptionStatus: status }).where(sql`id = ${id}`);
  await Promise.all(people.slice(0, 20).map(({ id }) => pay(id, 'paid')));
  await Promise.all(people.slice(5, 10).map(({ id }) => pay(id, 'free')));
  await Promise.all(people.slice(15, 30).map(({ id }) => admin.request('DELETE', `/api/admin/users/${id}`)));
  expect(await shown()).toEqual([25, 10]);
  expect(await shown()).toEqual(await readCounts());
});

test('users from before the stored counts are counted once while others come and go', async () => {
  // The state right after the migration: users, of whom the triggers have counted a few.
  await app.pool.query('delete from user_counts');
  await signedIn(app);
  const client = await app.pool.connect();
  await countUsersBefore(client);
  await signedIn(app);
  await countUsersBefore(client);
  client.release();
  expect(await shown()).toEqual(await readCounts());
});

test('a search for any text finds exactly the users who have it', async () => {
  const names = ['Zoë', 'Bo', 'Ana María', 'Łukasz', '李', null, 'O’Neil', '%_\\', 'Jo-Ann'];
  for (const [n, firstName] of names.entries())
    await signedIn(app, { email: `who.${n}+x_${n}@mail-${n}.example`, firstName });
  const all = await app.db.select({ id: users.id, search: users.search }).from(users);
  const searches = [
    'z',
    'Z',
    'o',
    'zo',
    'OË',
    'ë',
    '李',
    'ł',
    '.',
    '@',
    '%',
    '_',
    '\\',
    '_\\',
    '8@',
    'm.',
    'q',
    'zq',
  ];
  searches.push('.0+', '@m', '-1.', 'a m', '’n', 'bo', '+x_', 'o-a', 'who', 'maría', '\u0001', 'x_3@mail');
  for (const q of searches) {
    const response = await admin.get(`/api/admin/users?limit=500&sort=id&q=${encodeURIComponent(q)}`);
    const ids = ((await response.json()) as { id: number }[]).map(({ id }) => id);
    const needle = q.toLowerCase();
    const matching = all.filter(({ id, search }) => search.includes(needle) || String(id) === q);
    expect([q, ids]).toEqual([q, matching.map(({ id }) => id).sort((a, b) => a - b)]);
  }
});

test('a search returns any number of matches in order, page by page', async () => {
  // The users of earlier tests, and more, of whom a share is next to each other in every order.
  await app.pool.query(
    `insert into users (email, password_hash, first_name)
      select 'x' || lpad(n::text, 3, '0') || '@far.example', '-', case when n > 45 then 'faraway' else 'near' end || n % 7
      from generate_series(1, 60) n`,
  );
  const keys = { first_name: "coalesce(lower(first_name), '')", email: 'lower(email)' };
  const ways = fc.record({
    firstScan: fc.integer({ min: 1, max: 20 }),
    longScan: fc.nat(60),
    maxSorted: fc.nat(40),
  });
  const sorts = fc.constantFrom(
    ...(['id', '-created_at', 'first_name', '-first_name', 'email', 'credits'] as const),
  );
  const texts = fc.constantFrom('faraway', 'near', 'far.example', 'x', 'z', 'ar', '@', 'nobody', '9');
  await fc.assert(
    fc.asyncProperty(ways, sorts, texts, fc.integer({ min: 1, max: 9 }), async (how, sort, q, limit) => {
      const column = sort.replace('-', '');
      const way = sort.startsWith('-') ? 'desc' : 'asc';
      const key = keys[column as keyof typeof keys] ?? column;
      const { rows } = await app.pool.query(
        `select id::int from users join user_balances on user_id = id where search like $1 or id::text = $2
          order by ${key} ${way}, id ${way}`,
        [`%${q}%`, q],
      );
      const ids: number[] = [];
      for (let before: number | null = null; ; before = ids.at(-1) as number) {
        const page = await listUsers(
          app.pool,
          { q, sort },
          { before, limit },
          { ...how, longScan: how.firstScan + how.longScan },
        );
        ids.push(...page.map(({ id }) => id));
        if (page.length < limit) break;
      }
      expect(ids).toEqual(rows.map(({ id }) => id));
    }),
  );
}, 60_000);
