import type { ClientBase } from 'pg';
import { countDaysBefore } from '#platform/database/count-days-before.ts';
import { countUsersBefore } from '#platform/database/count-users-before.ts';
import { OTHER_TABLES } from './many-users-other-tables.ts';

/** Common first names, so that a search by first name finds a share of the users. */
const NAMES =
  "'{Ana,Ben,Beatrix,Chloe,Diego,Emma,Femi,Grace,Hana,Ivan,Jo,Kofi,Lena,Mia,Noor,Omar,Priya,Quinn,Rosa,Sam,Tara,Uma,Vera,Wei,Xenia,Yusuf,Zoe,Anders,Bella,Carlos,Dana,Elif,Finn,Gita,Hugo,Ines,Jun,Kira,Liam,Maya,Nils,Olga,Pablo,Rita,Sven,Tomas,Ugo,Vik,Wanda,Yara}'";
const TOPICS =
  "'{meal prep for busy weeks,why your sourdough fails,saving for a house,5 mistakes first time buyers make,back pain at a desk,how I plan a week of videos,calm mornings with kids}'";
const TYPES = "'{Question,Myth Bust,Story,How-To,Relatable Pain,Unpopular Opinion,Comparison}'";

/** One in 10,000 users has 5,010 hooks, one in 100 has 210, a quarter none and the others ten: ten on average. */
const RUNS_OF = `case when n % 10000 = 17 then 501 when n % 100 = 5 then 21 when n % 4 = 0 then 0 else 1 end`;
export const isHeavy = 'id % 10000 = 17';

const pick = (list: string, n: string, of: number) => `(${list}::text[])[1 + (${n}) % ${of}]`;

const usersOverTwoYears = (users: number) => `
  insert into users (email, password_hash, first_name, subscription_status, email_confirmed_at, created_at,
    business_description, ideal_customer)
  select 'person' || n || '@' || ${pick("'{example.com,mail.example.org,studio.example.net}'", 'n', 3)},
    '$argon2id$v=19$m=19456,t=2,p=1$' || md5(n::text) || '$' || md5((-n)::text),
    case when n % 4 = 0 then null else ${pick(NAMES, 'n * 7', 50)} end,
    case when n % 9 = 0 then 'paid' else 'free' end, case when n % 2 = 0 then now() end,
    now() - (${users} - n) * interval '1 second' * (63072000.0 / ${users}),
    repeat('I film short videos about food. ', 2 + n % 5), repeat('Busy parents who cook. ', 2 + n % 7)
  from generate_series(1, ${users}) n`;

const GRANTS_AND_MONEY = [
  `insert into credit_grants (user_id, source, reference, runs, remaining, created_at)
    select id, 'signup', 'signup', 5, id % 5, created_at from users`,
  `insert into credit_grants (user_id, source, reference, runs, remaining, created_at)
    select n, 'admin', 'admin:' || md5(n::text)::uuid, 600, 99, created_at
    from (select id as n, created_at from users) u where ${RUNS_OF} > 5`,
  `insert into checkouts (id, user_id, package_id, amount, provider, provider_session_id, status, created_at)
    select 'co_' || md5(id::text), id, 'hookmaster', 2800, 'stripe', 'cs_live_' || md5(id::text) || md5((-id)::text), 'paid',
      created_at from users where subscription_status = 'paid'`,
  `insert into purchases (user_id, checkout_id, package_name, amount_paid, credits_added, created_at)
    select user_id, id, 'Hook Master', 2800, 50, created_at from checkouts`,
  `insert into payment_events (id, provider, type, checkout_id, payment_id, outcome, created_at)
    select 'evt_' || md5(id), 'stripe', 'checkout.session.completed', id, 'pi_' || md5(id), 'credited', created_at
    from checkouts`,
  `insert into credit_grants (user_id, source, reference, runs, remaining, expires_at, created_at)
    select user_id, 'purchase', 'checkout:' || id, 50, user_id % 51, created_at + interval '1 year', created_at
    from checkouts`,
  `insert into user_balances (user_id, credits, until)
    select user_id, sum(remaining), min(expires_at) from credit_grants
    where expires_at is null or expires_at > now() group by user_id`,
  'insert into hook_revisions (user_id) select id from users',
];

/** Ordered by creation time, so that the rows of one user are spread out, as in production. */
const RUNS_AND_HOOKS = [
  `insert into runs (user_id, grant_id, topic, status, writer, idempotency_key, created_at, ended_at)
    select n, grant_id, ${pick(TOPICS, 'n + made', 7)}, 'done', 'offline', md5(n || '.' || made)::uuid, at, at
    from (
      select u.id as n, made, u.created_at + (now() - u.created_at) * random() as at,
        (select max(g.id) from credit_grants g where g.user_id = u.id and g.source in ('signup', 'admin')) as grant_id
      from (select id, created_at, id as n from users) u, lateral generate_series(1, ${RUNS_OF}) made) r
    order by at`,
  `insert into hooks (user_id, run_id, position, topic, hook_type, generated_hook, delivery_tip, on_screen_text, point,
      payoff, favorite, favorite_at, source, subject, relevance, pattern_id, created_at)
    select user_id, id, 11 - p, topic, ${pick(TYPES, 'p', 7)},
      'What if ' || topic || ' took ' || (id + p) % 60 || ' minutes a day?', 'Look straight into the lens, then smile.',
      'Give ' || p || ' days back', rpad('Most people plan the whole week and cook for two days of it', 60 + (id % 7 * 13)::int, ' and more'),
      'Mark both days on a calendar, half an hour each, and say which.', (id + p) % 25 = 0,
      case when (id + p) % 25 = 0 then created_at end, 'book', 'meal prep', 0.9,
      'nutritionist/meal-prep#' || left(md5((id * p % 20000)::text), 8), created_at
    from (select * from runs order by id offset 0) r cross join generate_series(1, 10) p`,
];

/** Users over two years with all their rows, one statement for each table. */
export async function fillDatabase(
  client: ClientBase,
  users: number,
  tell = (_: string) => {},
): Promise<void> {
  await client.query('set statement_timeout = 0');
  // Triggers are off, because the steps below do their work for all rows at once.
  await client.query("set session_replication_role = 'replica'");
  await client.query('select setseed(0.5)');
  const steps = [
    usersOverTwoYears(users),
    ...GRANTS_AND_MONEY,
    ...RUNS_AND_HOOKS,
    ...OTHER_TABLES,
    'vacuum analyze',
  ];
  for (const step of steps) {
    const start = performance.now();
    const large = /^\s*insert into (users|hooks) /.exec(step)?.[1];
    if (large) await withoutIndexes(client, large, step);
    else await client.query(step);
    tell(`${step.trim().slice(0, 60).split('(')[0]}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  await client.query('truncate user_counts, day_numbers, day_changes');
  await countUsersBefore(client);
  await countDaysBefore(client);
}

/**
 * Inserting ten million rows into existing indexes takes half an hour. Creating the indexes afterwards takes a minute.
 */
async function withoutIndexes(client: ClientBase, table: string, step: string): Promise<void> {
  await client.query('set allow_system_table_mods = on');
  await client.query(`update pg_index set indisready = false where indrelid = '${table}'::regclass`);
  await client.query(step);
  await client.query(`update pg_index set indisready = true where indrelid = '${table}'::regclass`);
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query(`reindex table ${table}`);
}
