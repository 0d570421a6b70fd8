import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { REWRITE_KINDS, type RewriteKind } from '#features/hooks/changes/rewrite-kinds.ts';
import type { Hook, HookVersion } from '#features/hooks/hooks.schema.ts';
import { auditLedger } from '../support/audit.ts';
import { goodElements, startModelServer, USAGE } from '../support/model-server.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';
import { scriptedWriter } from '../support/writers.ts';

/** Rewrites of hooks are free, ten a run, and the original is kept. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'off' }, seed: () => 1 });
});
afterEach(async () => {
  expect(await auditLedger(app.db)).toEqual([]);
});
afterAll(() => app.close());

async function person(at: TestApp = app) {
  const someone = await signedIn(at);
  const answer = await someone.visitor.post('/api/hooks/generate', { topic: 'why your sourdough fails' });
  const { hooks, hook_credits } = (await answer.json()) as { hooks: Hook[]; hook_credits: number };
  return { ...someone, hooks, hook: hooks[0] as Hook, hook_credits };
}
const rewrite = (visitor: Visitor, id: number, how: unknown = 'again') =>
  visitor.post(`/api/hooks/${id}/rewrite`, { how });
const versionsOf = async (visitor: Visitor, id: number): Promise<HookVersion[]> =>
  ((await (await visitor.get(`/api/hooks/${id}/versions`)).json()) as { versions: HookVersion[] }).versions;
const countOf = async (userId: number) => {
  const { rows } = await app.pool.query(
    `select count(*)::int as made from hook_versions where user_id = $1 and made_by <> 'original'`,
    [userId],
  );
  return rows[0].made;
};

test('a rewrite has new words with their own layers, spends no run, and keeps the original one step back', async () => {
  const { visitor, id, hook, hook_credits } = await person();
  const response = await rewrite(visitor, hook.id);
  const changed = (await response.json()) as Hook;
  expect([response.status, changed.original_hook]).toEqual([200, hook.generated_hook]);
  expect(changed.generated_hook).not.toBe(hook.generated_hook);
  expect(((await (await visitor.get('/api/user')).json()) as { hook_credits: number }).hook_credits).toBe(
    hook_credits,
  );
  const [original, version] = await versionsOf(visitor, hook.id);
  expect([original?.made_by, version?.made_by]).toEqual(['original', 'again']);
  const back = await visitor.post(`/api/hooks/${hook.id}/versions/${original?.id}`);
  expect(await back.json()).toEqual({ ...hook, original_hook: hook.generated_hook });
  expect(await countOf(id)).toBe(1);
});

test('a rewrite that cannot be made is answered with a sentence, changes nothing and is not counted', async () => {
  const { visitor, id, hooks } = await person();
  const refused: string[] = [];
  let granted = 0;
  for (const how of REWRITE_KINDS.filter((one) => one !== 'again')) {
    for (const hook of hooks.slice(0, 3)) {
      const response = await rewrite(visitor, hook.id, how);
      if (response.status === 200) granted++;
      else refused.push(`${response.status} ${await response.text()}`);
    }
  }
  expect(refused.length).toBeGreaterThan(0);
  for (const message of refused)
    expect(message).toMatch(/^409 There is no .+ yet\. You can edit its words\.$/);
  expect(await countOf(id)).toBe(granted);
});

test('only the kinds of rewrites that have wording are offered, and none after ten', async () => {
  const { visitor, id, hooks } = await person();
  const kindsOf = async (one: Visitor, hookId: number): Promise<RewriteKind[]> =>
    ((await (await one.get(`/api/hooks/${hookId}/rewrites`)).json()) as { kinds: RewriteKind[] }).kinds;
  const seen = new Set<string>();
  for (const hook of hooks.slice(0, 3)) {
    const offered = await kindsOf(visitor, hook.id);
    for (const how of ['shorter', 'question', 'softer', 'again'] as const) {
      seen.add(`${how} ${offered.includes(how)}`);
      if (!offered.includes(how)) expect((await rewrite(visitor, hook.id, how)).status, how).toBe(409);
    }
    const [how] = offered;
    if (how) expect((await rewrite(visitor, hook.id, how)).status, how).toBe(200);
  }
  expect(seen.size).toBeGreaterThan(4);
  await app.pool.query(
    `insert into hook_versions (user_id, hook_id, run_id, made_by, hook_type, generated_hook, delivery_tip)
    select user_id, id, run_id, 'again', hook_type, generated_hook, delivery_tip from hooks where user_id = $1`,
    [id],
  );
  expect(await kindsOf(visitor, hooks[9]?.id as number)).toEqual([]);
  const { visitor: stranger } = await signedIn(app);
  expect((await stranger.get(`/api/hooks/${hooks[0]?.id}/rewrites`)).status).toBe(404);
});

test('a run allows exactly ten rewrites, even if many are requested at once', async () => {
  const { visitor, id, hooks } = await person();
  await app.pool.query(
    `insert into hook_versions (user_id, hook_id, run_id, made_by, hook_type, generated_hook, delivery_tip)
    select user_id, id, run_id, 'again', hook_type, generated_hook, delivery_tip from hooks
    where user_id = $1 order by id limit 8`,
    [id],
  );
  const answers = await Promise.all(hooks.map((hook) => rewrite(visitor, hook.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const message = 'This run had its 10 rewrites. You can still edit the words of its hooks.';
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
  // A hook that cannot be rewritten is refused for that reason, in any order of the calls.
  const messages = await Promise.all(refused.map((answer) => answer.text()));
  expect(messages.filter((text) => !/^There is no .+ yet\./.test(text))).toContain(message);
  expect(await countOf(id)).toBe(10);
  const next = await visitor.post('/api/hooks/generate', { topic: 'meal prep' });
  const { hooks: others } = (await next.json()) as { hooks: Hook[] };
  const ways = await Promise.all(others.map((hook) => rewrite(visitor, hook.id)));
  expect(ways.some(({ status }) => status === 200)).toBe(true);
});

test('two clicks on one hook make one change', async () => {
  const { visitor, hook } = await person();
  const answers = await Promise.all([rewrite(visitor, hook.id), rewrite(visitor, hook.id)]);
  const [one, two] = (await Promise.all(answers.map((answer) => answer.json()))) as [Hook, Hook];
  expect(one.generated_hook).toBe(two.generated_hook);
  expect(await versionsOf(visitor, hook.id)).toHaveLength(2);
});

test("a bad request and another user's or a deleted hook are refused for rewriting", async () => {
  const { visitor, hook } = await person();
  for (const how of ['louder', '', 7, null]) {
    const response = await rewrite(visitor, hook.id, how);
    expect([response.status, await response.text()]).toEqual([
      400,
      'how must be one of: again, shorter, softer, question',
    ]);
  }
  const { visitor: stranger } = await signedIn(app);
  expect((await rewrite(stranger, hook.id)).status).toBe(404);
  await visitor.request('DELETE', `/api/hooks/${hook.id}`);
  expect((await rewrite(visitor, hook.id)).status).toBe(404);
});

test('the words of a rewrite are never written again', async () => {
  const { visitor, hook } = await person();
  const changed = (await (await rewrite(visitor, hook.id)).json()) as Hook;
  for (let n = 0; n < 2; n++) {
    const answer = await visitor.post('/api/hooks/generate', { topic: 'why your sourdough fails' });
    const { hooks } = (await answer.json()) as { hooks: Hook[] };
    expect(hooks.map(({ generated_hook }) => generated_hook)).not.toContain(changed.generated_hook);
  }
});

describe('with a model', () => {
  let model: Awaited<ReturnType<typeof startModelServer>>;
  let asking: TestApp;
  beforeAll(async () => {
    model = await startModelServer();
    const ai = { AI_PROVIDER: 'compatible', AI_MODEL: 'm', AI_BASE_URL: model.url };
    asking = await createTestApp({ env: { LIMITS: 'off', ...ai } });
  });
  afterAll(async () => {
    await asking.close();
    await model.close();
  });

  /** A model that answers the rewrite with this hook. */
  async function ask(how: RewriteKind, words: string) {
    model.behave({});
    const { visitor, hook, id } = await person(asking);
    model.behave({
      answer: (prompt, call) => goodElements(prompt, call).map((element) => ({ ...element, hook: words })),
    });
    const response = await rewrite(visitor, hook.id, how);
    const { rows } = await asking.pool.query('select input_tokens from model_runs where user_id = $1', [id]);
    const answer = response.status === 200 ? ((await response.json()) as Hook) : null;
    return { status: response.status, answer, hook, tokens: rows[0].input_tokens };
  }

  test('a model is told the hook and the kind of rewrite, its words are used, and its tokens are added to the run', async () => {
    const words = 'Is your starter just tired tonight?';
    const { answer, hook, tokens } = await ask('question', words);
    expect(answer?.generated_hook).toBe(words);
    expect(model.calls.at(-1)?.prompt).toMatchObject({
      rewrite: { hook: hook.generated_hook, wish: 'the same as one question' },
      slots: [{ slot: 1, type: hook.hook_type }],
    });
    expect(tokens).toBe(2 * USAGE.prompt_tokens);
  });

  testRows([
    ['what is not what was wished for', 'question', 'Your starter is tired.'],
    ['what the gate refuses', 'again', 'Studies show your starter is tired.'],
  ] as const)('%s never comes from the model', async (_, how, words) => {
    const { answer, status } = await ask(how, words);
    expect([200, 409]).toContain(status);
    expect(answer?.generated_hook).not.toBe(words);
  });
});

test('a run has a fixed number of rewrites from a model, even if none is kept', async () => {
  let calls = 0;
  const writer = {
    ...scriptedWriter(),
    rewrite: async () => {
      calls++;
      await sleep(100);
      return null;
    },
  };
  const limited = await createTestApp({ writer, env: { LIMITS: 'rewriteHook=1000/60' } });
  try {
    const { visitor, hooks } = await person(limited);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => rewrite(visitor, (hooks[n % 10] as Hook).id)),
    );
    expect(calls).toBe(30);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
    const aMonth = 30 * 24 * 3600 * 1000;
    await limited.pool.query('update rate_limits set expire = expire - $1', [aMonth]);
    const later = await rewrite(visitor, (hooks[0] as Hook).id);
    expect([later.status, await later.text()]).toEqual([
      409,
      'This run has asked for too many rewrites. You can still edit the words of its hooks.',
    ]);
    expect(calls).toBe(30);
    const { hooks: others } = (await (
      await visitor.post('/api/hooks/generate', { topic: 'another run' })
    ).json()) as { hooks: Hook[] };
    expect((await rewrite(visitor, (others[0] as Hook).id)).status).toBe(409);
  } finally {
    await limited.close();
  }
});
