import crypto from 'node:crypto';
import { Counter } from 'prom-client';
import { createSweeps } from '#platform/jobs/sweeps.ts';
import type { Services } from '#platform/services.ts';
import { TOPIC_GRADES, type TopicAnswer } from './topic-answer.ts';

/**
 * Records topics that the book did not answer (docs/decisions/0036). They are counted by people without naming them: a
 * person is a hash, for 30 days. The words are only stored once enough people have typed them.
 */

const PERSON_DAYS = 30;
const TOPIC_DAYS = 180;

/** Days are those of UTC, by the clock of the database: the same for every process. */
const TODAY = `(now() at time zone 'utc')::date`;

/**
 * One statement. It does nothing if the account was deleted meanwhile. A person who types the topic twice at once
 * counts once, because the second statement waits for the first.
 */
const NOTE = `with asker as (
    insert into topic_keys (user_id) select id from users where id = $1
    on conflict (user_id) do update set key = topic_keys.key returning key
  ), person as (
    insert into unanswered_topic_people (topic, person, day)
    select $2, sha256($2 || uuid_send(key)), ${TODAY} from asker
    on conflict do nothing returning 1
  )
  insert into unanswered_topics as t (hash, profession, answer, subject, first_day, last_day, people)
  select $2, $3, $4, $5, ${TODAY}, ${TODAY}, (select count(*) from person) from asker
  on conflict (hash) do update set answer = excluded.answer, subject = excluded.subject,
    last_day = excluded.last_day, done = false, people = t.people + excluded.people,
    words = coalesce(t.words, case when t.people + excluded.people >= $6 then $7 end)`;

/**
 * A person whose hash expired would count twice, so a topic whose words are not stored only counts people whose hash is
 * stored. One person who comes back every month never counts as two.
 */
const SWEEP = [
  `delete from unanswered_topic_people where day < ${TODAY} - ${PERSON_DAYS}`,
  `delete from unanswered_topics where last_day < ${TODAY} - ${TOPIC_DAYS}`,
  `delete from unanswered_topics t where words is null
    and not exists (select from unanswered_topic_people p where p.topic = t.hash)`,
  `update unanswered_topics t set people = known.people
    from (select topic, count(*)::int as people from unanswered_topic_people group by topic) known
    where known.topic = t.hash and t.words is null and t.people <> known.people`,
];
const FORGET = ['delete from unanswered_topics', 'delete from topic_keys'];

type Deps = Pick<Services, 'config' | 'pool' | 'log' | 'metrics'>;
export type UnansweredTopics = ReturnType<typeof createUnansweredTopics>;

export function createUnansweredTopics({ config, pool, log, metrics }: Deps) {
  const shownFrom = config.unansweredTopics;
  const answers = new Counter({
    name: 'run_topics_total',
    help: 'Topics of runs that the book wrote alone, by what it had to say to them.',
    labelNames: ['answer'] as const,
    registers: [metrics.registry],
  });
  for (const answer of TOPIC_GRADES) answers.inc({ answer }, 0);
  const sweeps = createSweeps('unanswered topics', sweep, log);

  async function sweep(): Promise<void> {
    for (const statement of shownFrom === null ? FORGET : SWEEP) await pool.query(statement);
  }

  async function store(userId: number, { grade, topic, profession, subject }: TopicAnswer): Promise<void> {
    if (shownFrom === null || grade === 'answered' || topic === null) return;
    const hash = crypto.createHash('sha256').update(`${profession}\n${topic.key}`).digest();
    await pool.query({
      name: 'note-unanswered-topic',
      text: NOTE,
      values: [userId, hash, profession, grade, subject, shownFrom, topic.words],
    });
  }

  return {
    sweeps,
    /** Called after a run was stored. Never throws, because a run matters more than this count. */
    async record(userId: number, answer: TopicAnswer): Promise<void> {
      await store(userId, answer).catch((error) =>
        log.warn({ err: error }, 'an unanswered topic could not be counted'),
      );
      answers.inc({ answer: answer.grade });
    },
  };
}
