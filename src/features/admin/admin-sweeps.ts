import { sweepAdminSessions } from '#features/account/admins/admin-sessions.ts';
import { createSweeps } from '#platform/jobs/sweeps.ts';
import type { Services } from '#platform/services.ts';
import { sweepFailedLogins } from './audit-log/audit-log.queries.ts';
import { sweepDayChanges } from './statistics/daily-stats.ts';
import { sweepBalances } from './users/users.queries.ts';

type Deps = Pick<Services, 'db' | 'pool' | 'log'>;

async function sweepAdmin({ db, pool }: Deps): Promise<void> {
  await sweepAdminSessions(db);
  await sweepFailedLogins(pool);
  await sweepBalances(pool);
  await sweepDayChanges(pool);
}

export const createAdminSweeps = (services: Deps) =>
  createSweeps('the admin area', () => sweepAdmin(services), services.log);
