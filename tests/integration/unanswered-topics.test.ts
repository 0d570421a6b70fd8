import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { listActions } from '#features/admin/audit-log/audit-log.queries.ts';
import type { TopicPage } from '#features/admin/book/unanswered.schema.ts';
import { createUnansweredTopics } from '#features/hooks/unanswered-topics.ts';
import { databaseUrl } from '#platform/database/database-url.ts';
import type { Log } from '#platform/log.ts';
import { createMetrics } from '#platform/metrics.ts';
import { signedInAdmin } from '../support/admins.ts';
import { textOf } from '../support/html.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** Topics that the book did not answer. Admins see topics that enough users typed, without the users. */

const TOPIC = 'competitive yo-yo throwing';
const ASKED = {
  grade: 'not found',
  topic: { words: TOPIC, key: 'throw yo' },
  profession: 'default',
  subject: null,
} as const;
const LIST = '/api/admin/book/unanswered';

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'off' } });
  admin = await signedInAdmin(app);
});
afterAll(() => app.close());
beforeEach(() => app.pool.query('delete from unanswered_topics'));

type Person = Awaited<ReturnType<typeof signedIn>>;
const person = () => signedIn(app);
/** Topics are counted after the answer is sent. */
async function type(topic: string, { visitor }: Pick<Person, 'visitor'>, fields = {}): Promise<void> {
  const before = await counted();
  const response = await visitor.post('/api/hooks/generate', { topic, ...fields });
  expect(response.status).toBe(201);
  if ('angles' in fields || 'point' in fields) return;
  await expect.poll(counted).toBeGreaterThan(before);
}
const counted = async () =>
  (await app.services.metrics.registry.getSingleMetric('run_topics_total')?.get())?.values.reduce(
    (sum, { value }) => sum + value,
    0,
  ) ?? 0;
async function list(query = '', by = admin): Promise<TopicPage> {
  const response = await by.get(`${LIST}${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as TopicPage;
}
const rows = async () => (await app.pool.query('select * from unanswered_topics order by id')).rows;
const topics = () => createUnansweredTopics({ ...app.services, metrics: createMetrics() });
const configured = (unansweredTopics: number | null) =>
  createUnansweredTopics({
    ...app.services,
    metrics: createMetrics(),
    config: { ...app.services.config, unansweredTopics },
  });
async function sweep(needs = topics()): Promise<void> {
  needs.sweeps.start();
  await needs.sweeps.stop();
}
const age = async (days: number) => {
  await app.pool.query(`update unanswered_topic_people set day = day - $1::int`, [days]);
  await app.pool.query(
    `update unanswered_topics set first_day = first_day - $1::int, last_day = last_day - $1::int`,
    [days],
  );
};

test('an unanswered topic is listed once two people typed it and unreadable before', async () => {
  const one = await person();
  await type(TOPIC, one);
  await type(TOPIC, one);
  expect(await rows()).toMatchObject([{ words: null, people: 1, answer: 'not found' }]);
  expect(await list()).toEqual({ topics: [], total: 0, shown_from: 2, next: null });
  await type('how to throw competitive yo-yos', await person());
  const { topics: listed, total } = await list();
  const today = new Date().toISOString().slice(0, 10);
  expect(total).toBe(1);
  expect(listed).toEqual([
    {
      id: expect.any(Number),
      topic: 'how to throw competitive yo-yos',
      profession: 'default',
      answer: 'not found',
      people: 2,
      first_seen: today,
      last_seen: today,
      nearest: null,
    },
  ]);
  await type(TOPIC, await person());
  expect((await list()).topics).toMatchObject([{ people: 3, topic: 'how to throw competitive yo-yos' }]);
});

test('a partly answered topic names its nearest subject by its current name', async () => {
  for (const _ of [1, 2]) await type('low fodmap at a music festival', await person());
  const [topic] = (await list()).topics;
  expect(topic).toMatchObject({ answer: 'partly', nearest: { id: 'nutritionist/low-fodmap-diet' } });
  expect(topic?.nearest?.name).toMatch(/fodmap/i);
});

test('answered topics, stories and runs with an own point or angles are not listed', async () => {
  const story = `${TOPIC} ${'when my aunt came to visit us last summer '.repeat(3)}`;
  for (const _ of [1, 2]) {
    const someone = await person();
    await type('burnout', someone);
    await type(story, someone);
    await type(TOPIC, someone, { point: 'Most people buy the wrong string' });
    const angles = (await (await someone.visitor.get('/api/hooks/angles?topic=burnout')).json()) as {
      angles: { id: string }[];
    };
    await type(TOPIC, someone, { angles: [angles.angles[0]?.id] });
  }
  expect(await rows()).toEqual([]);
});

test('a topic marked done stays hidden until typed again or undone, and the log omits its words', async () => {
  const [one, two] = [await person(), await person()];
  await type(TOPIC, one);
  await type(TOPIC, two);
  const id = (await list()).topics[0]?.id as number;
  const done = (value: unknown, of: string | number = id) =>
    admin.post(`${LIST}/${of}/done`, { done: value });
  expect((await done(true)).status).toBe(204);
  expect((await done(true)).status).toBe(204);
  expect((await list()).topics).toEqual([]);
  expect((await done(false)).status).toBe(204);
  expect((await list()).topics).toHaveLength(1);
  await done(true);
  await type(TOPIC, two);
  expect((await list()).topics).toMatchObject([{ id, people: 2 }]);
  const { actions } = await listActions(app.pool, null);
  const ours = actions.filter(({ action }) => action === 'put topic away');
  expect(ours.map(({ subject, details }) => [subject, details])).toEqual([
    [`topic ${id}`, { done: 'away' }],
    [`topic ${id}`, { done: 'back' }],
    [`topic ${id}`, { done: 'away' }],
  ]);
  expect(JSON.stringify(actions)).not.toContain('yo-yo');
  for (const of of ['999999', 'x', '1e3', '9'.repeat(30)]) expect((await done(true, of)).status).toBe(404);
  expect((await done('yes')).status).toBe(400);
});

test('a topic that is not yet listed cannot be marked done', async () => {
  await type(TOPIC, await person());
  const [{ id }] = await rows();
  expect((await admin.post(`${LIST}/${id}/done`, { done: true })).status).toBe(404);
});

test('topics are paged by number of people, whatever is marked done meanwhile', async () => {
  await app.pool.query(`insert into unanswered_topics (hash, words, profession, answer, people, first_day, last_day)
    select sha256(n::text::bytea), 'topic ' || n, 'default', 'not found', 2 + n % 5, date '2026-01-01',
      date '2026-01-01' + n % 7 from generate_series(1, 120) n`);
  const first = await list();
  expect(first).toMatchObject({ total: 120 });
  expect(first.topics).toHaveLength(50);
  for (const { id } of first.topics.slice(0, 3)) await admin.post(`${LIST}/${id}/done`, { done: true });
  const second = await list(`?before=${first.next}`);
  const third = await list(`?before=${second.next}`);
  expect(third.next).toBeNull();
  const all = [first, second, third].flatMap((page) => page.topics);
  expect(new Set(all.map(({ id }) => id)).size).toBe(120);
  const order = all.map(({ people, last_seen }) => `${people} ${last_seen}`);
  expect(order).toEqual([...order].sort().reverse());
  for (const before of ['x', '1_2', '1_2_3_4', "1_2_3'", '-1_2_3'])
    expect((await admin.get(`${LIST}?before=${encodeURIComponent(before)}`)).status).toBe(400);
  expect((await list('?before=999999999_999999_999999999999999')).topics).toHaveLength(50);
});

test('the people who typed a topic are forgotten after 30 days, and one person never counts twice', async () => {
  const one = await person();
  for (const _ of [1, 2, 3]) {
    await type(TOPIC, one);
    expect(await rows()).toMatchObject([{ words: null, people: 1 }]);
    await age(31);
    await sweep();
    expect(await rows()).toEqual([]);
  }
  // Three users are needed here. Once the first is forgotten, only the second is left.
  const few = configured(3);
  await few.record(one.id, ASKED);
  await age(20);
  await few.record((await person()).id, ASKED);
  await age(20);
  await sweep(few);
  expect(await rows()).toMatchObject([{ words: null, people: 1 }]);
});

test('a listed topic stays 180 days after it was last typed', async () => {
  for (const _ of [1, 2]) await type(TOPIC, await person());
  await age(180);
  await sweep();
  expect((await list()).topics).toHaveLength(1);
  expect((await app.pool.query('select from unanswered_topic_people')).rowCount).toBe(0);
  await age(1);
  await sweep();
  expect(await rows()).toEqual([]);
});

test('nothing stored identifies who typed a topic, even after the account is deleted', async () => {
  const one = await person();
  await type(TOPIC, one);
  await type(TOPIC, await person());
  const keys = () => app.pool.query('select from topic_keys where user_id = $1', [one.id]);
  expect((await keys()).rowCount).toBe(1);
  const { rows: columns } = await app.pool.query(
    `select column_name from information_schema.columns where table_name like 'unanswered_topic%'`,
  );
  expect(columns.map(({ column_name }) => column_name)).not.toContain('user_id');
  expect((await admin.request('DELETE', `/api/admin/users/${one.id}`)).status).toBe(204);
  expect((await keys()).rowCount).toBe(0);
  expect((await list()).topics).toMatchObject([{ people: 2 }]);
});

test('many simultaneous people are counted once each', async () => {
  const { record } = topics();
  const people = await Promise.all(Array.from({ length: 8 }, person));
  await Promise.all(people.flatMap(({ id }) => [record(id, ASKED), record(id, ASKED), record(id, ASKED)]));
  expect(await rows()).toMatchObject([{ people: 8, words: TOPIC }]);
});

test('a run succeeds if its topic cannot be counted, and a deleted account counts nothing', async () => {
  const said: string[] = [];
  const log = { warn: (_: unknown, text: string) => said.push(text) } as unknown as Log;
  const pool = { query: () => Promise.reject(new Error('away')) } as unknown as typeof app.pool;
  await createUnansweredTopics({ ...app.services, metrics: createMetrics(), pool, log }).record(1, ASKED);
  expect(said).toEqual(['an unanswered topic could not be counted']);
  await topics().record(999_999_999, ASKED);
  expect(await rows()).toEqual([]);
});

test('metrics state the share of answered topics', async () => {
  const someone = await person();
  const share = async () => {
    const metric = await app.services.metrics.registry.getSingleMetricAsString('run_topics_total');
    return ['answered', 'partly', 'not found'].map((answer) =>
      Number(new RegExp(`answer="${answer}"\\} (\\d+)`).exec(metric)?.[1]),
    );
  };
  const [answered = 0, partly = 0, none = 0] = await share();
  await type('burnout', someone);
  await type(TOPIC, someone);
  await type('low fodmap at a music festival', someone);
  expect(await share()).toEqual([answered + 1, partly + 1, none + 1]);
});

test('UNANSWERED_TOPICS=3 lists a topic of three people, and off stores nothing and drops what was stored', async () => {
  for (let n = 0; n < 3; n++) {
    expect((await rows())[0]?.words ?? null).toBeNull();
    await configured(3).record((await person()).id, ASKED);
  }
  expect(await rows()).toMatchObject([{ people: 3, words: TOPIC }]);
  await configured(null).record((await person()).id, ASKED);
  expect(await rows()).toMatchObject([{ people: 3 }]);
  await sweep(configured(null));
  expect(await rows()).toEqual([]);
  expect((await app.pool.query('select from topic_keys')).rowCount).toBe(0);
});

test("the command line prints the admin's list of unanswered topics", async () => {
  for (const _ of [1, 2]) await type('low fodmap at a music festival', await person());
  await type(TOPIC, await person());
  const url = databaseUrl({ ...inject('postgres'), database: app.where.database ?? '' });
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['scripts/book/unanswered.ts'], {
      cwd: path.join(import.meta.dirname, '../..'),
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: url, ...env },
    });
  const { stdout, stderr } = run({});
  expect(stderr).toBe('');
  expect(stdout).toMatch(
    /^ +2 people {2}\d{4}-\d\d-\d\d {2}partly +default +low FODMAP .+ \(near nutritionist\/low-fodmap-diet\)\n$/,
  );
  expect(run({ UNANSWERED_TOPICS: '3' }).stdout).toBe(
    'No topic without an answer was typed by 3 people or more.\n',
  );
  expect(run({ UNANSWERED_TOPICS: 'off' }).stdout).toContain('not counted here');
  expect(run({ UNANSWERED_TOPICS: '1' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('2 or more'),
  });
});

test('the privacy policy states what is counted, or that counting is switched off', async () => {
  const policy = async (visitor: Visitor) => textOf(await (await visitor.get('/privacy')).text());
  const on = await policy(app.visitor());
  expect(on).toContain('once two different people have typed them');
  expect(on).toContain('A topic leaves the list 180 days after it was last typed.');
  expect(on).not.toContain('only job');
  const off = await createTestApp({ env: { UNANSWERED_TOPICS: 'off' } });
  try {
    const page = await list('', await signedInAdmin(off));
    expect(page).toEqual({ topics: [], total: 0, shown_from: null, next: null });
    const said = await policy(off.visitor());
    expect(said).toContain("go into the hooks; that's their only job.");
    expect(said).not.toContain('180 days');
  } finally {
    await off.close();
  }
});
