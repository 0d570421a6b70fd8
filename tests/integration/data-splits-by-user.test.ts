import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { exerciseAllEndpoints } from '../support/exercise-all-endpoints.ts';
import { preferLookUps, scansOf } from '../support/query-plan-scans.ts';
import { recordStatements } from '../support/recorded-statements.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/**
 * Checks whether the data could be split over several machines by user (docs/scale.md, "Size"). Keys, references and
 * joins of a user's rows must contain the user id. Exceptions are listed here with their reasons.
 */

/** Tables without a user: copied to every machine, or kept on one. */
const GLOBAL_TABLES = {
  admins: 'few rows',
  admin_sessions: 'few rows',
  admin_actions: 'named by admin; a user is an id in a text',
  blog_categories: 'few rows, read by everybody',
  blog_posts: 'few rows, read by everybody',
  book_edits: 'few rows, read by every process',
  day_changes: 'parts of sums of all users; each machine can note its own',
  day_numbers: 'sums of all users, by day; each machine can add up its own',
  line_uses: 'sums of all users, as many rows as the book has lines in 30 days',
  payment_events: "the provider's id is the key: a duplicate is found before anybody knows whose it is",
  user_counts: 'sums of all users; each machine can count its own',
  rate_limits: 'by key, not by user; each row stands for itself',
  unanswered_topics: 'sums of all users, by topic',
  unanswered_topic_people: 'by topic; a person is a hash that leads to no user',
};

/** Unique keys without the user id. On several machines, each becomes a table from that key to the user. */
const KEYS_OF_ALL = {
  users_pkey: 'the id is the user',
  users_email_key: 'who signs in says an address: one account an address',
  sessions_pkey: 'a cookie leads to the user',
  email_tokens_pkey: 'a link in a mail leads to the user',
  api_keys_hash: 'a key leads to the user',
  shared_runs_pkey: 'a shared link leads to the user',
  calendar_feeds_token: "a calendar's address leads to the user",
  checkouts_pkey: 'the payment provider names a checkout and no user',
  checkouts_providerSessionId_unique: 'the payment provider names its session and no user',
  purchases_checkoutId_unique: 'a checkout is paid once; a checkout has one user',
  model_runs_pkey: 'rows outlive their user; the key can take the user in once it has to',
};

const CROSS_USER_REFERENCES = {
  purchases_checkout_id_checkouts_id_fk: 'a checkout has one user, the same as its purchase',
};

/** The joins that search without a user id, by their tables. */
const JOINS_OF_ALL = {
  'users, user_balances': "the admin's search by credits: each machine can tell its own first ones",
};

/** The tables that a read may search without a user id, because they tell which user is asking. */
const WHO_ASKS = {
  sessions: 'by the hash in the cookie',
  api_keys: 'by the hash of the key',
};

const ONLY_WRITTEN = {
  model_runs: 'a row a run of a model; of all of them only the tokens of today are read',
  topic_keys: 'one row a user, returned by the statement that writes it',
};

let app: TestApp;
let client: pg.Client;
beforeAll(async () => {
  app = await createTestApp({
    env: { LIMITS: 'off' },
    webhooks: { resolve: async () => ['93.184.215.14'], dial: () => ({ host: '127.0.0.1', port: 1 }) },
  });
  client = new pg.Client({ ...inject('superuser'), database: app.where.database });
  await client.connect();
  await preferLookUps(client);
});
afterAll(async () => {
  await client.end();
  await app.close();
});

async function ownedTables(): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );
  return new Set(['users', ...rows.map(({ name }) => name)]);
}

const isOfTables = (statement: string) => /^[\s(]*(with|select|insert|update|delete)\b/i.test(statement);

test('every table belongs to a user or is declared', async () => {
  const owned = await ownedTables();
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const others = rows.map(({ name }) => name).filter((name) => !owned.has(name));
  expect(others.sort()).toEqual(Object.keys(GLOBAL_TABLES).sort());
});

test("every unique key of a user's table begins with the user or is declared", async () => {
  const owned = await ownedTables();
  const { rows } = await client.query<{ table: string; key: string; columns: string }>(
    `select t.relname as table, c.relname as key, pg_get_indexdef(i.indexrelid) as columns
      from pg_index i join pg_class t on t.oid = i.indrelid join pg_class c on c.oid = i.indexrelid
      where t.relnamespace = 'public'::regnamespace and i.indisunique`,
  );
  const ofNobody = rows.filter(({ table, columns }) => owned.has(table) && !/\(user_id[,)]/.test(columns));
  expect(ofNobody.map(({ key }) => key).sort()).toEqual(Object.keys(KEYS_OF_ALL).sort());
});

test('every reference between tables of a user contains the user or is declared', async () => {
  const owned = await ownedTables();
  const { rows } = await client.query<{ name: string; table: string; to: string; how: string }>(
    `select r.conname as name, t.relname as table, f.relname as to, pg_get_constraintdef(r.oid) as how
      from pg_constraint r join pg_class t on t.oid = r.conrelid join pg_class f on f.oid = r.confrelid
      where r.contype = 'f' and r.connamespace = 'public'::regnamespace`,
  );
  const holdsUser = /^FOREIGN KEY \(user_id(, \w+)?\) REFERENCES (users\(id\)|\w+\(user_id, \w+\))/;
  const apart = rows.filter(({ table, how }) => owned.has(table) && !holdsUser.test(how));
  expect(apart.map(({ name }) => name)).toEqual(Object.keys(CROSS_USER_REFERENCES));
  // No other table may reference rows that may be on another machine.
  expect(rows.filter(({ table, to }) => !owned.has(table) && owned.has(to))).toEqual([]);
});

test("every join of a user's tables contains the user, and a read for one user returns no other", async () => {
  const owned = await ownedTables();
  let before = new Set<string>();
  let reads = new Set<string>();
  const recorded = recordStatements();
  await exerciseAllEndpoints(app, {
    beforeReads() {
      before = new Set(recorded.statements);
      recorded.statements.clear();
    },
    afterReads() {
      reads = new Set(recorded.statements);
    },
  });
  recorded.end();
  const met = new Set<string>();
  const apart: string[] = [];
  const ofOthers: string[] = [];
  for (const statement of new Set([...before, ...reads, ...recorded.statements])) {
    // The queue's tables hold jobs and are not joined with ours.
    if (!isOfTables(statement) || /pgboss\./.test(statement)) continue;
    const scans = await scansOf(client, statement, owned);
    for (const { table } of scans) met.add(table);
    // One table may be searched by another column. Joined tables are then searched by the users that were found.
    const without = scans.filter(({ holdsUser }) => !holdsUser);
    if (without.length > 1) apart.push(without.map(({ table }) => table).join(', '));
    if (reads.has(statement)) ofOthers.push(...without.map(({ table }) => table));
  }
  expect(apart).toEqual(Object.keys(JOINS_OF_ALL));
  expect([...new Set(ofOthers)].sort()).toEqual(Object.keys(WHO_ASKS).sort());
  // Every owned table was read, except those that are only written.
  expect([...owned].filter((table) => !met.has(table))).toEqual(Object.keys(ONLY_WRITTEN));
}, 120_000);

test('a join without the user is found by the check', async () => {
  const owned = await ownedTables();
  const without = async (statement: string) =>
    (await scansOf(client, statement, owned)).filter(({ holdsUser }) => !holdsUser).map(({ table }) => table);
  const join = 'select from hooks h join runs r on r.id = h.run_id';
  expect((await without(join)).sort()).toEqual(['hooks', 'runs']);
  expect(await without(`${join} and r.user_id = h.user_id`)).toHaveLength(1);
  expect(await without(`${join} and r.user_id = h.user_id where h.user_id = $1`)).toEqual([]);
});
