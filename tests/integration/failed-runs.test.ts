import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBalance } from '#features/credits/ledger.ts';
import { fallbackHooks } from '#features/hooks/write/fallback-hooks.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';
import { scriptedWriter } from '../support/writers.ts';

/**
 * A user whose runs fail one after the other gets one a minute. A failed run costs nothing, so no other limit applies.
 */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ writer: scriptedWriter(), tries: async () => fallbackHooks() });
});
afterAll(() => app.close());

const generate = (visitor: Visitor, topic: string, headers = {}) =>
  visitor.post('/api/hooks/generate', { topic }, headers);
async function fail(visitor: Visitor, times: number): Promise<void> {
  for (let n = 0; n < times; n++) expect((await generate(visitor, 'fail after 4')).status).toBe(502);
}
const aMinuteLater = () =>
  app.pool.query(`update rate_limits set expire = expire - 61000 where key like 'pauseAfterFailure%'`);

test('a user with five failed runs in a row may try once a minute', async () => {
  const person = await signedIn(app, { credits: 3 });
  await fail(person.visitor, 5);
  for (const headers of [{}, { accept: 'application/x-ndjson' }]) {
    const refused = await generate(person.visitor, 'bread', headers);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toMatch(
      /^Your last runs failed, so for now you can start one a minute\. Please wait \d+ seconds and try again\.$/,
    );
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
  }
  await aMinuteLater();
  await fail(person.visitor, 1);
  expect((await generate(person.visitor, 'bread')).status).toBe(429);
  expect(await readBalance(app.db, person.id)).toBe(3);
  const other = await signedIn(app);
  expect((await generate(other.visitor, 'bread')).status).toBe(201);
});

test('a try that differs from the one shown counts as a failed run', async () => {
  const person = await signedIn(app, { credits: 2 });
  const keep = (n: number) =>
    person.visitor.post('/api/try/keep', {
      topic: `bread ${n}`,
      version: 'default',
      take: 'abc',
      fingerprint: 'made-up-ten',
    });
  for (let n = 0; n < 5; n++) expect((await keep(n)).status).toBe(410);
  expect((await keep(5)).status).toBe(429);
  expect((await generate(person.visitor, 'bread')).status).toBe(429);
  expect(await readBalance(app.db, person.id)).toBe(2);
  await aMinuteLater();
  expect((await generate(person.visitor, 'bread')).status).toBe(201);
});

test('a successful run resets the count of failures', async () => {
  const { visitor } = await signedIn(app, { credits: 9 });
  await fail(visitor, 4);
  expect((await generate(visitor, 'bread')).status).toBe(201);
  await fail(visitor, 5);
  expect((await generate(visitor, 'bread')).status).toBe(429);
  await aMinuteLater();
  expect((await generate(visitor, 'bread')).status).toBe(201);
  expect((await generate(visitor, 'bread')).status).toBe(201);
  await fail(visitor, 4);
  expect((await generate(visitor, 'bread')).status).toBe(201);
});

test('a failed stream counts as a failure, and a run refused beforehand does not', async () => {
  const { visitor } = await signedIn(app, { credits: 1 });
  for (let n = 0; n < 5; n++) {
    expect((await generate(visitor, ' ')).status).toBe(400);
    await (await generate(visitor, 'fail', { accept: 'application/x-ndjson' })).text();
  }
  expect((await generate(visitor, 'bread')).status).toBe(429);
});

test('failed runs have no limit with LIMITS=off', async () => {
  const free = await createTestApp({ writer: scriptedWriter(), env: { LIMITS: 'off' } });
  const { visitor } = await signedIn(free);
  await fail(visitor, 7);
  expect((await generate(visitor, 'bread')).status).toBe(201);
  await free.close();
});
