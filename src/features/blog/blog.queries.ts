import { and, arrayOverlaps, asc, count, desc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { FOREIGN_KEY_VIOLATION } from '#platform/database/error-codes.ts';
import { blogCategories, blogPosts } from '#platform/database/schema-blog.ts';
import { HttpError } from '#platform/http/errors.ts';
import { isThemeName } from '#platform/theme-names.ts';
import {
  type Category,
  dateOf,
  type EditedPost,
  type NewPost,
  type Post,
  REQUIRED_FIELDS,
} from './blog.schema.ts';
import { categorySlug } from './categories.ts';
import { cleanHtml, cleanStored, hasContent, readingTime } from './post-html.ts';
import { freeSlug, slugOf } from './slug.ts';

export type PostRow = typeof blogPosts.$inferSelect;

export function toPost(row: PostRow): Post {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    content: cleanStored(row.content),
    theme: isThemeName(row.theme) ? row.theme : 'default',
    category_slug: row.categorySlug,
    tags: row.tags,
    status: row.status === 'published' ? 'published' : 'draft',
    reading_time: row.readingTime,
    view_count: row.viewCount,
    featured_image_url: row.featuredImageUrl,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    published_at: row.publishedAt?.toISOString() ?? null,
  };
}

/** A post's date: its publication, or for a draft its creation. */
const date = sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.createdAt})`;
const newestFirst = [desc(date), desc(blogPosts.id)];
const published = eq(blogPosts.status, 'published');

export type PostFilter = {
  status: 'all' | 'draft' | 'published';
  theme?: string;
  category?: string;
  /** Posts with at least one of these tags. */
  tags?: string[];
  limit: number;
  offset?: number;
};

function matching({ status, theme, category, tags }: Omit<PostFilter, 'limit'>): SQL | undefined {
  return and(
    status === 'all' ? undefined : eq(blogPosts.status, status),
    theme === undefined ? undefined : eq(blogPosts.theme, theme),
    category === undefined ? undefined : eq(blogPosts.categorySlug, category),
    tags === undefined ? undefined : arrayOverlaps(blogPosts.tags, tags),
  );
}

export async function listPosts(db: Database, filter: PostFilter): Promise<Post[]> {
  const rows = await db
    .select()
    .from(blogPosts)
    .where(matching(filter))
    .orderBy(...newestFirst)
    .limit(filter.limit)
    .offset(filter.offset ?? 0);
  return rows.map(toPost);
}

export async function countPosts(db: Database, filter: Omit<PostFilter, 'limit'>): Promise<number> {
  const [row] = await db.select({ posts: count() }).from(blogPosts).where(matching(filter));
  return row?.posts ?? 0;
}

export async function findPost(db: Database, slug: string): Promise<Post | null> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.slug, slug));
  return row ? toPost(row) : null;
}

export type PostLink = Pick<Post, 'title' | 'slug' | 'theme'>;
const LINK = { title: blogPosts.title, slug: blogPosts.slug, theme: blogPosts.theme };
const toLink = (row: { title: string; slug: string; theme: string }): PostLink => ({
  ...row,
  theme: isThemeName(row.theme) ? row.theme : 'default',
});

/** The published posts before and after this one, over all themes. */
export async function neighborsOf(db: Database, post: Post) {
  const here = sql`(${new Date(dateOf(post))}::timestamptz, ${post.id}::bigint)`;
  const place = sql`(${date}, ${blogPosts.id})`;
  const [older, newer] = await Promise.all([
    db
      .select(LINK)
      .from(blogPosts)
      .where(and(published, sql`${place} < ${here}`))
      .orderBy(...newestFirst)
      .limit(1),
    db
      .select(LINK)
      .from(blogPosts)
      .where(and(published, sql`${place} > ${here}`))
      .orderBy(asc(date), asc(blogPosts.id))
      .limit(1),
  ]);
  return { previous: older[0] ? toLink(older[0]) : null, next: newer[0] ? toLink(newer[0]) : null };
}

/** Related posts: of the same profession first, then with the same tags, then the newest. */
export async function relatedTo(db: Database, post: Post, limit: number): Promise<Post[]> {
  const sharedTags = sql`cardinality(array(select unnest(${blogPosts.tags}) intersect select unnest(${sql.param(post.tags)}::text[])))`;
  const rows = await db
    .select()
    .from(blogPosts)
    .where(and(published, sql`${blogPosts.id} <> ${post.id}`))
    .orderBy(sql`${blogPosts.theme} = ${post.theme} desc`, desc(sharedTags), ...newestFirst)
    .limit(limit);
  return rows.map(toPost);
}

/** The fields of published posts that feeds and the sitemap need. */
export async function publishedSlugs(db: Database) {
  return db
    .select({ slug: blogPosts.slug, theme: blogPosts.theme, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(published)
    .orderBy(...newestFirst)
    .limit(MAX_SITEMAP);
}
/** A sitemap may contain 50,000 addresses, also of other pages. */
const MAX_SITEMAP = 40_000;

export async function listCategories(db: Database): Promise<Category[]> {
  return db.select().from(blogCategories).orderBy(asc(blogCategories.name));
}

/** The slug is unique. Of two posts with the same one, the later tries the next number. */
export async function createPost(
  tx: Transaction,
  fields: Omit<NewPost, 'content'>,
  clean: CleanContent,
): Promise<PostRow> {
  const slugBase = slugOf(fields.title);
  const values = {
    title: fields.title,
    excerpt: fields.excerpt,
    ...clean,
    theme: fields.theme,
    categorySlug: fields.category_slug ?? categorySlug(fields.theme),
    tags: fields.tags,
    status: fields.status,
    featuredImageUrl: fields.featured_image_url,
    publishedAt: fields.status === 'published' ? sql`now()` : null,
  };
  for (;;) {
    const slug = freeSlug(slugBase, await takenSlugs(tx, slugBase));
    const [row] = await tx
      .insert(blogPosts)
      .values({ ...values, slug })
      .onConflictDoNothing({ target: blogPosts.slug })
      .returning()
      .catch(refuseUnknownCategory);
    if (row) return row;
  }
}

async function takenSlugs(tx: Transaction, slugBase: string): Promise<Set<string>> {
  const rows = await tx
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(or(eq(blogPosts.slug, slugBase), like(blogPosts.slug, `${slugBase}-%`)));
  return new Set(rows.map((row) => row.slug));
}

export async function editPost(
  tx: Transaction,
  id: number,
  fields: Omit<EditedPost, 'content'>,
  clean: CleanContent | null,
): Promise<PostRow | null> {
  const [row] = await tx
    .update(blogPosts)
    .set({
      title: fields.title,
      excerpt: fields.excerpt,
      ...clean,
      theme: fields.theme,
      categorySlug: fields.category_slug,
      tags: fields.tags,
      status: fields.status,
      featuredImageUrl: fields.featured_image_url,
      publishedAt: fields.status === 'published' ? sql`coalesce(${blogPosts.publishedAt}, now())` : undefined,
      updatedAt: sql`now()`,
    })
    .where(eq(blogPosts.id, id))
    .returning()
    .catch(refuseUnknownCategory);
  return row ?? null;
}

/** The deleted post, or null if there was none. */
export async function deletePost(tx: Transaction, id: number): Promise<PostRow | null> {
  const [gone] = await tx.delete(blogPosts).where(eq(blogPosts.id, id)).returning();
  return gone ?? null;
}

export type CleanContent = { content: string; readingTime: number };

/** Sanitizes content for storing. This can take a while, so call it before a transaction. */
export function cleanContent(html: string): CleanContent {
  const content = cleanHtml(html);
  // Content of which sanitizing leaves nothing is empty.
  if (!hasContent(content)) throw new HttpError(400, REQUIRED_FIELDS);
  return { content, readingTime: readingTime(content) };
}

function refuseUnknownCategory(error: Error & { cause?: { code?: string } }): never {
  throw error.cause?.code === FOREIGN_KEY_VIOLATION ? new HttpError(400, 'Unknown category') : error;
}

/** Adds the new views. `updated_at` stays, because the post itself is unchanged. */
export async function addViews(db: Database, views: ReadonlyMap<number, number>): Promise<void> {
  const ids = sql.param([...views.keys()]);
  const counts = sql.param([...views.values()]);
  await db.execute(sql`update blog_posts p set view_count = p.view_count + v.views
    from unnest(${ids}::bigint[], ${counts}::int[]) as v(id, views) where p.id = v.id`);
}
