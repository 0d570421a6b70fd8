import { lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '#platform/database/delete-in-batches.ts';
import { emailTokens } from '#platform/database/schema-account.ts';
import { rateLimits } from '#platform/database/schema-rate-limits.ts';
import { createSweeps } from '#platform/jobs/sweeps.ts';
import type { Services } from '#platform/services.ts';
import { sweepKnownIps } from './login/login.queries.ts';
import { sweepSessions } from './sessions/sessions.ts';

type Deps = Pick<Services, 'db' | 'log'>;

/** Removes ended sessions, IPs that were not used for long, expired links and expired limits. */
export async function sweepAccounts({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sweepSessions(db);
  await sweepKnownIps(db);
  await deleteInBatches(db, emailTokens, {
    key: [emailTokens.userId, emailTokens.tokenHash],
    where: lt(emailTokens.expiresAt, sql`now()`),
  });
  await deleteInBatches(db, rateLimits, { key: [rateLimits.key], where: lt(rateLimits.expire, Date.now()) });
}

export const createAccountSweeps = ({ db, log }: Deps) =>
  createSweeps('accounts', () => sweepAccounts({ db }), log);
