import type pg from 'pg';

/**
 * Counts, once, the users from before `user_counts` existed. One statement reads both sums, so they are of the same
 * moment, and their difference stays correct while counting goes on. No other statement waits for it.
 */
const BEFORE = `insert into user_counts (slot, status, users)
  select -1, s.status, (select count(*) from users u where u.subscription_status = s.status)
    - coalesce((select sum(c.users) from user_counts c where c.slot >= 0 and c.status = s.status), 0)
  from (values ('free'), ('paid')) s (status)
  on conflict do nothing`;

export async function countUsersBefore(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from user_counts where slot = -1 limit 1');
  if (rowCount) return;
  await client.query('set statement_timeout = 0');
  await client.query(BEFORE);
}
