import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Post } from '#features/blog/blog.schema.ts';
import { users } from '#platform/database/schema-account.ts';
import { blogCategories, blogPosts } from '#platform/database/schema-blog.ts';
import { creditGrants, runs } from '#platform/database/schema-credits.ts';
import { hooks } from '#platform/database/schema-hooks.ts';
import { signedInAdmin, signInAsAdmin } from '../support/admins.ts';
import { openBrowser } from '../support/browser.ts';
import { PAYLOADS } from '../support/payloads.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

/**
 * No stored text runs as a script on any page, with and without the Content-Security-Policy. Payloads are also inserted
 * into the tables directly, as if an older version had stored them.
 */

type Policy = 'on' | 'off';
const POLICIES: Policy[] = ['on', 'off'];
type Counted = Window & typeof globalThis & { ran?: string[]; pwned: () => void };

let app: TestApp;
let admin: Visitor;
let browser: Awaited<ReturnType<typeof openBrowser>>;
const hosts = {} as Record<Policy, Page>;
const outside: string[] = [];

beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: 'off' } });
  admin = await signedInAdmin(app);
  await admin.post('/api/blog/setup');
  browser = await openBrowser(app);
  for (const policy of POLICIES) hosts[policy] = await open(policy);
});
afterAll(async () => {
  await browser?.close();
  await app.close();
});

/** A page on the real server. Every frame reports scripts that run to the top window. */
async function open(policy: Policy): Promise<Page> {
  const page = await browser.person({ bypassCSP: policy === 'off', expectErrors: /./ });
  await page.context().addInitScript(() => {
    const report = () => {
      const outermost = top as Counted;
      outermost.ran ??= [];
      outermost.ran.push(frameElement?.getAttribute('data-n') ?? 'the page itself');
    };
    Object.assign(window, { pwned: report });
  });
  page.on('request', (request) => request.url().includes('evil.test') && outside.push(request.url()));
  await page.goto('/privacy');
  return page;
}

const ran = (page: Page) => page.evaluate(() => (window as unknown as Counted).ran ?? []);

/** Shows each document in its own frame and returns those that run a script. */
async function runningOf(documents: string[], policy: Policy): Promise<string[]> {
  const page = hosts[policy];
  const findings: string[] = [];
  for (let start = 0; start < documents.length; start += 60) {
    // Our own files run no scripts of a post, and loading them a hundred times takes long.
    const batch = documents
      .slice(start, start + 60)
      .map((html) => html.replace(/(href|src)="\/(assets|fonts)\/[^"]*"/g, ''));
    await page.evaluate(
      async ({ batch, start }) => {
        Object.assign(window, { ran: [] });
        document.body.replaceChildren();
        const shown = batch.map((html, n) => {
          const frame = document.createElement('iframe');
          frame.dataset.n = String(start + n);
          frame.srcdoc = html;
          // A frame whose requests never finish is given up after a timeout.
          const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
          document.body.append(frame);
          return Promise.race([loaded, new Promise((done) => setTimeout(done, 5000))]);
        });
        await Promise.all(shown);
        await new Promise((done) => setTimeout(done, 200));
      },
      { batch, start },
    );
    findings.push(...new Set(await ran(page)));
  }
  return findings;
}

/** Parses each document in the browser and returns what a click or a pointer move would run. Nothing runs meanwhile. */
async function executableIn(documents: string[]): Promise<string[][]> {
  const findings: string[][] = [];
  for (let start = 0; start < documents.length; start += 60)
    findings.push(...(await hosts.on.evaluate(readExecutable, documents.slice(start, start + 60))));
  return findings;
}

function readExecutable(documents: string[]): string[][] {
  const DANGEROUS =
    'script,iframe,object,embed,base,style,form,svg,math,video,audio,template,meta[http-equiv]';
  // The elements of our own pages: scripts by address and their loader, JSON data, the theme choice, icons, the
  // stylesheet.
  const OWN =
    'script[src^="/assets/"],script[type$="json"],form[data-theme-form],a > svg[aria-hidden="true"]';
  const LOADER =
    /^onload=\(\)=>\{let f=\(\)=>\{let e=document\.querySelector\('\.late'\);e&&\(e\.classList\.remove\('late'\),r\(f\)\)\},r=requestAnimationFrame;r\(\(\)=>r\(f\)\);requestAnimationFrame\(\(\)=>new PerformanceObserver\(\(_,o\)=>\{o\.disconnect\(\);\["\/assets\/site-[\w-]+\.js"\]\.map\(m=>import\(m\)\.catch\(\(\)=>0\)\)\}\)\.observe\(\{type:'paint',buffered:true\}\)\)\}$/;
  return documents.map((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const elements = [...parsed.querySelectorAll(DANGEROUS)]
      .filter((element) => !element.matches(OWN) && !element.textContent.startsWith('@layer properties{'))
      .filter((element) => !element.matches('head > script') || !LOADER.test(element.textContent))
      .map((element) => element.outerHTML.slice(0, 80));
    for (const element of parsed.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        // Metadata is text, whatever it begins with.
        if (name === 'content' && element.matches('meta:not([http-equiv])')) continue;
        // Parsed as this browser parses an address.
        const address = URL.parse(value, 'https://hooksmith.test')?.protocol ?? '';
        const scheme = ['javascript:', 'vbscript:', 'data:'].includes(address);
        if (/^on|^style$|^srcdoc$|^formaction$|^ping$|^action$/.test(name) || scheme)
          if (!element.matches(OWN)) elements.push(`${element.tagName}[${name}=${value}]`);
      }
    return elements;
  });
}

/** `npm run prove -- xss` shows every document in a browser. Here every 24th is shown and the others are parsed. */
const FULL = process.env.PROOF === 'full';
const SHOWN = FULL ? 1 : 24;
/** One function cleans text on write and on read. A third of the payloads is tested on read, the others on write. */
const READ = FULL ? PAYLOADS : PAYLOADS.filter((_, n) => n % 3 === 0);
const WRITTEN = FULL ? PAYLOADS : PAYLOADS.filter((_, n) => n % 3 !== 0);
/** Shown as they are, to see that they are harmful. */
const BARE = FULL ? PAYLOADS : PAYLOADS.filter((_, n) => n % 6 === 0);
/** The policy can only forbid. On slow screens, payloads that do not run without it are not tried with it. */
const ON_SCREENS: Policy[] = FULL ? POLICIES : ['off'];

async function expectCalm(documents: string[]): Promise<void> {
  expect((await executableIn(documents)).flat()).toEqual([]);
  const shown = documents.filter((_, n) => n % SHOWN === 0);
  for (const policy of POLICIES) expect(await runningOf(shown, policy), policy).toEqual([]);
  expect(outside).toEqual([]);
}

const text = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return answer.text();
};
const read = async (path: string) => text(await app.visitor().get(path));

test('the XSS payloads run without the content security policy and not with it', async () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(300);
  const bare = BARE.map((payload) => `<!doctype html><body>${payload}`);
  expect((await runningOf(bare, 'off')).length).toBeGreaterThan(BARE.length / 4);
  expect(await runningOf(bare, 'on')).toEqual([]);
  const caught = await executableIn([
    '<p onclick="x">',
    '<script>x</script>',
    '<a href="java\tscript:x">',
    '<b>',
  ]);
  expect(caught.map((findings) => findings.length)).toEqual([1, 1, 1, 0]);
  outside.length = 0;
}, 120_000);

describe('no payload runs on the public pages', () => {
  test('no payload runs in title, excerpt, content, tags or category of a post stored past the API', async () => {
    await app.db.insert(blogCategories).values(PAYLOADS.map((name, n) => ({ slug: `category-${n}`, name })));
    await app.db.insert(blogPosts).values(
      READ.map((payload, n) => ({
        title: payload,
        slug: `past-the-api-${n}`,
        excerpt: payload,
        content: `<p>Text.</p>${payload}<div>${payload}</div><blockquote class="hook">${payload}</blockquote>`,
        theme: 'businessCoach',
        categorySlug: `category-${n}`,
        tags: [payload],
        status: 'draft',
        readingTime: 1,
      })),
    );
    // An admin sees a draft as its published page.
    const pages: string[] = [];
    for (const n of READ.keys())
      pages.push(await text(await admin.get(`/blog/businessCoach/past-the-api-${n}`)));
    await expectCalm(pages);
  }, 180_000);

  test('no payload runs in lists, feeds and API answers of a post stored through the API', async () => {
    const contents: string[] = [];
    for (const payload of WRITTEN) {
      const answer = await admin.post('/api/blog/posts', {
        title: `T ${payload}`.slice(0, 200),
        excerpt: `E ${payload}`,
        content: `<p>Text.</p>${payload}<p>${payload}</p>`,
        tags: [payload.slice(0, 60), 'tried'],
        theme: 'techTutorialCreator',
        status: 'published',
      });
      // Texts with control characters are refused.
      expect(answer.status, payload).toBe(/[^\P{Cc}\s]|\f/u.test(payload) ? 400 : 201);
      if (answer.status !== 201) continue;
      const { content }: Post = await answer.json();
      contents.push(content);
    }
    expect(contents.length).toBeGreaterThan(WRITTEN.length * 0.9);
    const lists: string[] = [];
    for (let page = 1; page <= Math.ceil(contents.length / 12); page++)
      lists.push(await read(`/blog/techTutorialCreator?page=${page}`));
    const { posts } = await (await app.visitor().get('/api/blog/posts?limit=50')).json();
    const tags: string[] = posts.flatMap((post: Post) => post.tags).slice(0, 12);
    const { tagSlug } = await import('#features/blog/slug.ts');
    for (const tag of tags.filter(tagSlug))
      lists.push(await read(`/blog/tag/${encodeURIComponent(tagSlug(tag))}`));
    for (let n = 0; n < PAYLOADS.length; n += 30) lists.push(await read(`/blog/category/category-${n}`));
    await expectCalm([...lists, ...contents]);
    const feed = await read('/blog/feed.xml');
    expect(feed).not.toMatch(/<(script|img|svg)/i);
    expect(
      await hosts.on.evaluate(
        (xml) =>
          new DOMParser().parseFromString(xml, 'text/xml').querySelectorAll('parsererror, script').length,
        feed,
      ),
    ).toBe(0);
  }, 180_000);
});

describe("no payload runs on the admin's screens", () => {
  beforeAll(async () => {
    await app.db.insert(users).values(
      PAYLOADS.map((payload, n) => ({
        email: `${payload}${n}@example.com`,
        passwordHash: '-',
        firstName: payload,
        tiktokHandle: payload,
        instagramHandle: payload,
        businessDescription: payload,
        idealCustomer: payload,
      })),
    );
  });

  async function adminPage(policy: Policy): Promise<Page> {
    return signInAsAdmin(app, await open(policy), browser.url);
  }

  /** Inserts a user with runs and hooks. */
  async function personWithRuns(): Promise<number> {
    const [{ id: userId } = { id: 0 }] = await app.db.select({ id: users.id }).from(users).limit(1);
    const [grant] = await app.db
      .insert(creditGrants)
      .values({ userId, source: 'signup', reference: 'signup', credits: 10, remaining: 0 })
      .returning({ id: creditGrants.id });
    for (let at = 0; at < 100; at += 10)
      await app.db.transaction(async (tx) => {
        const ten = PAYLOADS.slice(at, at + 10);
        const topic = ten.join(' ').slice(0, 400);
        const run = { userId, grantId: grant?.id ?? 0, topic, status: 'done', writer: 'pattern' };
        const [made] = await tx
          .insert(runs)
          .values({ ...run, endedAt: new Date() })
          .returning({ id: runs.id });
        await tx.insert(hooks).values(
          ten.map((payload, position) => ({
            userId,
            runId: made?.id ?? 0,
            position: position + 1,
            topic,
            hookType: payload,
            generatedHook: payload,
            deliveryTip: payload,
          })),
        );
      });
    return userId;
  }

  test("no payload runs in users' names, addresses and handles, or in their topics and hooks", async () => {
    const all = await admin.get('/api/admin/users');
    const list = { body: await all.text(), headers: Object.fromEntries(all.headers) };
    const id = await personWithRuns();
    const details = await (await admin.get(`/api/admin/users/${id}`)).json();
    const [run] = details.runs;
    // The ten runs that are shown, and one hook for each payload.
    const further = PAYLOADS.map((payload, n) => ({
      ...run,
      id: 1000 + n,
      topic: payload,
      hooks: [payload],
    }));
    const longer = { ...details, runs: [...details.runs, ...further] };
    for (const policy of ON_SCREENS) {
      const page = await adminPage(policy);
      await page.route('**/api/admin/users?*', (route) => route.fulfill(list));
      await page.goto('/admin/dashboard');
      await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(PAYLOADS.length);
      expect(await ran(page), policy).toEqual([]);
      await page.route(`**/api/admin/users/${id}`, (route) => route.fulfill({ json: longer }));
      await page.goto(`/admin/dashboard?user=${id}`);
      await expect.poll(() => page.locator('details').count()).toBe(longer.runs.length);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      await page
        .getByText(PAYLOADS[16] ?? '', { exact: true })
        .last()
        .waitFor();
      expect(await ran(page), policy).toEqual([]);
      await page.context().close();
    }
    expect(outside).toEqual([]);
  }, 120_000);

  test('no payload runs in the cards, the editor and the preview of the blog manager', async () => {
    const { posts } = await (await admin.get('/api/blog/posts?status=all&limit=1')).json();
    const harmful = PAYLOADS.map((payload, n) => ({
      ...posts[0],
      id: n + 1,
      title: payload,
      excerpt: payload,
      content: payload,
      tags: [payload],
    }));
    // All payloads as one text, and again only those that the editor's visual view can show.
    const known = PAYLOADS.filter((payload) =>
      /^<(img|a|h2|p|blockquote)[ />][^<]*(<\/\w+>)?$/i.test(payload),
    );
    expect(known.length).toBeGreaterThan(40);
    const inOne = [
      {
        ...posts[0],
        id: 1001,
        title: 'All of them',
        content: PAYLOADS.map((one) => `<p>${one}</p>`).join(''),
      },
      { ...posts[0], id: 1002, title: 'The known', content: known.join('') },
    ];
    for (const policy of ON_SCREENS) {
      const page = await adminPage(policy);
      await page.route('**/api/blog/posts?*', (route) =>
        route.fulfill({ json: { posts: [...inOne, ...harmful] } }),
      );
      await page.goto('/admin/blog');
      await expect.poll(() => page.getByRole('listitem').count()).toBe(PAYLOADS.length + 2);
      for (const [n, { title }] of inOne.entries()) {
        await page.getByRole('button', { name: 'Edit' }).nth(n).click();
        const preview = page.frameLocator('iframe');
        await preview.getByRole('heading', { name: title }).waitFor();
        if (n === 1) await page.locator('.ProseMirror img').first().waitFor({ state: 'attached' });
        expect((await executableIn([await preview.locator('html').innerHTML()])).flat(), policy).toEqual([]);
        await page.getByRole('button', { name: 'Close form' }).click();
      }
      expect(await ran(page), policy).toEqual([]);
      await page.context().close();
    }
    expect(outside).toEqual([]);
  }, 120_000);
});
