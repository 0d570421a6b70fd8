import fs from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepAdminSessions } from '#features/account/admin-access/admin-sessions.ts';
import { sweepBalances } from '#features/admin/admin-sweeps.ts';
import { setAdmin } from '#features/admin/admins.ts';
import { listActions, sweepFailedLogins } from '#features/admin/audit-log/audit-log.queries.ts';
import type { ActionPage } from '#features/admin/audit-log/audit-log.schema.ts';
import type { PaymentEventPage, PurchasePage } from '#features/admin/payments/payments.schema.ts';
import type { DayNumbers } from '#features/admin/statistics/statistics.schema.ts';
import type { UserDetails } from '#features/admin/users/user-details.schema.ts';
import { toPaymentEvent } from '#features/payments/stripe/events.ts';
import { users } from '#platform/database/schema-account.ts';
import { adminSessions } from '#platform/database/schema-admin.ts';
import { creditGrants, userBalances } from '#platform/database/schema-credits.ts';
import { checkouts, paymentEvents, purchases } from '#platform/database/schema-payments.ts';
import { signedInAdmin } from '../support/admins.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { createUser, seedRuns, signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

const ADMIN = { email: 'boss@example.com', password: 'admin-pass-1' };

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'off' } });
  await setAdmin(app.db, ADMIN.email, ADMIN.password);
  admin = await signedInAdmin(app);
});
afterAll(() => app.close());

const read = async <T>(path: string) => {
  const response = await admin.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return (await response.json()) as T;
};
const details = (id: number) => read<UserDetails>(`/api/admin/users/${id}`);
const newestAction = async () => (await listActions(app.pool, null)).actions[0];

let sold = 0;
async function buy(userId: number, events: [type: string, outcome: string][] = []) {
  const id = `co_view_${sold++}`;
  const ordered = { userId, packageId: 'hookmaster', amount: 2800, provider: 'stripe' };
  await app.db.insert(checkouts).values({ id, ...ordered, providerSessionId: `cs_${id}`, status: 'paid' });
  const purchase = { userId, checkoutId: id, packageName: 'Hook Master', amountPaid: 2800, creditsAdded: 50 };
  await app.db.insert(purchases).values(purchase);
  for (const [type, outcome] of events) {
    await app.db
      .insert(paymentEvents)
      .values({ id: `evt_${id}_${type}`, provider: 'stripe', type, checkoutId: id, outcome });
  }
  return id;
}

test("a user's details contain runs with hooks, purchases, grants and the last visit", async () => {
  const { id, email } = await signedIn(app, { firstName: 'Mia', emailConfirmed: true });
  await seedRuns(app.db, id, 12, '<b>meal prep</b>');
  await buy(id, [['charge.refunded', 'recorded']]);
  const user = await details(id);
  expect(user).toMatchObject({ id, email, first_name: 'Mia', hook_credits: 5, runs_done: 12 });
  expect(user.email_confirmed_at).not.toBeNull();
  expect(user.last_seen_at).not.toBeNull();
  expect(user.runs).toHaveLength(10);
  expect(user.runs[0]).toMatchObject({ topic: '<b>meal prep</b>', status: 'done' });
  expect(user.runs[0]?.hooks).toHaveLength(10);
  expect(user.runs[0]?.hooks[0]).toContain('Hook 1 of run 12');
  expect(user.purchases).toMatchObject([
    { package_name: 'Hook Master', state: 'refunded', amount_paid: 2800 },
  ]);
  expect(user.grants.map((grant) => grant.source)).toEqual(['admin', 'signup']);
  expect(JSON.stringify(user)).not.toContain('password');
});

test('an unknown id answers 404', async () => {
  for (const id of ['999999999', 'x', '1e3', '-1', '99999999999999999999']) {
    expect((await admin.get(`/api/admin/users/${id}`)).status).toBe(404);
  }
});

test('purchases and events are listed newest first, page by page, with the state of the payment', async () => {
  const { id } = await createUser(app.db);
  await app.db.delete(purchases);
  await app.db.delete(paymentEvents);
  for (let n = 0; n < 53; n++) await buy(id, [['checkout.session.completed', 'credited']]);
  const refunded = await buy(id, [['charge.refunded', 'recorded']]);
  const disputed = await buy(id, [
    ['charge.refunded', 'recorded'],
    ['charge.dispute.created', 'recorded'],
  ]);
  await app.db
    .insert(paymentEvents)
    .values({ id: 'evt_lost', provider: 'stripe', type: 'charge.refunded', outcome: 'recorded' });
  const first = await read<PurchasePage>('/api/admin/purchases');
  expect(first.purchases.slice(0, 3).map((purchase) => purchase.state)).toEqual([
    'disputed',
    'refunded',
    'paid',
  ]);
  const second = await read<PurchasePage>(`/api/admin/purchases?before=${first.next}`);
  expect(second.next).toBeNull();
  const all = [...first.purchases, ...second.purchases];
  expect(new Set(all.map((purchase) => purchase.id)).size).toBe(55);
  expect(all.map((purchase) => purchase.created_at)).toEqual(
    all
      .map((purchase) => purchase.created_at)
      .sort()
      .reverse(),
  );

  const events = await read<PaymentEventPage>('/api/admin/payment-events');
  expect(events.events[0]).toMatchObject({ id: 'evt_lost', checkout: null });
  const rest = await read<PaymentEventPage>(
    `/api/admin/payment-events?before=${encodeURIComponent(events.next ?? '')}`,
  );
  const seen = [...events.events, ...rest.events];
  expect(new Set(seen.map((event) => event.id)).size).toBe(57);
  const of = (checkout: string) => seen.filter((event) => event.checkout?.id === checkout);
  expect(of(refunded).map((event) => event.type)).toEqual(['charge.refunded']);
  expect(of(disputed)).toHaveLength(2);
  expect(of(disputed)[0]?.checkout).toMatchObject({ user_id: id, amount: 2800, package_id: 'hookmaster' });
  for (const before of ['x', '1_x', '99999999999999_', '_']) {
    expect((await admin.get(`/api/admin/purchases?before=${before}`)).status).toBe(200);
  }
});

test('a dispute that names only the payment is shown at its purchase', async () => {
  const { id } = await createUser(app.db);
  const checkoutId = await buy(id);
  const stripe = (type: string, object: object) =>
    toPaymentEvent({ id: `evt_${type}`, type, livemode: false, data: { object: { id: 'of_7', ...object } } });
  await app.payments.handle(
    stripe('checkout.session.completed', {
      id: `cs_${checkoutId}`,
      client_reference_id: checkoutId,
      amount_total: 2800,
      currency: 'usd',
      payment_status: 'paid',
      payment_intent: 'pi_7',
    }),
  );
  await app.payments.handle(stripe('charge.dispute.created', { payment_intent: 'pi_7', metadata: {} }));
  const { events } = await read<PaymentEventPage>('/api/admin/payment-events');
  expect(events[0]).toMatchObject({ type: 'charge.dispute.created', checkout: { user_id: id } });
  const { purchases: bought } = await read<PurchasePage>('/api/admin/purchases');
  expect(bought.find((purchase) => purchase.user_id === id)?.state).toBe('disputed');
  await app.payments.handle(stripe('charge.dispute.closed', { payment_intent: 'pi_7', status: 'won' }));
  const { purchases: won } = await read<PurchasePage>('/api/admin/purchases');
  expect(won.find((purchase) => purchase.user_id === id)?.state).toBe('paid');
  // An unknown payment belongs to no user.
  await app.payments.handle(stripe('charge.refunded', { payment_intent: 'pi_unknown' }));
  expect((await read<PaymentEventPage>('/api/admin/payment-events')).events[0]?.checkout).toBeNull();
});

test('the numbers per day count sign-ups, finished runs and revenue, and have a row for every day', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const before = await read<{ days: DayNumbers[] }>('/api/admin/statistics');
  const { id } = await createUser(app.db);
  await seedRuns(app.db, id, 1);
  await buy(id);
  const old = await createUser(app.db);
  await app.db.update(users).set({ createdAt: sql`now() - interval '31 days'` }).where(eq(users.id, old.id));
  const after = await read<{ days: DayNumbers[] }>('/api/admin/statistics?days=30');
  expect(after.days).toHaveLength(30);
  const [was, is] = [before.days.at(-1), after.days.at(-1)];
  expect(is).toEqual({
    day: today,
    sign_ups: (was?.sign_ups ?? 0) + 1,
    runs: (was?.runs ?? 0) + 1,
    revenue: (was?.revenue ?? 0) + 2800,
  });
  const longer = await read<{ days: DayNumbers[] }>('/api/admin/statistics?days=90');
  expect(longer.days).toHaveLength(90);
  expect(longer.days.reduce((sum, day) => sum + day.sign_ups, 0)).toBe(
    after.days.reduce((sum, day) => sum + day.sign_ups, 0) + 1,
  );
  expect((await admin.get('/api/admin/statistics?days=31')).status).toBe(400);
});

test("every action of an admin is logged without the user's data", async () => {
  const { id, email } = await createUser(app.db);
  const subject = `user ${id}`;
  await admin.post(`/api/admin/users/${id}/credits`, { credits: 10 });
  expect(await newestAction()).toMatchObject({ action: 'add runs', subject, details: { runs: 10 } });
  await (await admin.get('/api/admin/users/export')).text();
  expect(await newestAction()).toMatchObject({ action: 'export users', admin: ADMIN.email });
  await admin.request('DELETE', `/api/admin/users/${id}`);
  expect(await newestAction()).toMatchObject({ action: 'delete user', subject });
  await app.visitor().post('/api/admin/login', ADMIN);
  expect(await newestAction()).toMatchObject({ action: 'login', admin: ADMIN.email });
  await app.visitor().post('/api/admin/login', { ...ADMIN, password: 'my-other-secret' });
  expect(await newestAction()).toMatchObject({
    action: 'login failed',
    admin: ADMIN.email,
    details: { why: 'wrong password' },
  });
  await app.visitor().post('/api/admin/login', { email: 'typo@example.com', password: 'x' });
  expect(await newestAction()).toMatchObject({ action: 'login failed', admin: null });
  const page = await read<ActionPage>('/api/admin/actions');
  for (const secret of [email, 'typo@example.com', 'my-other-secret']) {
    expect(JSON.stringify(page)).not.toContain(secret);
  }
});

test('every action of an admin on the blog is logged', async () => {
  await admin.post('/api/blog/setup');
  expect(await newestAction()).toMatchObject({ action: 'set up blog', details: { categories: 8, posts: 8 } });
  const draft = { title: 'Three hooks', excerpt: 'Short', content: '<p>Long</p>', theme: 'default' };
  const made = await admin.post('/api/blog/posts', { ...draft, tags: [], status: 'draft' });
  const { id } = (await made.json()) as { id: number };
  const subject = `post ${id}`;
  expect(await newestAction()).toMatchObject({
    action: 'create post',
    subject,
    details: { title: 'Three hooks', status: 'draft' },
  });
  await admin.request('PATCH', `/api/blog/posts/${id}`, { status: 'published' });
  expect(await newestAction()).toMatchObject({ action: 'edit post', details: { status: 'published' } });
  await admin.request('DELETE', `/api/blog/posts/${id}`);
  expect(await newestAction()).toMatchObject({ action: 'delete post', subject });
  expect((await admin.request('DELETE', `/api/blog/posts/${id}`)).status).toBe(404);
  expect((await listActions(app.pool, null)).actions.filter((one) => one.subject === subject)).toHaveLength(
    3,
  );
});

test('a failed action is not logged', async () => {
  const before = await newestAction();
  expect((await admin.post('/api/admin/users/999999999/credits', { credits: 10 })).status).toBe(404);
  expect((await admin.request('DELETE', '/api/admin/users/999999999')).status).toBe(404);
  expect(await newestAction()).toEqual(before);
});

test('actions are paged by id', async () => {
  await app.pool.query("insert into admin_actions (action) select 'set up blog' from generate_series(1, 60)");
  const first = await read<ActionPage>('/api/admin/actions');
  expect(first.actions).toHaveLength(50);
  const second = await read<ActionPage>(`/api/admin/actions?before=${first.next}`);
  expect(second.actions[0]?.id).toBe((first.actions.at(-1)?.id ?? 0) - 1);
});

test('the balances used for sorting equal the ledger under parallel writes and when credits expire', async () => {
  const soon = new Date(Date.now() + 3600_000);
  const { id } = await createUser(app.db, { credits: 3, purchased: [{ credits: 20, expiresAt: soon }] });
  const kept = async () =>
    (await app.db.select().from(userBalances).where(eq(userBalances.userId, id)))[0]?.credits;
  expect(await kept()).toBe(23);
  await Promise.all(
    Array.from({ length: 10 }, () => admin.post(`/api/admin/users/${id}/credits`, { credits: 10 })),
  );
  expect(await kept()).toBe(123);
  // Expiry writes nothing to the ledger, so the test only moves the date.
  await app.pool.query('alter table credit_grants disable trigger grants_count_in_balance');
  await app.db
    .update(creditGrants)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(sql`${creditGrants.userId} = ${id} and ${creditGrants.source} = 'purchase'`);
  await app.pool.query('alter table credit_grants enable trigger grants_count_in_balance');
  await app.db.update(userBalances).set({ until: sql`now()` }).where(eq(userBalances.userId, id));
  expect(await kept()).toBe(123);
  await sweepBalances(app.pool);
  expect(await kept()).toBe(103);
  expect((await details(id)).hook_credits).toBe(103);
});

test('the sweep removes ended admin sessions and old failed logins, and nothing else', async () => {
  await signedInAdmin(app);
  const [session] = await app.db.select().from(adminSessions).limit(1);
  if (!session) throw new Error('there is a session');
  const count = await app.db.$count(adminSessions);
  await app.db
    .update(adminSessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(adminSessions.tokenHash, session.tokenHash));
  await sweepAdminSessions(app.db);
  expect(await app.db.$count(adminSessions)).toBe(count - 1);
  admin = await signedInAdmin(app);

  await app.pool.query(`insert into admin_actions (action, created_at) values
    ('login failed', now() - interval '91 days'), ('delete user', now() - interval '91 days')`);
  await sweepFailedLogins(app.pool);
  const { rows } = await app.pool.query(
    "select action from admin_actions where created_at < now() - interval '90 days'",
  );
  expect(rows).toEqual([{ action: 'delete user' }]);
});

test('a search finds the same with and without pg_trgm', async () => {
  // No two letters of the name may be in the other addresses, which contain the time in base 36.
  await createUser(app.db, { email: 'Trigram.Anna@example.com', firstName: 'Żoë' });
  const countMatches = async (q: string) =>
    (await read<{ email: string }[]>(`/api/admin/users?limit=9&q=${encodeURIComponent(q)}`)).length;
  const words = ['gram.ann', 'TRIGRAM', 'żo', 'oë', 'trigram.anna@example.com żoë', '%', 'nobody-is-this'];
  const counts = async () => Promise.all(words.map(countMatches));
  const indexed = await counts();
  expect(indexed).toEqual([1, 1, 1, 1, 0, 0, 0]);
  await app.pool.query('drop index users_search');
  expect(await counts()).toEqual(indexed);
});

test('the migrations work on a server without pg_trgm', async () => {
  const folder = new URL('../../src/platform/database/migrations/', import.meta.url);
  const migration = fs.readFileSync(new URL('0004_admin.sql', folder), 'utf8');
  const block = migration.split('--> statement-breakpoint').at(-1) ?? '';
  expect(block).toContain('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  await app.pool.query('drop index if exists users_search');
  await app.pool.query(block.replaceAll('pg_trgm', 'no_such_extension'));
  const indexes = "select 1 from pg_indexes where indexname = 'users_search'";
  expect((await app.pool.query(indexes)).rowCount).toBe(0);
  await app.pool.query(block);
  expect((await app.pool.query(indexes)).rowCount).toBe(1);
});
