import type { Pool } from 'pg';
import { sweepAdminSessions } from '#features/account/admin-access/admin-sessions.ts';
import { createSweeps } from '#platform/jobs/sweeps.ts';
import type { Services } from '#platform/services.ts';
import { sweepFailedLogins } from './audit-log/audit-log.queries.ts';
import { sweepDayChanges } from './statistics/daily-stats.ts';

type Deps = Pick<Services, 'db' | 'pool' | 'log'>;

/** Computes sums again whose grants have expired meanwhile. */
export async function sweepBalances(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `select refresh_user_balance(user_id) from (
      select user_id from user_balances where until <= now() order by until limit 1000) old`,
  );
  if (rowCount === 1000) await sweepBalances(pool);
}

async function sweepAdmin({ db, pool }: Deps): Promise<void> {
  await sweepAdminSessions(db);
  await sweepFailedLogins(pool);
  await sweepBalances(pool);
  await sweepDayChanges(pool);
}

export const createAdminSweeps = (services: Deps) =>
  createSweeps('the admin area', () => sweepAdmin(services), services.log);
