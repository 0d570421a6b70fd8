import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { seedRuns, signedIn, signedInWithHooks } from '../support/users.ts';

/** Lists of hooks. What they show after each write is tested in list-cache.test.ts. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('an unchanged list answers 304', async () => {
  const person = await signedInWithHooks(app);
  const first = await person.visitor.get('/api/hooks?limit=50');
  const etag = first.headers.get('etag') as string;
  const tag = { 'if-none-match': etag };
  for (const tags of [etag, `"other", ${etag}`, etag.replace(/^W\//, '')]) {
    expect((await person.visitor.get('/api/hooks?limit=50', { 'if-none-match': tags })).status).toBe(304);
  }
  await seedRuns(app.db, person.id, 1);
  expect((await person.visitor.get('/api/hooks?limit=50', tag)).status).toBe(200);
});

test("lists contain only the user's own hooks, and another user's cursor leads nowhere", async () => {
  const { id, visitor } = await signedIn(app);
  const before = await signedInWithHooks(app);
  expect(await (await visitor.get('/api/hooks')).json()).toEqual([]);
  await seedRuns(app.db, id, 1);
  const after = await signedInWithHooks(app);
  for (const cursor of [before.ids[0], after.ids[0]])
    expect(await (await visitor.get(`/api/hooks?before=${cursor}`)).json()).toEqual([]);
  expect((await visitor.get('/api/hooks?before=x')).status).toBe(400);
});
