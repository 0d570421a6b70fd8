import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Post } from '#features/blog/blog.schema.ts';
import { createBlogReader } from '#features/blog/blog-reader.ts';
import { readStarterPosts, type StarterPost } from '#features/blog/starter-posts.ts';
import { blogPosts } from '#platform/database/schema-blog.ts';
import { listen } from '#platform/http/server/listen.ts';
import { signedInAdmin } from '../support/admins.ts';
import { recordStatements } from '../support/recorded-statements.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { testRows } from '../support/test-rows.ts';
import type { Visitor } from '../support/visitor.ts';

/** Requests without an account and without a limit must be cheap. */
const POSTS = 50;
const FIRST_CALLS = 60;
const CALLS = 25;
const ROUNDS = 4;
const MS_AT_MOST = 3;

let app: TestApp;
let admin: Visitor;
let server: Awaited<ReturnType<typeof listen>>;
let url: string;
let client: ChildProcess;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signedInAdmin(app);
  server = await listen(app.fetch, { port: 0, host: '127.0.0.1' }, { lightweight: true });
  url = `http://127.0.0.1:${(server.http.address() as AddressInfo).port}`;
  client = spawn(process.execPath, ['--input-type=module', '-e', CLIENT], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  expect((await admin.post('/api/blog/setup')).status).toBe(200);
  const { posts } = await (await admin.get('/api/blog/posts?status=all&limit=50')).json();
  const starters = readStarterPosts();
  const added = Array.from({ length: POSTS - posts.length }, (_, n) => {
    const { theme, title, excerpt, content, tags } = starters[n % starters.length] as StarterPost;
    const [slug, categorySlug] = [`post-${n}`, 'default'];
    return { title, excerpt, content, theme, tags: [...tags], slug, categorySlug, readingTime: 4 };
  });
  await app.db.insert(blogPosts).values(added.map((post) => ({ ...post, status: 'published' })));
});
afterAll(async () => {
  client.kill();
  server.http.closeAllConnections();
  await new Promise((resolve) => server.http.close(resolve));
  await app.close();
});

/** Requests the URL of each message `calls` times and reports when all answers have come. */
const CLIENT = `import http from 'node:http';
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const ask = (url) => new Promise((resolve, reject) => {
  http.get(url, { agent }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(String(answer.statusCode)));
    answer.resume().once('end', resolve);
  }).once('error', reject);
});
process.on('message', async ({ url, calls }) => {
  for (let n = 0; n < calls; n++) await ask(url);
  process.send('done');
});`;

/** Milliseconds of this process for one call over HTTP. The client is another process. */
async function costOf(path: string): Promise<number> {
  const ask = async (calls: number) => {
    const answered = once(client, 'message');
    const ended = once(client, 'exit').then(() => Promise.reject(new Error(`${path} was not answered`)));
    ended.catch(() => {});
    client.send({ url: url + path, calls });
    await Promise.race([answered, ended]);
  };
  await ask(FIRST_CALLS);
  let least = Number.POSITIVE_INFINITY;
  // The process also does other work, so the cheapest of several rounds counts.
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage();
    await ask(CALLS);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000 / CALLS);
  }
  return least;
}

testRows([
  '/api/blog/posts?limit=50',
  '/api/blog/posts',
  '/api/blog/posts?theme=default&limit=49',
  '/api/blog/categories',
  '/blog/feed.xml',
  '/blog/feed.json',
  '/api/openapi.json',
  '/api/docs',
  '/sitemap.xml',
  '/blog',
  '/blog?page=3',
  '/blog/default',
  '/blog/tag/talking-head',
  '/blog/category/default',
  '/blog/default/post-0',
  '/login',
  '/reset-password?token=x',
])('%s takes little processor time', async (path) => {
  expect(await costOf(path)).toBeLessThan(MS_AT_MOST);
});

test('the posts in memory equal the database for every limit, theme and category', async () => {
  const read = async (query: string): Promise<Post[]> =>
    (await (await app.visitor().get(`/api/blog/posts${query}`)).json()).posts;
  const asAdmin = async (query: string): Promise<Post[]> =>
    (await (await admin.get(`/api/blog/posts?status=all&${query}`)).json()).posts;
  for (const query of ['limit=50', 'limit=1', 'limit=7&theme=nutritionist', 'category=default', 'theme=none'])
    expect(await read(`?${query}`)).toEqual(await asAdmin(query));
});

test('missing list pages and unknown categories and themes cause no database query', async () => {
  const ask = async (name: string, page: number) => {
    const visitor = app.visitor();
    for (const list of ['/blog', '/blog/default', '/blog/tag/talking-head', '/blog/category/default'])
      expect((await visitor.get(`${list}?page=${page}`)).status).toBe(404);
    for (const of of [`theme=${name}`, `category=${name}`, 'theme=default&category=nutritionist'])
      expect(await (await visitor.get(`/api/blog/posts?${of}`)).json()).toEqual({ posts: [] });
  };
  await ask('first', 901);
  const recorded = recordStatements();
  await ask('second', 902);
  recorded.end();
  expect([...recorded.statements].filter((text) => text.includes('blog_'))).toEqual([]);
});

test('a shorter list is a slice of the whole one and not a copy for each request', async () => {
  const reader = createBlogReader(app.services);
  const lists = await Promise.all([50, 49, 48].map((limit) => reader.newest({ limit })));
  expect(new Set(lists.map(([piece]) => piece?.buffer)).size).toBe(1);
});

test('a write is visible at once in the lists and feeds of its process', async () => {
  const post = { title: 'Seen at once', excerpt: 'Short.', content: '<p>Text.</p>', status: 'published' };
  const everywhere = async () => {
    const texts = await Promise.all(
      ['/api/blog/posts', '/blog/feed.xml', '/blog/feed.json', '/blog', '/sitemap.xml'].map(async (path) =>
        (await app.visitor().get(path)).text(),
      ),
    );
    return texts.map((text) => /seen-at-once/.test(text));
  };
  expect(await everywhere()).toEqual(Array(5).fill(false));
  const { id } = await (await admin.post('/api/blog/posts', post)).json();
  expect(await everywhere()).toEqual(Array(5).fill(true));
  expect((await admin.request('DELETE', `/api/blog/posts/${id}`)).status).toBe(204);
  expect(await everywhere()).toEqual(Array(5).fill(false));
});

test('a feed is sent compressed, and answers 304 to a reader that has it', async () => {
  const first = await app.visitor().get('/blog/feed.xml', { 'accept-encoding': 'gzip' });
  expect(first.headers.get('content-encoding')).toBe('gzip');
  const tag = first.headers.get('etag') ?? '';
  expect((await app.visitor().get('/blog/feed.xml', { 'if-none-match': tag })).status).toBe(304);
});
