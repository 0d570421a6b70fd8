import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { admins } from '#platform/database/schema-admin.ts';
import { bookEdits } from '#platform/database/schema-book.ts';
import type { Services } from '#platform/services.ts';
import { type BookEdit, type EditKind, mergeEdits, toServedSubject } from './book/edits.ts';
import { readSources } from './book/sources.ts';
import type { EditedSubjects } from './writers/offline/messages.ts';

/**
 * Passes the admins' edits of the book to the thread that writes from it. Every process polls for new versions every
 * few seconds; the one that stored an edit refreshes at once.
 */

const ASK_EVERY_MS = 5000;

/** Versions rise in the order of storing; the count notices deleted rows. */
const STATE = `select coalesce(max(version), 0) || ' of ' || count(*) as state from book_edits`;

/** Reads the edits of one subject or of all, oldest first. */
export async function readEdits(db: Database | Transaction, subject?: string): Promise<BookEdit[]> {
  const { subject: of, version, changedAt: at, adminId: _, ...columns } = getTableColumns(bookEdits);
  const rows = await db
    .select({ ...columns, subject: of, version, at, by: admins.email })
    .from(bookEdits)
    .leftJoin(admins, eq(admins.id, bookEdits.adminId))
    .where(subject === undefined ? undefined : eq(of, subject))
    .orderBy(asc(version));
  return rows.map((row) => ({ ...row, kind: row.kind as EditKind }));
}

export type BookEdits = ReturnType<typeof createBookEdits>;
type Listener = (edited: EditedSubjects) => void;

export function createBookEdits(
  { db, pool, log }: Pick<Services, 'db' | 'pool' | 'log'>,
  listener: Listener,
) {
  let lastState = '0 of 0';
  let timer: NodeJS.Timeout | undefined;
  let asking: Promise<void> = Promise.resolve();

  async function ask(): Promise<void> {
    const { rows } = await pool.query<{ state: string }>(STATE);
    const state = rows[0]?.state ?? lastState;
    if (state === lastState) return;
    listener(await editedSubjects(await readEdits(db), log));
    lastState = state;
  }
  /** Refreshes run one after the other, so that an older result never comes last. */
  const refresh = (): Promise<void> => {
    asking = asking
      .then(ask)
      .catch((error) => log.warn({ err: error }, 'the edits of the book could not be read yet'));
    return asking;
  };

  return {
    /** Resolves when the currently stored edits have been passed on. */
    refresh,
    async start(): Promise<void> {
      await refresh();
      timer = setInterval(refresh, ASK_EVERY_MS).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await asking;
    },
  };
}

/** The edited subjects as they are served. An edit that cannot be used is left out and logged. */
async function editedSubjects(edits: readonly BookEdit[], log: Services['log']): Promise<EditedSubjects> {
  const bySubject = Map.groupBy(edits, ({ subject }) => subject);
  const sources = await readSources(new Set(bySubject.keys()));
  const edited = new Map<string, ReturnType<typeof toServedSubject>>();
  for (const [id, own] of bySubject) {
    const source = sources.get(id) ?? null;
    const merged = mergeEdits(id, source, own);
    const unused = merged?.unused ?? own.map((edit) => ({ edit, reason: 'its subject is nowhere' }));
    for (const { edit, reason } of unused)
      log.warn({ kind: edit.kind, target: edit.target, why: reason }, 'an edit of the book is not used');
    if (merged) edited.set(id, toServedSubject(merged));
  }
  return edited;
}
