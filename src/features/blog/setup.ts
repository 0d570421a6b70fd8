import type { Database, Transaction } from '#platform/database/database.ts';
import { blogCategories, blogPosts } from '#platform/database/schema-blog.ts';
import { CATEGORIES, categorySlug } from './categories.ts';
import { cleanHtml, readingTime } from './post-html.ts';
import { slugOf } from './slug.ts';
import { readStarterPosts } from './starter-posts.ts';

/** Adds missing categories and starter posts, and returns how many it added. */
export async function setUpBlog(db: Database | Transaction): Promise<{ categories: number; posts: number }> {
  const now = Date.now();
  const starters = readStarterPosts().map(({ theme, title, excerpt, tags, content: html }, index) => {
    const content = cleanHtml(html);
    return {
      theme,
      title,
      excerpt,
      content,
      tags: [...tags],
      slug: slugOf(title),
      categorySlug: categorySlug(theme),
      status: 'published',
      readingTime: readingTime(content),
      // A minute apart, so that they are listed in this order.
      createdAt: new Date(now - index * 60_000),
      publishedAt: new Date(now - index * 60_000),
    };
  });
  return db.transaction(async (tx) => {
    const categories = await tx
      .insert(blogCategories)
      .values(CATEGORIES)
      .onConflictDoNothing()
      .returning({ slug: blogCategories.slug });
    const posts = await tx
      .insert(blogPosts)
      .values(starters)
      .onConflictDoNothing({ target: blogPosts.slug })
      .returning({ slug: blogPosts.slug });
    return { categories: categories.length, posts: posts.length };
  });
}

/** Fills the blog at the first start. Does nothing if there is a blog. */
export async function setUpNewBlog(db: Database): Promise<void> {
  const existing = await db.select({ slug: blogCategories.slug }).from(blogCategories).limit(1);
  if (existing.length === 0) await setUpBlog(db);
}
