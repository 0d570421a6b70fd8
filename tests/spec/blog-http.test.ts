import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Post } from '#features/blog/blog.schema.ts';
import { THEME_LABELS } from '#features/landing/theme.ts';
import { blogCategories, blogPosts } from '#platform/database/schema-blog.ts';
import { THEME_NAMES } from '#platform/theme-names.ts';
import { signedInAdmin } from '../support/admins.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { signedIn } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

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

async function create(fields: Partial<typeof draft> = {}): Promise<Post> {
  const answer = await admin.post('/api/blog/posts', { ...draft, ...fields });
  expect(answer.status).toBe(201);
  return answer.json();
}

async function posts(query = '', visitor = anybody): Promise<Post[]> {
  const answer = await visitor.get(`/api/blog/posts${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()).posts;
}

describe('a post and a category', () => {
  let post: Post;
  beforeAll(async () => {
    post = await create({ status: 'published' });
  });
  test('[3.post.id] A blog post has id.', () => expect(post.id).toEqual(expect.any(Number)));
  test('[3.post.title] A blog post has title.', () => expect(post.title).toBe(draft.title));
  test('[3.post.slug] A blog post has slug.', () => expect(post.slug).toMatch(/^salt-on-the-label/));
  test('[3.post.excerpt] A blog post has excerpt.', () => expect(post.excerpt).toBe(draft.excerpt));
  test('[3.post.content] A blog post has content, HTML.', () => expect(post.content).toBe(draft.content));
  test('[3.post.theme] A blog post has theme, one of the eight theme values.', async () => {
    expect(THEME_NAMES).toContain(post.theme);
    const answer = await admin.post('/api/blog/posts', { ...draft, theme: 'astrologer' });
    expect([answer.status, await answer.text()]).toEqual([400, 'Unknown theme']);
  });
  test('[3.post.category-slug] A blog post has category_slug.', async () => {
    expect(post.category_slug).toBe('nutritionist');
    const answer = await admin.post('/api/blog/posts', { ...draft, category_slug: 'none-such' });
    expect([answer.status, await answer.text()]).toEqual([400, 'Unknown category']);
  });
  test('[3.post.tags] A blog post has tags, a list of strings.', () =>
    expect(post.tags).toEqual(['labels', 'salt']));
  test("[3.post.status] A blog post has status, 'draft' or 'published'.", async () => {
    expect(post.status).toBe('published');
    expect((await admin.post('/api/blog/posts', { ...draft, status: 'secret' })).status).toBe(400);
  });
  test('[3.post.reading-time] A blog post has reading_time, in minutes.', () =>
    expect(post.reading_time).toBe(1));
  test('[3.post.view-count] A blog post has view_count, a number.', () => expect(post.view_count).toBe(0));
  test('[3.category.slug] A blog category has slug.', async () => {
    const { categories } = await (await anybody.get('/api/blog/categories')).json();
    expect(categories.map(({ slug }: { slug: string }) => slug)).toContain('real-estate');
  });
  test('[3.category.name] A blog category has name.', async () => {
    const { categories } = await (await anybody.get('/api/blog/categories')).json();
    expect(categories).toContainEqual({ slug: 'real-estate', name: 'Real Estate' });
  });
});

describe('what is refused', () => {
  async function refusesWithout(field: 'title' | 'excerpt' | 'content') {
    const before = (await posts('?status=all&limit=50', admin)).length;
    for (const value of [undefined, '', '  \n ', null]) {
      const answer = await admin.post('/api/blog/posts', { ...draft, [field]: value });
      expect([answer.status, await answer.text()]).toEqual([400, 'Please fill in all required fields']);
    }
    expect(await posts('?status=all&limit=50', admin)).toHaveLength(before);
  }
  test("[5.blog-create.title-api] POST /api/blog/posts by an admin without title answers 400 'Please fill in all required fields'.", () =>
    refusesWithout('title'));
  test("[5.blog-create.excerpt-api] POST /api/blog/posts by an admin without excerpt answers 400 'Please fill in all required fields'.", () =>
    refusesWithout('excerpt'));
  test("[5.blog-create.content-api] POST /api/blog/posts by an admin without content answers 400 'Please fill in all required fields'.", () =>
    refusesWithout('content'));
});

describe('who may read and write posts', () => {
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

  test('[6.admin.blog-writes-need-session] POST /api/blog/setup, POST /api/blog/posts, PATCH and DELETE /api/blog/posts/{id} without an admin session answer 401 and change nothing.', async () => {
    const before = await everything();
    const forged = app.visitor();
    forged.cookies.set('admin_session', 'a'.repeat(43));
    for (const visitor of [anybody, forged])
      for (const [method, path, body] of writes)
        expect((await visitor.request(method, path, body)).status, `${method} ${path}`).toBe(401);
    expect(await everything()).toEqual(before);
  });
  test('[6.user.not-blog-writes] A signed-in user without an admin session is refused with 403 (wrong role; nothing changed) by POST /api/blog/setup, POST, PATCH and DELETE /api/blog/posts.', async () => {
    const before = await everything();
    const user = await signedIn(app);
    // A user's token gives no admin session, not even in the admin cookie.
    const disguised = app.visitor();
    disguised.cookies.set('admin_session', user.session.value);
    for (const [method, path, body] of writes) {
      expect((await user.visitor.request(method, path, body)).status, `${method} ${path}`).toBe(403);
      expect((await disguised.request(method, path, body)).status, `${method} ${path}`).toBe(401);
    }
    expect(await everything()).toEqual(before);
  });
  test('[6.admin.drafts-need-session] GET /api/blog/posts with status=all or status=draft without an admin session contains no draft.', async () => {
    await create({ title: 'Not yet' });
    const user = await signedIn(app);
    for (const visitor of [anybody, user.visitor])
      for (const status of ['all', 'draft'])
        for (const post of await posts(`?status=${status}&limit=50`, visitor))
          expect(post.status).toBe('published');
  });
  test('[6.admin.manages-posts] An admin may create and delete posts, list those of all statuses and set up the blog system.', async () => {
    const post = await create({ title: 'Here and gone' });
    expect((await posts('?status=all&limit=50', admin)).map(({ id }) => id)).toContain(post.id);
    expect((await admin.request('DELETE', `/api/blog/posts/${post.id}`)).status).toBe(204);
    expect((await admin.post('/api/blog/setup')).status).toBe(200);
  });
});

describe('the calls of the blog', () => {
  test('[7.posts.list] GET /api/blog/posts answers 200 {posts: [...]}, newest first.', async () => {
    await create({ title: 'The newest', status: 'published' });
    const list = await posts();
    expect(list[0]?.title).toBe('The newest');
    const times = list.map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
  test('[7.posts.published-only] GET /api/blog/posts returns published posts only, also to an admin who asks for no status.', async () => {
    await create();
    for (const visitor of [anybody, admin])
      for (const post of await posts('?limit=50', visitor)) expect(post.status).toBe('published');
  });
  test('[7.posts.status-all] GET /api/blog/posts?status=all with an admin session returns drafts and published posts.', async () => {
    await create();
    const list = await posts('?status=all&limit=50', admin);
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['draft', 'published']));
  });
  test('[7.posts.status-draft] GET /api/blog/posts?status=draft with an admin session returns drafts only.', async () => {
    const post = await create();
    const list = await posts('?status=draft&limit=50', admin);
    expect(list.map(({ id }) => id)).toContain(post.id);
    expect(list.every(({ status }) => status === 'draft')).toBe(true);
  });
  test('[7.posts.theme] GET /api/blog/posts?theme={value} returns the posts of that theme only.', async () => {
    const post = await create({ theme: 'realEstate', category_slug: 'nutritionist', status: 'published' });
    const list = await posts('?theme=realEstate');
    expect(list.map(({ id }) => id)).toContain(post.id);
    expect(list.every(({ theme }) => theme === 'realEstate')).toBe(true);
  });
  test('[7.posts.category] GET /api/blog/posts?category={slug} returns the posts of that category only.', async () => {
    const post = await create({ theme: 'default', category_slug: 'business-coach', status: 'published' });
    const list = await posts('?category=business-coach');
    expect(list.map(({ id }) => id)).toContain(post.id);
    expect(list.every(({ category_slug }) => category_slug === 'business-coach')).toBe(true);
  });
  test('[7.posts.default-limit-12] GET /api/blog/posts without limit returns at most 12 posts.', async () => {
    for (let n = 0; n < 13; n++) await create({ title: `Plenty ${n}`, status: 'published' });
    expect(await posts()).toHaveLength(12);
  });
  test('[7.posts.limit] GET /api/blog/posts?limit=n returns at most n posts, n from 1 to 50.', async () => {
    expect(await posts('?limit=1')).toHaveLength(1);
    expect(await posts('?limit=13')).toHaveLength(13);
  });
  test('[7.posts.limit-at-most-50] GET /api/blog/posts never returns more than 50 posts: a limit of 0 or 51 is not taken as it stands.', async () => {
    const many = Array.from({ length: 50 }, (_, n) => ({
      ...draft,
      categorySlug: 'default',
      slug: `filler-${n}`,
      status: 'published',
      readingTime: 1,
      createdAt: new Date('2020-01-01'),
    }));
    await app.db.insert(blogPosts).values(many);
    // Rows inserted past the API appear only after the cached list is refreshed, which creating a post does.
    await create({ status: 'published' });
    expect(await posts('?limit=50')).toHaveLength(50);
    expect(await posts('?limit=51')).toHaveLength(50);
    for (const limit of ['0', '-1', '1.5', 'many'])
      expect((await anybody.get(`/api/blog/posts?limit=${limit}`)).status).toBe(400);
  });
  test('[7.categories.200] GET /api/blog/categories answers 200 {categories: [{slug, name}]}.', async () => {
    const answer = await anybody.get('/api/blog/categories');
    expect(answer.status).toBe(200);
    const { categories } = await answer.json();
    for (const category of categories)
      expect(category).toEqual({ slug: expect.any(String), name: expect.any(String) });
  });
  test('[7.setup.200] POST /api/blog/setup by an admin answers 200 {categories, posts}, the numbers of those that it added: 8 and 8 on an empty blog.', async () => {
    expect([setup.status, await setup.json()]).toEqual([200, { categories: 8, posts: 8 }]);
  });
  test('[7.setup.starter-posts] After POST /api/blog/setup there is a starter post for each of the eight professions.', async () => {
    for (const theme of THEME_NAMES) expect(await posts(`?theme=${theme}`), theme).not.toHaveLength(0);
  });
  test('[7.setup.eight-categories] After POST /api/blog/setup there are the eight profession categories.', async () => {
    const { categories } = await (await anybody.get('/api/blog/categories')).json();
    const names = categories.map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual(Object.values(THEME_LABELS).toSorted());
  });
  test('[7.setup.again-adds-nothing] POST /api/blog/setup once more answers 200 {categories: 0, posts: 0} and adds nothing.', async () => {
    const before = await app.db.$count(blogPosts);
    const answer = await admin.post('/api/blog/setup');
    expect([answer.status, await answer.json()]).toEqual([200, { categories: 0, posts: 0 }]);
    expect(await app.db.$count(blogPosts)).toBe(before);
  });
  test('[7.post-create.201] POST /api/blog/posts {title, excerpt, content, theme, category_slug, tags, status} by an admin answers 201 with the post, holding these values.', async () => {
    expect(await create()).toMatchObject(draft);
  });
  test("[7.post-create.slug-from-title] A new post's slug is made from its title (e.g. 'My First Post' gives my-first-post).", async () => {
    expect((await create({ title: 'My First Post' })).slug).toBe('my-first-post');
    expect((await create({ title: "Crème brûlée: what's in it?" })).slug).toBe('creme-brulee-whats-in-it');
    expect((await create({ title: '東京' })).slug).toMatch(/^post/);
  });
  test("[7.post-create.reading-time] A new post's reading_time is computed from the words of its content: at least 1 minute, more for a long text.", async () => {
    expect((await create()).reading_time).toBe(1);
    const long = `<p>${'word '.repeat(2000)}</p>`;
    expect((await create({ content: long })).reading_time).toBeGreaterThan(5);
  });
  test('[7.post-patch.200] PATCH /api/blog/posts/{id} by an admin answers 200 with the post.', async () => {
    const post = await create();
    const answer = await admin.request('PATCH', `/api/blog/posts/${post.id}`, { excerpt: 'New' });
    expect([answer.status, (await answer.json()).excerpt]).toEqual([200, 'New']);
  });
  test("[7.post-patch.publishes] PATCH /api/blog/posts/{id} {status: 'published'} publishes a draft: it is then in the public list.", async () => {
    const post = await create();
    await admin.request('PATCH', `/api/blog/posts/${post.id}`, { status: 'published' });
    expect((await posts('?limit=50')).map(({ id }) => id)).toContain(post.id);
  });
  test('[7.post-patch.changes-what-is-sent] PATCH /api/blog/posts/{id} changes what is sent (e.g. title, content) and leaves the other fields as they are.', async () => {
    const post = await create();
    const answer = await admin.request('PATCH', `/api/blog/posts/${post.id}`, { title: 'Pepper' });
    const { updated_at, ...mended } = await answer.json();
    const { updated_at: before, ...same } = post;
    expect(mended).toEqual({ ...same, title: 'Pepper' });
    expect(Date.parse(updated_at)).toBeGreaterThanOrEqual(Date.parse(before));
  });
  test('[7.post-patch.unknown-404] PATCH /api/blog/posts/{id} for an id that does not exist answers 404.', async () => {
    for (const id of ['999999', 'none', '1e3'])
      expect((await admin.request('PATCH', `/api/blog/posts/${id}`, { title: 'x' })).status).toBe(404);
  });
  test('[7.post-delete.unknown-404] DELETE /api/blog/posts/{id} for an id that does not exist answers 404.', async () => {
    for (const id of ['999999', 'none', '1.5'])
      expect((await admin.request('DELETE', `/api/blog/posts/${id}`)).status).toBe(404);
  });
});
