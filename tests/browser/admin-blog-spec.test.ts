import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Post } from '#features/blog/blog.schema.ts';
import { signedInAdmin, signInAsAdmin } from '../support/admins.ts';
import {
  closeToast,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectToast,
  openBrowser,
} from '../support/browser.ts';
import { once } from '../support/once.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { createUser } from '../support/users.ts';
import type { Visitor } from '../support/visitor.ts';

/** The browser logs failed calls to the console itself. */
const FAILED = /Failed to load resource/;

let app: TestApp;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let visitor: Visitor;
beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'off' } });
  visitor = await signedInAdmin(app);
  browser = await openBrowser(app);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});
afterEach(() => browser.checkErrors());

type Options = Parameters<typeof browser.person>[0];

async function admin(options: Options = {}): Promise<Page> {
  return signInAsAdmin(app, await browser.person(options), browser.url);
}

async function manager(options: Options = {}): Promise<Page> {
  const page = await admin(options);
  await page.goto('/admin/blog');
  await page.getByRole('heading', { name: 'Blog manager' }).waitFor();
  return page;
}

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const allPosts = async () =>
  ((await (await visitor.get('/api/blog/posts?status=all&limit=50')).json()) as { posts: Post[] }).posts;
const stored = async (title: string) => (await allPosts()).find((post) => post.title === title);

const setUpByApi = once(() => visitor.post('/api/blog/setup'));
let made = 0;
/** Creates a post through the API. The blog must be set up first, for its categories. */
async function post(fields: Partial<Post> = {}): Promise<Post> {
  await setUpByApi();
  const response = await visitor.post('/api/blog/posts', {
    title: `A post of the test ${++made}`,
    excerpt: 'What it is about, in a sentence.',
    content: '<p>A text with some words.</p>',
    theme: 'realEstate',
    tags: [],
    status: 'published',
    ...fields,
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Post;
}

async function expectError(page: Page, text: string): Promise<void> {
  await expectToast(page, 'Error');
  await expectToast(page, text);
}

const SAID = 'The server said this';
/** Lets the call of an action fail without a text of the server and then with one. */
async function failsTwice(page: Page, call: string, message: string, action: () => Promise<void>) {
  for (const body of ['', SAID]) {
    await page.route(call, (route) => route.fulfill({ status: 500, body }), { times: 1 });
    await action();
    await expectError(page, body || message);
  }
}

// Setup, on an empty blog.

const setsUp = once(async () => {
  const page = await admin({ expectErrors: FAILED });
  const [request, answer] = await Promise.all([
    page.waitForRequest((one) => one.url().includes('/api/blog/posts')),
    page.goto('/admin/blog'),
  ]);
  expect(answer?.status()).toBe(200);
  const { pathname, search } = new URL(request.url());
  expect(pathname + search).toBe('/api/blog/posts?status=all&limit=50');
  await page.getByRole('heading', { name: 'Blog manager' }).waitFor();
  await page.getByText('No posts yet.').waitFor();
  const setUp = () => page.getByRole('button', { name: 'Setup Blog System' }).click();
  await failsTwice(page, '**/api/blog/setup', 'Failed to setup blog', setUp);
  await setUp();
  await expectToast(page, 'Blog set up');
  await expect.poll(() => page.getByRole('listitem').count()).toBe(8);
});
test(
  "[2.admin-blog.setup-button] The blog manager has a 'Setup Blog System' button that calls POST /api/blog/setup; the posts it added then stand in the list.",
  setsUp,
);
test(
  '[8.success.blog-set-up] After setting up the blog a success toast shows (its wording is free).',
  setsUp,
);
test('[2.admin.blog-route] With an admin session /admin/blog answers 200 with the blog manager.', setsUp);
test('[7.posts.admin-call] The blog manager reads GET /api/blog/posts?status=all&limit=50.', setsUp);
test('[9.blog.page-size-admin-50] The blog manager reads up to 50 posts.', setsUp);
test(
  "[8.fixed.setup-blog] When setting up the blog fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to setup blog'.",
  setsUp,
);

// The cards.

const shown = once(async () => {
  const published = await post({ theme: 'realEstate' });
  const draft = await post({ theme: 'techTutorialCreator', status: 'draft' });
  await app.pool.query('update blog_posts set view_count = 41, reading_time = 7 where id = $1', [
    published.id,
  ]);
  const page = await manager();
  const text = await card(page, published.title).innerText();
  for (const part of ['published', 'Real Estate', published.excerpt, '7 min', '41 views']) {
    expect(text).toContain(part);
  }
  const draftText = await card(page, draft.title).innerText();
  for (const part of ['draft', 'Tech Tutorial Creator', draft.excerpt]) expect(draftText).toContain(part);
  await expectAccessibleInBothLooks(page);

  const changed = card(page, draft.title);
  await changed.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectToast(page, 'Post published');
  await changed.getByText('published', { exact: true }).waitFor();
  expect((await stored(draft.title))?.status).toBe('published');
  await changed.getByRole('button', { name: 'Unpublish' }).click();
  await changed.getByText('draft', { exact: true }).waitFor();
});
test("[2.admin-blog.card-title] Each post card in the blog manager shows the post's title.", shown);
test(
  '[2.admin-blog.card-status] Each post card in the blog manager shows a status badge (draft or published).',
  shown,
);
test(
  "[2.admin-blog.card-theme] Each post card in the blog manager shows the theme's label (e.g. Real Estate for realEstate).",
  shown,
);
test('[2.admin-blog.card-excerpt] Each post card in the blog manager shows the excerpt.', shown);
test(
  '[2.admin-blog.card-reading-time] Each post card in the blog manager shows the reading time in minutes.',
  shown,
);
test('[2.admin-blog.card-view-count] Each post card in the blog manager shows the view count.', shown);
test('[2.admin-blog.lists-drafts] The blog manager lists drafts and published posts alike.', shown);
test('a draft is published and withdrawn from its card', shown);
const deletes = once(async () => {
  const { title, slug } = await post();
  const kept = await post();
  const page = await manager({ expectErrors: FAILED });
  const remove = async () => {
    await card(page, title).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete post' }).click();
  };
  await failsTwice(page, '**/api/blog/posts/*', 'Failed to delete post', remove);
  await remove();
  await expectToast(page, 'Post deleted');
  await card(page, title).waitFor({ state: 'detached' });
  expect((await app.visitor().get(`/blog/realEstate/${slug}`)).status).toBe(404);

  await card(page, kept.title).getByRole('link', { name: 'View' }).click();
  await page.waitForURL(`**/blog/realEstate/${kept.slug}`);
  await page.getByRole('heading', { level: 1, name: kept.title }).waitFor();

  await page.goto('/admin/dashboard?view=log');
  const line = page.getByRole('row').filter({ hasText: 'Deleted a post' });
  await line.getByText(title).waitFor();
});
test(
  "[2.admin-blog.card-delete] Each post card in the blog manager has 'Delete', which removes the post from the list and from the public blog.",
  deletes,
);
test('[8.success.post-deleted] After deleting a post a success toast shows (its wording is free).', deletes);
test(
  "[8.fixed.delete-post] When deleting a post fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to delete post'.",
  deletes,
);
test(
  "[2.admin-blog.card-view] Each post card in the blog manager has 'View', which opens /blog/{theme}/{slug} of the post.",
  deletes,
);
test('the log names a deleted post by its title', deletes);

// The form.

type Fields = { title?: string; excerpt?: string; content?: string; tags?: string };

async function fill(page: Page, fields: Fields): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await page.getByLabel(name.charAt(0).toUpperCase() + name.slice(1), { exact: true }).fill(text);
  }
}
async function write(page: Page, fields: Fields): Promise<void> {
  await page.getByRole('button', { name: 'New post' }).click();
  // The content is typed as HTML here. The editor has its own tests.
  await page.getByRole('button', { name: 'HTML' }).click();
  await fill(page, fields);
}
const create = (page: Page) => page.getByRole('button', { name: 'Create post' }).click();
const WHOLE = { title: 'Three openers', excerpt: 'In short.', content: '<p>At length.</p>' };
const PICTURE = '/images/og/nutritionist.jpg';

const creates = once(async () => {
  await setUpByApi();
  const page = await manager({ expectErrors: FAILED });
  const sent: string[] = [];
  // The preview sends requests during typing. Any other request would be the form's.
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' && !request.url().endsWith('/posts/preview') && sent.push(request.url()),
  );
  await page.getByRole('button', { name: 'New post' }).click();
  await create(page);
  await expectError(page, 'Please fill in all required fields');
  for (const name of ['Title', 'Excerpt', 'Content']) {
    await expect.poll(() => page.getByLabel(name).getAttribute('aria-invalid')).toBe('true');
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'HTML' }).click();
  for (const field of Object.keys(WHOLE)) {
    await closeToast(page);
    // Spaces alone count as empty.
    await fill(page, { ...WHOLE, [field]: '  ' });
    await create(page);
    await expectError(page, 'Please fill in all required fields');
  }
  expect(sent).toEqual([]);

  await fill(page, { ...WHOLE, tags: ' a ,, b ' });
  expect(await page.getByLabel('Title').getAttribute('aria-invalid')).toBeNull();
  expect(await page.getByLabel('Status').inputValue()).toBe('draft');
  await page.getByLabel('Theme').selectOption({ label: 'Nutritionist' });
  await page.getByLabel('Category').selectOption({ label: 'Business Coach' });
  await page.getByLabel('Status').selectOption({ label: 'Published' });
  await page.getByLabel('Featured image').fill(PICTURE);
  await preview(page).locator('.post-picture').waitFor();
  await failsTwice(page, '**/api/blog/posts', 'Failed to create post', () => create(page));
  await create(page);
  await expectToast(page, 'Post published');
  await card(page, WHOLE.title).waitFor();
  expect(await stored(WHOLE.title)).toMatchObject({
    ...WHOLE,
    theme: 'nutritionist',
    category_slug: 'business-coach',
    tags: ['a', 'b'],
    status: 'published',
    featured_image_url: PICTURE,
  });
  await card(page, WHOLE.title).getByRole('button', { name: 'Edit' }).click();
  expect(await page.getByLabel('Featured image').inputValue()).toBe(PICTURE);
  await page.getByRole('button', { name: 'Close form' }).click();

  await write(page, { ...WHOLE, title: 'Left as it comes', tags: 'a, b' });
  await create(page);
  await expectToast(page, 'Draft saved');
  await card(page, 'Left as it comes').waitFor();
  expect(await stored('Left as it comes')).toMatchObject({ status: 'draft', tags: ['a', 'b'] });
});
test(
  '[2.admin-blog.create-form] The blog manager has a create-post form with title, excerpt, content, theme, category, tags and status; sending it adds the post to the list.',
  creates,
);
test('[8.success.post-created] After creating a post a success toast shows (its wording is free).', creates);
test(
  '[5.blog-create.tags-trimmed] Tags are trimmed and empty ones dropped: \' a ,, b , \' becomes ["a", "b"].',
  creates,
);
test(
  "[4.post.form-defaults-to-draft] The admin's create-post form has the status draft chosen at first.",
  creates,
);
test(
  "[5.blog-create.tags-comma-separated] Tags are entered comma-separated: 'a, b' becomes the tags a and b.",
  creates,
);
test(
  "[5.blog-create.title-form] Creating a post without title shows 'Please fill in all required fields' and sends no request.",
  creates,
);
test(
  "[5.blog-create.excerpt-form] Creating a post without excerpt shows 'Please fill in all required fields' and sends no request.",
  creates,
);
test(
  "[5.blog-create.content-form] Creating a post without content shows 'Please fill in all required fields' and sends no request.",
  creates,
);
test(
  "[8.fixed.create-post] When creating a post fails without a text of the server (network failure, empty body) the 'Error' toast says 'Failed to create post'.",
  creates,
);
test('the form of a post marks missing fields and accepts a picture', creates);
test('unsaved changes from a lost tab are offered again and can be discarded', async () => {
  const page = await manager();
  await write(page, { ...WHOLE, title: 'Lost and found' });
  await page.close();
  const again = browser.watch(await page.context().newPage());
  await again.goto('/admin/blog');
  const offer = again.getByRole('region', { name: 'Unsaved drafts' });
  await offer.getByText('Lost and found').waitFor();
  await offer.getByRole('button', { name: 'Continue' }).click();
  await again.getByText('It is not saved yet.').waitFor();
  await again.getByRole('button', { name: 'HTML' }).click();
  expect(await content(again).inputValue()).toBe(WHOLE.content);
  expect(await again.getByLabel('Title').inputValue()).toBe('Lost and found');
  await again.getByRole('button', { name: 'Start over' }).click();
  expect(await again.getByLabel('Title').inputValue()).toBe('');
  await again.getByRole('button', { name: 'Close form' }).click();
  await again.getByRole('button', { name: 'New post' }).waitFor();
  await offer.waitFor({ state: 'detached' });
});

// The editor.

const content = (page: Page) => page.getByLabel('Content', { exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the post"]');
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
/** A toolbar button returns the focus to the text in the next frame. An earlier key would press the button again. */
async function useTool(page: Page, name: string): Promise<void> {
  await tool(page, name).click();
  await expect.poll(() => content(page).evaluate((text) => text.contains(document.activeElement))).toBe(true);
}

const typed = once(async () => {
  await setUpByApi();
  const page = await manager();
  await page.getByRole('button', { name: 'New post' }).click();
  await page.getByLabel('Title').fill('Written by hand');
  await page.getByLabel('Excerpt').fill('In short.');
  await page.getByLabel('Theme').selectOption({ label: 'Nutritionist' });
  await content(page).focus();
  await page.keyboard.press('Control+Alt+2');
  await page.keyboard.type('The part');
  await expect.poll(() => tool(page, 'Heading').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' text & <b>signs</b>');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Yogurt labels. One minute.');
  await useTool(page, 'Hook caption');
  await page.keyboard.press('Enter');
  await useTool(page, 'Bulleted list');
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await tool(page, 'Link').click();
  for (const [address, refused] of [
    ['javascript:alert(1)', true],
    ['example.com/two', false],
  ] as const) {
    await page.getByLabel('Address').fill(address);
    await page.getByLabel('Address').press('Enter');
    expect(await page.getByText('Links lead to web pages').count()).toBe(refused ? 1 : 0);
  }
  await tool(page, 'Undo').click();
  await tool(page, 'Redo').click();

  const shown = preview(page);
  await shown.getByRole('heading', { name: 'Written by hand' }).waitFor();
  await shown.getByRole('link', { name: 'Two' }).waitFor();
  await shown.locator('blockquote.hook .caption').getByText('Yogurt labels. One minute.').waitFor();
  expect(await shown.locator('html').getAttribute('data-theme')).toBe('nutritionist');
  expect(await shown.locator('h1').evaluate((element) => getComputedStyle(element).fontFamily)).toContain(
    'Fraunces',
  );
  // The preview has no links, so nothing leaves the page.
  expect(await shown.locator('a[href]').count()).toBe(0);
  await expectAccessibleInBothLooks(page);

  await create(page);
  await expectToast(page, 'Draft saved');
  const { content: html = '', theme, category_slug } = (await stored('Written by hand')) ?? {};
  expect([theme, category_slug]).toEqual(['nutritionist', 'nutritionist']);
  expect(html.replace(/\n/g, '')).toBe(
    '<h2>The part</h2><p><strong>Bold</strong> text &amp; &lt;b&gt;signs&lt;/b&gt;</p>' +
      '<blockquote class="hook">Yogurt labels. One minute.</blockquote>' +
      '<ul><li><p>One</p></li><li><p><a href="https://example.com/two" rel="noopener">Two</a></p></li></ul>',
  );
});

test('a post is written in the editor by keyboard, with a live preview in its theme', typed);
test('the blog manager and its form are accessible in light and dark', async () => {
  await shown();
  await typed();
});

const opensEditor = once(async () => {
  // A page that has loaded it before does not fetch it again.
  const page = await admin({ fresh: true });
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
  await page.goto('/admin/blog');
  await page.getByRole('heading', { name: 'Blog manager' }).waitFor();
  expect(fetched.filter((path) => path.includes('post-form'))).toEqual([]);
  await page.getByRole('button', { name: 'New post' }).click();
  await content(page).waitFor();
  expect(fetched.filter((path) => path.includes('post-form'))).not.toEqual([]);

  await tool(page, 'Heading').focus();
  const names = 'Subheading,Bold,Italic,Bulleted list,Numbered list,Quote,Hook caption,Link,Undo,Redo';
  for (const name of names.split(',')) {
    await page.keyboard.press('ArrowRight');
    // The focus moves shortly after the key.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(name);
  }
  await page.keyboard.press('Tab');
  expect(await content(page).evaluate((element) => element === document.activeElement)).toBe(true);
});
test('the editor is loaded only when a post is written', opensEditor);
test("the editor's toolbar is one tab stop, and its buttons have names", opensEditor);

test('an edited post keeps its address and any content that the editor does not know', async () => {
  const table = '<table><tbody><tr><td>One</td></tr></tbody></table>';
  const made = await post({
    title: 'With a table',
    content: `<p>Text.</p>${table}`,
    status: 'draft',
    tags: ['a'],
  });
  const page = await manager();
  await card(page, 'With a table').getByRole('button', { name: 'Edit' }).click();
  await page.getByText('the editor would drop <table>').waitFor();
  expect(await page.getByRole('button', { name: 'Visual' }).getAttribute('aria-disabled')).toBe('true');
  await content(page).fill(`<p>Mended.</p>${table}`);
  await page.getByLabel('Title').fill('With a small table');
  await page.getByLabel('Tags').fill('a, b');
  await page.getByLabel('Status').selectOption({ label: 'Published' });
  await page.getByRole('button', { name: 'Save post' }).click();
  await expectToast(page, 'Post published');
  await card(page, 'With a small table').waitFor();
  const saved = await stored('With a small table');
  expect(saved).toMatchObject({ id: made.id, slug: made.slug, status: 'published', tags: ['a', 'b'] });
  expect(saved?.content).toBe(`<p>Mended.</p>${table}`);
  expect(saved?.published_at).not.toBeNull();
  expect(await page.getByRole('region', { name: 'Unsaved drafts' }).count()).toBe(0);
});

// Failures.

test("[8.toast.server-text-admin] When admin login, deleting a user, adding runs, blog setup, creating or deleting a post fail with a text of the server, the 'Error' toast shows that text.", async () => {
  // These walks see it for the blog.
  await setsUp();
  await creates();
  await deletes();

  const { email } = await createUser(app.db);
  const page = await admin({ expectErrors: FAILED });
  await page.route('**/api/admin/users/**', (route) => route.fulfill({ status: 409, body: SAID }));
  await page.goto('/admin/dashboard');
  const row = page.getByRole('row').filter({ has: page.getByText(email, { exact: true }) });
  await row.getByRole('button', { name: 'Add 10 Runs' }).click();
  await expectError(page, SAID);
  await closeToast(page);
  await row.getByRole('button', { name: `Delete ${email}` }).click();
  await page.getByRole('button', { name: 'Delete user' }).click();
  await expectError(page, SAID);
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  await expectError(page, 'Invalid email or password');
}, 60_000);

/** Goes to the users and back, which reads the posts and categories again. */
async function reopen(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('table').waitFor();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { name: 'Blog manager' }).waitFor();
}
const readsFail = once(async () => {
  const page = await admin({ expectErrors: FAILED });
  let open = async (): Promise<unknown> => page.goto('/admin/blog');
  for (const [call, message] of [
    ['**/api/blog/posts?*', 'Failed to fetch posts'],
    ['**/api/blog/categories', 'Failed to fetch categories'],
  ] as const) {
    for (const failure of [{ status: 500, body: 'Something else' }, null]) {
      await page.route(call, (route) => (failure ? route.fulfill(failure) : route.abort()), { times: 1 });
      await open();
      await expectError(page, message);
      await closeToast(page);
      open = () => reopen(page);
    }
  }
});
test(
  "[8.read.posts] When GET /api/blog/posts fails in the blog manager, the text shown is always 'Failed to fetch posts', whatever the server said.",
  readsFail,
);
test(
  "[8.read.categories] When GET /api/blog/categories fails in the blog manager, the text shown is always 'Failed to fetch categories', whatever the server said.",
  readsFail,
);
test(
  '[1.admin.area-for-users-and-posts] There is an admin area in which users and blog posts are managed.',
  readsFail,
);
