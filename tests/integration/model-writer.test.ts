import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startModelServer } from '../support/model-server.ts';
import { signedIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** A model behind the real app: a run comes whatever it does, and says who wrote it. */
let model: Awaited<ReturnType<typeof startModelServer>>;
let app: TestApp;
beforeAll(async () => {
  model = await startModelServer();
  app = await createTestApp({ env: { AI_PROVIDER: 'compatible', AI_MODEL: 'm', AI_BASE_URL: model.url } });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

async function run() {
  const person = await signedIn(app, { runs: 1 });
  const answer = await person.visitor.post('/api/hooks/generate', { topic: 'meal prep' });
  const { rows } = await app.pool.query('select writer from runs where user_id = $1', [person.id]);
  return { status: answer.status, hooks: (await answer.json()).hooks, ...rows[0] };
}

test('the model writes the run', async () => {
  model.behave({});
  expect(await run()).toMatchObject({ status: 201, writer: 'compatible:m' });
});

test('a model that fails is replaced, and the run says so', async () => {
  model.behave({ status: 500 });
  const { hooks, ...rest } = await run();
  expect(rest).toMatchObject({ status: 201, writer: 'offline, instead of compatible:m' });
  expect(hooks).toHaveLength(10);
});

test("the recipe for a model on one's own machine: a slow one writes all ten", async () => {
  const guide = fs.readFileSync('docs/local-models.md', 'utf8');
  const recipe = Object.fromEntries(
    [...guide.matchAll(/^ {3}(AI_\w+)=(\S+)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(Object.keys(recipe)).toHaveLength(5);
  const local = await createTestApp({ env: { ...recipe, AI_BASE_URL: model.url } });
  try {
    model.behave({ slowMs: 20 });
    const person = await signedIn(local, { runs: 1 });
    const answer = await person.visitor.post('/api/hooks/generate', { topic: 'meal prep' });
    expect(answer.status).toBe(201);
    const { rows } = await local.pool.query('select writer from runs where user_id = $1', [person.id]);
    expect(rows).toEqual([{ writer: `compatible:${recipe.AI_MODEL}` }]);
  } finally {
    await local.close();
  }
});
