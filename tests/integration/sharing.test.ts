import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainMarkdown } from '#features/workspace/export/export.ts';
import { csvRows } from '../support/admins.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { seedRuns, signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** Exported files, the calendar, and runs shared by link. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Listed = { id: number; run_id: number; generated_hook: string };

async function creator(runs = 1, topic?: string) {
  const person = await signedIn(app);
  await seedRuns(app.db, person.id, runs, topic);
  const hooks: Listed[] = await (await person.visitor.get('/api/hooks')).json();
  return { ...person, hooks, runId: hooks[0]?.run_id as number };
}
const text = async (visitor: Visitor, path: string) => (await visitor.get(path)).text();
const pathOf = (url: string) => new URL(url).pathname;

describe('files', () => {
  test('the history is exported whole in each format as an attachment that is not cached', async () => {
    const { visitor, hooks } = await creator(51);
    const csv = await visitor.get('/api/hooks/export?format=csv');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="hooks.csv"');
    expect(csv.headers.get('cache-control')).toBe('private, no-store');
    const [headings, ...rows] = csvRows(await csv.text());
    expect(headings?.slice(0, 3)).toEqual(['Topic', 'Type', 'Hook']);
    expect(rows.map((row) => row[2])).toEqual(hooks.map(({ generated_hook }) => generated_hook));
    expect(await (await visitor.get('/api/hooks/export?format=json')).json()).toEqual(hooks);
    const markdown = await text(visitor, '/api/hooks/export?format=markdown');
    expect(markdown.match(/^## meal prep$/gm)).toHaveLength(51);
    expect(markdown.match(/^- \*\*Hook/gm)).toHaveLength(510);
  });

  test('an exported spreadsheet contains no formula', async () => {
    const { visitor } = await creator(1, '=HYPERLINK("http://evil.example")');
    const rows = csvRows(await text(visitor, '/api/hooks/export?format=csv'));
    expect(rows[1]?.[0]).toBe(`'=HYPERLINK("http://evil.example")`);
  });

  test('the shot list is exported in its order with filmed marks and without deleted hooks', async () => {
    const { visitor, hooks } = await creator();
    const [a, b, c] = hooks as [Listed, Listed, Listed];
    for (const { id } of [b, a, c]) await visitor.post('/api/shots', { hook_id: id });
    await visitor.post(`/api/hooks/${a.id}/filmed`);
    await visitor.request('DELETE', `/api/hooks/${c.id}`);
    const markdown = await text(visitor, '/api/shots/export?format=markdown');
    expect(markdown.match(/^- \[.\] .*/gm)).toEqual([
      `- [ ] **${b.generated_hook}**`,
      `- [x] **${a.generated_hook}**`,
    ]);
    expect(await (await visitor.get('/api/shots/export?format=json')).json()).toHaveLength(2);
    expect(csvRows(await text(visitor, '/api/shots/export?format=csv'))[0]).toContain('Filmed at');
  });

  test('an empty history exports a valid file, and an unknown format is refused with a sentence', async () => {
    const { visitor } = await signedIn(app);
    expect(await (await visitor.get('/api/hooks/export?format=json')).json()).toEqual([]);
    expect(csvRows(await text(visitor, '/api/hooks/export?format=csv'))).toHaveLength(1);
    const refused = await visitor.get('/api/hooks/export?format=exe');
    expect([refused.status, await refused.text()]).toEqual([
      400,
      'format must be one of: csv, markdown, json',
    ]);
  });

  test.each([
    ['# not a heading', '\\# not a heading'],
    ['[link](http://x) <b>', '\\[link\\](http://x) \\<b\\>'],
    ['- no list\n1', '\\- no list 1'],
    ['1. no list', '1\\. no list'],
    ['**bold** `code`', '\\*\\*bold\\*\\* \\`code\\`'],
  ])('%j stays plain words in Markdown', (words, written) => {
    expect(plainMarkdown(words)).toBe(written);
  });
});

describe('the calendar', () => {
  const make = async (visitor: Visitor, time: string | null = '09:30') => {
    const answer = await visitor.post('/api/shots/calendar', { time, time_zone: 'Europe/Paris' });
    expect(answer.status).toBe(201);
    return pathOf((await answer.json()).url);
  };
  const starts = (file: string) => [...file.matchAll(/^DTSTART(.*)\r$/gm)].map(([, value]) => value);
  const uids = (file: string) => [...file.matchAll(/^UID:(.*)\r$/gm)].map(([, value]) => value);

  test('the calendar has one event a day from today at the chosen time, identified by its hook', async () => {
    const { visitor, hooks } = await creator();
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
    const { visitor, hooks } = await creator();
    await visitor.post('/api/shots', { hook_id: hooks[0]?.id });
    const path = await make(visitor);
    const tag = (await app.visitor().get(path)).headers.get('etag') ?? '';
    expect((await app.visitor().get(path, { 'if-none-match': tag })).status).toBe(304);
  });

  test('a renewed calendar address ends the old one, a withdrawn one is gone, and no table stores it', async () => {
    const { visitor, id } = await creator();
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

  test.each([
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
});

describe('a shared run', () => {
  const share = async (visitor: Visitor, runId: number) => {
    const answer = await visitor.post(`/api/hooks/runs/${runId}/shares`);
    expect(answer.status).toBe(201);
    return pathOf((await answer.json()).url);
  };

  test('a shared run is a page without scripts, not indexed, with a picture, for anybody with the link', async () => {
    const { visitor, runId, hooks } = await creator(1, 'Rent & <b>raises</b>');
    const path = await share(visitor, runId);
    const page = await app.visitor().get(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    const html = await page.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('Ten hooks for “Rent &amp; &lt;b&gt;raises&lt;/b&gt;”');
    expect(html.match(/class="caption"/g)?.length).toBeGreaterThanOrEqual(hooks.length);
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const drawn = await app.visitor().get(new URL(picture).pathname);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(
      Buffer.from(await drawn.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  test('a shared run shows no deleted hook and disappears with the run or its links', async () => {
    const { visitor, runId, hooks } = await creator();
    const [first, second] = [await share(visitor, runId), await share(visitor, runId)];
    await visitor.request('DELETE', `/api/hooks/${hooks[0]?.id}`);
    const html = await text(app.visitor(), first);
    expect(html).not.toContain(`${hooks[0]?.generated_hook}<`);
    expect(html).toContain('Nine hooks for');
    await visitor.request('DELETE', `/api/hooks/runs/${runId}`);
    for (const path of [first, `${first}/og.png`]) expect((await app.visitor().get(path)).status).toBe(404);
    await visitor.post(`/api/hooks/runs/${runId}/restore`);
    expect((await app.visitor().get(second)).status).toBe(200);
    for (const status of [204, 204])
      expect((await visitor.request('DELETE', `/api/hooks/runs/${runId}/shares`)).status).toBe(status);
    for (const path of [first, second]) expect((await app.visitor().get(path)).status).toBe(404);
  });

  test('a shared run has at most ten links, even if requested at once', async () => {
    const { visitor, runId } = await creator();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => visitor.post(`/api/hooks/runs/${runId}/shares`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect((await (await visitor.get(`/api/hooks/runs/${runId}/shares`)).json()).links).toHaveLength(10);
  });

  test('a shared run is exported without its link and disappears with the account', async () => {
    const { visitor, runId, id } = await creator();
    const path = await share(visitor, runId);
    const data = await text(visitor, '/api/account/export');
    expect(JSON.parse(data).shared_runs).toHaveLength(1);
    expect(data).not.toContain(path.split('/')[2]);
    await app.pool.query('delete from users where id = $1', [id]);
    expect((await app.visitor().get(path)).status).toBe(404);
  });
});
