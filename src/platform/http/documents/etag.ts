import crypto from 'node:crypto';
import type { Context } from 'hono';

/** A weak tag, because the same one stands for every encoding. */
export function etagOf(body: string | Buffer): string {
  return `W/"${crypto.hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/** Proxies that compress mark a strong tag as weak; both are equal here. */
export function matchesEtag(c: Context, etag: string): boolean {
  const tags = c.req.header('if-none-match');
  if (tags === undefined) return false;
  return tags === '*' || tags.split(',').map(withoutWeakMark).includes(withoutWeakMark(etag));
}

const withoutWeakMark = (tag: string) => tag.trim().replace(/^W\//, '');
