import type { Pool } from 'pg';
import { toUser, USER_COLUMNS, type UserRow } from '#features/account/user-row.ts';
import { purchasesOfUser } from '../payments/payments.queries.ts';
import type { UserDetails } from './user-details.schema.ts';

const RUNS_SHOWN = 10;
const GRANTS_SHOWN = 100;

const iso = (at: Date | null) => at?.toISOString() ?? null;

type DetailRow = UserRow & { last_seen_at: Date | null; runs_done: number };
type RunRow = { id: string; topic: string; status: string; created_at: Date; hooks: string[] | null };
type GrantRow = {
  id: string;
  source: string;
  runs: number;
  remaining: number;
  created_at: Date;
  expires_at: Date | null;
};

/** Null when there is no such user. */
export async function userDetails(pool: Pool, userId: number): Promise<UserDetails | null> {
  const [people, runs, purchases, grants] = await Promise.all([
    pool.query<DetailRow>(
      `select ${USER_COLUMNS},
        (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as last_seen_at,
        (select count(*)::int from runs r where r.user_id = u.id and r.status = 'done') as runs_done
      from users u where u.id = $1`,
      [userId],
    ),
    pool.query<RunRow>(
      `select r.id, r.topic, r.status, r.created_at, (select array_agg(h.generated_hook order by h.position)
          from hooks h where h.user_id = r.user_id and h.run_id = r.id and h.deleted_at is null) as hooks
      from runs r where r.user_id = $1 order by r.id desc limit ${RUNS_SHOWN}`,
      [userId],
    ),
    purchasesOfUser(pool, userId),
    pool.query<GrantRow>(
      `select id, source, runs, remaining, created_at, expires_at from credit_grants
      where user_id = $1 order by id desc limit ${GRANTS_SHOWN}`,
      [userId],
    ),
  ]);
  const person = people.rows[0];
  if (!person) return null;
  const { email_confirmed: _, ...user } = toUser(person);
  return {
    ...user,
    email_confirmed_at: iso(person.email_confirmed_at),
    last_seen_at: iso(person.last_seen_at),
    runs_done: person.runs_done,
    runs: runs.rows.map((run) => ({
      ...run,
      id: Number(run.id),
      created_at: run.created_at.toISOString(),
      hooks: run.hooks ?? [],
    })),
    purchases,
    grants: grants.rows.map((grant) => ({
      ...grant,
      id: Number(grant.id),
      created_at: grant.created_at.toISOString(),
      expires_at: iso(grant.expires_at),
    })),
  };
}
