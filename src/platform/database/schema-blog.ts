import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns.ts';

export const blogCategories = pgTable('blog_categories', {
  slug: text().primaryKey(),
  name: text().notNull(),
});

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id().primaryKey(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    excerpt: text().notNull(),
    content: text().notNull(),
    theme: text().notNull(),
    categorySlug: text()
      .notNull()
      .references(() => blogCategories.slug),
    tags: text().array().notNull().default(sql`'{}'::text[]`),
    status: text().notNull().default('draft'),
    readingTime: integer().notNull(),
    viewCount: integer().notNull().default(0),
    featuredImageUrl: text(),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
    /** Set at the first publication and never changed: it is the post's date. */
    publishedAt: at(),
  },
  (t) => [
    index('blog_posts_by_date').on(t.status, sql`coalesce(${t.publishedAt}, ${t.createdAt})`, t.id),
    index('blog_posts_of_theme_by_date').on(
      t.theme,
      t.status,
      sql`coalesce(${t.publishedAt}, ${t.createdAt})`,
      t.id,
    ),
    index('blog_posts_by_tag').using('gin', t.tags),
    check('blog_posts_status', sql`${t.status} in ('draft', 'published')`),
    check('blog_posts_reading_time', sql`${t.readingTime} > 0`),
  ],
);
