import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Post } from '#features/blog/blog.schema.ts';
import { blogPosts } from '#platform/database/schema-blog.ts';
import { signedInAdmin } from '../support/admins.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import type { Visitor } from '../support/visitor.ts';

/** Posts that attack readers or the server. */
let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signedInAdmin(app);
  expect((await admin.post('/api/blog/setup')).status).toBe(200);
});
afterAll(() => app.close());

const draft = { title: 'Salt', excerpt: 'Where it hides.', content: '<p>Turn the tub around.</p>' };
const CONTROL = 'Please remove the control characters';

async function create(fields: Partial<Post>): Promise<Post> {
  const answer = await admin.post('/api/blog/posts', { ...draft, ...fields });
  expect(answer.status).toBe(201);
  return answer.json();
}

testRows([
  ['a tag', { tags: ['salt\u0000'] }, CONTROL],
  ['a tag', { tags: ['salt\u0001'] }, CONTROL],
  ['the category', { category_slug: 'default\u0000' }, CONTROL],
  ['the category', { category_slug: 'x'.repeat(10_000) }, 'Unknown category'],
  ['the title', { title: 'salt\u0000' }, CONTROL],
])('a control character in %s of a post is refused with a sentence', async (_, fields, message) => {
  const { id } = await create({});
  for (const [method, path] of [
    ['POST', '/api/blog/posts'],
    ['PATCH', `/api/blog/posts/${id}`],
  ] as const) {
    const answer = await admin.request(method, path, { ...draft, ...fields });
    expect([answer.status, await answer.text()]).toEqual([400, message]);
  }
});

/** The characters that XML 1.0 allows. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

test('no character in a post makes the feed invalid', async () => {
  const { id } = await create({ title: 'Odd \uffff title \ufffe', status: 'published', theme: 'default' });
  await create({ title: 'Half a \ud83d pair', excerpt: 'and \udc00 more', status: 'published' });
  // Inserted directly, as if stored under earlier rules.
  const odd = { excerpt: 'A \u0001 bell \u0007 and \u001b more', tags: ['ta\u0008g'] };
  await app.db.update(blogPosts).set(odd).where(eq(blogPosts.id, id));
  await create({ title: 'The last', status: 'published' });
  const feed = await (await app.visitor().get('/blog/feed.xml')).text();
  expect(feed).toContain('<title>Odd  title </title>');
  expect(feed).toContain('<category>tag</category>');
  expect(feed).not.toMatch(NOT_XML);
});

const DEEP = {
  open: '<b>'.repeat(60_000),
  closed: `${'<b>'.repeat(50_000)}x${'</b>'.repeat(50_000)}`,
  'closed by others': '<b>'.repeat(30_000) + '</i>'.repeat(60_000),
  unknown: '<noscript>x</b>'.repeat(20_000),
};

test('tags nested thousands deep are refused at once', async () => {
  const { id } = await create({});
  const open = vi.spyOn(app.db, 'transaction');
  for (const [how, content] of Object.entries(DEEP)) {
    for (const [method, path] of [
      ['POST', '/api/blog/posts'],
      ['PATCH', `/api/blog/posts/${id}`],
      ['POST', '/api/blog/posts/preview'],
    ] as const) {
      const call = `${how}: ${method} ${path}`;
      const start = process.cpuUsage();
      const answer = await admin.request(method, path, { ...draft, content, theme: 'default', tags: [] });
      const { user } = process.cpuUsage(start);
      expect([answer.status, await answer.text()], call).toEqual([400, 'The content is nested too deeply']);
      expect(user / 1000, `milliseconds of ${call}`).toBeLessThan(500);
    }
  }
  expect(open).not.toHaveBeenCalled();
});

test('tags nested to an ordinary depth are kept', async () => {
  const lists = `${'<ul><li>'.repeat(40)}Deep${'</li></ul>'.repeat(40)}`;
  const unclosed = '<p>One<p>Two<br><img src="/a.png"><ul><li>three<li>four</ul>'.repeat(500);
  const { content } = await create({ content: `${lists}${unclosed}` });
  expect(content).toContain(lists);
});

test('a stored post nested too deep to be cleaned is shown as its text', async () => {
  const { id, slug } = await create({ title: 'From before', status: 'published' });
  const content = `${DEEP.open}<script>alert(1)</script>words &amp; all`;
  await app.db.update(blogPosts).set({ content }).where(eq(blogPosts.id, id));
  await create({ title: 'Read again' });
  const page = await app.visitor().get(`/blog/default/${slug}`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('words');
  expect(html).not.toContain('<script>alert');
});
