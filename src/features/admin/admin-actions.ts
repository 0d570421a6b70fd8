import type { Pool } from 'pg';
import type { Database, Transaction } from '#platform/database/database.ts';
import { adminActions } from '#platform/database/schema-admin.ts';
import { type ActionPage, type AdminActionName, PAGE_SIZE } from './admin-views.schema.ts';

/** What admins did. Written in the transaction that did it: no action without its line, no line without it. */

type NewAction = {
  action: AdminActionName;
  /** Null for the command line, and for a login that was nobody's. */
  adminId: number | null;
  /** What it was done to: a user by id alone, so that nothing of a deleted user stays. */
  subject?: `user ${number}` | `post ${number}` | `subject ${string}`;
  details?: Record<string, string | number>;
  address?: string;
};

export async function recordAdminAction(tx: Transaction | Database, action: NewAction): Promise<void> {
  await tx.insert(adminActions).values(action);
}

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

const FAILED_LOGINS_KEPT = '90 days';

/** Failed logins are many and soon mean nothing; everything else is kept. */
export async function sweepFailedLogins(pool: Pool): Promise<void> {
  await pool.query(
    "delete from admin_actions where action = 'login failed' and created_at < now() - $1::interval",
    [FAILED_LOGINS_KEPT],
  );
}
