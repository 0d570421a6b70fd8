import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Post } from '#features/blog/blog.schema.ts';
import { THEME_LABELS } from '#features/landing/theme.ts';
import { THEMES } from '#features/landing/themes/registry.ts';
import { blogCategories } from '#platform/database/schema-blog.ts';
import { THEME_NAMES } from '#platform/theme-names.ts';
import { firstStart } from '../../src/server/first-start.ts';
import { signedInAdmin } from '../support/admins.ts';
import { headings, hrefOf, textOf } from '../support/html.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

const origin = 'https://hooksmith.test';
const READER = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' };

let app: TestApp;
let admin: Visitor;
let anybody: Visitor;

beforeAll(async () => {
  app = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  anybody = app.visitor();
  admin = await signedInAdmin(app);
  const say = vi.spyOn(console, 'log').mockImplementation(() => {});
  await firstStart(app.services, { url: 'http://localhost:3000' });
  say.mockRestore();
});
afterAll(() => app.close());

async function read(path: string, status = 200): Promise<string> {
  const answer = await anybody.get(path);
  expect(answer.status, path).toBe(status);
  return answer.text();
}

async function create(fields: Partial<Post>): Promise<Post> {
  const post = {
    title: 'A post',
    excerpt: 'Short.',
    content: '<p>Text.</p>',
    status: 'published',
    ...fields,
  };
  const answer = await admin.post('/api/blog/posts', post);
  expect(answer.status).toBe(201);
  return answer.json();
}

const pathOf = ({ theme, slug }: Post) => `/blog/${theme}/${slug}`;
const postLinks = (html: string) =>
  [...html.matchAll(/href="(\/blog\/\w+\/[^"]+)"/g)].map((match) => match[1] ?? '');
const titles = (html: string) => headings(html, 2);

describe('the blog set up by the first start', () => {
  test('[2.blog.set-up-on-first-start] After a first local start with an empty database /blog and every /blog/{theme} show at least one post, so that Content Tips never leads to an empty page.', async () => {
    for (const path of ['/blog', ...THEME_NAMES.map((name) => `/blog/${name}`)])
      expect(postLinks(await read(path)).length, path).toBeGreaterThan(0);
  });
  test('[1.blog.public-with-profession-categories] There is a public blog, readable signed out, whose categories are the eight professions.', async () => {
    await read('/blog');
    const { categories } = await (await anybody.get('/api/blog/categories')).json();
    const names = categories.map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual(Object.values(THEME_LABELS).toSorted());
  });
  test('[6.anonymous.blog] An anonymous visitor may read the blog index and the posts.', async () => {
    for (const path of postLinks(await read('/blog'))) await read(path);
  });
  test('[2.blog.index-all-themes] /blog answers 200 and lists published posts of all themes.', async () => {
    const themes = postLinks(await read('/blog')).map((path) => path.split('/')[2]);
    expect(new Set(themes)).toEqual(new Set(THEME_NAMES));
  });
  test('[2.blog.index-one-theme] /blog/{theme} answers 200 and lists published posts of that theme only, for each of the eight theme values.', async () => {
    for (const name of THEME_NAMES) {
      const links = postLinks(await read(`/blog/${name}`));
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link).toMatch(new RegExp(`^/blog/${name}/`));
    }
  });
  test('[2.blog.links-per-profession] The blog index has a link for each of the eight professions, to /blog/{theme}.', async () => {
    for (const path of ['/blog', '/blog/realEstate']) {
      const html = await read(path);
      for (const name of THEME_NAMES) expect(hrefOf(html, THEME_LABELS[name])).toBe(`/blog/${name}`);
    }
  });
});

describe('the lists', () => {
  test('[2.blog.no-drafts] No draft is shown on the public blog index.', async () => {
    await create({ title: 'Still a draft', status: 'draft' });
    expect(await read('/blog')).not.toContain('Still a draft');
    expect(await read('/blog/default')).not.toContain('Still a draft');
  });
  test('[2.blog.excerpt-cut] On the blog index an excerpt longer than 150 characters is cut at 150 characters and ends in an ellipsis.', async () => {
    const excerpt = `${'x'.repeat(149)}YZ and more`;
    await create({ title: 'Long', excerpt });
    const text = textOf(await read('/blog'));
    expect(text).toContain(`${'x'.repeat(149)}Y…`);
    expect(text).not.toContain('YZ');
  });
  test('[2.blog.excerpt-short-uncut] On the blog index an excerpt of at most 150 characters is shown whole, without an ellipsis.', async () => {
    await create({ title: 'Exact', excerpt: 'e'.repeat(150) });
    const text = textOf(await read('/blog'));
    expect(text).toContain('e'.repeat(150));
    expect(text).not.toContain(`${'e'.repeat(150)}…`);
  });
  test("[2.blog.post-links] Post links on the blog index go to /blog/{theme}/{slug}, with the post's own theme, also on /blog, which has no theme.", async () => {
    const post = await create({ title: 'Of keys', theme: 'realEstate' });
    for (const path of ['/blog', '/blog/realEstate'])
      expect(hrefOf(await read(path), 'Of keys')).toBe(pathOf(post));
  });
  const latest = async () => {
    for (let n = 1; n <= 13; n++) await create({ title: `Number ${n}.`, theme: 'corporateTrainer' });
    const first = titles(await read('/blog/corporateTrainer'));
    expect(first).toEqual(Array.from({ length: 12 }, (_, n) => `Number ${13 - n}.`));
  };
  test(
    '[2.blog.latest-12] The public blog index shows the latest 12 published posts, newest first: with 13 the oldest is not on the page.',
    latest,
  );
  test('[9.blog.page-size-public-12] The public blog has 12 posts a page.', async () => {
    const second = await read('/blog/corporateTrainer?page=2');
    expect(titles(second)[0]).toBe('Number 1.');
    expect(hrefOf(second, 'Newer posts')).toBe('/blog/corporateTrainer');
    for (const page of ['0', '99', 'two', '-1', '1.5'])
      await read(`/blog/corporateTrainer?page=${page}`, 404);
  });
});

describe('tags and categories', () => {
  const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const NOINDEX = '<meta name="robots" content="noindex"/>';

  test('a tag has one page for all professions in any spelling, linked from its posts', async () => {
    const one = await create({ title: 'Cold opens', theme: 'nutritionist', tags: ['Cold Opens', '★'] });
    expect(await read('/blog/tag/cold-opens')).toContain(NOINDEX);
    const two = await create({ title: 'More cold opens', theme: 'realEstate', tags: ['cold-opens', 'Süß'] });
    await create({ title: 'Not out', tags: ['cold opens'], status: 'draft' });
    const html = await read('/blog/tag/cold-opens');
    expect(titles(html)).toEqual(['More cold opens', 'Cold opens']);
    expect(canonical(html)).toMatch(/\/blog\/tag\/cold-opens$/);
    expect(html).not.toContain(NOINDEX);
    for (const [post, tag] of [
      [one, 'Cold Opens'],
      [two, 'cold-opens'],
    ] as const)
      expect(hrefOf(await read(pathOf(post)), tag)).toBe('/blog/tag/cold-opens');
    expect(hrefOf(await read(pathOf(two)), 'Süß')).toBe(`/blog/tag/${encodeURIComponent('süß')}`);
    await read(`/blog/tag/${encodeURIComponent('süß')}`);
    for (const path of ['none-such', '-', 'constructor', '%E0%A4%A', 'cold-opens?page=2'])
      await read(`/blog/tag/${path}`, 404);
    expect((await anybody.get('/sitemap.xml')).status).toBe(200);
    const sitemap = await (await anybody.get('/sitemap.xml')).text();
    expect(sitemap).toContain('/blog/tag/cold-opens</loc>');
    expect(sitemap).not.toContain('/blog/tag/s%C3%BC');
  });
  test('a tag with many posts has several pages', async () => {
    for (let n = 1; n <= 13; n++) await create({ title: `Tagged ${n}.`, tags: ['paged'] });
    const first = await read('/blog/tag/paged');
    expect(titles(first)).toHaveLength(12);
    expect(hrefOf(first, 'Older posts')).toBe('/blog/tag/paged?page=2');
    const second = await read('/blog/tag/paged?page=2');
    expect(titles(second)).toEqual(['Tagged 1.']);
    expect(canonical(second)).toMatch(/\/blog\/tag\/paged\?page=2$/);
  });
  test('a category has a page, and the same list of a profession is named canonical', async () => {
    const same = await read('/blog/category/financial-advisor');
    expect(canonical(same)).toMatch(/\/blog\/financialAdvisor$/);
    expect(same).toContain('data-theme="financialAdvisor"');
    const post = await create({
      title: 'Filed elsewhere',
      theme: 'default',
      category_slug: 'financial-advisor',
    });
    const own = await read('/blog/category/financial-advisor');
    expect(titles(own)[0]).toBe('Filed elsewhere');
    expect(canonical(own)).toMatch(/\/blog\/category\/financial-advisor$/);
    expect(await read(pathOf(post))).toContain('href="/blog/category/financial-advisor"');
    const sitemap = await (await anybody.get('/sitemap.xml')).text();
    expect(sitemap).toContain('/blog/category/financial-advisor</loc>');
    expect(sitemap).not.toContain('/blog/category/nutritionist</loc>');
    await app.db.insert(blogCategories).values({ slug: 'empty', name: 'Empty' });
    expect(await read('/blog/category/empty')).toContain(NOINDEX);
    await read('/blog/category/none-such', 404);
  });
});

describe('a post', () => {
  test('a post keeps the date of its first publication when it is withdrawn and published again', async () => {
    const post = await create({ title: 'Ripened', status: 'draft' });
    expect(post.published_at).toBeNull();
    await app.pool.query(`update blog_posts set created_at = '2020-02-02T12:00:00Z' where id = $1`, [
      post.id,
    ]);
    const mend = async (status: string): Promise<Post> =>
      (await admin.request('PATCH', `/api/blog/posts/${post.id}`, { status })).json();
    const { published_at: first } = await mend('published');
    expect(Math.abs(Date.now() - Date.parse(first ?? ''))).toBeLessThan(60_000);
    const html = await read(pathOf(post));
    expect(html).toContain(`<time dateTime="${first}">`);
    expect(html).not.toContain('2020');
    expect(titles(await read('/blog/default'))[0]).toBe('Ripened');
    expect((await mend('draft')).published_at).toBe(first);
    expect((await mend('published')).published_at).toBe(first);
  });
  test('[2.blog.post-page] /blog/{theme}/{slug} of a published post answers 200 and shows its title and its content rendered as HTML.', async () => {
    const post = await create({
      title: 'Bold & true',
      content: '<h2>Part</h2><p>It is <strong>so</strong>.</p>',
    });
    const html = await read(pathOf(post));
    expect(headings(html, 1)).toEqual(['Bold & true']);
    expect(html).toContain('<p>It is <strong>so</strong>.</p>');
  });
  test("[2.blog.post-wrong-theme] A post's slug under another known theme redirects with status 308 to /blog/{its own theme}/{slug}.", async () => {
    const post = await create({ title: 'Elsewhere', theme: 'nutritionist' });
    const answer = await anybody.get(`/blog/businessCoach/${post.slug}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, pathOf(post)]);
  });
  test('[2.blog.unknown-theme-404] /blog/{unknown theme} answers status 404 with the not-found page.', async () => {
    for (const path of ['/blog/astrologer', '/blog/constructor', '/blog/astrologer/a-post'])
      expect(await read(path, 404)).toContain('Page Not Found');
  });
  test('[2.blog.unknown-slug-404] /blog/{theme}/{unknown slug} answers status 404 with the not-found page.', async () => {
    expect(await read('/blog/default/none-such', 404)).toContain('Page Not Found');
  });
  test('[2.blog.draft-slug-404] Signed out, the address of a draft answers status 404 with the not-found page.', async () => {
    const post = await create({ title: 'Hidden', status: 'draft' });
    expect(await read(pathOf(post), 404)).toContain('Page Not Found');
    const preview = await admin.get(pathOf(post));
    expect(preview.status).toBe(200);
    expect(preview.headers.get('cache-control')).toContain('no-store');
    expect(await preview.text()).toContain('<meta name="robots" content="noindex"/>');
  });
  test('[4.post.status-chosen-at-creation] A post is created as draft or as published, as chosen.', async () => {
    expect((await create({ status: 'draft' })).status).toBe('draft');
    expect((await create({ status: 'published' })).status).toBe('published');
  });
  test('[4.post.admin-can-publish-draft] An admin can publish a draft (PATCH); it then stands on the public blog.', async () => {
    const post = await create({ title: 'Soon out', status: 'draft' });
    await read(pathOf(post), 404);
    await admin.request('PATCH', `/api/blog/posts/${post.id}`, { status: 'published' });
    await read(pathOf(post));
    expect(await read('/blog')).toContain('Soon out');
  });
  test('[7.post-create.slug-unique] A second post with the same title gets another slug; both addresses work.', async () => {
    const [first, second] = [await create({ title: 'Twins' }), await create({ title: 'Twins' })];
    expect(second.slug).not.toBe(first.slug);
    for (const post of [first, second]) await read(pathOf(post));
    const many = await Promise.all(Array.from({ length: 5 }, () => create({ title: 'Twins' })));
    expect(new Set(many.map(({ slug }) => slug)).size).toBe(5);
  });
  test('[7.post-delete.204] DELETE /api/blog/posts/{id} by an admin answers 204; the post is in no list any more and its page answers 404.', async () => {
    const post = await create({ title: 'To be gone' });
    await read(pathOf(post));
    expect((await admin.request('DELETE', `/api/blog/posts/${post.id}`)).status).toBe(204);
    await read(pathOf(post), 404);
    expect(await read('/blog')).not.toContain('To be gone');
    const { posts } = await (await admin.get('/api/blog/posts?status=all&limit=50')).json();
    expect(posts.map(({ id }: Post) => id)).not.toContain(post.id);
  });
  test('[3.post.featured-image-optional] A blog post has featured_image_url, optional; a post without one is shown without an image.', async () => {
    const bare = await create({ title: 'Bare' });
    expect(bare.featured_image_url).toBeNull();
    expect(await read(pathOf(bare))).not.toContain('<img');
    const pictured = await create({ title: 'Pictured', featured_image_url: '/images/og/default.jpg' });
    expect(await read(pathOf(pictured))).toContain('<img src="/images/og/default.jpg"');
    for (const url of [
      'https://elsewhere.test/a.png',
      '//elsewhere.test/a.png',
      'javascript:alert(1)',
      '/a"b',
    ]) {
      const post = { title: 'x', excerpt: 'x', content: 'x', featured_image_url: url };
      expect((await admin.post('/api/blog/posts', post)).status, url).toBe(400);
    }
  });
  test('a post whose title the drawing fonts lack is shared with the picture of its theme', async () => {
    const post = await create({ title: '三秒のフック', theme: 'nutritionist' });
    const html = await read(pathOf(post));
    expect(html).toContain('/images/og/nutritionist.jpg"');
    await read(`${pathOf(post)}/og.png`, 404);
    const long = await create({
      title: `Überlänge 🎬 ${'ångström '.repeat(20)}<b>&`,
      theme: 'businessCoach',
    });
    expect((await anybody.get(`${pathOf(long)}/og.png`)).status).toBe(200);
    const draft = await create({ title: 'Unseen', status: 'draft' });
    await read(`${pathOf(draft)}/og.png`, 404);
  });
  test('[2.blog.server-rendered] The HTML that the server sends for the blog pages already contains the posts; the pages make no call to /api/blog/posts?limit=12.', async () => {
    const html = await read('/blog/nutritionist');
    const [path = ''] = postLinks(html);
    for (const page of [html, await read(path)]) {
      expect(page).not.toContain('/api/blog');
      expect(textOf(page).length).toBeGreaterThan(500);
    }
  });

  test('a post shows date, reading time, tags, contents, neighbors, related posts, sharing and the next step', async () => {
    for (const name of THEME_NAMES) {
      const { posts } = await (await anybody.get(`/api/blog/posts?theme=${name}&limit=50`)).json();
      const post: Post = posts.at(-1);
      const html = await read(pathOf(post));
      const text = textOf(html);
      expect(text).toContain(`${post.reading_time} min read`);
      for (const tag of post.tags) expect(text).toContain(tag);
      for (const [, id] of html.matchAll(/href="#(part-\d+)"/g)) expect(html).toContain(`<h2 id="${id}">`);
      expect(html).toContain('href="#part-1"');
      expect(html).toMatch(/rel="(prev|next)"/);
      expect(headings(html, 2)).toContain('Read on');
      expect(html).toContain('https://www.linkedin.com/sharing/');
      expect(hrefOf(html, THEMES[name].copy.cta.buttonText)).toBe('/login');
      expect(html).not.toContain(' style=');
    }
  });
});

describe('when the posts cannot be read', () => {
  const failing = async (path: string) => {
    const query = vi.spyOn(app.services.pool, 'query').mockRejectedValue(new Error('secret cause') as never);
    const warn = vi.spyOn(app.services.log, 'warn');
    const answer = await app.visitor().get(path);
    const warnings = warn.mock.calls.map((call) => call[1]);
    query.mockRestore();
    warn.mockRestore();
    return { status: answer.status, html: await answer.text(), warnings };
  };
  test("[2.blog.error-state] When the posts cannot be read the public blog shows 'Error Loading Blog' and 'Please try again later.'.", async () => {
    for (const path of ['/blog?page=7', '/blog/default?page=7', '/blog/default/never-read']) {
      const { status, html } = await failing(path);
      expect(status).toBe(503);
      expect(headings(html, 1)).toEqual(['Error Loading Blog']);
      expect(textOf(html)).toContain('Please try again later.');
    }
  });
  test("[8.read.blog-posts] When the posts of the public blog cannot be read, the failure's text is always 'Failed to fetch blog posts', whatever the cause said.", async () => {
    const { html, warnings } = await failing('/blog?page=8');
    expect(html).toContain('Failed to fetch blog posts');
    expect(html).not.toContain('secret cause');
    expect(warnings).toContain('Failed to fetch blog posts');
  });
});

describe('views of a post', () => {
  const viewsOf = async (id: number): Promise<number> => {
    const { posts } = await (await admin.get('/api/blog/posts?status=all&limit=50')).json();
    return posts.find((post: Post) => post.id === id)?.view_count;
  };

  test('views count readers by IP, and not bots, reloads, aliases or prefetched pages', async () => {
    const post = await create({ title: 'Watched' });
    const path = pathOf(post);
    const from = (address: string, headers: Record<string, string> = {}) =>
      anybody.get(path, { 'x-forwarded-for': address, ...READER, ...headers });
    for (let n = 0; n < 3; n++) await from('198.51.100.1');
    for (let n = 0; n < 20; n++)
      await from('198.51.100.1', { 'user-agent': `Mozilla/5.0 (Mac ${n}) Safari` });
    await anybody.get(path, { 'user-agent': 'Googlebot/2.1' });
    await anybody.get(path);
    await anybody.get(path, { 'user-agent': 'Ahead/1 Mozilla', 'sec-purpose': 'prefetch' });
    await anybody.request('HEAD', path, undefined, { 'user-agent': 'Head/1 Mozilla' });
    await from('198.51.100.2');
    await expect.poll(() => viewsOf(post.id), { interval: 100 }).toBe(2);
    const { posts } = await (await anybody.get('/api/blog/posts')).json();
    expect(posts.find(({ id }: Post) => id === post.id).updated_at).toBe(post.updated_at);
  });
});

describe('search engines and feeds', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({ env: { PUBLIC_URL: origin } });
    const say = vi.spyOn(console, 'log').mockImplementation(() => {});
    await firstStart(site.services, { url: origin });
    say.mockRestore();
  });
  afterAll(() => site.close());
  const path = '/blog/nutritionist/how-to-be-right-about-food-and-still-get-watched';
  const get = async (address: string) => (await site.visitor().get(address)).text();

  test('a post names its canonical address and describes itself as data', async () => {
    const html = await get(path);
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
    expect(html).toContain('<meta property="og:type" content="article"/>');
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const [article, crumbs] = blocks.map((block) => JSON.parse(block[1] ?? ''));
    expect(article).toMatchObject({
      '@type': 'BlogPosting',
      url: origin + path,
      articleSection: 'Nutritionist',
    });
    expect(crumbs['@type']).toBe('BreadcrumbList');
    expect(crumbs.itemListElement).toHaveLength(3);
  });
  test('a post has its own picture for shared links, drawn once', async () => {
    const html = await get(path);
    const address = /<meta property="og:image" content="([^"]+)"\/>/.exec(html)?.[1] ?? '';
    expect(address).toMatch(new RegExp(`^${origin}${path}/og\\.png\\?v=\\w+$`));
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toContain('<meta property="og:image:height" content="630"/>');
    const own = address.slice(origin.length);
    const first = await site.visitor().get(own);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = Buffer.from(await first.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(150_000);
    const again = await site.visitor().get(own, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    for (const wrong of [path.replace('nutritionist', 'realEstate'), '/blog/nutritionist/none-such'])
      expect((await site.visitor().get(`${wrong}/og.png`)).status).toBe(404);
  });
  test('the feeds and the sitemap contain every published post', async () => {
    const rss = await site.visitor().get('/blog/feed.xml');
    expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const xml = await rss.text();
    expect(xml.match(/<item>/g)).toHaveLength(8);
    expect(xml).toContain(`<link>${origin}${path}</link>`);
    expect(JSON.parse(await get('/blog/feed.json')).items).toHaveLength(8);
    const sitemap = await get('/sitemap.xml');
    expect(sitemap).toContain(`<loc>${origin}${path}</loc><lastmod>`);
    for (const name of THEME_NAMES) expect(sitemap).toContain(`<loc>${origin}/blog/${name}</loc>`);
  });
});
