import type { Pool } from 'pg';
import type { AdminActionName } from '#features/account/admin-access/action-names.ts';
import { PAGE_SIZE } from '../page-size.ts';
import type { ActionPage } from './audit-log.schema.ts';

type ActionRow = {
  id: string;
  action: AdminActionName;
  admin: string | null;
  subject: string | null;
  details: Record<string, string | number>;
  address: string | null;
  created_at: Date;
};

/** The newest actions, or those before the one with this id. */
export async function listActions(pool: Pool, before: number | null): Promise<ActionPage> {
  const { rows } = await pool.query<ActionRow>(
    `select x.id, x.action, a.email as admin, x.subject, x.details, x.address, x.created_at
      from admin_actions x left join admins a on a.id = x.admin_id
      where $1::bigint is null or x.id < $1 order by x.id desc limit $2`,
    [before, PAGE_SIZE + 1],
  );
  const actions = rows.slice(0, PAGE_SIZE).map((row) => ({
    ...row,
    id: Number(row.id),
    created_at: row.created_at.toISOString(),
  }));
  return { actions, next: rows.length > PAGE_SIZE ? String(actions.at(-1)?.id) : null };
}

const FAILED_LOGIN_RETENTION = '90 days';

/** Failed logins are many and soon of no use. Everything else is kept. */
export async function sweepFailedLogins(pool: Pool): Promise<void> {
  await pool.query(
    "delete from admin_actions where action = 'login failed' and created_at < now() - $1::interval",
    [FAILED_LOGIN_RETENTION],
  );
}
