import type { ClientBase, Pool } from 'pg';
import type { Services } from '#platform/services.ts';
import { asSubject, type BookEdit, mergeEdits } from './book/edits.ts';
import { readSources } from './book/sources.ts';
import type { EditedSubjects } from './writers/offline/messages.ts';

/**
 * What admins changed in the book, told to whoever writes from it. Every process asks every few seconds whether there is
 * something new; the one that stored a change asks at once.
 */

const ASK_EVERY_MS = 5000;

/** Versions rise in the order of storing; a row that is deleted is missing in the count. */
const STATE = `select coalesce(max(version), 0) || ' of ' || count(*) as state from book_edits`;

const READ = `select e.kind, e.target, e.subject, e.parent, e.added, e.content, e.retired,
    e.version::int as version, a.email as by, e.changed_at as at
  from book_edits e left join admins a on a.id = e.admin_id`;

export async function readEdits(pool: Pool | ClientBase, subject: string | null = null): Promise<BookEdit[]> {
  const one = subject === null ? '' : ' where e.subject = $1';
  const { rows } = await pool.query<BookEdit>(
    `${READ}${one} order by e.version`,
    subject === null ? [] : [subject],
  );
  return rows;
}

export type BookEdits = ReturnType<typeof createBookEdits>;
type Listener = (edited: EditedSubjects) => void;

export function createBookEdits({ pool, log }: Pick<Services, 'pool' | 'log'>, listener: Listener) {
  let known = '0 of 0';
  let timer: NodeJS.Timeout | undefined;
  let asking: Promise<void> = Promise.resolve();

  async function ask(): Promise<void> {
    const { rows } = await pool.query<{ state: string }>(STATE);
    const state = rows[0]?.state ?? known;
    if (state === known) return;
    listener(await editedSubjects(await readEdits(pool), log));
    known = state;
  }
  /** One after the other: an older answer never comes last. */
  const refresh = (): Promise<void> => {
    asking = asking
      .then(ask)
      .catch((error) => log.warn({ err: error }, 'the edits of the book could not be read yet'));
    return asking;
  };

  return {
    /** Resolves when what is stored now was told. */
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

/** The subjects that are edited, as they are served. An edit that cannot be used is left out, and the log says so. */
async function editedSubjects(edits: readonly BookEdit[], log: Services['log']): Promise<EditedSubjects> {
  const bySubject = Map.groupBy(edits, ({ subject }) => subject);
  const sources = await readSources(new Set(bySubject.keys()));
  const edited = new Map<string, ReturnType<typeof asSubject>>();
  for (const [id, own] of bySubject) {
    const source = sources.get(id) ?? null;
    const merged = mergeEdits(id, source, own);
    const unused = merged?.unused ?? own.map((edit) => ({ edit, why: 'its subject is nowhere' }));
    for (const { edit, why } of unused)
      log.warn({ kind: edit.kind, target: edit.target, why }, 'an edit of the book is not used');
    if (merged) edited.set(id, asSubject(merged));
  }
  return edited;
}
