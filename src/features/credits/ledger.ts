import type { Transaction } from '#platform/database/database.ts';
import { creditGrants } from '#platform/database/schema.ts';

/**
 * The ledger of runs, and the only writer of its tables: grants are what a user may spend, runs are
 * what was spent on.
 */

export type Grant = {
  userId: number;
  source: 'signup' | 'confirmation' | 'purchase' | 'admin';
  /** What the grant is for, e.g. `signup` or `checkout:…`: one grant for one reason. */
  reference: string;
  runs: number;
  /** Purchased runs expire, and only they: the database insists on it. */
  expiresAt?: Date | null;
};

/** Gives runs to a user, once for each reference: false when that grant was there already. */
export async function grantRuns(tx: Transaction, grant: Grant): Promise<boolean> {
  const { userId, source, reference, runs, expiresAt = null } = grant;
  const added = await tx
    .insert(creditGrants)
    .values({ userId, source, reference, runs, remaining: runs, expiresAt })
    .onConflictDoNothing({ target: [creditGrants.userId, creditGrants.reference] })
    .returning({ id: creditGrants.id });
  return added.length > 0;
}
