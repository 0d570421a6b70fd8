import { readTopics } from '#features/admin/book/unanswered.queries.ts';
import { ConfigError, readConfig } from '#platform/config.ts';
import { connect } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { StartError } from '#platform/start-error.ts';
import { openDatabase } from '../open-database.ts';

/** `npm run book -- unanswered`: the list of Admin → Book → Unanswered, from the product's own database. */

type Topics = Awaited<ReturnType<typeof readTopics>>['topics'];

async function main(): Promise<void> {
  const shownFrom = readConfig(process.env).unansweredTopics;
  if (shownFrom === null) return console.log('Topics are not counted here: UNANSWERED_TOPICS is off.');
  const database = await openDatabase();
  const connection = connect(database.where, createLog('warn'));
  try {
    let count = 0;
    let next: string | null = null;
    do {
      const page: { topics: Topics; next: string | null } = await readTopics(
        connection.pool,
        shownFrom,
        next,
      );
      for (const topic of page.topics) console.log(lineOf(topic));
      count += page.topics.length;
      next = page.next;
    } while (next);
    if (count === 0) console.log(`No topic without an answer was typed by ${shownFrom} people or more.`);
  } finally {
    await connection.close();
    await database.stop();
  }
}

const lineOf = ({ topic, people, last_seen, answer, profession, subject }: Topics[number]) =>
  [
    `${String(people).padStart(4)} people`,
    last_seen,
    answer.padEnd('not found'.length),
    profession.padEnd('mentalHealthTherapist'.length),
    `${topic}${subject ? `  (near ${subject})` : ''}`,
  ].join('  ');

try {
  await main();
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof StartError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
