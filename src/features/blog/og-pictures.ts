import { etagOf } from '#platform/http/compressed.ts';
import type { Post } from './blog.schema.ts';
import { drawable, drawOgPicture } from './og-picture.tsx';
import { postPath } from './post-parts.tsx';

export type OgPicture = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/** About 50 kB each. */
const KEPT_AT_MOST = 200;

/** A change of the post changes the address, so that whoever keeps pictures fetches the new one. */
export function ogPath(post: Post): string {
  return `${postPath(post)}/og.png?v=${Date.parse(post.updated_at).toString(36)}`;
}

/** Whether the fonts have every letter of the title; where not, the theme's own picture serves. */
export function hasOgPicture({ title }: Pick<Post, 'title'>): boolean {
  return drawable(title) !== null;
}

/** Draws each picture once and keeps it. One is drawn at a time: a crawler must not take all processors. */
export function createOgPictures() {
  const kept = new Map<string, Promise<OgPicture>>();
  let last: Promise<unknown> = Promise.resolve();

  return function pictureOf(post: Post): Promise<OgPicture> {
    const key = `${post.id} ${post.updated_at}`;
    const known = kept.get(key);
    if (known) return known;
    const drawn = last.then(async () => {
      const bytes = new Uint8Array(await drawOgPicture(post));
      return { bytes, etag: etagOf(Buffer.from(bytes)) };
    });
    last = drawn.catch(() => {});
    drawn.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size >= KEPT_AT_MOST && oldest !== undefined) kept.delete(oldest);
    kept.set(key, drawn);
    return drawn;
  };
}
