import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantCredits, readBalance } from '#features/credits/ledger.ts';
import type { Generated, GenerateLine, Hook } from '#features/hooks/hooks.schema.ts';
import { creditGrants, runs } from '#platform/database/schema-credits.ts';
import { hooks } from '#platform/database/schema-hooks.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { seedRuns, signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';
import { gatedWriter, scriptedWriter } from '../support/writers.ts';

/** The lines of the specification about runs and hooks that an HTTP client can observe. */

const OUT_OF_CREDITS = 'You have no runs left. Buy a package to keep generating.';
const STREAM = { accept: 'application/x-ndjson' };
const DAY = 24 * 3600 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ writer: scriptedWriter(), writeWithinMs: 500 });
});
afterAll(() => app.close());

const generate = (visitor: Visitor, topic: unknown = 'meal prep', headers = {}) =>
  visitor.post('/api/hooks/generate', { topic }, headers);

async function generated(visitor: Visitor, topic?: string, headers = {}): Promise<Generated> {
  const response = await generate(visitor, topic, headers);
  expect(response.status).toBe(201);
  return response.json();
}

async function list(visitor: Visitor, query = ''): Promise<Hook[]> {
  const response = await visitor.get(`/api/hooks${query}`);
  expect(response.status).toBe(200);
  return response.json();
}

async function lines(response: Response): Promise<GenerateLine[]> {
  const text = await response.text();
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

test('[7.generate.201] POST /api/hooks/generate {topic} answers 201 {hooks, hook_credits}, hooks being a list of 10 hooks, hook_credits the balance after the run.', async () => {
  const person = await signedIn(app, { credits: 5 });
  const response = await generate(person.visitor);
  expect(response.status).toBe(201);
  expect(response.headers.get('content-type')).toContain('application/json');
  const body = await response.json();
  expect(body.hooks).toHaveLength(10);
  expect(body.hook_credits).toBe(4);
});

test('[1.run.costs-one-credit] A successful run lowers hook_credits by exactly 1 (a run is a credit, whatever the number of hooks).', async () => {
  const person = await signedIn(app, { credits: 5 });
  await generated(person.visitor);
  await generated(person.visitor);
  expect(await readBalance(app.db, person.id)).toBe(3);
});

test('[7.generate.stored] The hooks that a run returned are those that GET /api/hooks then lists.', async () => {
  const person = await signedIn(app);
  const { hooks } = await generated(person.visitor);
  expect(await list(person.visitor)).toEqual(hooks);
});

const freshHook = async () => (await generated((await signedIn(app)).visitor)).hooks[9] as Hook;

test('[3.hook.id] A hook has id.', async () => {
  expect((await freshHook()).id).toSatisfy(Number.isSafeInteger);
});
test('[3.hook.topic] A hook has topic, the topic of its run.', async () => {
  expect((await freshHook()).topic).toBe('meal prep');
});
test('[3.hook.favorite] A hook has favorite, a boolean, false for a new hook.', async () => {
  expect((await freshHook()).favorite).toBe(false);
});
test('[3.hook.created-at] A hook has created_at, a date and time.', async () => {
  const { created_at } = await freshHook();
  expect(new Date(created_at).toISOString()).toBe(created_at);
  expect(Date.now() - Date.parse(created_at)).toBeLessThan(60_000);
});

test("[5.topic.required-api] POST /api/hooks/generate with topic missing, empty or only blanks answers 400 'Topic is required' and costs no run.", async () => {
  const person = await signedIn(app, { credits: 3 });
  for (const body of [{}, { topic: '' }, { topic: ' \n\t ' }, { topic: null }, { topic: 7 }, [], '"text"']) {
    const response = await person.visitor.post('/api/hooks/generate', body);
    expect([response.status, await response.text()]).toEqual([400, 'Topic is required']);
  }
  expect(await readBalance(app.db, person.id)).toBe(3);
});
test('[5.topic.one-character] A topic of 1 character is accepted.', async () => {
  expect((await generated((await signedIn(app)).visitor, 'x')).hooks[0]?.topic).toBe('x');
});
test('[5.topic.500-characters] A topic of 500 characters is accepted.', async () => {
  const topic = 'x'.repeat(500);
  expect((await generated((await signedIn(app)).visitor, ` ${topic}  `)).hooks[0]?.topic).toBe(topic);
});
test("[5.topic.too-long-api] POST /api/hooks/generate with a topic of 501 characters answers 400 'Topic is too long' and costs no run.", async () => {
  const person = await signedIn(app, { credits: 3 });
  const response = await generate(person.visitor, 'x'.repeat(501));
  expect([response.status, await response.text()]).toEqual([400, 'Topic is too long']);
  expect(await readBalance(app.db, person.id)).toBe(3);
});

test('[6.anonymous.no-generate] POST /api/hooks/generate without a session answers 401.', async () => {
  expect((await generate(app.visitor())).status).toBe(401);
});
test('[6.anonymous.no-hooks] GET /api/hooks without a session answers 401.', async () => {
  expect((await app.visitor().get('/api/hooks')).status).toBe(401);
});
test('[6.anonymous.no-favourite] POST /api/hooks/{id}/favorite without a session answers 401.', async () => {
  const { hooks } = await generated((await signedIn(app)).visitor);
  expect((await app.visitor().post(`/api/hooks/${hooks[0]?.id}/favorite`)).status).toBe(401);
});
test('[6.user.generator] A signed-in user may generate hooks and read those of their own.', async () => {
  const person = await signedIn(app);
  const { hooks } = await generated(person.visitor);
  expect(idsOf(await list(person.visitor))).toEqual(idsOf(hooks));
});

test('[7.generate.stream-type] POST /api/hooks/generate with Accept: application/x-ndjson answers as a stream of JSON lines.', async () => {
  const response = await generate((await signedIn(app)).visitor, 'x', STREAM);
  expect(response.status).toBe(201);
  expect(response.headers.get('content-type')).toBe('application/x-ndjson');
  for (const line of await lines(response)) expect(line).toBeTypeOf('object');
});
test('[7.generate.stream-hooks] The stream has one line {"hook": …} for each of the 10 hooks, sent as each is ready.', async () => {
  const gated = gatedWriter();
  const slow = await createTestApp({ writer: gated.writer });
  const response = await generate((await signedIn(slow)).visitor, 'x', STREAM);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  const readUntil = async (count: number) => {
    while (text.split('\n').length <= count) text += decoder.decode((await reader.read()).value);
  };
  // The writer pauses after its third hook, so three are stored during the run.
  await readUntil(3);
  expect(text.trimEnd().split('\n')).toHaveLength(3);
  gated.letGo();
  await readUntil(11);
  const sent = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(sent.filter((line) => 'hook' in line)).toHaveLength(10);
  await slow.close();
});
test('[7.generate.stream-done] The last line of a successful stream is {"done": true, "hook_credits": n}, n being the balance after the run.', async () => {
  const person = await signedIn(app, { credits: 3 });
  const sent = await lines(await generate(person.visitor, 'x', STREAM));
  expect(sent).toHaveLength(11);
  expect(sent.at(-1)).toEqual({ done: true, hook_credits: 2 });
});
test('[7.generate.stream-error] The last line of a stream whose run fails is {"error": "…"}, and the run is given back.', async () => {
  const person = await signedIn(app, { credits: 3 });
  const sent = await lines(await generate(person.visitor, 'fail after 4', STREAM));
  expect(sent).toHaveLength(5);
  expect(sent.at(-1)).toEqual({ error: expect.stringMatching(/^The writer .+\.$/) });
  expect(await readBalance(app.db, person.id)).toBe(3);
  expect(await list(person.visitor)).toEqual([]);
});
test('[7.generate.stream-same-run] A streamed run costs one run and is stored like any other: GET /api/hooks lists its 10 hooks.', async () => {
  const person = await signedIn(app, { credits: 3 });
  const sent = await lines(await generate(person.visitor, 'x', STREAM));
  expect(await list(person.visitor)).toEqual(sent.flatMap((line) => ('hook' in line ? line.hook : [])));
  expect(await readBalance(app.db, person.id)).toBe(2);
});

test("[7.generate.idempotent] A second POST /api/hooks/generate with the same Idempotency-Key returns the first run's result (the same hook ids) and costs no second run.", async () => {
  const person = await signedIn(app, { credits: 3 });
  const key = { 'idempotency-key': 'a click' };
  const first = await generated(person.visitor, 'x', key);
  expect(await generated(person.visitor, 'x', key)).toEqual(first);
  const again = await lines(await generate(person.visitor, 'x', { ...key, ...STREAM }));
  expect(again).toEqual([...first.hooks.map((hook) => ({ hook })), { done: true, hook_credits: 2 }]);
  expect(await readBalance(app.db, person.id)).toBe(2);
});
test('[7.generate.idempotent-new-key] A POST /api/hooks/generate with another Idempotency-Key, or with none, is a run of its own.', async () => {
  const person = await signedIn(app, { credits: 5 });
  await generated(person.visitor, 'x', { 'idempotency-key': 'one' });
  await generated(person.visitor, 'x', { 'idempotency-key': 'two' });
  await generated(person.visitor, 'x');
  await generated(person.visitor, 'x');
  expect(await readBalance(app.db, person.id)).toBe(1);
  expect(new Set(idsOf(await list(person.visitor))).size).toBe(40);
});
test("[7.generate.idempotent-per-user] The same Idempotency-Key sent by another user is a run of that user's own and never returns someone else's hooks.", async () => {
  const [one, two] = [await signedIn(app), await signedIn(app)];
  const key = { 'idempotency-key': 'the same' };
  const first = await generated(one.visitor, 'x', key);
  const second = await generated(two.visitor, 'x', key);
  expect(idsOf(second.hooks)).not.toEqual(idsOf(first.hooks));
  expect(second.hook_credits).toBe(4);
});

test("[7.hooks.list] GET /api/hooks answers 200 with a list (JSON array) of the user's hooks.", async () => {
  const person = await signedIn(app);
  const response = await person.visitor.get('/api/hooks');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([]);
  await generated(person.visitor);
  expect(await list(person.visitor)).toHaveLength(10);
});
test('[7.hooks.newest-first] GET /api/hooks lists the newest hooks first.', async () => {
  const person = await signedIn(app);
  await seedRuns(app.db, person.id, 3, 'older');
  await generated(person.visitor, 'newest');
  const all = await list(person.visitor);
  const times = all.map((hook) => hook.created_at);
  expect(times).toEqual([...times].sort().reverse());
  expect(all[0]?.topic).toBe('newest');
});
test('[7.hooks.run-shares-created-at] The 10 hooks of a run share one created_at; those of different runs differ in it.', async () => {
  const person = await signedIn(app);
  for (let run = 0; run < 3; run++) await generated(person.visitor);
  const times = Map.groupBy(await list(person.visitor), (hook) => hook.created_at);
  expect([...times.values()].map((group) => group.length)).toEqual([10, 10, 10]);
});
test('[7.hooks.whole-list] GET /api/hooks without limit returns the whole list and no Link to a next page.', async () => {
  const person = await signedIn(app);
  // More hooks than one page, ending exactly at a page boundary.
  for (const runs of [40, 60]) {
    await seedRuns(app.db, person.id, runs);
    const response = await person.visitor.get('/api/hooks');
    expect(response.headers.get('link')).toBeNull();
    const stored = await app.db.$count(hooks, eq(hooks.userId, person.id));
    expect(new Set(idsOf(await response.json())).size).toBe(stored);
  }
});
test('[7.hooks.limit] GET /api/hooks?limit=n returns at most n hooks.', async () => {
  const person = await signedIn(app);
  await seedRuns(app.db, person.id, 2);
  for (const limit of [1, 7, 20]) expect(await list(person.visitor, `?limit=${limit}`)).toHaveLength(limit);
  expect(await list(person.visitor, '?limit=21')).toHaveLength(20);
  for (const bad of ['0', '-1', 'ten', '1.5']) {
    expect((await person.visitor.get(`/api/hooks?limit=${bad}`)).status).toBe(400);
  }
});
test('[7.hooks.limit-500] GET /api/hooks never returns more than 500 hooks at once when a limit is given, however large.', async () => {
  const person = await signedIn(app);
  await seedRuns(app.db, person.id, 51);
  for (const limit of ['501', '510', '999999999999']) {
    expect(await list(person.visitor, `?limit=${limit}`)).toHaveLength(500);
  }
});
test('[7.hooks.before] GET /api/hooks?limit=n&before=… returns the hooks that follow: paging through gives every hook exactly once, in the order of the whole list.', async () => {
  const person = await signedIn(app);
  await seedRuns(app.db, person.id, 3);
  const whole = await list(person.visitor);
  const paged: Hook[] = [];
  for (let next = '?limit=7'; next; ) {
    const page = await list(person.visitor, next);
    paged.push(...page);
    next = page.length === 7 ? `?limit=7&before=${page.at(-1)?.id}` : '';
  }
  expect(paged).toEqual(whole);
});
test('[7.hooks.link-next] A page of GET /api/hooks that is not the last has a header \'Link: …; rel="next"\' with the address of the next page; the last page has none.', async () => {
  const person = await signedIn(app);
  await seedRuns(app.db, person.id, 2);
  const first = await person.visitor.get('/api/hooks?limit=10');
  const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] as string;
  const second = await person.visitor.get(next);
  expect([...(await first.json()), ...(await second.json())]).toEqual(await list(person.visitor));
  expect(second.headers.get('link')).toBeNull();
});

test('[7.favorite.200] POST /api/hooks/{id}/favorite answers 200 with the hook, its favorite toggled.', async () => {
  const person = await signedIn(app);
  const [hook] = (await generated(person.visitor)).hooks;
  const response = await person.visitor.post(`/api/hooks/${hook?.id}/favorite`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ...hook, favorite: true });
});
test('[4.favourite.toggles-on-and-off] POST /api/hooks/{id}/favorite turns favorite on, the same call again turns it off.', async () => {
  const person = await signedIn(app);
  const [hook] = (await generated(person.visitor)).hooks;
  for (const favorite of [true, false, true]) {
    await person.visitor.post(`/api/hooks/${hook?.id}/favorite`);
    expect((await list(person.visitor))[0]?.favorite).toBe(favorite);
  }
});
test("[7.favorite.others-404] POST /api/hooks/{id}/favorite for someone else's hook answers 404 and leaves it as it is.", async () => {
  const [owner, other] = [await signedIn(app), await signedIn(app)];
  const [hook] = (await generated(owner.visitor)).hooks;
  expect((await other.visitor.post(`/api/hooks/${hook?.id}/favorite`)).status).toBe(404);
  expect((await list(owner.visitor))[0]?.favorite).toBe(false);
});
test('[7.favorite.unknown-404] POST /api/hooks/{id}/favorite for an id that does not exist answers 404.', async () => {
  const { visitor } = await signedIn(app);
  for (const id of ['999999999', '0', '-1', 'x', '1e3', '99999999999999999999', '%00']) {
    expect((await visitor.post(`/api/hooks/${id}/favorite`)).status).toBe(404);
  }
});

test('[8.status.402] A run with no runs left answers 402.', async () => {
  expect((await generate((await signedIn(app, { credits: 0 })).visitor)).status).toBe(402);
});
test("[8.out-of-runs.api] POST /api/hooks/generate with hook_credits 0 answers 402 'You have no runs left. Buy a package to keep generating.' and stores no hooks.", async () => {
  const person = await signedIn(app, { credits: 1 });
  await generated(person.visitor);
  for (const headers of [{}, STREAM]) {
    const response = await generate(person.visitor, 'x', headers);
    expect([response.status, await response.text()]).toEqual([402, OUT_OF_CREDITS]);
    expect(response.headers.get('content-type')).toContain('text/plain');
  }
  expect(await list(person.visitor)).toHaveLength(10);
});
test('[8.status.502] A run whose writer fails answers 502 with a short sentence in text/plain, and the run is given back.', async () => {
  const person = await signedIn(app, { credits: 2 });
  for (const topic of ['fail', 'fail after 4', 'stop after 4', 'hang', 'hang after 4']) {
    const response = await generate(person.visitor, topic);
    expect(response.status).toBe(502);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toMatch(/^The writer .{10,100}\.$/);
    expect(await readBalance(app.db, person.id)).toBe(2);
  }
});

test('[9.credits.reserved-first] A run is reserved before the writer is asked: with 1 run left, of two runs at the same time one succeeds and the other answers 402.', async () => {
  const gated = gatedWriter();
  const slow = await createTestApp({ writer: gated.writer });
  const person = await signedIn(slow, { credits: 1 });
  const first = generate(person.visitor);
  await gated.called;
  const second = await generate(person.visitor);
  expect([second.status, await second.text()]).toEqual([402, OUT_OF_CREDITS]);
  gated.letGo();
  expect((await first).status).toBe(201);
  await slow.close();
});
test('[9.credits.given-back-on-failure] A run that fails is given back: hook_credits is as before and no hooks are stored.', async () => {
  const person = await signedIn(app, { credits: 2 });
  await generate(person.visitor, 'fail after 4');
  expect(await readBalance(app.db, person.id)).toBe(2);
  expect(await list(person.visitor)).toEqual([]);
  expect((await generated(person.visitor)).hook_credits).toBe(1);
});
test('[9.credits.balance-is-spendable] hook_credits is what can be spent: while a run is under way it is already lower by one, and expired runs are not in it.', async () => {
  const gated = gatedWriter();
  const slow = await createTestApp({ writer: gated.writer });
  const expired = { credits: 20, expiresAt: new Date(Date.now() - 1000) };
  const person = await signedIn(slow, { credits: 3, purchased: [expired] });
  expect(await readBalance(slow.db, person.id)).toBe(3);
  const run = generate(person.visitor);
  await gated.called;
  expect(await readBalance(slow.db, person.id)).toBe(2);
  gated.letGo();
  expect((await (await run).json()).hook_credits).toBe(2);
  await slow.close();
});
test('[9.credits.free-do-not-expire] Free runs and runs granted by an admin do not expire.', async () => {
  const person = await signedIn(app, { credits: 5 });
  const admin = { userId: person.id, source: 'admin', reference: 'admin:1', credits: 10 } as const;
  await app.db.transaction((tx) => grantCredits(tx, admin));
  const grants = await app.db.select().from(creditGrants).where(eq(creditGrants.userId, person.id));
  expect(grants.map((grant) => grant.expiresAt)).toEqual([null, null]);
  // The database refuses free credits with an expiry and purchases without one.
  const ending = { ...admin, reference: 'admin:2', expiresAt: new Date(Date.now() + DAY) };
  await expect(app.db.transaction((tx) => grantCredits(tx, ending))).rejects.toThrow();
});
test('[9.credits.soonest-expiring-first] Runs that expire soonest are spent first: purchased runs before free ones, the older purchase before the newer.', async () => {
  const purchased = [300, 100, 200].map((days) => ({
    credits: 1,
    expiresAt: new Date(Date.now() + days * DAY),
  }));
  const person = await signedIn(app, { credits: 1, purchased });
  const spent: (string | undefined)[] = [];
  for (let run = 0; run < 4; run++) {
    await generated(person.visitor);
    const rows = await app.db
      .select({ reference: creditGrants.reference })
      .from(runs)
      .innerJoin(creditGrants, eq(creditGrants.id, runs.grantId))
      .where(eq(runs.userId, person.id))
      .orderBy(runs.id);
    spent.push(rows.at(-1)?.reference);
  }
  expect(spent).toEqual(['test:1', 'test:2', 'test:0', 'signup']);
});

test('[9.limits.generate] More than 60 runs a minute of one user answer 429 and cost no run.', async () => {
  const person = await signedIn(app, { credits: 61 });
  for (let run = 0; run < 60; run++) expect((await generate(person.visitor)).status).toBe(201);
  const response = await generate(person.visitor);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await readBalance(app.db, person.id)).toBe(1);
});
