import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAdmin } from '../support/admins.ts';
import { goodElements, startModelServer, USAGE } from '../support/model-server.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';
import { Visitor } from '../support/visitor.ts';

/** The app with a model: a run is complete whatever the model does, and names its writer. */
let model: Awaited<ReturnType<typeof startModelServer>>;
let app: TestApp;
const ENV = () => ({ AI_PROVIDER: 'compatible', AI_MODEL: 'm', AI_BASE_URL: model.url });
beforeAll(async () => {
  model = await startModelServer();
  app = await createTestApp({ env: { ...ENV(), AI_INPUT_PRICE: '2', AI_OUTPUT_PRICE: '10' } });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

async function run() {
  const person = await signedIn(app, { credits: 1 });
  const answer = await person.visitor.post('/api/hooks/generate', { topic: 'meal prep' });
  const { rows } = await app.pool.query('select id, writer from runs where user_id = $1', [person.id]);
  return { status: answer.status, hooks: (await answer.json()).hooks, ...rows[0] };
}

test('a configured model writes the run', async () => {
  model.behave({});
  expect(await run()).toMatchObject({ status: 201, writer: 'compatible:m' });
});

test('the tokens and time of a model are stored, measured and shown to admins', async () => {
  model.behave({
    answer: (prompt, call) =>
      goodElements(prompt, call).map((element) =>
        element.slot === 1 ? { ...element, hook: 'Studies show it works.' } : element,
      ),
  });
  const { id, writer } = await run();
  expect(writer).toBe('compatible:m, 1 offline');
  const { rows } = await app.pool.query('select * from model_runs where run_id = $1', [id]);
  expect(rows[0]).toMatchObject({
    provider: 'compatible',
    model: 'm',
    input_tokens: 2 * USAGE.prompt_tokens,
    output_tokens: 2 * USAGE.completion_tokens,
    cost: String(2 * (USAGE.prompt_tokens * 2 + USAGE.completion_tokens * 10)),
    refused: { study: 2 },
    filled: 1,
  });
  expect(rows[0].first_ms).toBeGreaterThan(0);
  expect(rows[0].last_ms).toBeGreaterThanOrEqual(rows[0].first_ms);
  const metrics = await (await new Visitor(app.fetch).get('/metrics')).text();
  expect(metrics).toMatch(/^model_refused_hooks_total\{reason="study"\} 2$/m);
  expect(metrics).toMatch(/^model_tokens_total\{kind="input"\} \d{4,}$/m);
  const admin = await signedInAdmin(app);
  const shown = await (await admin.get('/api/admin/model')).json();
  expect(shown).toMatchObject({
    name: 'compatible:m',
    budget: null,
    models: [{ provider: 'compatible', model: 'm', filled: 1 }],
    refusals: [{ reason: 'study', hooks: 2 }],
  });
  expect(shown.days).toHaveLength(30);
  expect(shown.days.at(-1).tokens).toBeGreaterThanOrEqual(2 * USAGE.total_tokens);
});

test("the book writes after the day's tokens are spent, and the run says so", async () => {
  const small = await createTestApp({ env: { ...ENV(), AI_DAILY_TOKENS: '2000' } });
  try {
    model.behave({});
    const person = await signedIn(small, { credits: 3 });
    for (let n = 0; n < 2; n++) await person.visitor.post('/api/hooks/generate', { topic: 'meal prep' });
    const { rows } = await small.pool.query('select writer from runs where user_id = $1 order by id', [
      person.id,
    ]);
    expect(rows.map((row) => row.writer)).toEqual(['compatible:m', 'offline, instead of compatible:m']);
    expect(model.calls).toHaveLength(1);
    const admin = await signedInAdmin(small);
    const { budget } = await (await admin.get('/api/admin/model')).json();
    expect(budget).toEqual({ tokens: 2000, used: USAGE.total_tokens });
  } finally {
    await small.close();
  }
});

test('tokens stay counted when their user deletes the account, even during a run', async () => {
  const small = await createTestApp({ env: { ...ENV(), AI_DAILY_TOKENS: '100000' } });
  try {
    const admin = await signedInAdmin(small);
    const used = async () => (await (await admin.get('/api/admin/model')).json()).budget.used;
    model.behave({});
    const first = await signedIn(small, { credits: 1 });
    await first.visitor.post('/api/hooks/generate', { topic: 'meal prep' });
    await admin.request('DELETE', `/api/admin/users/${first.id}`);
    expect(await used()).toBe(USAGE.total_tokens);
    model.behave({ slowMs: 20 });
    const second = await signedIn(small, { credits: 1 });
    const running = second.visitor.post('/api/hooks/generate', { topic: 'meal prep' });
    await expect.poll(() => model.calls.length).toBe(1);
    await admin.request('DELETE', `/api/admin/users/${second.id}`);
    expect((await running).status).not.toBe(201);
    expect(await used()).toBe(2 * USAGE.total_tokens);
    const { rows } = await small.pool.query('select distinct user_id, run_id from model_runs');
    expect(rows).toEqual([{ user_id: null, run_id: null }]);
  } finally {
    await small.close();
  }
});

test('a model that fails is replaced by the book, and the run says so', async () => {
  model.behave({ status: 500 });
  const { hooks, ...rest } = await run();
  expect(rest).toMatchObject({ status: 201, writer: 'offline, instead of compatible:m' });
  expect(hooks).toHaveLength(10);
});

test('characters that cannot be stored cost the hook or its part and not the run', async () => {
  model.behave({
    answer: (prompt, call) =>
      goodElements(prompt, call).map((element) => {
        if (element.slot === 1)
          return { ...element, hook: `${element.hook.slice(0, 9)}\u0000${element.hook.slice(9)}` };
        return element.slot === 2
          ? { ...element, tip: 'Hold\u0007 the pan up.', point: 'One\ud800 point of it.' }
          : element;
      }),
  });
  const { status, writer, hooks } = await run();
  expect({ status, writer }).toEqual({ status: 201, writer: 'compatible:m, 1 offline' });
  const mended = hooks.find(({ point }: { point: string }) => point === 'One\ufffd point of it.');
  expect(mended).toMatchObject({ delivery_tip: expect.not.stringContaining('pan up') });
});

test('an impossible count of tokens is not believed', async () => {
  for (const prompt_tokens of [1e300, 9e15, -5, 1.5]) {
    model.behave({ usage: { prompt_tokens, completion_tokens: 900, total_tokens: 900 } });
    const { status, id } = await run();
    expect(status).toBe(201);
    const { rows } = await app.pool.query(
      'select input_tokens, output_tokens from model_runs where run_id = $1',
      [id],
    );
    expect(rows).toEqual([{ input_tokens: expect.any(Number), output_tokens: 900 }]);
    expect(rows[0].input_tokens).toBeGreaterThan(1000);
    expect(rows[0].input_tokens).toBeLessThan(10_000);
  }
});

test('an endless answer of the model is cut off, and the book writes', async () => {
  for (const answer of [`{"points": ["${'a'.repeat(20_000)}`, 'no line ends '.repeat(5000)]) {
    model.behave({ endless: answer });
    expect(await run()).toMatchObject({ status: 201, writer: 'offline, instead of compatible:m' });
    await expect.poll(() => model.aborted).toEqual([1]);
  }
});

test('a slow local model set up by the documented recipe writes all ten hooks', async () => {
  const guide = fs.readFileSync('docs/local-models.md', 'utf8');
  const recipe = Object.fromEntries(
    [...guide.matchAll(/^ {3}(AI_\w+)=(\S+)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(Object.keys(recipe)).toHaveLength(5);
  const local = await createTestApp({ env: { ...recipe, AI_BASE_URL: model.url } });
  try {
    model.behave({ slowMs: 20 });
    const person = await signedIn(local, { credits: 1 });
    const answer = await person.visitor.post('/api/hooks/generate', { topic: 'meal prep' });
    expect(answer.status).toBe(201);
    const { rows } = await local.pool.query('select writer from runs where user_id = $1', [person.id]);
    expect(rows).toEqual([{ writer: `compatible:${recipe.AI_MODEL}` }]);
  } finally {
    await local.close();
  }
});
