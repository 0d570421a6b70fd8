import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import { signedIn, signedInWithHooks } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** The shot list as a calendar that other programs subscribe to. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const text = async (visitor: Visitor, path: string) => (await visitor.get(path)).text();
const make = async (visitor: Visitor, time: string | null = '09:30') => {
  const answer = await visitor.post('/api/shots/calendar', { time, time_zone: 'Europe/Paris' });
  expect(answer.status).toBe(201);
  return new URL((await answer.json()).url).pathname;
};
const starts = (file: string) => [...file.matchAll(/^DTSTART(.*)\r$/gm)].map(([, value]) => value);
const uids = (file: string) => [...file.matchAll(/^UID:(.*)\r$/gm)].map(([, value]) => value);

test('the calendar has one event a day from today at the chosen time, identified by its hook', async () => {
  const { visitor, hooks } = await signedInWithHooks(app);
  const three = hooks.slice(0, 3);
  for (const { id } of three) await visitor.post('/api/shots', { hook_id: id });
  const path = await make(visitor);
  const answer = await app.visitor().get(path);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const file = await answer.text();
  const day = (later: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })
      .format(Date.now() + later * 86_400_000)
      .replaceAll('-', '');
  expect(starts(file)).toEqual([0, 1, 2].map((later) => `:${day(later)}T093000`));
  expect(uids(file)).toEqual(three.map(({ id }) => `hook-${id}@localhost`));

  // A filmed hook leaves the calendar. The others move up and keep their event ids.
  await visitor.post(`/api/hooks/${three[0]?.id}/filmed`);
  const later = await text(app.visitor(), path);
  expect(uids(later)).toEqual(uids(file).slice(1));
  expect(starts(later)).toEqual(starts(file).slice(0, 2));

  const changed = await visitor.request('PATCH', '/api/shots/calendar', {
    time: null,
    time_zone: 'Europe/Paris',
  });
  expect(await changed.json()).toMatchObject({ on: true, time: null });
  expect(starts(await text(app.visitor(), path))[0]).toBe(`;VALUE=DATE:${day(0)}`);
});

test('an unchanged calendar answers 304 without the file', async () => {
  const { visitor, hooks } = await signedInWithHooks(app);
  await visitor.post('/api/shots', { hook_id: hooks[0]?.id });
  const path = await make(visitor);
  const tag = (await app.visitor().get(path)).headers.get('etag') ?? '';
  expect((await app.visitor().get(path, { 'if-none-match': tag })).status).toBe(304);
});

test('a renewed calendar address ends the old one, a withdrawn one is gone, and no table stores it', async () => {
  const { visitor, id } = await signedInWithHooks(app);
  const first = await make(visitor);
  const second = await make(visitor, null);
  expect((await app.visitor().get(first)).status).toBe(404);
  expect((await app.visitor().get(second)).status).toBe(200);
  expect(await (await visitor.get('/api/shots/calendar')).text()).not.toContain('/calendar/');
  const { rows } = await app.pool.query('select * from calendar_feeds where user_id = $1', [id]);
  expect(JSON.stringify(rows)).not.toContain(second.slice(10, 53));
  for (const status of [204, 204])
    expect((await visitor.request('DELETE', '/api/shots/calendar')).status).toBe(status);
  expect((await app.visitor().get(second)).status).toBe(404);
  expect(await (await visitor.get('/api/shots/calendar')).json()).toMatchObject({ on: false });
});

testRows([
  [{ time: '25:00', time_zone: 'Europe/Paris' }, 'time must be like 09:30, or null for all day'],
  [
    { time: null, time_zone: 'Mars/North' },
    'time_zone must be the name of a time zone, such as America/New_York',
  ],
])('the calendar %j is refused with a sentence', async (body, message) => {
  const { visitor } = await signedIn(app);
  const answer = await visitor.post('/api/shots/calendar', body);
  expect([answer.status, await answer.text()]).toEqual([400, message]);
});
