import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Post } from '#features/blog/blog.schema.ts';
import { THEME_LABELS, THEME_NAMES } from '#features/landing/theme.ts';
import { blogCategories, blogPosts } from '#platform/database/schema-blog.ts';
import { signedInAdmin } from '../support/admins.ts';
import { signedIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';
import { spec } from './spec.ts';

let app: TestApp;
let admin: Visitor;
let anybody: Visitor;
let setup: Response;

beforeAll(async () => {
  app = await createTestApp();
  anybody = app.visitor();
  admin = await signedInAdmin(app);
  setup = await admin.post('/api/blog/setup');
});
afterAll(() => app.close());

const draft = {
  title: 'Salt on the label',
  excerpt: 'Where the sodium hides.',
  content: '<p>Turn the tub around.</p>',
  theme: 'nutritionist',
  category_slug: 'nutritionist',
  tags: ['labels', 'salt'],
  status: 'draft',
};

async function create(given: Partial<typeof draft> = {}): Promise<Post> {
  const answer = await admin.post('/api/blog/posts', { ...draft, ...given });
  expect(answer.status).toBe(201);
  return answer.json();
}

async function posts(query = '', visitor = anybody): Promise<Post[]> {
  const answer = await visitor.get(`/api/blog/posts${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()).posts;
}

describe('section 3: a post and a category', () => {
  let post: Post;
  beforeAll(async () => {
    post = await create({ status: 'published' });
  });
  spec('3.post.id', () => expect(post.id).toEqual(expect.any(Number)));
  spec('3.post.title', () => expect(post.title).toBe(draft.title));
  spec('3.post.slug', () => expect(post.slug).toMatch(/^salt-on-the-label/));
  spec('3.post.excerpt', () => expect(post.excerpt).toBe(draft.excerpt));
  spec('3.post.content', () => expect(post.content).toBe(draft.content));
  spec('3.post.theme', async () => {
    expect(THEME_NAMES).toContain(post.theme);
    const answer = await admin.post('/api/blog/posts', { ...draft, theme: 'astrologer' });
    expect([answer.status, await answer.text()]).toEqual([400, 'Unknown theme']);
  });
  spec('3.post.category-slug', async () => {
    expect(post.category_slug).toBe('nutritionist');
    const answer = await admin.post('/api/blog/posts', { ...draft, category_slug: 'none-such' });
    expect([answer.status, await answer.text()]).toEqual([400, 'Unknown category']);
  });
  spec('3.post.tags', () => expect(post.tags).toEqual(['labels', 'salt']));
  spec('3.post.status', async () => {
    expect(post.status).toBe('published');
    expect((await admin.post('/api/blog/posts', { ...draft, status: 'secret' })).status).toBe(400);
  });
  spec('3.post.reading-time', () => expect(post.reading_time).toBe(1));
  spec('3.post.view-count', () => expect(post.view_count).toBe(0));
  spec('3.category.slug', async () => {
    const { categories } = await (await anybody.get('/api/blog/categories')).json();
    expect(categories.map(({ slug }: { slug: string }) => slug)).toContain('real-estate');
  });
  spec('3.category.name', async () => {
    const { categories } = await (await anybody.get('/api/blog/categories')).json();
    expect(categories).toContainEqual({ slug: 'real-estate', name: 'Real Estate' });
  });
});

describe('section 5: what is refused', () => {
  async function refusesWithout(field: 'title' | 'excerpt' | 'content') {
    const before = (await posts('?status=all&limit=50', admin)).length;
    for (const value of [undefined, '', '  \n ', null]) {
      const answer = await admin.post('/api/blog/posts', { ...draft, [field]: value });
      expect([answer.status, await answer.text()]).toEqual([400, 'Please fill in all required fields']);
    }
    expect(await posts('?status=all&limit=50', admin)).toHaveLength(before);
  }
  spec('5.blog-create.title-api', () => refusesWithout('title'));
  spec('5.blog-create.excerpt-api', () => refusesWithout('excerpt'));
  spec('5.blog-create.content-api', () => refusesWithout('content'));
});

describe('section 6: who may', () => {
  const writes = [
    ['POST', '/api/blog/setup', undefined],
    ['POST', '/api/blog/posts', draft],
    ['PATCH', '/api/blog/posts/1', { title: 'Changed' }],
    ['DELETE', '/api/blog/posts/1', undefined],
  ] as const;
  const everything = async () => ({
    posts: await app.db.select().from(blogPosts).orderBy(blogPosts.id),
    categories: await app.db.select().from(blogCategories).orderBy(blogCategories.slug),
  });

  spec('6.admin.blog-writes-need-session', async () => {
    const before = await everything();
    const forged = app.visitor();
    forged.cookies.set('admin_session', 'a'.repeat(43));
    for (const visitor of [anybody, forged])
      for (const [method, path, body] of writes)
        expect((await visitor.request(method, path, body)).status, `${method} ${path}`).toBe(401);
    expect(await everything()).toEqual(before);
  });
  spec('6.user.not-blog-writes', async () => {
    const before = await everything();
    const user = await signedIn(app);
    // A user's token is no admin's, whatever cookie it is sent in.
    const disguised = app.visitor();
    disguised.cookies.set('admin_session', user.session.value);
    for (const [method, path, body] of writes) {
      expect((await user.visitor.request(method, path, body)).status, `${method} ${path}`).toBe(403);
      expect((await disguised.request(method, path, body)).status, `${method} ${path}`).toBe(401);
    }
    expect(await everything()).toEqual(before);
  });
  spec('6.admin.drafts-need-session', async () => {
    await create({ title: 'Not yet' });
    const user = await signedIn(app);
    for (const visitor of [anybody, user.visitor])
      for (const status of ['all', 'draft'])
        for (const post of await posts(`?status=${status}&limit=50`, visitor))
          expect(post.status).toBe('published');
  });
  spec('6.admin.manages-posts', async () => {
    const post = await create({ title: 'Here and gone' });
    expect((await posts('?status=all&limit=50', admin)).map(({ id }) => id)).toContain(post.id);
    expect((await admin.request('DELETE', `/api/blog/posts/${post.id}`)).status).toBe(204);
    expect((await admin.post('/api/blog/setup')).status).toBe(200);
  });
});

describe('section 7: the calls', () => {
  spec('7.posts.list', async () => {
    await create({ title: 'The newest', status: 'published' });
    const list = await posts();
    expect(list[0]?.title).toBe('The newest');
    const times = list.map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
  spec('7.posts.published-only', async () => {
    await create();
    for (const visitor of [anybody, admin])
      for (const post of await posts('?limit=50', visitor)) expect(post.status).toBe('published');
  });
  spec('7.posts.status-all', async () => {
    await create();
    const list = await posts('?status=all&limit=50', admin);
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['draft', 'published']));
  });
  spec('7.posts.status-draft', async () => {
    const post = await create();
    const list = await posts('?status=draft&limit=50', admin);
    expect(list.map(({ id }) => id)).toContain(post.id);
    expect(list.every(({ status }) => status === 'draft')).toBe(true);
  });
  spec('7.posts.theme', async () => {
    const post = await create({ theme: 'realEstate', category_slug: 'nutritionist', status: 'published' });
    const list = await posts('?theme=realEstate');
    expect(list.map(({ id }) => id)).toContain(post.id);
    expect(list.every(({ theme }) => theme === 'realEstate')).toBe(true);
  });
  spec('7.posts.category', async () => {
    const post = await create({ theme: 'default', category_slug: 'business-coach', status: 'published' });
    const list = await posts('?category=business-coach');
    expect(list.map(({ id }) => id)).toContain(post.id);
    expect(list.every(({ category_slug }) => category_slug === 'business-coach')).toBe(true);
  });
  spec('7.posts.default-limit-12', async () => {
    for (let n = 0; n < 13; n++) await create({ title: `Plenty ${n}`, status: 'published' });
    expect(await posts()).toHaveLength(12);
  });
  spec('7.posts.limit', async () => {
    expect(await posts('?limit=1')).toHaveLength(1);
    expect(await posts('?limit=13')).toHaveLength(13);
  });
  spec('7.posts.limit-at-most-50', async () => {
    const many = Array.from({ length: 50 }, (_, n) => ({
      ...draft,
      categorySlug: 'default',
      slug: `filler-${n}`,
      status: 'published',
      readingTime: 1,
      createdAt: new Date('2020-01-01'),
    }));
    await app.db.insert(blogPosts).values(many);
    // What came past the API is in the list when it is read anew.
    await create({ status: 'published' });
    expect(await posts('?limit=50')).toHaveLength(50);
    expect(await posts('?limit=51')).toHaveLength(50);
    for (const limit of ['0', '-1', '1.5', 'many'])
      expect((await anybody.get(`/api/blog/posts?limit=${limit}`)).status).toBe(400);
  });
  spec('7.categories.200', async () => {
    const answer = await anybody.get('/api/blog/categories');
    expect(answer.status).toBe(200);
    const { categories } = await answer.json();
    for (const category of categories)
      expect(category).toEqual({ slug: expect.any(String), name: expect.any(String) });
  });
  spec('7.setup.200', async () => {
    expect([setup.status, await setup.json()]).toEqual([200, { categories: 8, posts: 8 }]);
  });
  spec('7.setup.starter-posts', async () => {
    for (const theme of THEME_NAMES) expect(await posts(`?theme=${theme}`), theme).not.toHaveLength(0);
  });
  spec('7.setup.eight-categories', async () => {
    const { categories } = await (await anybody.get('/api/blog/categories')).json();
    const names = categories.map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual(Object.values(THEME_LABELS).toSorted());
  });
  spec('7.setup.again-adds-nothing', async () => {
    const before = await app.db.$count(blogPosts);
    const answer = await admin.post('/api/blog/setup');
    expect([answer.status, await answer.json()]).toEqual([200, { categories: 0, posts: 0 }]);
    expect(await app.db.$count(blogPosts)).toBe(before);
  });
  spec('7.post-create.201', async () => {
    expect(await create()).toMatchObject(draft);
  });
  spec('7.post-create.slug-from-title', async () => {
    expect((await create({ title: 'My First Post' })).slug).toBe('my-first-post');
    expect((await create({ title: "Crème brûlée: what's in it?" })).slug).toBe('creme-brulee-whats-in-it');
    expect((await create({ title: '東京' })).slug).toMatch(/^post/);
  });
  spec('7.post-create.reading-time', async () => {
    expect((await create()).reading_time).toBe(1);
    const long = `<p>${'word '.repeat(2000)}</p>`;
    expect((await create({ content: long })).reading_time).toBeGreaterThan(5);
  });
  spec('7.post-patch.200', async () => {
    const post = await create();
    const answer = await admin.request('PATCH', `/api/blog/posts/${post.id}`, { excerpt: 'New' });
    expect([answer.status, (await answer.json()).excerpt]).toEqual([200, 'New']);
  });
  spec('7.post-patch.publishes', async () => {
    const post = await create();
    await admin.request('PATCH', `/api/blog/posts/${post.id}`, { status: 'published' });
    expect((await posts('?limit=50')).map(({ id }) => id)).toContain(post.id);
  });
  spec('7.post-patch.mends', async () => {
    const post = await create();
    const answer = await admin.request('PATCH', `/api/blog/posts/${post.id}`, { title: 'Pepper' });
    const { updated_at, ...mended } = await answer.json();
    const { updated_at: before, ...same } = post;
    expect(mended).toEqual({ ...same, title: 'Pepper' });
    expect(Date.parse(updated_at)).toBeGreaterThanOrEqual(Date.parse(before));
  });
  spec('7.post-patch.unknown-404', async () => {
    for (const id of ['999999', 'none', '1e3'])
      expect((await admin.request('PATCH', `/api/blog/posts/${id}`, { title: 'x' })).status).toBe(404);
  });
  spec('7.post-delete.unknown-404', async () => {
    for (const id of ['999999', 'none', '1.5'])
      expect((await admin.request('DELETE', `/api/blog/posts/${id}`)).status).toBe(404);
  });
});
