import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Hook } from '#features/hooks/hooks.schema.ts';
import { type ApiKey, MAX_KEYS, type MadeKey } from '#features/keys/keys.schema.ts';
import { keyOf, userWithKey } from '../support/keys.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';
import { scriptedWriter } from '../support/writers.ts';

/** API keys: creating and revoking them, and which calls accept them. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ writer: scriptedWriter() });
});
afterAll(() => app.close());

const PASSWORD = 'a long enough password';

async function registered() {
  const visitor = app.visitor();
  const email = `keys-${Math.random().toString(36).slice(2)}@example.com`;
  const answer = await visitor.post('/api/register', { email, password: PASSWORD });
  expect(answer.status).toBe(201);
  return { visitor, id: ((await answer.json()) as { id: number }).id };
}
const NEW = { name: 'Notes app', scopes: ['write', 'read'], password: PASSWORD };
const make = (visitor: Visitor, change = {}) => visitor.post('/api/account/keys', { ...NEW, ...change });
const keysOf = async (visitor: Visitor): Promise<ApiKey[]> =>
  ((await (await visitor.get('/api/account/keys')).json()) as { keys: ApiKey[] }).keys;
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const hooksOf = async (answer: Response) =>
  (await answer.json()) as { hooks: Hook[]; next: string | null; runs_left: number };
const call = (key: string, method: string, path: string, body?: unknown, headers = {}) =>
  app.visitor().request(method, `/api/v1${path}`, body, { ...bearer(key), ...headers });

describe('in the settings', () => {
  test('an API key is shown once, and only its hash is stored', async () => {
    const { visitor } = await registered();
    const answer = await make(visitor);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { key, ...shown } = (await answer.json()) as MadeKey;
    expect(key).toMatch(/^hsk_[\w-]{43}$/);
    expect(shown).toMatchObject({
      name: 'Notes app',
      scopes: ['write', 'read'],
      last_used_at: null,
      expires_at: null,
    });
    expect(await keysOf(visitor)).toEqual([shown]);
    const { rows } = await app.pool.query('select k::text as row from api_keys k where id = $1', [shown.id]);
    expect(rows[0].row).not.toContain(key.slice(8));
    const file = await (await visitor.get('/api/account/export')).text();
    expect(file).toContain('Notes app');
    expect(file).not.toContain(key.slice(4));
  });

  test('making an API key requires the password', async () => {
    const { visitor } = await registered();
    const wrong = await make(visitor, { password: 'not my password' });
    expect([wrong.status, await wrong.text()]).toEqual([400, 'That is not your current password']);
    expect(await keysOf(visitor)).toEqual([]);
  });

  testRows([
    [{ name: ' ' }, 'Give the key a name'],
    [{ name: 'x'.repeat(61) }, 'A name has at most 60 characters'],
    [{ scopes: [] }, 'Choose what the key may do'],
    [{ scopes: ['admin'] }, 'Choose what the key may do'],
    [{ expires_in_days: 7 }, 'A key can end after 30, 90, 365 days or never'],
    [{ password: '' }, 'Please enter your current password'],
  ])('%j is refused for a key with a sentence', async (change, message) => {
    const { visitor } = await registered();
    const answer = await make(visitor, change);
    expect([answer.status, await answer.text()]).toEqual([400, message]);
  });

  test('a double click makes one key', async () => {
    const { visitor } = await registered();
    const answers = await Promise.all([make(visitor), make(visitor, { name: 'notes APP' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.text()).toBe('You have a key of this name. Choose another name.');
    expect(await keysOf(visitor)).toHaveLength(1);
  });

  test('two simultaneous requests cannot exceed the limit of keys', async () => {
    const { visitor, id } = await registered();
    for (let n = 1; n < MAX_KEYS; n++) await keyOf(app.db, id);
    const answers = await Promise.all([make(visitor, { name: 'a' }), make(visitor, { name: 'b' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.text()).toBe('You have 20 keys. Revoke one first.');
  });

  test('a revoked key is refused from then on', async () => {
    const { visitor } = await registered();
    const { key, id } = (await (await make(visitor)).json()) as MadeKey;
    expect((await call(key, 'GET', '/account')).status).toBe(200);
    expect((await visitor.request('DELETE', `/api/account/keys/${id}`)).status).toBe(204);
    const answer = await call(key, 'GET', '/account');
    expect([answer.status, await answer.text()]).toEqual([401, 'This API key is unknown or was revoked']);
    expect((await visitor.request('DELETE', `/api/account/keys/${id}`)).status).toBe(404);
  });

  test('an expired key is refused with that reason', async () => {
    const { visitor } = await registered();
    const { key, id, expires_at } = (await (await make(visitor, { expires_in_days: 30 })).json()) as MadeKey;
    expect(Date.parse(expires_at ?? '') - Date.now()).toBeCloseTo(30 * 24 * 3600 * 1000, -5);
    expect((await call(key, 'GET', '/account')).status).toBe(200);
    await app.pool.query('update api_keys set expires_at = now() where id = $1', [id]);
    const answer = await call(key, 'GET', '/account');
    expect([answer.status, await answer.text()]).toEqual([
      401,
      'This API key has expired. Make a new one in your settings.',
    ]);
  });

  test('the last use of a key is written at most once a minute', async () => {
    const { key, keyId } = await userWithKey(app.db);
    const lastUse = async () =>
      (await app.pool.query('select last_used_at, xmin from api_keys where id = $1', [keyId])).rows[0];
    await call(key, 'GET', '/account');
    const first = await lastUse();
    expect(first.last_used_at).toBeInstanceOf(Date);
    await call(key, 'GET', '/account');
    expect(await lastUse()).toEqual(first);
    await app.pool.query("update api_keys set last_used_at = now() - interval '61 seconds' where id = $1", [
      keyId,
    ]);
    await call(key, 'GET', '/account');
    expect(Date.now() - (await lastUse()).last_used_at.getTime()).toBeLessThan(30_000);
  });
});

describe('who is let in', () => {
  test('a call without a key, with a cookie or with nonsense answers 401 and explains how to send a key', async () => {
    const person = await signedIn(app);
    const none = await person.visitor.get('/api/v1/account');
    expect([none.status, await none.text()]).toEqual([
      401,
      'Send an API key: Authorization: Bearer hsk_… You make one in your settings.',
    ]);
    expect(none.headers.get('www-authenticate')).toBe('Bearer');
    for (const sent of ['hsk_short', `hsk_${'x'.repeat(43)}`, person.session.value, '\u00e9']) {
      const answer = await person.visitor.get('/api/v1/account', bearer(sent));
      expect(answer.status).toBe(401);
    }
  });

  test('a key cannot make the calls of the screens', async () => {
    const { bearer: headers } = await userWithKey(app.db, { seeded: 1 });
    const paths = ['/api/user', '/api/hooks', '/api/shots', '/api/account/keys', '/api/account/export'];
    for (const path of paths) expect((await app.visitor().get(path, headers)).status).toBe(401);
    const generate = await app.visitor().post('/api/hooks/generate', { topic: 'bread' }, headers);
    expect(generate.status).toBe(401);
  });

  test('each scope allows its own calls and no other', async () => {
    const calls = {
      write: [['POST', '/hooks', { topic: 'bread' }]],
      read: [
        ['GET', '/hooks'],
        ['GET', '/shots'],
      ],
      favorite: [
        ['POST', '/hooks/ID/favorite'],
        ['DELETE', '/hooks/ID/favorite'],
        ['POST', '/shots', { hook_id: 'ID' }],
        ['DELETE', '/shots/ID'],
      ],
    } as const;
    for (const scope of ['write', 'read', 'favorite'] as const) {
      const { id, key } = await userWithKey(app.db, { scopes: [scope], seeded: 1 });
      const { rows } = await app.pool.query('select max(id) as id from hooks where user_id = $1', [id]);
      for (const [of, list] of Object.entries(calls)) {
        for (const [method, path, body] of list) {
          const sent = body && JSON.parse(JSON.stringify(body).replace('"ID"', rows[0].id));
          const answer = await call(key, method, path.replace('ID', rows[0].id), sent);
          if (of === scope) expect(answer.status).toBeLessThan(300);
          else {
            expect(answer.status).toBe(403);
            expect(await answer.text()).toMatch(/^This API key may not .+ settings\.$/);
          }
        }
      }
      expect((await call(key, 'GET', '/account')).status).toBe(200);
    }
  });

  test('too many calls of one key are refused without affecting another key', async () => {
    const [one, other] = [await userWithKey(app.db), await userWithKey(app.db)];
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) {
      const ten = Array.from({ length: 10 }, () => call(one.key, 'GET', '/account'));
      for (const answer of await Promise.all(ten)) statuses.push(answer.status);
    }
    expect(new Set(statuses.slice(0, 300))).toEqual(new Set([200]));
    expect(new Set(statuses.slice(300))).toEqual(new Set([429]));
    const refused = await call(one.key, 'GET', '/account');
    expect(await refused.text()).toMatch(/^Too many tries\. Please wait \d+ seconds and try again\.$/);
    expect((await call(other.key, 'GET', '/account')).status).toBe(200);
  });

  test('all keys of an account together may make twice the calls of one', async () => {
    const [one, other] = [await userWithKey(app.db), await userWithKey(app.db)];
    const keys = [one.key];
    while (keys.length < 3) keys.push((await keyOf(app.db, one.id)).key);
    const statuses: number[] = [];
    for (let n = 0; n < 63; n++) {
      const ten = Array.from({ length: 10 }, () => call(keys[n % 3] as string, 'GET', '/account'));
      for (const answer of await Promise.all(ten)) statuses.push(answer.status);
    }
    expect(new Set(statuses.slice(0, 600))).toEqual(new Set([200]));
    expect(new Set(statuses.slice(600))).toEqual(new Set([429]));
    expect((await call(other.key, 'GET', '/account')).status).toBe(200);
  });
});

describe('writing', () => {
  test('a call that writes hooks spends a run of the ledger', async () => {
    const { key, id } = await userWithKey(app.db, { credits: 1 });
    const answer = await call(key, 'POST', '/hooks', { topic: 'sourdough', point: 'It is not the flour' });
    expect(answer.status).toBe(201);
    const { hooks, runs_left } = await hooksOf(answer);
    expect([hooks.length, hooks[0]?.topic, runs_left]).toEqual([10, 'sourdough', 0]);
    const { rows } = await app.pool.query('select topic, point, status from runs where user_id = $1', [id]);
    expect(rows).toEqual([{ topic: 'sourdough', point: 'It is not the flour', status: 'done' }]);
    const next = await call(key, 'POST', '/hooks', { topic: 'sourdough' });
    expect([next.status, await next.text()]).toEqual([
      402,
      'You have no runs left. Buy a package to keep generating.',
    ]);
    const account = await (await call(key, 'GET', '/account')).json();
    expect(account).toMatchObject({ runs_left: 0, key: { scopes: ['write', 'read', 'favorite'] } });
  });

  test('a retry with the same Idempotency-Key returns the first run and costs nothing', async () => {
    const { key } = await userWithKey(app.db, { credits: 3 });
    const again = { 'idempotency-key': 'today' };
    const first = await hooksOf(await call(key, 'POST', '/hooks', { topic: 'bread' }, again));
    const second = await hooksOf(await call(key, 'POST', '/hooks', { topic: 'bread' }, again));
    expect(second).toEqual(first);
    expect(first.runs_left).toBe(2);
    const other = await call(key, 'POST', '/hooks', { topic: 'cake' }, again);
    expect(other.status).toBe(422);
  });

  test('a failed run is answered with a sentence and released', async () => {
    const { key } = await userWithKey(app.db, { credits: 1 });
    const empty = await call(key, 'POST', '/hooks', { topic: '' });
    expect([empty.status, await empty.text()]).toEqual([400, 'Topic is required']);
    const failed = await call(key, 'POST', '/hooks', { topic: 'fail after 4' });
    expect([failed.status, await failed.text()]).toEqual([
      502,
      'The writer could not finish your hooks. Your run was given back. Please try again.',
    ]);
    expect(await (await call(key, 'GET', '/account')).json()).toMatchObject({ runs_left: 1 });
  });
});

describe('reading and marking', () => {
  test('pages list every hook once, newest first', async () => {
    const { key } = await userWithKey(app.db, { seeded: 3 });
    const seen: number[] = [];
    let path: string | null = '/hooks?limit=7';
    while (path) {
      const page: Awaited<ReturnType<typeof hooksOf>> = await hooksOf(await call(key, 'GET', path));
      seen.push(...page.hooks.map(({ id }) => id));
      path = page.next?.replace('/api/v1', '') ?? null;
    }
    expect(seen).toEqual([...new Set(seen)]);
    expect(seen).toHaveLength(30);
  });

  test('a search finds hooks with every word across pages and takes special characters literally', async () => {
    const { key } = await userWithKey(app.db, { seeded: 3 });
    const search = async (words: string, parameters = '') =>
      hooksOf(await call(key, 'GET', `/hooks?search=${encodeURIComponent(words)}${parameters}`));
    const ofRun2 = await search('MEAL run 2');
    expect(ofRun2.hooks.map(({ generated_hook }) => generated_hook)).toContain(
      'Hook 2 of run 1 about meal prep',
    );
    const page = await search('hook 10', '&limit=2');
    expect(page.hooks).toHaveLength(2);
    const rest = await hooksOf(await call(key, 'GET', String(page.next).replace('/api/v1', '')));
    expect([rest.hooks.length, rest.next]).toEqual([1, null]);
    // The search uses only the beginning of a very long word.
    await app.pool.query(`update hooks set topic = $1 where topic = 'meal prep'`, ['x'.repeat(50)]);
    expect((await search(`${'x'.repeat(40)}y`)).hooks.length).toBeGreaterThan(0);
    expect((await search(`${'x'.repeat(39)}y`)).hooks).toEqual([]);
    for (const nothing of ['%', '_', '\\', "'", '.*', '^m', '(', '[a-z]', '***=meal', 'a'.repeat(200)])
      expect((await search(nothing)).hooks).toEqual([]);
  });

  testRows([
    ['/hooks?limit=0', 'limit must be a whole number from 1 to 100'],
    ['/hooks?limit=101', 'limit must be a whole number from 1 to 100'],
    ['/hooks?before=x', 'before must be the id of a hook'],
    [`/hooks?search=${'x'.repeat(201)}`, 'search has at most 200 characters'],
  ])('%s is refused with a sentence', async (path, message) => {
    const { key } = await userWithKey(app.db);
    const answer = await call(key, 'GET', path);
    expect([answer.status, await answer.text()]).toEqual([400, message]);
  });

  test('a key without the read scope sees only its own entries of the shot list', async () => {
    const { id, key } = await userWithKey(app.db, { seeded: 1 });
    const { key: marks } = await keyOf(app.db, id, ['favorite']);
    const { hooks } = await hooksOf(await call(key, 'GET', '/hooks'));
    const [first, second] = hooks.map((hook) => hook.id);
    await call(key, 'POST', '/shots', { hook_id: first });
    const added = await call(marks, 'POST', '/shots', { hook_id: second });
    expect((await added.json()).shots.map((shot: { id: number }) => shot.id)).toEqual([second]);
  });

  test("favorites and the shot list are set and not toggled, for the owner's hooks only", async () => {
    const { key } = await userWithKey(app.db, { seeded: 1 });
    const stranger = await userWithKey(app.db);
    const { hooks } = await hooksOf(await call(key, 'GET', '/hooks'));
    const id = hooks[4]?.id;
    for (const [method, favorite] of [
      ['POST', true],
      ['POST', true],
      ['DELETE', false],
    ] as const) {
      const answer = await call(key, method, `/hooks/${id}/favorite`);
      expect(await answer.json()).toMatchObject({ id, favorite });
    }
    const added = await call(key, 'POST', '/shots', { hook_id: id });
    expect(await added.json()).toMatchObject({ shots: [{ id, filmed_at: null }] });
    expect(await (await call(key, 'GET', '/shots')).json()).toMatchObject({ shots: [{ id }] });
    for (const [method, path, body] of [
      ['POST', `/hooks/${id}/favorite`],
      ['POST', '/shots', { hook_id: id }],
      ['DELETE', `/shots/${id}`],
    ] as const)
      expect((await call(stranger.key, method, path, body)).status).toBe(404);
    expect((await call(key, 'DELETE', `/shots/${id}`)).status).toBe(204);
    expect(await (await call(key, 'GET', '/shots')).json()).toEqual({ shots: [] });
  });
});
