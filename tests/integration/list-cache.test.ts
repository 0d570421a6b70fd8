import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepDeletedHooks } from '#features/hooks/changes/deleted-hooks.ts';
import { listHooks, listHooksAndRevision } from '#features/hooks/hooks.queries.ts';
import { etagOf } from '#platform/http/documents/etag.ts';
import { signedInAdmin } from '../support/admins.ts';
import { keyOf } from '../support/keys.ts';
import { recordStatements } from '../support/recorded-statements.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { createUser, signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/**
 * Two processes cache lists of hooks (docs/decisions/0045). After any writes, a cached list must equal the database.
 */

const TOPIC = 'why your sourdough fails';

/** Two processes on one database. */
let apps: [TestApp, TestApp];
let admin: Visitor;
beforeAll(async () => {
  const options = { env: { LIMITS: 'off' }, seed: () => 1 };
  const app = await createTestApp(options);
  apps = [app, await createTestApp({ ...options, where: app.where })];
  admin = await signedInAdmin(app);
});
afterAll(async () => {
  await apps[1].close();
  await apps[0].close();
});

type Person = { id: number; bearer: Record<string, string>; at: [Visitor, Visitor] };
let people: [Person, Person];
beforeEach(async () => {
  people = [await newPerson(), await newPerson()];
});

async function newPerson(): Promise<Person> {
  const [app, other] = apps;
  const { id, visitor, session } = await signedIn(app, { credits: 100 });
  const elsewhere = other.visitor();
  elsewhere.cookies.set(session.name, session.value);
  const { key } = await keyOf(app.db, id);
  await visitor.post('/api/hooks/generate', { topic: TOPIC });
  return { id, bearer: { authorization: `Bearer ${key}` }, at: [visitor, elsewhere] };
}

const WRITES = {
  generate: ({ visitor }) => visitor.post('/api/hooks/generate', { topic: TOPIC }),
  'generate by key': ({ byKey }) => byKey('POST', '/api/v1/hooks', { topic: TOPIC }),
  'toggle favorite': ({ visitor, hook }) => visitor.post(`/api/hooks/${hook}/favorite`),
  'add favorite by key': ({ byKey, hook }) => byKey('POST', `/api/v1/hooks/${hook}/favorite`),
  'remove favorite by key': ({ byKey, hook }) => byKey('DELETE', `/api/v1/hooks/${hook}/favorite`),
  edit: ({ visitor, hook, n }) =>
    visitor.request('PATCH', `/api/hooks/${hook}`, { generated_hook: `Edited ${n}` }),
  rewrite: ({ visitor, hook }) => visitor.post(`/api/hooks/${hook}/rewrite`, { how: 'again' }),
  'show a version': async ({ visitor, hook, n }) => {
    const answer = await visitor.get(`/api/hooks/${hook}/versions`);
    const { versions } = answer.ok ? await answer.json() : { versions: [] };
    const version = versions[n % versions.length];
    return version && visitor.post(`/api/hooks/${hook}/versions/${version.id}`);
  },
  'delete hook': ({ visitor, hook }) => visitor.request('DELETE', `/api/hooks/${hook}`),
  'restore hook': async ({ visitor }) => {
    const { hooks } = await (await visitor.get('/api/hooks/deleted')).json();
    return hooks[0] && visitor.post(`/api/hooks/${hooks[0].id}/restore`);
  },
  'delete run': ({ visitor, run }) => visitor.request('DELETE', `/api/hooks/runs/${run}`),
  'restore run': ({ visitor, run }) => visitor.post(`/api/hooks/runs/${run}/restore`),
  film: ({ visitor, hook }) => visitor.post(`/api/hooks/${hook}/filmed`),
  'list to film': ({ visitor, hook }) => visitor.post('/api/shots', { hook_id: hook }),
  sweep: async () => {
    const [{ pool, db }] = apps;
    await pool.query(
      `update hooks set deleted_at = deleted_at - interval '25 hours' where deleted_at is not null`,
    );
    await sweepDeletedHooks(db);
    return undefined;
  },
  'forget taste': ({ visitor }) => visitor.request('DELETE', '/api/taste'),
} satisfies Record<string, (world: World) => Promise<Response | undefined>>;

type World = {
  visitor: Visitor;
  byKey: (method: string, path: string, body?: object) => Promise<Response>;
  hook: number;
  run: number;
  n: number;
};

const write = fc.record({
  does: fc.constantFrom(...(Object.keys(WRITES) as (keyof typeof WRITES)[])),
  who: fc.constantFrom(0 as const, 1 as const),
  at: fc.constantFrom(0 as const, 1 as const),
  n: fc.nat(19),
});
type Write = typeof write extends fc.Arbitrary<infer T> ? T : never;
/** The actions in an inner list run at the same time. */
const story = fc.array(fc.array(write, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 10 });

async function perform({ does, who, at, n }: Write): Promise<void> {
  const person = people[who];
  const { rows } = await apps[0].pool.query<{ id: string; run_id: string }>(
    'select id, run_id from hooks where user_id = $1 order by id desc limit 20',
    [person.id],
  );
  const { id, run_id } = rows[n % rows.length] as { id: string; run_id: string };
  const answer: Response | undefined = await WRITES[does]({
    visitor: person.at[at],
    byKey: (method, path, body) => apps[at].visitor().request(method, path, body, person.bearer),
    hook: Number(id),
    run: Number(run_id),
    n,
  });
  if (answer && answer.status >= 500)
    throw new Error(`${does} answered ${answer.status} ${await answer.text()}`);
}

/** The expected list, read from the database without the cache. */
async function uncached(userId: number, limit: number | undefined, before: number | null) {
  const hooks = await listHooks(apps[0].pool, userId, { before, limit: (limit ?? 1000) + 1 });
  const page = hooks.slice(0, limit);
  const next =
    hooks.length > page.length ? `</api/hooks?limit=${limit}&before=${page.at(-1)?.id}>; rel="next"` : null;
  return { text: JSON.stringify(page), link: next };
}

async function expectTruth(): Promise<void> {
  for (const { id, at } of people) {
    const [newest] = await listHooks(apps[0].pool, id, { before: null, limit: 1 });
    const requests = [
      [undefined, null],
      [50, null],
      [3, null],
      [3, newest?.id ?? null],
    ] as const;
    for (const [limit, before] of requests) {
      const query = `${limit ? `limit=${limit}` : ''}${before ? `&before=${before}` : ''}`;
      const { text, link } = await uncached(id, limit, before);
      for (const visitor of at) {
        const answer = await visitor.get(`/api/hooks?${query}`);
        expect(await answer.text()).toBe(text);
        expect(answer.headers.get('link')).toBe(link);
        expect(answer.headers.get('etag')).toBe(etagOf(text));
      }
    }
  }
}

test('a kept list equals the database after every write by any user or process', async () => {
  const property = fc.asyncProperty(story, async (steps) => {
    for (const together of steps) {
      // Reads lists during the writes too: what they cache must not stay afterwards.
      const reads = people.flatMap(({ at }) => at.map((visitor) => visitor.get('/api/hooks?limit=50')));
      await Promise.all([...together.map(perform), ...reads]);
      await expectTruth();
    }
  });
  const seed = Number(process.env.FC_SEED ?? 6);
  const numRuns = Number(process.env.FC_RUNS ?? 8);
  await fc.assert(property, { seed, numRuns, endOnFailure: true });
}, 600_000);

test('an unchanged list is read from the database once', async () => {
  const [{ at }] = people;
  const first = await (await at[0].get('/api/hooks?limit=5')).text();
  const recorded = recordStatements();
  const again = await at[0].get('/api/hooks?limit=5');
  const unchanged = await at[0].get('/api/hooks?limit=5', {
    'if-none-match': again.headers.get('etag') ?? '',
  });
  recorded.end();
  expect([await again.text(), unchanged.status, await unchanged.text()]).toEqual([first, 304, '']);
  expect([...recorded.statements].filter((text) => / hooks /.test(text))).toEqual([]);
});

test('hooks and their revision are read by one statement, even when there are none', async () => {
  const [{ pool, db }] = apps;
  const [{ id: userId, at }] = people;
  const { id: newcomer } = await createUser(db);
  const revisionOf = async (id: number) =>
    (await pool.query('select revision from hook_revisions where user_id = $1', [id])).rows[0].revision;
  const [first, second] = await listHooks(pool, userId, { before: null, limit: 2 });
  for (const before of [null, first?.id as number]) {
    const read = await listHooksAndRevision(pool, userId, { before, limit: 1 });
    expect(read).toEqual({ revision: await revisionOf(userId), hooks: [before ? second : first] });
  }
  const nothing = await listHooksAndRevision(pool, newcomer, { before: null, limit: 1 });
  expect(nothing).toEqual({ revision: await revisionOf(newcomer), hooks: [] });
  const recorded = recordStatements();
  await at[0].get('/api/hooks?limit=7');
  recorded.end();
  expect([...recorded.statements].filter((text) => /from hooks\b/.test(text))).toEqual([
    expect.stringMatching(/hook_revisions/),
  ]);
});

test('a kept list has the same headers as one read from the database', async () => {
  const [{ at }] = people;
  const headersOf = async () => {
    const { headers } = await at[0].get('/api/hooks?limit=5');
    headers.delete('x-request-id');
    return [...headers];
  };
  const read = await headersOf();
  expect(await headersOf()).toEqual(read);
  expect(Object.fromEntries(read)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'application/json',
    'x-frame-options': 'DENY',
  });
});

test('a kept list is never given to another user or after its user is gone', async () => {
  const [mine, other] = people;
  const idsOf = async (visitor: Visitor) =>
    (await (await visitor.get('/api/hooks')).json()).map(({ id }: { id: number }) => id);
  const ids = await idsOf(mine.at[0]);
  expect((await idsOf(other.at[0])).filter((id: number) => ids.includes(id))).toEqual([]);
  expect((await admin.request('DELETE', `/api/admin/users/${mine.id}`)).status).toBeLessThan(300);
  for (const visitor of mine.at) expect((await visitor.get('/api/hooks')).status).toBe(401);
});

test('every statement on hooks renews the revisions of its users and of no others', async () => {
  const [{ pool }] = apps;
  const [mine, other] = people;
  const revisions = async () => {
    const { rows } = await pool.query<{ revision: string }>(
      'select revision from hook_revisions where user_id = any($1) order by user_id',
      [[mine.id, other.id]],
    );
    return rows.map(({ revision }) => revision);
  };
  const renewed = async (statement: string, values?: unknown[]) => {
    const before = await revisions();
    await pool.query(statement, values);
    return (await revisions()).map((revision, n) => revision !== before[n]);
  };
  expect(await renewed('update hooks set favorite = true where user_id = $1', [mine.id])).toEqual([
    true,
    false,
  ]);
  expect(
    await renewed('update hooks set favorite = true where user_id = any($1)', [[mine.id, other.id]]),
  ).toEqual([true, true]);
  expect(await renewed('update hooks set favorite = true where id < 0')).toEqual([false, false]);
  expect(await renewed('delete from runs where user_id = $1', [other.id])).toEqual([false, true]);
  expect(await renewed('truncate hooks cascade')).toEqual([true, true]);
});
