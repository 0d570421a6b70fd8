import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** The rows of one statement. So few are deleted well within its timeout. */
const BATCH = 5000;

type Which = { key: readonly PgColumn[]; where: SQL };

/** Deletes all rows that match the condition, in several short statements. */
export async function deleteInBatches(db: Database, table: PgTable, { key, where }: Which): Promise<void> {
  const columns = key.map((column, n) => sql`${column} as ${sql.identifier(`key_${n}`)}`);
  const matches = key.map((column, n) => sql`${column} = old.${sql.identifier(`key_${n}`)}`);
  for (;;) {
    // The condition is checked twice, because a row may have been changed meanwhile.
    const { rowCount } = await db.execute(sql`delete from ${table}
      using (select ${sql.join(columns, sql`, `)} from ${table} where ${where} limit ${BATCH}) old
      where ${sql.join(matches, sql` and `)} and ${where}`);
    if ((rowCount ?? 0) < BATCH) return;
  }
}
