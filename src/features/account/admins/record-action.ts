import type { Database, Transaction } from '#platform/database/database.ts';
import { adminActions } from '#platform/database/schema-admin.ts';
import type { AdminActionName } from './action-names.ts';

/** What admins did. Written in the transaction that did it: no action without its line, no line without it. */

type NewAction = {
  action: AdminActionName;
  /** Null for the command line, and for a failed login that belongs to no admin. */
  adminId: number | null;
  /** What it was done to: a user by id alone, so that nothing of a deleted user stays. */
  subject?: `user ${number}` | `post ${number}` | `subject ${string}` | `topic ${number}`;
  details?: Record<string, string | number>;
  ip?: string;
};

export async function recordAdminAction(
  tx: Transaction | Database,
  { ip, ...action }: NewAction,
): Promise<void> {
  await tx.insert(adminActions).values({ ...action, address: ip });
}
