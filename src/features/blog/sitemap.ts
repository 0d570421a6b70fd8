import type { SitemapEntry } from '#features/landing/search-engines.ts';
import type { Database } from '#platform/database/database.ts';
import { isThemeName, THEME_NAMES } from '#platform/theme-names.ts';
import { publishedSlugs } from './blog.queries.ts';
import { MIN_POSTS_TO_INDEX, publishedTags, usedCategories } from './lists.queries.ts';
import { categoryPath, indexPath, postPath, tagPath } from './post-parts.tsx';

/** The blog's addresses for search engines. */
export async function sitemapEntries(db: Database): Promise<SitemapEntry[]> {
  const [posts, tags, categories] = await Promise.all([
    publishedSlugs(db),
    publishedTags(db),
    usedCategories(db),
  ]);
  return [
    ...[null, ...THEME_NAMES].map((theme) => ({ path: indexPath(theme) })),
    ...categories.flatMap(({ slug, sameAs }) => (sameAs ? [] : [{ path: categoryPath(slug) }])),
    ...[...tags.values()]
      .filter((tag) => tag.posts >= MIN_POSTS_TO_INDEX.tag)
      .slice(0, MAX_TAGS)
      .map(({ slug }) => ({ path: tagPath(slug) })),
    ...posts.flatMap(({ theme, slug, updatedAt }) =>
      isThemeName(theme) ? [{ path: postPath({ theme, slug }), changed: updatedAt }] : [],
    ),
  ];
}
/** The sitemap has room for 50,000 addresses, most of them posts. */
const MAX_TAGS = 5000;
