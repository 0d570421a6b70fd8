import { z } from 'zod';
import { textField } from '#platform/clean-text.ts';
import { THEME_NAMES } from '#platform/theme-names.ts';

/** Posts and categories as the API shows and takes them. */

export const POSTS_DEFAULT = 12;
export const MAX_POSTS = 50;
export const REQUIRED_FIELDS = 'Please fill in all required fields';

export const postStatusSchema = z.enum(['draft', 'published'], {
  error: 'Status must be draft or published',
});
const themeSchema = z.enum(THEME_NAMES, { error: 'Unknown theme' });

export const postSchema = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  theme: themeSchema,
  category_slug: z.string(),
  tags: z.array(z.string()),
  status: postStatusSchema,
  reading_time: z.number(),
  view_count: z.number(),
  featured_image_url: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  /** The first publication; null if there was none. */
  published_at: z.string().nullable(),
});
export type Post = z.infer<typeof postSchema>;

/** The displayed date. */
export function dateOf({ published_at, created_at }: Pick<Post, 'published_at' | 'created_at'>): string {
  return published_at ?? created_at;
}

export const postsSchema = z.object({ posts: z.array(postSchema) });

export const categorySchema = z.object({ slug: z.string(), name: z.string() });
export const categoriesSchema = z.object({ categories: z.array(categorySchema) });
export type Category = z.infer<typeof categorySchema>;

export const setupSchema = z.object({ categories: z.number(), posts: z.number() });

const required = (what: string, max: number, lines: 'one' | 'many') =>
  textField({ tooShort: REQUIRED_FIELDS, tooLong: `The ${what} is too long`, min: 1, max, lines });

const MAX_TAGS = 20;
const TOO_MANY_TAGS = { error: `A post can have at most ${MAX_TAGS} tags` };
const tag = { tooShort: 'Tags must be texts', tooLong: 'A tag is too long', min: 0, max: 60 };
const tagsSchema = z
  .array(textField({ ...tag, lines: 'one' }), { error: 'Tags must be a list' })
  .max(5 * MAX_TAGS, TOO_MANY_TAGS)
  .transform(cleanTags)
  .pipe(z.array(z.string()).max(MAX_TAGS, TOO_MANY_TAGS));

/** Pictures must be from this site, because the Content-Security-Policy allows no others. */
const imageSchema = z
  .string({ error: 'The picture must be an address on this site' })
  .trim()
  .max(500, { error: 'The address of the picture is too long' })
  .regex(/^\/(?![/\\])[\w\-./~%]*$/, { error: 'The picture must be an address on this site' });

const category = { tooShort: 'Unknown category', tooLong: 'Unknown category', min: 1, max: 200 };

export const createPostSchema = z.object({
  title: required('title', 200, 'one'),
  excerpt: required('excerpt', 1000, 'one'),
  content: required('content', 400_000, 'many'),
  theme: themeSchema.default('default'),
  /** Defaults to the category of the theme. */
  category_slug: textField({ ...category, lines: 'one' }).optional(),
  tags: tagsSchema.default([]),
  status: postStatusSchema.default('draft'),
  featured_image_url: imageSchema.nullable().default(null),
});
export type NewPost = z.output<typeof createPostSchema>;

/** Fields that are left out stay unchanged. */
export const editPostSchema = z.object({
  title: createPostSchema.shape.title.optional(),
  excerpt: createPostSchema.shape.excerpt.optional(),
  content: createPostSchema.shape.content.optional(),
  theme: themeSchema.optional(),
  category_slug: createPostSchema.shape.category_slug,
  tags: tagsSchema.optional(),
  status: postStatusSchema.optional(),
  featured_image_url: imageSchema.nullable().optional(),
});
export type EditedPost = z.output<typeof editPostSchema>;

/** A post in the form: any field may still be missing. */
export const previewPostSchema = z.object({
  title: z.string({ error: 'The title must be a text' }).max(200, { error: 'The title is too long' }),
  excerpt: z.string({ error: 'The excerpt must be a text' }).max(1000, { error: 'The excerpt is too long' }),
  content: z
    .string({ error: 'The content must be a text' })
    .max(400_000, { error: 'The content is too long' }),
  theme: themeSchema,
  tags: tagsSchema,
  /** An incomplete address is shown as no picture. */
  featured_image_url: z
    .string({ error: 'The picture must be an address on this site' })
    .nullable()
    .default(null)
    .transform((url) => imageSchema.safeParse(url).data ?? null),
});
export type PostToPreview = z.output<typeof previewPostSchema>;

/** Trimmed, without empties, and each only once. */
export function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.replace(/\s+/g, ' ').trim()).filter(Boolean))];
}

/** Tags separated by commas, as typed. */
export function tagsOf(text: string): string[] {
  return cleanTags(text.split(','));
}
