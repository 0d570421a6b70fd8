import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sweepDeletedHooks } from '#features/hooks/changes/deleted-hooks.ts';
import { readHistory } from '#features/hooks/generate/generate.queries.ts';
import type { Hook, HookVersion } from '#features/hooks/hooks.schema.ts';
import { readPreferences } from '#features/hooks/preferences/preferences.ts';
import { signedInAdmin } from '../support/admins.ts';
import { auditLedger } from '../support/audit.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { signedIn, signedInWithHooks } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';
import { scriptedWriter } from '../support/writers.ts';

/** Edits, deletions and restores of hooks. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ writer: scriptedWriter(), env: { LIMITS: 'off' } });
});
afterEach(async () => {
  expect(await auditLedger(app.db)).toEqual([]);
});
afterAll(() => app.close());

const hooksOf = async (visitor: Visitor): Promise<Hook[]> => (await visitor.get('/api/hooks')).json();
const versionsOf = async (visitor: Visitor, id: number): Promise<HookVersion[]> =>
  ((await (await visitor.get(`/api/hooks/${id}/versions`)).json()) as { versions: HookVersion[] }).versions;
const edit = (visitor: Visitor, id: number, generated_hook: unknown) =>
  visitor.request('PATCH', `/api/hooks/${id}`, { generated_hook });
const remove = (visitor: Visitor, path: string) => visitor.request('DELETE', `/api/hooks/${path}`);
const restore = (visitor: Visitor, path: string) => visitor.post(`/api/hooks/${path}/restore`);

async function person(runs = 1) {
  const someone = await signedInWithHooks(app, { runs });
  return { ...someone, hook: someone.hooks[0] as Hook };
}

async function aDayLater(userId: number): Promise<void> {
  await app.pool.query(`update hooks set deleted_at = deleted_at - interval '25 hours' where user_id = $1`, [
    userId,
  ]);
  await sweepDeletedHooks(app.db);
}

describe('editing', () => {
  test('an edit is cleaned and stored beside the original, and the rest of the hook stays', async () => {
    const { visitor, hook } = await person();
    const response = await edit(visitor, hook.id, '  My own \u202ewords,\n  said  twice ');
    expect([response.status, await response.json()]).toEqual([
      200,
      { ...hook, generated_hook: 'My own words, said twice', original_hook: hook.generated_hook },
    ]);
    const versions = await versionsOf(visitor, hook.id);
    expect(versions.map(({ made_by, generated_hook }) => [made_by, generated_hook])).toEqual([
      ['original', hook.generated_hook],
      ['edit', 'My own words, said twice'],
    ]);
  });

  test('saving the same words again changes nothing', async () => {
    const { visitor, hook } = await person();
    for (const words of [hook.generated_hook, 'Other words', 'Other words'])
      expect((await edit(visitor, hook.id, words)).status).toBe(200);
    expect(await versionsOf(visitor, hook.id)).toHaveLength(2);
  });

  testRows([
    ['', 'A hook needs words'],
    [' \u200b ', 'A hook needs words'],
    [7, 'A hook needs words'],
    ['x'.repeat(301), 'A hook has at most 300 characters'],
    ['a\u0000b', 'Please remove the control characters'],
  ])('%j is refused as an edit with a sentence', async (words, message) => {
    const { visitor, hook } = await person();
    const response = await edit(visitor, hook.id, words);
    expect([response.status, await response.text()]).toEqual([400, message]);
    expect((await hooksOf(visitor))[0]).toEqual(hook);
  });

  test('a hook can return to any version and forward again', async () => {
    const { visitor, hook } = await person();
    await edit(visitor, hook.id, 'Second');
    await edit(visitor, hook.id, 'Third');
    const [first, second] = await versionsOf(visitor, hook.id);
    for (const version of [first, second]) {
      const response = await visitor.post(`/api/hooks/${hook.id}/versions/${version?.id}`);
      expect(((await response.json()) as Hook).generated_hook).toBe(version?.generated_hook);
    }
    expect(await versionsOf(visitor, hook.id)).toHaveLength(3);
  });

  test('a version of another hook answers 404', async () => {
    const { visitor, hooks } = await person();
    const [one, other] = hooks as [Hook, Hook];
    await edit(visitor, one.id, 'Changed');
    const [version] = await versionsOf(visitor, one.id);
    expect((await visitor.post(`/api/hooks/${other.id}/versions/${version?.id}`)).status).toBe(404);
    expect((await visitor.post(`/api/hooks/${one.id}/versions/x`)).status).toBe(404);
  });

  test('a hook keeps its original and the last twenty of a hundred edits', async () => {
    const { visitor, hook } = await person();
    for (let n = 1; n <= 25; n++) await edit(visitor, hook.id, `Edit ${n}`);
    const versions = await versionsOf(visitor, hook.id);
    expect(versions.map(({ generated_hook }) => generated_hook)).toEqual([
      hook.generated_hook,
      ...Array.from({ length: 20 }, (_, n) => `Edit ${n + 6}`),
    ]);
  });

  test('parallel edits keep a single original', async () => {
    const { visitor, hook } = await person();
    await Promise.all(Array.from({ length: 8 }, (_, n) => edit(visitor, hook.id, `Edit ${n}`)));
    const versions = await versionsOf(visitor, hook.id);
    expect(versions).toHaveLength(9);
    expect(versions.filter(({ made_by }) => made_by === 'original')).toHaveLength(1);
  });

  test('the writer avoids lines that a hook had before', async () => {
    const { visitor, id, hook } = await person();
    await app.pool.query(`update hooks set pattern_id = 'cook/bread#1' where id = $1`, [hook.id]);
    await edit(visitor, hook.id, 'Changed');
    await app.pool.query(`update hooks set pattern_id = 'cook/bread#2' where id = $1`, [hook.id]);
    const history = await readHistory(app.pool, id);
    expect(new Set(history.lineIds.flat())).toEqual(new Set(['cook/bread#1', 'cook/bread#2']));
    expect(history.hooks).toContain(hook.generated_hook);
  });

  test('the writer gets the original and the rewrites of a hook, however often it was edited', async () => {
    const { visitor, id, hook } = await person();
    const others = (await readHistory(app.pool, id)).hooks.filter((text) => text !== hook.generated_hook);
    for (let n = 1; n <= 20; n++) await edit(visitor, hook.id, `Edit ${n}`);
    await app.pool.query(`update hook_versions set made_by = 'again', line_id = 'cook/bread#2'
      where hook_id = ${hook.id} and generated_hook = 'Edit 7'`);
    const { hooks, lineIds } = await readHistory(app.pool, id);
    expect(hooks.toSorted()).toEqual([...others, hook.generated_hook, 'Edit 7', 'Edit 20'].toSorted());
    expect(lineIds.flat()).toEqual(['cook/bread#2']);
  });
});

describe('deleting', () => {
  test('a deleted hook disappears from list, favorites, export and admin at once', async () => {
    const { visitor, id, hook, hooks } = await person();
    await visitor.post(`/api/hooks/${hook.id}/favorite`);
    expect((await remove(visitor, `${hook.id}`)).status).toBe(204);
    expect((await hooksOf(visitor)).map((one) => one.id)).toEqual(hooks.slice(1).map((one) => one.id));
    for (const path of ['/api/hooks?limit=50', '/api/account/export'])
      expect(await (await visitor.get(path)).text()).not.toContain(hook.generated_hook);
    const admin = await signedInAdmin(app);
    expect(await (await admin.get(`/api/admin/users/${id}`)).text()).not.toContain(hook.generated_hook);
    expect((await readPreferences(app.pool, id)).liked).toEqual([]);
  });

  test('a deleted hook can only be deleted again or restored', async () => {
    const { visitor, hook } = await person();
    await remove(visitor, `${hook.id}`);
    expect((await visitor.post(`/api/hooks/${hook.id}/favorite`)).status).toBe(404);
    expect((await edit(visitor, hook.id, 'Changed')).status).toBe(404);
    expect((await visitor.get(`/api/hooks/${hook.id}/versions`)).status).toBe(404);
    expect((await remove(visitor, `${hook.id}`)).status).toBe(204);
    const restored = await restore(visitor, `${hook.id}`);
    expect([restored.status, await restored.json()]).toEqual([200, hook]);
    expect((await hooksOf(visitor))[0]).toEqual(hook);
  });

  test('a restored run returns the hooks that it had when it was deleted', async () => {
    const { visitor, hooks, hook } = await person(2);
    await remove(visitor, `${hook.id}`);
    expect((await remove(visitor, `runs/${hook.run_id}`)).status).toBe(204);
    expect((await hooksOf(visitor)).every(({ run_id }) => run_id !== hook.run_id)).toBe(true);
    expect((await remove(visitor, `runs/${hook.run_id}`)).status).toBe(204);
    const restored = await restore(visitor, `runs/${hook.run_id}`);
    const nine = hooks.slice(1, 10);
    expect([restored.status, await restored.json()]).toEqual([200, { hooks: nine }]);
    expect(await hooksOf(visitor)).toEqual(hooks.slice(1));
  });

  test('the hooks that can be restored are listed, the last deleted first', async () => {
    const { visitor, hooks } = await person();
    const [first, second] = hooks as [Hook, Hook];
    await remove(visitor, `${second.id}`);
    await remove(visitor, `${first.id}`);
    expect(await (await visitor.get('/api/hooks/deleted')).json()).toEqual({ hooks: [first, second] });
  });

  test("another user's hook and run answer 404 and stay unchanged", async () => {
    const { visitor, hook, hooks } = await person();
    const { visitor: stranger } = await signedIn(app);
    expect((await remove(stranger, `${hook.id}`)).status).toBe(404);
    expect((await remove(stranger, `runs/${hook.run_id}`)).status).toBe(404);
    await remove(visitor, `${hook.id}`);
    expect((await restore(stranger, `${hook.id}`)).status).toBe(404);
    expect((await restore(stranger, `runs/${hook.run_id}`)).status).toBe(404);
    expect(await hooksOf(visitor)).toEqual(hooks.slice(1));
    expect(await (await stranger.get('/api/hooks/deleted')).json()).toEqual({ hooks: [] });
  });

  test('a retry with the key of a run returns its remaining hooks', async () => {
    const { visitor } = await signedIn(app);
    const key = { 'idempotency-key': 'k' };
    const first = await visitor.post('/api/hooks/generate', { topic: 'bread' }, key);
    const { hooks, hook_credits } = (await first.json()) as { hooks: Hook[]; hook_credits: number };
    await remove(visitor, `${hooks[0]?.id}`);
    const again = await visitor.post('/api/hooks/generate', { topic: 'bread' }, key);
    expect(await again.json()).toEqual({ hooks: hooks.slice(1), hook_credits });
  });
});

describe('a day after deletion', () => {
  test("a deleted hook's text is erased after a day, its line stays known, and it cannot be restored", async () => {
    const { visitor, id, hook } = await person();
    await edit(visitor, hook.id, 'A secret that I told');
    await app.pool.query(`update hooks set pattern_id = 'cook/bread#1' where id = $1`, [hook.id]);
    await remove(visitor, `${hook.id}`);
    await aDayLater(id);
    const rows = await app.pool.query(
      `select row_to_json(h)::text as row from hooks h where id = $1
      union all select row_to_json(v)::text from hook_versions v where hook_id = $1`,
      [hook.id],
    );
    expect(rows.rows).toHaveLength(3);
    for (const { row } of rows.rows) expect(row).not.toMatch(/secret|meal prep|straight/);
    for (const response of [
      await restore(visitor, `${hook.id}`),
      await remove(visitor, `${hook.id}`),
      await edit(visitor, hook.id, 'Again'),
    ])
      expect(response.status).toBe(404);
    expect(await (await visitor.get('/api/hooks/deleted')).json()).toEqual({ hooks: [] });
    const history = await readHistory(app.pool, id);
    expect(history.lineIds.flat()).toContain('cook/bread#1');
    expect(history.hooks).toHaveLength(9);
    expect(await hooksOf(visitor)).toHaveLength(9);
  });

  test('a run deleted whole loses its topic after a day; a run with a hook left keeps it', async () => {
    const { visitor, id, hooks, hook } = await person(2);
    const older = hooks.at(-1) as Hook;
    await remove(visitor, `runs/${hook.run_id}`);
    for (const { id: hookId } of hooks.slice(10, 19)) await remove(visitor, `${hookId}`);
    await aDayLater(id);
    const { rows } = await app.pool.query('select id, topic from runs where user_id = $1 order by id desc', [
      id,
    ]);
    expect(rows.map(({ topic }) => topic)).toEqual(['(deleted)', 'meal prep']);
    expect((await restore(visitor, `runs/${hook.run_id}`)).status).toBe(404);
    await remove(visitor, `${older.id}`);
    await aDayLater(id);
    expect(await (await visitor.get('/api/account/export')).text()).not.toContain('meal prep');
  });

  test('a deleted hook loses its place on the shot list and its filmed mark after a day, and one restored in time keeps both', async () => {
    const { visitor, id, hooks } = await person();
    const [gone, kept] = hooks as [Hook, Hook];
    for (const { id: hookId } of [gone, kept]) {
      await app.pool.query('insert into shots (user_id, hook_id, position) values ($1, $2, 1)', [id, hookId]);
      await app.pool.query('insert into filmed_hooks (user_id, hook_id) values ($1, $2)', [id, hookId]);
      await remove(visitor, `${hookId}`);
    }
    await restore(visitor, `${kept.id}`);
    await aDayLater(id);
    for (const table of ['shots', 'filmed_hooks']) {
      const { rows } = await app.pool.query(`select hook_id from ${table} where user_id = $1`, [id]);
      expect(rows.map(({ hook_id }) => Number(hook_id))).toEqual([kept.id]);
    }
    expect(await hooksOf(visitor)).toContainEqual(kept);
  });

  test('a hook deleted less than a day ago is not erased', async () => {
    const { visitor, hook } = await person();
    await remove(visitor, `${hook.id}`);
    await sweepDeletedHooks(app.db);
    expect((await restore(visitor, `${hook.id}`)).status).toBe(200);
  });
});
