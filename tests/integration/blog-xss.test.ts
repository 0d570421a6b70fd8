import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Post } from '#features/blog/blog.schema.ts';
import { blogPosts } from '#platform/database/schema-blog.ts';
import { signedInAdmin } from '../support/admins.ts';
import { launchChromium } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import type { Visitor } from '../support/visitor.ts';

/** The shapes that public collections of cross-site-scripting payloads have, written anew. */
const PAYLOADS = [
  '<script>pwned()</script>',
  '<ScRiPt>pwned()</sCrIpT>',
  '<script src=//evil.test/x.js></script>',
  '<script\n>pwned()</script\n>',
  '<script/random>pwned()</script>',
  '<<script>pwned();//<</script>',
  '<scr<script>ipt>pwned()</scr</script>ipt>',
  '<script type="text/javascript" src="data:text/javascript,pwned()"></script>',
  '"><script>pwned()</script>',
  "'><script>pwned()</script>",
  '</title><script>pwned()</script>',
  '</script><script>pwned()</script>',
  '</textarea><script>pwned()</script>',
  '--><script>pwned()</script>',
  ']]><script>pwned()</script>',
  '<!--<img src="--><img src=x onerror=pwned()//">',
  '<img src=x onerror=pwned()>',
  '<img src=x onerror="pwned()">',
  '<img/src=x/onerror=pwned()>',
  '<img src="x`" onerror=pwned()>',
  '<IMG SRC=x OnErRoR=pwned()>',
  '<img src=x:alert(1) onerror\n=\npwned()>',
  '<img """><script>pwned()</script>">',
  '<img src="javascript:pwned()">',
  '<img srcset="x" onload=pwned()>',
  '<img src=/images/og/default.jpg style="background:url(javascript:pwned())">',
  '" onmouseover="pwned()',
  "' onfocus='pwned()' autofocus='",
  '" autofocus onfocus=pwned() x="',
  '<a href="javascript:pwned()">x</a>',
  '<a href="JaVaScRiPt:pwned()">x</a>',
  '<a href=" javascript:pwned()">x</a>',
  '<a href="java\tscript:pwned()">x</a>',
  '<a href="java&#10;script:pwned()">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;:pwned()">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;pwned()">x</a>',
  '<a href="javascript&colon;pwned()">x</a>',
  '<a href="vbscript:pwned()">x</a>',
  '<a href="data:text/html,<script>pwned()</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5wd25lZCgpPC9zY3JpcHQ+">x</a>',
  '<a href="x" onclick="pwned()" ping="//evil.test">x</a>',
  '<a target="_blank" href="//evil.test" onclick=pwned()>x</a>',
  '<svg onload=pwned()>',
  '<svg/onload=pwned()>',
  '<svg><script>pwned()</script></svg>',
  '<svg><animate onbegin=pwned() attributeName=x></svg>',
  '<svg><a xlink:href="javascript:pwned()"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg onload=pwned()>"/></svg>',
  '<svg><style><img src=x onerror=pwned()></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=pwned()>',
  '<math href="javascript:pwned()">x</math>',
  '<iframe src="javascript:pwned()"></iframe>',
  '<iframe srcdoc="<script>pwned()</script>"></iframe>',
  '<object data="javascript:pwned()"></object>',
  '<embed src="javascript:pwned()">',
  '<base href="//evil.test/">',
  '<link rel=stylesheet href="javascript:pwned()">',
  '<meta http-equiv="refresh" content="0;url=javascript:pwned()">',
  '<style>@import "javascript:pwned()";</style>',
  '<div style="width:expression(pwned())">x</div>',
  '<body onload=pwned()>',
  '<video><source onerror=pwned()></video>',
  '<audio src=x onerror=pwned()>',
  '<details open ontoggle=pwned()>x</details>',
  '<input autofocus onfocus=pwned()>',
  '<form action="javascript:pwned()"><button>x</button></form>',
  '<button formaction="javascript:pwned()">x</button>',
  '<marquee onstart=pwned()>x</marquee>',
  '<noscript><p title="</noscript><img src=x onerror=pwned()>">',
  '<template><script>pwned()</script></template>',
  '<xmp><script>pwned()</script></xmp>',
  '<textarea><script>pwned()</script>',
  '<p class="hook"><blockquote class="hook"><img src=x onerror=pwned()></blockquote>',
  '<blockquote class="hook">&lt;img src=x onerror=pwned()&gt;</blockquote>',
  '<h2>&lt;script&gt;pwned()&lt;/script&gt;</h2><h2 onclick=pwned()>x</h2>',
  '&lt;script&gt;pwned()&lt;/script&gt;',
  '&amp;lt;script&amp;gt;pwned()&amp;lt;/script&amp;gt;',
  '{{constructor.constructor("pwned()")()}}',
  '\u2028<script>pwned()</script>\u2029',
];

/** What a browser would run of each document, by its own parser; nothing of it runs while it looks. */
function executableIn(documents: string[]): Promise<string[][]> {
  return page.evaluate((all) => {
    const DANGEROUS =
      'script,iframe,object,embed,base,style,form,svg,math,video,audio,template,meta[http-equiv]';
    // The marks of our own pages: module scripts by address, data as JSON, the choice of theme, icons.
    const OWN =
      'script[src^="/assets/"],script[type$="json"],form[data-theme-form],a > svg[aria-hidden="true"]';
    return all.map((html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const found = [...parsed.querySelectorAll(DANGEROUS)]
        .filter((element) => !element.matches(OWN))
        .map((element) => element.outerHTML.slice(0, 80));
      for (const element of parsed.querySelectorAll('*'))
        for (const { name, value } of element.attributes) {
          const scheme = /^(javascript|vbscript|data):/i.test(value.replace(/\s/g, ''));
          if (/^on|^style$|^srcdoc$|^formaction$|^ping$/.test(name) || scheme)
            found.push(`${element.tagName}[${name}=${value}]`);
        }
      return found;
    });
  }, documents);
}

/** What really runs when the HTML is a page, without a Content-Security-Policy in its way. */
async function runsOf(html: string): Promise<number> {
  await page.evaluate(() => Object.assign(window, { runs: 0, pwned: () => (window as Counted).runs++ }));
  await page.setContent(html);
  // A picture that is not there says so only after a while; ours is the last of them.
  await page.evaluate(async () => {
    await new Promise((done) => {
      const last = new Image();
      last.onerror = done;
      last.src = 'x';
    });
  });
  return page.evaluate(() => (window as Counted).runs);
}
type Counted = Window & typeof globalThis & { runs: number };

let app: TestApp;
let admin: Visitor;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signedInAdmin(app);
  await admin.post('/api/blog/setup');
  browser = await launchChromium();
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  await app.close();
});

const read = async (path: string) => (await app.visitor().get(path)).text();
const contents = async (query: string): Promise<string[]> => {
  const { posts } = await (await app.visitor().get(`/api/blog/posts?${query}`)).json();
  return posts.map(({ content }: Post) => content);
};

test('the check itself finds what a browser would run', async () => {
  const caught = await executableIn(['<p onclick="x">', '<script>x</script>', '<a href="java\tscript:x">']);
  expect(caught.map((found) => found.length)).toEqual([1, 1, 1]);
  expect(await runsOf('<p>calm</p>')).toBe(0);
  expect(await runsOf('<img src=x onerror=pwned()>')).toBe(1);
});

describe('nothing that a post carries runs on its pages', () => {
  test('written over the API, in every field at once', { timeout: 120_000 }, async () => {
    const pages: string[] = [];
    for (const [n, payload] of PAYLOADS.entries()) {
      const answer = await admin.post('/api/blog/posts', {
        title: `T ${payload}`.slice(0, 200),
        excerpt: payload,
        content: `<p>Text.</p>${payload}<p>${payload}</p>`,
        tags: [payload.slice(0, 60)],
        theme: 'techTutorialCreator',
        status: 'published',
      });
      expect(answer.status, payload).toBe(201);
      const { theme, slug, content }: Post = await answer.json();
      pages.push(content, await read(`/blog/${theme}/${slug}`));
      if (n % 12 === 11 || n === PAYLOADS.length - 1) pages.push(await read(`/blog/${theme}`));
    }
    expect((await executableIn(pages)).flat()).toEqual([]);
    expect(await runsOf((await contents('theme=techTutorialCreator&limit=50')).join(''))).toBe(0);
    expect(await read('/blog/feed.xml')).not.toMatch(/<(script|img|svg)/i);
  });

  test('put into the table past the API, as an older version might have', { timeout: 60_000 }, async () => {
    const half = Math.ceil(PAYLOADS.length / 2);
    const themes = ['businessCoach', 'realEstate'] as const;
    const rows = PAYLOADS.map((payload, n) => ({
      title: `Past the API ${n}`,
      slug: `past-the-api-${n}`,
      excerpt: 'x',
      content: `<p>Text.</p><div>${payload}</div>`,
      theme: themes[n < half ? 0 : 1],
      categorySlug: 'business-coach',
      status: 'published',
      readingTime: 1,
    }));
    const together = {
      ...rows[0],
      slug: 'all-at-once',
      content: rows.map(({ content }) => content).join(''),
    };
    await app.db.insert(blogPosts).values([...rows, together as (typeof rows)[number]]);
    const shown = (await Promise.all(themes.map((theme) => contents(`theme=${theme}&limit=50`)))).flat();
    expect(shown.length).toBeGreaterThan(PAYLOADS.length);
    const pages = await Promise.all(
      ['all-at-once', 'past-the-api-0', 'past-the-api-15'].map((slug) => read(`/blog/businessCoach/${slug}`)),
    );
    expect((await executableIn([...shown, ...pages])).flat()).toEqual([]);
    expect(await runsOf(shown.join(''))).toBe(0);
  });
});
