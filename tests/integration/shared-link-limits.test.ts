import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { seedRuns, signedIn } from '../support/users.ts';

/** Requests through a shared link count against the limits of the link's owner. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'drawPicture=2/600 readCalendar=3/600' } });
});
afterAll(() => app.close());

async function sharer(to = app) {
  const person = await signedIn(to);
  await seedRuns(to.db, person.id, 1);
  const [hook] = await (await person.visitor.get('/api/hooks')).json();
  const shared = await (await person.visitor.post(`/api/hooks/runs/${hook.run_id}/shares`, {})).json();
  const edit = (generated_hook: string) =>
    person.visitor.request('PATCH', `/api/hooks/${hook.id}`, { generated_hook });
  const picture = (from = '203.0.113.1') =>
    to.visitor().get(`${new URL(shared.url).pathname}/og.png`, { 'x-forwarded-for': from });
  return { ...person, hook, edit, picture };
}

test("new pictures of a user's shared runs are rate-limited, and existing ones are not", async () => {
  const one = await sharer();
  const statuses: number[] = [];
  for (let n = 0; n < 3; n++) {
    await one.edit(`${n} words`);
    statuses.push((await one.picture()).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  await one.edit('1 words');
  for (let n = 0; n < 4; n++) expect((await one.picture()).status).toBe(200);
  expect((await (await sharer()).picture()).status).toBe(200);
});

test('new pictures are rate-limited by IP, whichever user shared them', async () => {
  const strict = await createTestApp({ env: { LIMITS: 'visitorPages=3/600' } });
  try {
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      const one = await sharer(strict);
      await one.edit(`Words of the ${n}th`);
      statuses.push((await one.picture()).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  } finally {
    await strict.close();
  }
});

test("a refused IP uses up nothing of the owner's limit and blocks nobody else", async () => {
  const env = { LIMITS: 'visitorPages=1/600 drawPicture=2/600', TRUSTED_PROXIES: '127.0.0.1' };
  const strict = await createTestApp({ env });
  try {
    const one = await sharer(strict);
    expect((await one.picture()).status).toBe(200);
    await one.edit('Other words');
    const [refused, , read] = await Promise.all([one.picture(), one.picture(), one.picture('198.51.100.1')]);
    expect([refused.status, read.status]).toEqual([429, 200]);
  } finally {
    await strict.close();
  }
});

test("reads of a user's calendar are rate-limited", async () => {
  const { visitor, id } = await signedIn(app);
  const { url } = await (
    await visitor.post('/api/shots/calendar', { time: '09:30', time_zone: 'America/New_York' })
  ).json();
  const read = async () => (await app.visitor().get(new URL(url).pathname)).status;
  expect([await read(), await read(), await read(), await read()]).toEqual([200, 200, 200, 429]);
  // Refused reads write almost nothing, because a row update takes a lock that others wait for.
  const row = async () =>
    (await app.pool.query('select xmin::text from calendar_feeds where user_id = $1', [id])).rows;
  const before = await row();
  expect(await Promise.all(Array.from({ length: 20 }, read))).toEqual(Array(20).fill(429));
  expect(await row()).toEqual(before);
  const counted = await app.pool.query(`select points from rate_limits where key like 'readCalendar%'`);
  expect(counted.rows[0].points).toBeLessThan(20);
});
