import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPassword } from '#features/account/login/login.queries.ts';
import { openSession } from '#features/account/sessions/sessions.ts';
import { users } from '#platform/database/schema.ts';
import { toErrorResponse as describeError } from '#platform/http/errors.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { createUser, signedIn } from '../support/users.ts';

/** What `npm run prove -- fuzz` and `npm run prove -- chaos` found once, kept as tests. */
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
])('a NUL in the address is no unexpected error: %s', async (address, status) => {
  const { visitor } = await signedIn(app);
  expect((await visitor.get(address)).status).toBe(status);
});

test('an account deleted while it is used is no unexpected error', async () => {
  const { id } = await createUser(app.db);
  await app.db.delete(users).where(eq(users.id, id));
  const changing = app.db.transaction((tx) => setPassword(tx, id, '-'));
  await expect(changing).rejects.toMatchObject({ status: 401 });
  const opening = app.db.transaction((tx) => openSession(tx, id, 'test')).catch(describeError);
  expect(await opening).toMatchObject({ status: 409 });
});
