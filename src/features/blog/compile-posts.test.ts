import { describe, expect, test } from 'vitest';
import { withoutAudience } from '#features/hooks/book/audience-slot.ts';
import { THEME_NAMES } from '#platform/theme-names.ts';
import { allLines, engineState } from '../../../tests/support/book.ts';
import { testRows } from '../../../tests/support/test-rows.ts';
import { compilePost, compilePosts } from './compile-posts.ts';
import { cleanHtml, firstHook, plainText } from './post-html.ts';
import { readStarterPosts } from './starter-posts.ts';

const POSTS = compilePosts('content/posts');

const NEVER =
  /\b(unlock|unleash|elevate|supercharge|game-changer|seamless|effortless|revolutioni[sz]e|fast-paced|limited time)\b|—|!/i;

/** Phrases that a profession's posts must not contain. */
const MUST_NOT: Record<string, RegExp> = {
  nutritionist: /\b(cures?|detox|guaranteed|before and after)\b/i,
  realEstate: /\b(perfect for|ideal for|family-friendly|great schools)\b/i,
  financialAdvisor: /\bguaranteed?\b/i,
  mentalHealthTherapist: /\b(heal you|you have depression|trauma response)\b/i,
  businessCoach: /\b(six figures|seven figures|guaranteed?)\b/i,
  techTutorialCreator: /\bguaranteed?\b/i,
  corporateTrainer: /\bguaranteed?\b/i,
  default: /\b(go viral|guaranteed?|more followers)\b/i,
};

test('each profession has one starter post', () => {
  expect(POSTS.map(({ theme }) => theme).toSorted()).toEqual(THEME_NAMES.toSorted());
});

test('the build contains the starter posts', () => {
  expect(readStarterPosts()).toEqual(POSTS);
});

describe('each starter post', () => {
  const rows = POSTS.map((post) => [post.theme, post] as const);

  testRows(rows)('the starter post for %s is 600 to 900 words long', (_, { content }) => {
    const count = plainText(content).split(' ').length;
    expect(count).toBeGreaterThanOrEqual(600);
    expect(count).toBeLessThanOrEqual(900);
  });
  testRows(rows)('the excerpt of the starter post for %s fits the list', (_, { excerpt }) => {
    expect(excerpt.length).toBeLessThanOrEqual(150);
  });
  testRows(rows)(
    'the starter post for %s follows the style of docs/copy.md',
    (theme, { title, excerpt, content }) => {
      const text = `${title} ${excerpt} ${plainText(content)}`;
      expect(NEVER.exec(text)?.[0]).toBeUndefined();
      expect(MUST_NOT[theme]?.exec(text)?.[0]).toBeUndefined();
    },
  );
  testRows(rows)(
    'the starter post for %s survives the sanitizer unchanged and has a hook quoted on its cover',
    (_, { content }) => {
      expect(cleanHtml(content)).toBe(content);
      expect(firstHook(content)).toBeTruthy();
    },
  );
  testRows(rows)('the starter post for %s quotes only hooks that are in the book', (_, { content }) => {
    const quoted = [...content.matchAll(/<blockquote class="hook">(.*?)<\/blockquote>/g)];
    expect(quoted.map(([quote]) => plainText(quote)).filter((hook) => !bookLines().has(hook))).toEqual([]);
  });
});

let lines: Set<string> | undefined;
function bookLines(): Set<string> {
  const { book } = engineState();
  lines ??= new Set(allLines(book).map(({ say }) => withoutAudience(say)));
  return lines;
}

const HEAD = '---\ntheme: default\ntitle: A title\nexcerpt: A few words\ntags: [one]\n---\n';

test('Markdown is compiled to the HTML of a post: headings, lists, marks, and hooks as quotations', () => {
  const { content } = compilePost(`${HEAD}\nIt's **one** & \`two\`.\n\n> "Say it."\n\n## Next\n\n- a\n- b\n`);
  expect(content).toBe(
    `<p>It's <strong>one</strong> &amp; <code>two</code>.</p>\n<blockquote class="hook">"Say it."</blockquote>\n\n<h2>Next</h2>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>`,
  );
});

test('a script in a post is removed', () => {
  expect(compilePost(`${HEAD}\nWords <script>alert(1)</script>`).content).not.toContain('script');
});

testRows([
  ['no front matter', 'Just words', /front matter/],
  ['an unknown theme', HEAD.replace('default', 'plumber'), /^theme: /],
  ['an unknown key', HEAD.replace('tags', 'labels'), /tags.*labels/],
  ['an excerpt that the list would cut', HEAD.replace('A few words', 'word '.repeat(40)), /^excerpt: /],
  ['broken YAML', HEAD.replace('A title', 'One: two'), /line 2/],
])('a post with %s is refused with the reason', (_, source, reason) => {
  expect(() => compilePost(source)).toThrow(reason);
});
