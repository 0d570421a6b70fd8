import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLease } from '#features/credits/lease.ts';
import { readBalance, reserveRun } from '#features/credits/ledger.ts';
import { createOfflineWriter } from '#features/hooks/writers/choose-writer.ts';
import { createOfflineThread } from '#features/hooks/writers/offline/offline-thread.ts';
import type { WriteRequest, WrittenHook } from '#features/hooks/writers/writer.ts';
import { users } from '#platform/database/schema-account.ts';
import { runs } from '#platform/database/schema-credits.ts';
import { createLog } from '#platform/log.ts';
import { auditLedger } from '../support/audit.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { seedRuns, signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';
import { gatedWriter, scriptedWriter } from '../support/writers.ts';

/** A run: what the writer is told, what is stored, and failures, after which nothing is lost or charged twice. */

let app: TestApp;
const requests: WriteRequest[] = [];
beforeAll(async () => {
  const writer = scriptedWriter((request) => requests.push(request));
  app = await createTestApp({ writer, writeWithinMs: 2000, env: { LIMITS: 'off' } });
});
afterEach(async () => {
  expect(await auditLedger(app.db)).toEqual([]);
});
afterAll(() => app.close());

const STREAM = { accept: 'application/x-ndjson' };
const generate = (visitor: Visitor, topic: unknown = 'meal prep', headers = {}) =>
  visitor.post('/api/hooks/generate', { topic }, headers);
const WRITTEN: WrittenHook = {
  type: 'Story',
  text: '',
  tip: 'Wait.',
  onScreenText: null,
  point: null,
  payoff: null,
  from: 'frame',
  subject: null,
  relevance: null,
  lineId: null,
};
const hooksOf = async (visitor: Visitor) => (await visitor.get('/api/hooks')).json();

test('a second run beside the first is refused with a sentence and costs nothing', async () => {
  const gated = gatedWriter();
  const slow = await createTestApp({ writer: gated.writer });
  const person = await signedIn(slow, { credits: 3 });
  const first = generate(person.visitor, 'x', { 'idempotency-key': 'a' });
  await gated.called;
  for (const headers of [{}, STREAM, { 'idempotency-key': 'a' }, { 'idempotency-key': 'b' }]) {
    const second = await generate(person.visitor, 'x', headers);
    expect([second.status, await second.text()]).toEqual([
      409,
      'Your last run is still being written. Wait for it to finish, then try again.',
    ]);
  }
  gated.letGo();
  expect((await (await first).json()).hook_credits).toBe(2);
  await slow.close();
});

test('a key used for another topic is refused with 422', async () => {
  const person = await signedIn(app);
  const key = { 'idempotency-key': 'k' };
  await generate(person.visitor, 'one', key);
  const response = await generate(person.visitor, 'two', key);
  expect(response.status).toBe(422);
  expect((await generate(person.visitor, ' one ', key)).status).toBe(201);
  expect((await generate(person.visitor, 'one', { 'idempotency-key': 'k'.repeat(256) })).status).toBe(400);
  expect(await readBalance(app.db, person.id)).toBe(4);
});

test('the key of a failed run may be used again', async () => {
  const person = await signedIn(app);
  const key = { 'idempotency-key': 'k' };
  expect((await generate(person.visitor, 'fail', key)).status).toBe(502);
  expect((await generate(person.visitor, 'other', key)).status).toBe(201);
});

test('a user who leaves during a stream finds the whole run on return', async () => {
  const gated = gatedWriter();
  const slow = await createTestApp({ writer: gated.writer });
  const person = await signedIn(slow, { credits: 3 });
  const response = await generate(person.visitor, 'x', STREAM);
  const reader = (response.body as ReadableStream).getReader();
  await reader.read();
  await reader.cancel();
  gated.letGo();
  await expect.poll(() => slow.db.$count(runs, eq(runs.status, 'done'))).toBe(1);
  expect(await hooksOf(person.visitor)).toHaveLength(10);
  expect(await readBalance(slow.db, person.id)).toBe(2);
  await slow.close();
});

test('closing the app waits for the runs of users who left', async () => {
  const person = await signedIn(app, { credits: 3 });
  const closing = await createTestApp({ writer: scriptedWriter() });
  const other = await signedIn(closing, { credits: 3 });
  const response = await generate(other.visitor, 'slow 20', STREAM);
  await response.body?.cancel();
  await closing.stop();
  expect(await hooksOf(other.visitor)).toHaveLength(10);
  await closing.close();
  expect(await readBalance(app.db, person.id)).toBe(3);
});

test('a session that ends during a run does not lose the run', async () => {
  const gated = gatedWriter();
  const slow = await createTestApp({ writer: gated.writer });
  const person = await signedIn(slow);
  const run = generate(person.visitor);
  await gated.called;
  await slow.pool.query('delete from sessions');
  gated.letGo();
  expect((await run).status).toBe(201);
  expect(await slow.pool.query('select 1 from hooks').then(({ rowCount }) => rowCount)).toBe(10);
  await slow.close();
});

test('an account deleted during a run ends the run with a sentence', async () => {
  const gated = gatedWriter();
  const slow = await createTestApp({ writer: gated.writer });
  const person = await signedIn(slow);
  const run = generate(person.visitor);
  await gated.called;
  await slow.db.delete(users).where(eq(users.id, person.id));
  gated.letGo();
  const response = await run;
  expect(response.status).toBe(503);
  expect(await response.text()).toMatch(/was not charged/);
  await slow.close();
});

test('a run left by a dead process does not block the next one', async () => {
  const person = await signedIn(app, { credits: 2 });
  const gone = createLease(app.pool.options, createLog('silent'));
  await gone.start();
  const request = { userId: person.id, topic: 'x', idempotencyKey: null, lease: gone.id() };
  await reserveRun(app.pool, request);
  expect((await generate(person.visitor)).status).toBe(409);
  await gone.stop();
  await expect.poll(async () => (await generate(person.visitor)).status).toBe(201);
  expect(await readBalance(app.db, person.id)).toBe(1);
});

test('a topic is cleaned: blanks joined, invisible characters dropped, control characters refused', async () => {
  const person = await signedIn(app);
  const response = await generate(person.visitor, '  meal\n\tprep \u200b\ud800 ');
  expect((await response.json()).hooks[0].topic).toBe('meal prep \ufffd');
  const refused = await generate(person.visitor, 'meal\u0000prep');
  expect(refused.status).toBe(400);
  expect((await person.visitor.post('/api/hooks/generate', '{"topic":')).status).toBe(400);
});

test('the writer is told the business and its earlier hooks, newest first', async () => {
  const businessContext = { business_description: 'I coach runners', ideal_customer: 'People past forty' };
  const person = await signedIn(app, { businessContext, firstName: 'Ana' });
  await seedRuns(app.db, person.id, 61);
  await generate(person.visitor, 'first');
  await generate(person.visitor, 'second');
  const request = requests.at(-1);
  expect(request).toMatchObject({
    topic: 'second',
    businessDescription: 'I coach runners',
    idealCustomer: 'People past forty',
    firstName: 'Ana',
  });
  expect(request?.history.hooks).toHaveLength(600);
  expect(request?.history.hooks[0]).toMatch(/^first /);
  expect(request?.history.lineIds[0]).toHaveLength(10);
  expect(request?.history.liked).toEqual([]);
});

test("the writer is told the user's favorites", async () => {
  const person = await signedIn(app);
  const { hooks } = await (await generate(person.visitor, 'first')).json();
  await person.visitor.post(`/api/hooks/${hooks[3].id}/favorite`);
  await generate(person.visitor, 'second');
  expect(requests.at(-1)?.history.liked).toEqual([hooks[3].generated_hook]);
});

test('the layers of a hook are stored and returned everywhere the hook is, or null', async () => {
  const person = await signedIn(app);
  const { hooks } = await (await generate(person.visitor, 'book bread')).json();
  hooks.forEach((hook: object, n: number) => {
    expect(hook).toMatchObject({ on_screen_text: 'Up here', point: `Point ${n}`, payoff: `Then ${n}` });
  });
  const streamed = await (await generate(person.visitor, 'streamed', STREAM)).text();
  expect(JSON.parse(streamed.split('\n')[3] as string).hook).toMatchObject({ payoff: 'Then 3' });
  expect((await hooksOf(person.visitor)).slice(10)).toEqual(hooks);
  const favorite = await person.visitor.post(`/api/hooks/${hooks[4].id}/favorite`);
  expect(await favorite.json()).toEqual({ ...hooks[4], favorite: true });
  const { rows } = await app.pool.query(
    `select source, subject, relevance, pattern_id from hooks where user_id = $1 and topic = 'book bread' order by position`,
    [person.id],
  );
  expect(rows[8]).toEqual({ source: 'book', subject: 'bread', relevance: 0.5, pattern_id: 'cook/bread#0.8' });

  await seedRuns(app.db, person.id, 1, 'of before');
  const old = (await hooksOf(person.visitor)).find((hook: { topic: string }) => hook.topic === 'of before');
  expect(old).toMatchObject({ on_screen_text: null, point: null, payoff: null });
});

test("a writer's empty part or unstorable text does not break the run", async () => {
  const writing = (changes: object) =>
    createTestApp({ writer: { name: 'odd', write: (request) => ten(request.topic, changes) } });
  const ten = (topic: string, changes: object) =>
    Array.from({ length: 10 }, (_, n) => ({ ...WRITTEN, text: `${topic} ${n}`, ...changes }));
  const blank = await writing({ payoff: ' ', onScreenText: '' });
  const { hooks } = await (await generate((await signedIn(blank)).visitor)).json();
  expect(hooks[0]).toMatchObject({ payoff: null, on_screen_text: null });
  await blank.close();
  for (const part of ['onScreenText', 'point', 'payoff', 'subject', 'lineId']) {
    const nul = await writing({ [part]: 'a\u0000b' });
    expect((await generate((await signedIn(nul)).visitor)).status).toBe(502);
    await nul.close();
  }
});

test("a run refused by a full writer is released and does not count as the user's failure", async () => {
  const thread = createOfflineThread(createLog('silent'), { mostWaitingRuns: 0 });
  const full = await createTestApp({ writer: createOfflineWriter(thread) });
  const person = await signedIn(full, { credits: 2 });
  // More than the number of failures in a row that slows a user down.
  for (let n = 0; n < 6; n++) {
    const response = await generate(person.visitor);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.text()).toMatch(
      /^Too many hooks are being written right now\. Your run was given back\./,
    );
  }
  expect(await (await generate(person.visitor, 'meal prep', STREAM)).text()).toMatch(
    /"error":"Too many hooks/,
  );
  expect(await readBalance(full.db, person.id)).toBe(2);
  expect(await hooksOf(person.visitor)).toEqual([]);
  await thread.stop();
  await full.close();
});
