import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPassword } from '#features/account/login/login.queries.ts';
import { openSession } from '#features/account/sessions/sessions.ts';
import { users } from '#platform/database/schema-account.ts';
import { toErrorResponse as describeError } from '#platform/http/errors.ts';
import { keyOf } from '../support/keys.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { createUser, signedIn } from '../support/users.ts';

/** Failures that `npm run prove -- fuzz` and `npm run prove -- chaos` found, kept as tests. */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

testRows([
  ['/test-checkout/%00', 404],
  ['/api/hooks/%00/favorite', 404],
  ['/blog/%00/%00', 404],
  ['/%00', 404],
  ['/api/blog/posts?theme=%00', 400],
  ['/api/hooks?before=%00', 400],
  ['/?version=%00', 200],
  ['/blog?page=%00', 404],
  ['/blog/tag/%00', 404],
  ['/reset-password?token=%00', 200],
])('a NUL in the address is answered without an unexpected error: %s', async (address, status) => {
  const { visitor } = await signedIn(app);
  expect((await visitor.get(address)).status).toBe(status);
});

test('a body with more values than any call needs is refused before it is examined', async () => {
  const { visitor, id } = await signedIn(app);
  const { key } = await keyOf(app.db, id);
  const zeros = Array(32_000).fill(0);
  const sentence = [400, 'The request holds too many values'];
  const made = await visitor.post('/api/account/keys', { name: 'a', password: 'x', scopes: zeros });
  expect([made.status, await made.text()]).toEqual(sentence);
  const message = (params: object) => ({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
  for (const body of [
    message({ clientInfo: { icons: zeros } }),
    message({ clientInfo: { icons: [{ sizes: zeros }] } }),
    message({
      capabilities: { experimental: Object.fromEntries(zeros.slice(0, 6000).map((n, i) => [i, n])) },
    }),
    Array(10).fill(message({ clientInfo: { icons: zeros.slice(0, 3000) } })),
  ]) {
    const answer = await app.fetch(
      new Request('http://localhost:3000/mcp', {
        method: 'POST',
        headers: {
          host: 'localhost:3000',
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${key}`,
        },
        body: JSON.stringify(body),
      }),
    );
    expect([answer.status, await answer.text()]).toEqual(sentence);
  }
});

type Schema = { type?: string | string[]; maxItems?: number; $ref?: string } & Record<string, unknown>;

test('every list that a call accepts has a maximum length', async () => {
  const { paths, components } = await (await app.visitor().get('/api/openapi.json')).json();
  const endless: string[] = [];
  const walk = (schema: Schema | unknown, where: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { type, maxItems, $ref } = schema as Schema;
    if ($ref) walk(components.schemas[$ref.split('/').at(-1) ?? ''], where);
    if ([type].flat().includes('array') && maxItems === undefined) endless.push(where);
    for (const [name, part] of Object.entries(schema)) walk(part, `${where} ${name}`);
  };
  for (const [path, calls] of Object.entries<Record<string, { requestBody?: object }>>(paths))
    for (const [method, call] of Object.entries(calls)) walk(call.requestBody, `${method} ${path}`);
  expect(endless).toEqual([]);
});

test('an account deleted during a call causes no unexpected error', async () => {
  const { id } = await createUser(app.db);
  await app.db.delete(users).where(eq(users.id, id));
  const changing = app.db.transaction((tx) => setPassword(tx, id, '-'));
  await expect(changing).rejects.toMatchObject({ status: 401 });
  const opening = app.db.transaction((tx) => openSession(tx, id, 'test')).catch(describeError);
  expect(await opening).toMatchObject({ status: 409 });
});
