import { count, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { blogCategories, blogPosts } from '#platform/database/schema-blog.ts';
import { THEME_NAMES, type ThemeName } from '#platform/theme-names.ts';
import type { Category } from './blog.schema.ts';
import { categorySlug } from './categories.ts';
import { tagSlug } from './slug.ts';

/** Posts can be listed by tags and categories besides their profession. */

/** Only lists with this many posts are shown to search engines. */
export const MIN_POSTS_TO_INDEX = { tag: 2, category: 1 };

const published = eq(blogPosts.status, 'published');

/** Tags that differ only in case or punctuation have the same slug and are one. */
export type Tag = { slug: string; name: string; spellings: string[]; posts: number };

/** The tags of published posts by slug, with the most frequent spelling as name. */
export async function publishedTags(db: Database): Promise<Map<string, Tag>> {
  const { rows } = await db.execute<{ tag: string; posts: number }>(
    sql`select tag, count(*)::int as posts from ${blogPosts}, unnest(${blogPosts.tags}) as tag
      where ${published} group by tag order by posts desc, tag`,
  );
  const tags = new Map<string, Tag>();
  for (const { tag: name, posts } of rows) {
    const slug = tagSlug(name);
    if (slug === '') continue;
    const tag = tags.get(slug) ?? { slug, name, spellings: [], posts: 0 };
    tag.spellings.push(name);
    tag.posts += posts;
    tags.set(slug, tag);
  }
  return tags;
}

export async function findCategory(db: Database, slug: string): Promise<Category | null> {
  const [category] = await db.select().from(blogCategories).where(eq(blogCategories.slug, slug));
  return category ?? null;
}

/** The profession that a category was made for. */
export function themeOfCategory(slug: string): ThemeName | null {
  return THEME_NAMES.find((name) => categorySlug(name) === slug) ?? null;
}

export type CategoryUse = {
  slug: string;
  posts: number;
  /** The profession whose list contains exactly the same posts. Search engines are pointed to its page. */
  sameAs: ThemeName | null;
};

/** The categories that published posts are in. */
export async function usedCategories(db: Database): Promise<CategoryUse[]> {
  const pairs = await db
    .select({ slug: blogPosts.categorySlug, theme: blogPosts.theme, posts: count() })
    .from(blogPosts)
    .where(published)
    .groupBy(blogPosts.categorySlug, blogPosts.theme);
  return [...new Set(pairs.map(({ slug }) => slug))].map((slug) => {
    const own = themeOfCategory(slug);
    const touching = pairs.filter((pair) => pair.slug === slug || pair.theme === own);
    const posts = pairs.filter((pair) => pair.slug === slug).reduce((sum, pair) => sum + pair.posts, 0);
    return { slug, posts, sameAs: touching.length === 1 ? own : null };
  });
}
