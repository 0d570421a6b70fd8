import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseUrl } from '#platform/database/database-url.ts';
import { signedInAdmin } from '../support/admins.ts';
import { keyOf } from '../support/keys.ts';
import { type Server, startReplicated } from '../support/replicated-postgres.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { seedRuns, signedIn } from '../support/users.ts';
import { scriptedWriter } from '../support/writers.ts';

/** `DATABASE_REPLICA_URL`, on a real primary with real standbys. */

type Line = { level: number; msg: string; reason?: string };
const lines: Line[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const said = (words: RegExp) => lines.filter(({ msg }) => words.test(msg));
const NOT_USED = /the replica is not used/;

let servers: Awaited<ReturnType<typeof startReplicated>>;
/** Two processes on the same databases. */
let app: TestApp;
let other: TestApp;

const openApp = (primary: Server, replica: Server) =>
  createTestApp({
    where: primary.where,
    config: { databaseReplicaUrl: databaseUrl(replica.where), limits: 'off' },
    writer: scriptedWriter(),
    log,
  });

beforeAll(async () => {
  servers = await startReplicated();
  const { primary, standbys } = servers;
  [app, other] = await Promise.all([openApp(primary, standbys[0]), openApp(primary, standbys[0])]);
});
afterAll(async () => {
  await Promise.all([app?.close(), other?.close()]);
  await servers?.close();
});
beforeEach(async () => {
  await untilUsed(app, other);
  lines.length = 0;
});

async function metric(of: TestApp, name: string): Promise<number> {
  const text = await (await of.visitor().get('/metrics')).text();
  const [, value] = new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text) ?? [];
  return Number(value);
}
const readsFrom = (of: TestApp, from: 'replica' | 'primary') =>
  metric(of, `database_reads_total{from="${from}"}`);
const untilUsed = async (...apps: TestApp[]) => {
  for (const one of apps) await expect.poll(() => metric(one, 'database_replica_used')).toBe(1);
};

const POST = { title: 'From the replica', excerpt: 'Short.', content: '<p>Text.</p>', status: 'published' };
type Hook = { id: number; favorite: boolean };

/** A list is cached until it changes. A list with another limit is read from the database. */
const notKept = () => `/api/hooks?limit=${limit++}`;
let limit = 100;

async function creator(runs = 1) {
  const person = await signedIn(app);
  await seedRuns(app.db, person.id, runs);
  const elsewhere = other.visitor();
  elsewhere.cookies.set(person.session.name, person.session.value);
  return { ...person, elsewhere };
}

describe('a replica that keeps up', () => {
  testRows([
    ['/api/hooks'],
    ['/api/hooks?limit=5'],
    ['/api/hooks/export?format=csv'],
    ['/api/account/export'],
  ])('an up-to-date replica answers GET %s', async (path) => {
    const { visitor } = await creator();
    const before = await readsFrom(app, 'replica');
    const answer = await visitor.get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/hook/i);
    expect(await readsFrom(app, 'replica')).toBeGreaterThan(before);
  });

  test('an export is read to its end even if its connection breaks', async () => {
    const { visitor } = await creator();
    const { body } = await visitor.get('/api/account/export');
    const pieces = body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = (await pieces?.read())?.value ?? '';
    await servers.standbys[0].ask(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'product'`,
    );
    for (let piece = await pieces?.read(); !piece?.done; piece = await pieces?.read()) text += piece?.value;
    expect(JSON.parse(text)).toMatchObject({ hooks: { length: 10 }, api_keys: [] });
  });

  test('an up-to-date replica answers the blog and shows a new post at once', async () => {
    const admin = await signedInAdmin(app);
    expect((await admin.post('/api/blog/setup')).status).toBe(200);
    const before = await readsFrom(app, 'replica');
    const { slug } = await (await admin.post('/api/blog/posts', POST)).json();
    for (const path of [
      '/blog',
      `/blog/default/${slug}`,
      '/blog/feed.xml',
      '/sitemap.xml',
      '/api/blog/posts',
    ])
      expect(await (await app.visitor().get(path)).text()).toContain(slug);
    expect(await readsFrom(app, 'replica')).toBeGreaterThan(before + 3);
  });

  test('an up-to-date replica answers the calls of an API key', async () => {
    const { id } = await creator();
    const { key } = await keyOf(app.db, id);
    const before = await readsFrom(app, 'replica');
    const answer = await app.visitor().get('/api/v1/hooks', { authorization: `Bearer ${key}` });
    expect((await answer.json()).hooks).toHaveLength(10);
    expect(await readsFrom(app, 'replica')).toBe(before + 1);
  });

  test('every user sees their own writes at once, whichever process wrote them', async () => {
    const { visitor, elsewhere } = await creator();
    const [hook] = (await (await visitor.get('/api/hooks')).json()) as [Hook];
    const before = await readsFrom(other, 'replica');
    for (let n = 0; n < 100; n++) {
      const { favorite } = await (await visitor.post(`/api/hooks/${hook.id}/favorite`)).json();
      const [seen] = (await (await elsewhere.get('/api/hooks?limit=1')).json()) as [Hook];
      expect(seen.favorite).toBe(favorite);
    }
    // Otherwise this would not test the replica.
    expect(await readsFrom(other, 'replica')).toBeGreaterThan(before + 50);
  });
});

describe('a replica that does not keep up', () => {
  test('a replica that is behind is not used until it has caught up', async () => {
    const [replica] = servers.standbys;
    const { visitor, elsewhere } = await creator();
    await replica.ask('select pg_wal_replay_pause()');
    const run = await visitor.post('/api/hooks/generate', { topic: 'a topic of now' });
    expect(run.status).toBe(201);
    for (const person of [visitor, elsewhere]) {
      for (let n = 0; n < 3; n++) expect(await (await person.get(notKept())).json()).toHaveLength(20);
    }
    // Each process logs it once for any number of requests.
    expect(said(NOT_USED).map(({ reason }) => reason)).toEqual(['it is behind', 'it is behind']);
    expect(await metric(app, 'database_replica_used')).toBe(0);
    expect(await metric(app, 'database_replica_behind_bytes')).toBeGreaterThan(0);
    await replica.ask('select pg_wal_replay_resume()');
    await untilUsed(app, other);
    expect(said(/the replica is used/)).toHaveLength(2);
  });

  test('a killed replica is skipped and reads go to the primary', async () => {
    const [replica] = servers.standbys;
    const { visitor } = await creator();
    await replica.end('SIGKILL');
    for (let n = 0; n < 3; n++) expect(await (await visitor.get(notKept())).json()).toHaveLength(10);
    expect(said(NOT_USED)).toHaveLength(1);
    await replica.start();
    await untilUsed(app);
  });

  test('a replica that hangs delays a read by at most two seconds', async () => {
    const [replica] = servers.standbys;
    const { visitor } = await creator();
    await visitor.get(notKept());
    const thaw = await replica.freeze();
    try {
      const start = performance.now();
      expect(await (await visitor.get(notKept())).json()).toHaveLength(10);
      expect(performance.now() - start).toBeLessThan(2500);
      expect(await (await visitor.get(notKept())).json()).toHaveLength(10);
      expect(said(NOT_USED)).toHaveLength(1);
    } finally {
      thaw();
    }
    await untilUsed(app);
  });

  test('a replica that refuses connections is skipped and reads go to the primary', async () => {
    const { primary, standbys } = servers;
    const { visitor } = await creator();
    await visitor.get(notKept());
    // Roles are replicated, so the limit applies on all servers. Open connections stay, so the standby's are closed
    // here.
    await primary.ask('alter role product connection limit 0');
    await standbys[0].ask("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'product'");
    for (let n = 0; n < 3; n++) expect(await (await visitor.get(notKept())).json()).toHaveLength(10);
    await expect.poll(() => said(NOT_USED).length).toBeGreaterThan(0);
    await primary.ask('alter role product connection limit -1');
    await untilUsed(app);
  });
});

describe('a server that is no replica of this primary', () => {
  test('the primary itself is not used as a replica', async () => {
    const { primary } = servers;
    const wrong = await openApp(primary, primary);
    await expect.poll(() => said(NOT_USED).at(-1)?.reason).toBe('it is no standby');
    const { visitor } = await signedIn(wrong);
    expect((await visitor.get('/api/hooks')).status).toBe(200);
    expect(await readsFrom(wrong, 'replica')).toBe(0);
    await wrong.close();
  });

  // The last test, because it changes which server is the primary.
  test('a standby that follows a former primary is not used', async () => {
    const { primary, standbys } = servers;
    const [promoted, left] = standbys;
    await promoted.ask('select pg_promote()');
    // The former primary keeps writing. By WAL position alone, its standby would seem to be far ahead.
    await primary.ask('create table only_yesterday as select generate_series(1, 100000)');
    const after = await openApp(promoted, left);
    const { visitor, id } = await signedIn(after);
    await seedRuns(after.db, id, 1);
    await expect.poll(() => said(NOT_USED).at(-1)?.reason).toBe('it follows another primary');
    expect(await (await visitor.get('/api/hooks')).json()).toHaveLength(10);
    expect(await readsFrom(after, 'replica')).toBe(0);
    await after.close();
  });
});
