import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, id, ref } from './columns.ts';
import { users } from './schema-account.ts';
import { admins } from './schema-admin.ts';

/**
 * Counts how often a line of the book was handed out on a day: a sum over all users, with no personal data. Days are
 * those of UTC.
 */
export const lineUses = pgTable(
  'line_uses',
  {
    lineId: text().notNull(),
    /** The field of the book that the line stands in. */
    field: text().notNull(),
    day: date().notNull(),
    uses: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lineId, t.day] }),
    index('line_uses_day').on(t.day),
    check('line_uses_uses', sql`${t.uses} > 0`),
  ],
);

/**
 * Edits of admins over the files of the book: one row for each part. The newest version tells every process whether
 * there is something new; it rises with each save, in the order in which they were stored (a lock ensures that).
 */
export const bookEdits = pgTable(
  'book_edits',
  {
    kind: text().notNull(),
    /** The id of the part as it was first written. */
    target: text().notNull(),
    subject: text().notNull(),
    /** The point that a line was added to. */
    parent: text(),
    added: boolean().notNull().default(false),
    /** The current text; null if the file's text is unchanged. */
    content: jsonb(),
    retired: boolean().notNull().default(false),
    version: id(),
    /** The admin of the last change; null once that admin is gone. */
    adminId: ref().references(() => admins.id, { onDelete: 'set null' }),
    /** Added parts are ordered by this time. */
    createdAt: createdAt(),
    changedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.target] }),
    index('book_edits_subject').on(t.subject),
    check('book_edits_kind', sql`${t.kind} in ('subject', 'point', 'line')`),
    check('book_edits_says_something', sql`${t.content} is not null or ${t.retired}`),
    check('book_edits_added', sql`not ${t.added} or ${t.content} is not null`),
  ],
);

/**
 * Topics that the book did not answer, or only partly: how many people typed them, without their identity. The words are stored
 * once enough people have typed them; until then there is a hash. Days are those of UTC: an hour could identify a person.
 */
export const unansweredTopics = pgTable(
  'unanswered_topics',
  {
    id: id().primaryKey(),
    /** A hash of the profession and of what the topic says, whatever its order and endings. */
    hash: bytea().notNull().unique(),
    words: text(),
    profession: text().notNull(),
    /** How well the book answered it the last time. */
    answer: text().notNull(),
    /** The subject of the book that is nearest, by id. */
    subject: text(),
    people: integer().notNull().default(0),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    /** Marked as done by an admin, until it is typed again. */
    done: boolean().notNull().default(false),
  },
  (t) => [
    index('unanswered_topics_listed')
      .on(t.people.desc(), t.lastDay.desc(), t.id.desc())
      .where(sql`${t.words} is not null and not ${t.done}`),
    index('unanswered_topics_last_day').on(t.lastDay),
    check('unanswered_topics_answer', sql`${t.answer} in ('partly', 'not found')`),
    check('unanswered_topics_people', sql`${t.people} >= 0`),
  ],
);

/**
 * The people who typed a topic, for 30 days, so that each counts once: a hash of the topic and of the person's key. Without that key,
 * which goes with the account, it leads to nobody.
 */
export const unansweredTopicPeople = pgTable(
  'unanswered_topic_people',
  {
    topic: bytea()
      .notNull()
      .references(() => unansweredTopics.hash, { onDelete: 'cascade' }),
    person: bytea().notNull(),
    day: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.topic, t.person] }), index('unanswered_topic_people_day').on(t.day)],
);

export const topicKeys = pgTable('topic_keys', {
  userId: ref()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  key: uuid().notNull().defaultRandom(),
});
