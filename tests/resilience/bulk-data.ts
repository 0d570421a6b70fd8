import type pg from 'pg';

const FILL = `
  with people as (
    insert into users (email, password_hash) select 'person-' || n || '@example.com', 'x' from generate_series(1, $1) n returning id
  ), grants as (
    insert into credit_grants (user_id, source, reference, runs, remaining)
      select id, 'admin', 'fill', 1000, 990 from people returning user_id, id
  ), done as (
    insert into runs (user_id, grant_id, topic, status, writer, ended_at)
      select user_id, id, 'topic ' || n || E' with \\t tab, \\\\ and 🧨', 'done', 'fill', now()
      from grants, generate_series(1, 10) n returning user_id, id, topic
  )
  insert into hooks (user_id, run_id, position, topic, hook_type, generated_hook, delivery_tip)
    select user_id, id, n, topic, 'Question', 'Hook ' || n || ' about ' || topic, 'Look into the lens.'
    from done, generate_series(1, 10) n`;

/** Inserts `hooks` hooks, a hundred for each user. */
export async function insertBulkData(pool: pg.Pool, hooks: number): Promise<void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(FILL, [Math.ceil(hooks / 100)]);
  client.release(true);
}

const STATE = `select (select count(*) from users) as users, (select count(*) from runs) as runs,
  (select count(*) from hooks) as hooks, (select count(distinct md5(h::text)) from hooks h) as different,
  (select sum(remaining) from credit_grants) as remaining, (select sum(credits) from user_balances) as balances,
  (select md5(string_agg(md5(g::text), '' order by user_id, id)) from credit_grants g) as ledger,
  (select md5(string_agg(md5(h::text), '' order by user_id, id)) from hooks h) as texts`;

/** Rows, ledger and texts in one line, to compare two databases. */
export async function stateOf(pool: pg.Pool): Promise<string> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  const { rows } = await client.query(STATE);
  client.release(true);
  return JSON.stringify(rows[0]);
}
