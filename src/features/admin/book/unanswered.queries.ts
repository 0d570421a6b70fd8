import { and, eq, isNotNull } from 'drizzle-orm';
import type { Pool } from 'pg';
import { asSubject } from '#features/hooks/book/edits.ts';
import { readSources } from '#features/hooks/book/sources.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { unansweredTopics } from '#platform/database/schema-book.ts';
import { readEdited } from './edited-subjects.ts';
import { TOPICS_PAGE, type TopicPage, type UnansweredTopic } from './unanswered.schema.ts';

/** Topics that the book did not answer: those whose words are stored, and that enough people typed. */

type TopicRow = Omit<UnansweredTopic, 'id' | 'nearest'> & { id: string; subject: string | null; day: number };

const LISTED = `words is not null and not done and people >= $1`;
/** A cursor is made of numbers: whatever they are, the database takes them. */
const DAY = `(last_day - date '1970-01-01')`;
const PAGE = `select id, words as topic, profession, answer, people, first_day::text as first_seen,
    last_day::text as last_seen, subject, ${DAY} as day
  from unanswered_topics
  where ${LISTED} and ($2::int is null or (people, ${DAY}, id) < ($2, $3::int, $4::bigint))
  order by people desc, last_day desc, id desc limit ${TOPICS_PAGE + 1}`;

export async function pageOfTopics(
  { db, pool }: { db: Database; pool: Pool },
  shownFrom: number | null,
  before: string | undefined,
): Promise<TopicPage> {
  if (shownFrom === null) return { topics: [], total: 0, shown_from: null, next: null };
  const [{ rows }, counted] = await Promise.all([
    pool.query<TopicRow>(PAGE, [shownFrom, ...(before?.split('_') ?? [null, null, null])]),
    pool.query<{ total: number }>(`select count(*)::int as total from unanswered_topics where ${LISTED}`, [
      shownFrom,
    ]),
  ]);
  const page = rows.slice(0, TOPICS_PAGE);
  const last = rows.length > TOPICS_PAGE ? page.at(-1) : undefined;
  const names = await subjectNames(db, new Set(page.flatMap(({ subject }) => subject ?? [])));
  return {
    topics: page.map(({ id, subject, day: _, ...row }) => ({
      ...row,
      id: Number(id),
      nearest: names(subject),
    })),
    total: counted.rows[0]?.total ?? 0,
    shown_from: shownFrom,
    next: last ? `${last.people}_${last.day}_${last.id}` : null,
  };
}

/** As they are called now; none for those that were retired since. */
async function subjectNames(db: Database, ids: ReadonlySet<string>) {
  const [edited, sources] = await Promise.all([readEdited(db), readSources(ids)]);
  return (id: string | null): UnansweredTopic['nearest'] => {
    if (id === null) return null;
    const own = edited.get(id);
    const subject = own ? asSubject(own.part) : sources.get(id);
    return subject ? { id, name: subject.subject } : null;
  };
}

/** Whether that changed anything; null where there is no such topic. */
export async function putAway(tx: Transaction, id: number, done: boolean): Promise<boolean | null> {
  const topic = and(eq(unansweredTopics.id, id), isNotNull(unansweredTopics.words));
  const [before] = await tx
    .select({ done: unansweredTopics.done })
    .from(unansweredTopics)
    .where(topic)
    .for('update');
  if (!before) return null;
  await tx.update(unansweredTopics).set({ done }).where(topic);
  return before.done !== done;
}
