import type { Actor } from '#features/account/admin-access/admin-sessions.ts';
import { recordAdminAction } from '#features/account/admin-access/record-action.ts';
import type { BookEdits } from '#features/hooks/book-edits.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { EditAction, EditRequest, SubjectContent } from './book.schema.ts';
import { dropFiledEdits, dropSubjectEdits, readContent, saveEdit, storeSubject } from './save-edit.ts';

/** What admins change in the book. Each change is logged, and passed on to the thread that writes hooks. */

type Book = { db: Database; edits: Pick<BookEdits, 'refresh'> };

const DONE: Record<EditAction, string> = {
  add: 'added',
  change: 'changed',
  retire: 'retired',
  restore: 'restored',
  drop: 'back to the file',
};
const MAX_ABOUT = 200;

/** Adds a subject without points, and returns its id. */
export async function addSubject(book: Book, actor: Actor, field: string, typed: unknown): Promise<string> {
  const content = readContent('subject', typed) as SubjectContent;
  const id = `${field}/${slugOf(content.subject)}`;
  await changeBook(book, actor, async (tx) => {
    await storeSubject(tx, { subjectId: id, content, adminId: actor.adminId });
    return [{ id, done: 'subject added' }];
  });
  return id;
}

export async function editSubject(book: Book, actor: Actor, id: string, request: EditRequest): Promise<void> {
  await changeBook(book, actor, async (tx) => {
    const about = await saveEdit(tx, id, request, actor.adminId);
    return [{ id, done: `${request.kind} ${DONE[request.action]}`, about: about.slice(0, MAX_ABOUT) }];
  });
}

/** Drops all edits of a subject, so that it is as in its file. */
export async function dropEdits(book: Book, actor: Actor, id: string): Promise<void> {
  await changeBook(book, actor, async (tx) => {
    await dropSubjectEdits(tx, id);
    return [{ id, done: 'all edits dropped' }];
  });
}

/** Drops the edits of subjects whose files contain them by now. Returns the number of these subjects. */
export async function dropFiled(book: Book, actor: Actor): Promise<number> {
  const dropped = await changeBook(book, actor, async (tx) =>
    (await dropFiledEdits(tx)).map((id) => ({ id, done: 'edits dropped that the files hold' })),
  );
  return dropped.length;
}

type Change = { id: string; done: string; about?: string };

async function changeBook(
  { db, edits }: Book,
  actor: Actor,
  change: (tx: Transaction) => Promise<Change[]>,
): Promise<Change[]> {
  const changes = await db.transaction(async (tx) => {
    const made = await change(tx);
    for (const { id, ...details } of made)
      await recordAdminAction(tx, { action: 'edit book', ...actor, subject: `subject ${id}`, details });
    return made;
  });
  await edits.refresh();
  return changes;
}

/** The slug is also the name of the file. */
function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug === '') throw new HttpError(422, 'Name: has no letter that a file can be named after');
  return slug;
}
