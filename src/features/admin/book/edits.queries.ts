import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { BookEdit } from '#features/hooks/book/edits.ts';
import type { Transaction } from '#platform/database/database.ts';
import { bookEdits } from '#platform/database/schema-book.ts';

/** The stored edits of the book. */

export type EditRow = Pick<BookEdit, 'kind' | 'target' | 'parent' | 'added' | 'content' | 'retired'>;

const EDITS_LOCK_ID = 0x600c_ed17;

/** Serializes edits, so that each is checked against the one before, and versions rise in the order of storing. */
export async function lockEdits(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${EDITS_LOCK_ID})`);
}

export async function upsertEdit(
  tx: Transaction,
  subject: string,
  row: EditRow,
  adminId: number,
): Promise<void> {
  const { kind, target, parent, added, content, retired } = row;
  const json = content === null ? null : JSON.stringify(content);
  // Written as SQL, because the query builder cannot update an identity column.
  await tx.execute(sql`insert into book_edits (kind, target, subject, parent, added, content, retired, admin_id)
    values (${kind}, ${target}, ${subject}, ${parent}, ${added}, ${json}::jsonb, ${retired}, ${adminId})
    on conflict (kind, target) do update set content = excluded.content, retired = excluded.retired,
      admin_id = excluded.admin_id, changed_at = now(), version = default`);
}

const matchesRow = ({ kind, target }: Pick<EditRow, 'kind' | 'target'>) =>
  and(eq(bookEdits.kind, kind), eq(bookEdits.target, target));

export async function deleteEdit(tx: Transaction, row: EditRow): Promise<void> {
  await tx.delete(bookEdits).where(matchesRow(row));
}

/** Deletes the edits of a part. An added part is removed, with everything that was added to it. */
export async function deletePartEdits(tx: Transaction, subject: string, row: EditRow): Promise<void> {
  if (row.kind === 'subject' && row.added) return deleteSubjectEdits(tx, [subject]);
  const children = and(eq(bookEdits.subject, subject), eq(bookEdits.parent, row.target));
  await tx
    .delete(bookEdits)
    .where(row.kind === 'point' && row.added ? or(matchesRow(row), children) : matchesRow(row));
}

export async function deleteSubjectEdits(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(bookEdits).where(inArray(bookEdits.subject, [...ids]));
}
