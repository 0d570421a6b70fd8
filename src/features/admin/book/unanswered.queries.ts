import { and, eq, isNotNull } from 'drizzle-orm';
import type { Pool } from 'pg';
import { toServedSubject } from '#features/hooks/book/edits.ts';
import { readSources } from '#features/hooks/book/sources.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { unansweredTopics } from '#platform/database/schema-book.ts';
import { PAGE_SIZE } from '../page-size.ts';
import { readEdited } from './edited-subjects.ts';
import type { TopicPage, UnansweredTopic } from './unanswered.schema.ts';

/** Topics that the book did not answer: those whose words are stored, and that enough people typed. */

type TopicRow = Omit<UnansweredTopic, 'id' | 'nearest'> & { id: string; subject: string | null; day: number };

const LISTED = `words is not null and not done and people >= $1`;
const TOTAL = `select count(*)::int as total from unanswered_topics where ${LISTED}`;
/** A cursor consists of numbers that the database accepts. */
const DAY = `(last_day - date '1970-01-01')`;
const PAGE = `select id, words as topic, profession, answer, people, first_day::text as first_seen,
    last_day::text as last_seen, subject, ${DAY} as day
  from unanswered_topics
  where ${LISTED} and ($2::int is null or (people, ${DAY}, id) < ($2, $3::int, $4::bigint))
  order by people desc, last_day desc, id desc limit ${PAGE_SIZE + 1}`;

/** A page, and where the next one begins. */
export async function readTopics(pool: Pick<Pool, 'query'>, shownFrom: number, before: string | null) {
  const cursor = before?.split('_') ?? [null, null, null];
  const { rows } = await pool.query<TopicRow>(PAGE, [shownFrom, ...cursor]);
  const topics = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? topics.at(-1) : undefined;
  return { topics, next: last ? `${last.people}_${last.day}_${last.id}` : null };
}

export async function pageOfTopics(
  { db, pool }: { db: Database; pool: Pool },
  shownFrom: number | null,
  before: string | null,
): Promise<TopicPage> {
  if (shownFrom === null) return { topics: [], total: 0, shown_from: null, next: null };
  const [{ topics, next }, counted] = await Promise.all([
    readTopics(pool, shownFrom, before),
    pool.query<{ total: number }>(TOTAL, [shownFrom]),
  ]);
  const names = await subjectNames(db, new Set(topics.flatMap(({ subject }) => subject ?? [])));
  return {
    topics: topics.map(({ id, subject, day: _, ...row }) => ({
      ...row,
      id: Number(id),
      nearest: names(subject),
    })),
    total: counted.rows[0]?.total ?? 0,
    shown_from: shownFrom,
    next,
  };
}

/** The current names of subjects; retired ones have none. */
async function subjectNames(db: Database, ids: ReadonlySet<string>) {
  const [edited, sources] = await Promise.all([readEdited(db), readSources(ids)]);
  return (id: string | null): UnansweredTopic['nearest'] => {
    if (id === null) return null;
    const own = edited.get(id);
    const subject = own ? toServedSubject(own.part) : sources.get(id);
    return subject ? { id, name: subject.subject } : null;
  };
}

/** Returns whether that changed the topic; null if there is no such topic. */
export async function setTopicDone(tx: Transaction, id: number, done: boolean): Promise<boolean | null> {
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
