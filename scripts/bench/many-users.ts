import type { ClientBase } from 'pg';

/** Names as people have them, so that a search by first name finds a share of the users. */
const NAMES =
  "'{Ana,Ben,Beatrix,Chloe,Diego,Emma,Femi,Grace,Hana,Ivan,Jo,Kofi,Lena,Mia,Noor,Omar,Priya,Quinn,Rosa,Sam,Tara,Uma,Vera,Wei,Xenia,Yusuf,Zoe,Anders,Bella,Carlos,Dana,Elif,Finn,Gita,Hugo,Ines,Jun,Kira,Liam,Maya,Nils,Olga,Pablo,Rita,Sven,Tomas,Ugo,Vik,Wanda,Yara}'";

/** Users over two years, each with a grant or two and a run of ten hooks, one in nine with a purchase. */
export async function fillDatabase(client: ClientBase, users: number): Promise<void> {
  await client.query('set statement_timeout = 0');
  // What the triggers would do row by row is done at once.
  await client.query("set session_replication_role = 'replica'");
  const steps = [
    `insert into users (email, password_hash, first_name, subscription_status, email_confirmed_at, created_at,
        business_description, ideal_customer)
      select 'person' || n || '@' || (array['example.com','mail.example.org','studio.example.net'])[1 + n % 3], '-',
        case when n % 4 = 0 then null else (${NAMES}::text[])[1 + n * 7 % 50] end,
        case when n % 9 = 0 then 'paid' else 'free' end, case when n % 2 = 0 then now() end,
        now() - (${users} - n) * interval '630 seconds', repeat('I film short videos about food. ', 3), repeat('Busy parents who cook. ', 4)
      from generate_series(1, ${users}) n`,
    `insert into credit_grants (user_id, source, reference, runs, remaining, created_at)
      select id, 'signup', 'signup', 5, id % 5, created_at from users`,
    `insert into checkouts (id, user_id, package_id, amount, provider, status, created_at)
      select 'co_' || id, id, 'hookmaster', 2800, 'stripe', 'paid', created_at from users where subscription_status = 'paid'`,
    `insert into purchases (user_id, checkout_id, package_name, amount_paid, credits_added, created_at)
      select user_id, id, 'Hook Master', 2800, 50, created_at from checkouts`,
    `insert into payment_events (id, provider, type, checkout_id, outcome, created_at)
      select 'evt_' || id, 'stripe', 'checkout.session.completed', id, 'credited', created_at from checkouts`,
    `insert into credit_grants (user_id, source, reference, runs, remaining, expires_at, created_at)
      select user_id, 'purchase', 'checkout:' || id, 50, user_id % 51, created_at + interval '1 year', created_at from checkouts`,
    `insert into runs (user_id, grant_id, topic, status, writer, created_at, ended_at)
      select user_id, id, 'meal prep for busy weeks', 'done', 'bench', created_at, created_at
      from credit_grants where source = 'signup'`,
    `insert into hooks (user_id, run_id, position, topic, hook_type, generated_hook, delivery_tip, created_at)
      select user_id, id, p, topic, 'Question', 'What if Sunday cooked your whole week for you?', 'Look straight into the lens.', created_at
      from runs cross join generate_series(1, 10) p`,
    `insert into user_balances (user_id, credits, until)
      select user_id, sum(remaining), min(expires_at) from credit_grants
      where expires_at is null or expires_at > now() group by user_id`,
    'vacuum analyze',
  ];
  for (const step of steps) await client.query(step);
}
