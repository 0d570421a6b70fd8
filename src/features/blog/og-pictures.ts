import type { Context } from 'hono';
import { THEME_LABELS } from '#features/landing/theme.ts';
import { etagOf, matchesEtag } from '#platform/http/documents/etag.ts';
import type { Post } from './blog.schema.ts';
import { drawOgPicture, type OgPictureContent, toDrawable } from './og-picture.tsx';
import { firstHook } from './post-html.ts';
import { postPath } from './post-parts.tsx';

export type OgPicture = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/** About 50 kB each. */
const MAX_PICTURES = 200;

/** The version of the post is part of the address, so that caches of other sites fetch the new picture. */
export function ogPath(post: Post): string {
  return `${postPath(post)}/og.png?v=${Date.parse(post.updated_at).toString(36)}`;
}

/** Whether the fonts have all letters of the title. If not, the theme's own picture is used. */
export function hasOgPicture({ title }: Pick<Post, 'title'>): boolean {
  return toDrawable(title) !== null;
}

/**
 * Draws each picture once and caches it. Pictures are drawn one at a time, so that a crawler does not use all
 * processors.
 */
export function createOgPictures() {
  const pictures = new Map<string, Promise<OgPicture>>();
  let last: Promise<unknown> = Promise.resolve();

  /** `key` must change whenever the picture does. */
  return function pictureOf(
    key: string,
    describe: () => OgPictureContent | Promise<OgPictureContent>,
  ): Promise<OgPicture> {
    const cached = pictures.get(key);
    if (cached) return cached;
    const drawn = last.then(async () => {
      const bytes = new Uint8Array(await drawOgPicture(await describe()));
      return { bytes, etag: etagOf(Buffer.from(bytes)) };
    });
    last = drawn.catch(() => {});
    drawn.catch(() => pictures.delete(key));
    const [oldest] = pictures.keys();
    if (pictures.size >= MAX_PICTURES && oldest !== undefined) pictures.delete(oldest);
    pictures.set(key, drawn);
    return drawn;
  };
}

/** The content of a post's picture. */
export function pictureOfPost({ title, theme, content, reading_time }: Post): OgPictureContent {
  const note = `${THEME_LABELS[theme]}  ·  ${reading_time} min read`;
  return { title, theme, hook: firstHook(content), note };
}

/** Its address changes with its content, so it may be cached for long. */
export function sendPicture(
  c: Context,
  { bytes, etag }: OgPicture,
  cache = 'public, max-age=604800',
): Response {
  const headers = { ETag: etag, 'Cache-Control': cache, 'Content-Type': 'image/png' };
  if (matchesEtag(c, etag)) return c.body(null, 304, headers);
  return c.body(bytes, 200, { ...headers, 'Content-Length': String(bytes.length) });
}
