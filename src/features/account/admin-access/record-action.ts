import type { Database, Transaction } from '#platform/database/database.ts';
import { adminActions } from '#platform/database/schema-admin.ts';
import type { AdminActionName } from './action-names.ts';

/**
 * The log of admin actions. The entry of a change is written in its transaction, so neither exists without the other.
 */

type NewAction = {
  action: AdminActionName;
  /** Null for the command line, and for a failed login that belongs to no admin. */
  adminId: number | null;
  /** The object of the action. A user is named only by id, so that nothing of a deleted user remains. */
  subject?: `user ${number}` | `post ${number}` | `subject ${string}` | `topic ${number}`;
  details?: Record<string, string | number>;
  ip?: string;
};

export async function recordAdminAction(tx: Transaction | Database, action: NewAction): Promise<void> {
  await tx.insert(adminActions).values(action);
}
