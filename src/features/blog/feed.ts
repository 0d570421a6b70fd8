import type { Config } from '#platform/config.ts';
import { siteOrigin } from '#platform/http/link-origin.ts';
import { paths } from '#platform/paths.ts';
import { dateOf, type Post } from './blog.schema.ts';
import { ALL_POSTS } from './blog-copy.ts';
import { JSON_FEED_PATH, RSS_PATH } from './feed-links.tsx';
import { postPath } from './post-parts.tsx';

/** The newest posts for feed readers. */

export const FEED_SIZE = 50;

const SPECIAL: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Removes characters that XML does not allow, because readers refuse a feed that contains one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function xml(text: string): string {
  const possible = text.toWellFormed().replace(NOT_XML, '');
  return possible.replace(/[&<>"]/g, (character) => SPECIAL[character] ?? '');
}

export function rssFeed(config: Config, posts: readonly Post[]): string {
  const origin = siteOrigin(config);
  const items = posts.map((post) => {
    const url = xml(origin + postPath(post));
    const categories = post.tags.map((tag) => `<category>${xml(tag)}</category>`).join('');
    return `<item><title>${xml(post.title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><pubDate>${new Date(dateOf(post)).toUTCString()}</pubDate>${categories}<description>${xml(post.excerpt)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>Hooksmith: ${xml(ALL_POSTS.title)}</title>
<link>${xml(origin + paths.blog)}</link>
<description>${xml(ALL_POSTS.intro)}</description>
<language>en-us</language>
<atom:link href="${xml(origin + RSS_PATH)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}

export function jsonFeed(config: Config, posts: readonly Post[]): string {
  const origin = siteOrigin(config);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `Hooksmith: ${ALL_POSTS.title}`,
    description: ALL_POSTS.intro,
    home_page_url: origin + paths.blog,
    feed_url: origin + JSON_FEED_PATH,
    language: 'en-US',
    items: posts.map((post) => ({
      id: origin + postPath(post),
      url: origin + postPath(post),
      title: post.title,
      summary: post.excerpt,
      content_html: post.content,
      date_published: dateOf(post),
      date_modified: post.updated_at,
      tags: post.tags,
    })),
  });
}
