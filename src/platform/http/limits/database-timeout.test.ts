import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { toErrorResponse as describeError } from '../errors.ts';
import { databaseTimeout } from './database-timeout.ts';

function slowApp(heldMs: number) {
  const app = new Hono();
  app.onError((error, c) => {
    const { status, message, headers } = describeError(error);
    return c.text(message, status, headers);
  });
  app.use(databaseTimeout({ heldMs: () => heldMs }, /generate$/, 50));
  return app.get('*', async (c) => {
    await sleep(150);
    return c.text('done');
  });
}

test('a request that waits for a silent database is refused in time', async () => {
  const answer = await slowApp(2000).request('/api/user');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.text()).toMatch(/database is away/);
});

test('a request that is slow for another reason is waited for, and so is a language model', async () => {
  expect(await (await slowApp(20).request('/api/user')).text()).toBe('done');
  expect(await (await slowApp(2000).request('/api/hooks/generate')).text()).toBe('done');
});
