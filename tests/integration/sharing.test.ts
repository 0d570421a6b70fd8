import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedInWithHooks } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** Runs shared by link. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function creator(topic?: string) {
  const person = await signedInWithHooks(app, { topic });
  return { ...person, runId: person.hooks[0]?.run_id as number };
}
const text = async (visitor: Visitor, path: string) => (await visitor.get(path)).text();
const share = async (visitor: Visitor, runId: number) => {
  const answer = await visitor.post(`/api/hooks/runs/${runId}/shares`);
  expect(answer.status).toBe(201);
  return new URL((await answer.json()).url).pathname;
};

test('a shared run is a page without scripts, not indexed, with a picture, for anybody with the link', async () => {
  const { visitor, runId, hooks } = await creator('Rent & <b>raises</b>');
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
