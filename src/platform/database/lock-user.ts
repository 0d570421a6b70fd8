import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/**
 * Locks the user's row until the transaction ends, so that what must not happen at once for one user takes turns. False
 * if there is no such user.
 */
export async function lockUser(tx: Transaction, userId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select 1 from users where id = ${userId} for no key update`);
  return rowCount === 1;
}
