import type { Post } from '#features/blog/blog.schema.ts';
import { categorySlug } from '#features/blog/categories.ts';
import { isThemeName, type ThemeName } from '#platform/theme-names.ts';

/** The form of a new post. */
export const EMPTY_POST = {
  title: '',
  excerpt: '',
  content: '',
  theme: 'default' as ThemeName,
  category_slug: categorySlug('default'),
  tags: '',
  featured_image_url: '',
  status: 'draft' as Post['status'],
};
export type PostValues = typeof EMPTY_POST;

export function valuesOf(post: Post): PostValues {
  const { title, excerpt, content, theme, category_slug, tags, status, featured_image_url } = post;
  return {
    title,
    excerpt,
    content,
    theme,
    category_slug,
    status,
    tags: tags.join(', '),
    featured_image_url: featured_image_url ?? '',
  };
}

/**
 * Unsaved posts, kept in this browser so that a lost tab loses nothing. One draft for a new post, and one for each
 * edited post.
 */
export type PostDraft = {
  postId: Post['id'] | 'new';
  values: PostValues;
  typedAt: number;
  /** The version of the post that the draft was based on. */
  base: string | null;
};

const PREFIX = 'post-draft:';
const MAX_DRAFT_AGE_MS = 30 * 24 * 3600 * 1000;
const keyOf = (postId: PostDraft['postId']) => PREFIX + postId;

export function readPostDraft(postId: PostDraft['postId']): PostDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(postId)) ?? 'null');
    if (typeof draft?.typedAt !== 'number' || draft.typedAt < Date.now() - MAX_DRAFT_AGE_MS) return null;
    const values = parseDraft(draft.values);
    return values && { postId, values, typedAt: draft.typedAt, base: draft.base ?? null };
  } catch {
    return null;
  }
}

/** Keeps only valid values, because another version of this page may have written the draft. */
function parseDraft(draft: unknown): PostValues | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const texts = Object.entries(draft).filter(
    ([name, value]) => name in EMPTY_POST && typeof value === 'string',
  );
  const values: PostValues = { ...EMPTY_POST, ...Object.fromEntries(texts) };
  return isThemeName(values.theme) && ['draft', 'published'].includes(values.status) ? values : null;
}

export function writePostDraft(postId: PostDraft['postId'], values: PostValues, base: string | null): void {
  try {
    localStorage.setItem(keyOf(postId), JSON.stringify({ values, typedAt: Date.now(), base }));
  } catch {
    // Typing must work if the storage is full or forbidden.
  }
}

export function clearPostDraft(postId: PostDraft['postId']): void {
  localStorage.removeItem(keyOf(postId));
}

/** All drafts of this browser, the newest first. */
export function listPostDrafts(): PostDraft[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .flatMap((postId) => readPostDraft(postId === 'new' ? postId : Number(postId)) ?? [])
    .toSorted((a, b) => b.typedAt - a.typedAt);
}

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function formatTypedAt({ typedAt }: PostDraft): string {
  return TIME.format(typedAt);
}
