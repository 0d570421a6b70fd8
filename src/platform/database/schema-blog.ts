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
  },
  (t) => [
    index('blog_posts_by_time').on(t.status, t.createdAt, t.id),
    index('blog_posts_of_theme').on(t.theme, t.status, t.createdAt, t.id),
    check('blog_posts_status', sql`${t.status} in ('draft', 'published')`),
    check('blog_posts_reading_time', sql`${t.readingTime} > 0`),
  ],
);
