import type { Context } from 'hono';
import type { Assets } from './assets.ts';
import { type Compressed, compress, sendCompressed } from './compressed.ts';
import { type HtmlDocument, renderDocument } from './html.tsx';

export type Documents = {
  /** A page that is the same for everybody: rendered and compressed once for each variant. */
  cached(c: Context, variant: string, page: () => HtmlDocument, status?: 200 | 404): Response;
  /** A page made for one visitor, never kept by anybody else. */
  personal(c: Context, page: HtmlDocument, status?: 200 | 404 | 503): Response;
};

/** Revalidated at each visit; a visitor with a session may get another page at the same address. */
const SHARED = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Cookie, Accept-Encoding',
};
const PERSONAL = { ...SHARED, 'Cache-Control': 'private, no-store' };

export function createDocuments(assets: Assets): Documents {
  const variants = new Map<string, Compressed>();
  return {
    cached(c, variant, page, status = 200) {
      let content = assets.development ? undefined : variants.get(variant);
      if (!content) {
        content = compress(renderDocument(page(), assets));
        variants.set(variant, content);
      }
      return sendCompressed(c, content, SHARED, status);
    },
    personal(c, page, status = 200) {
      return sendCompressed(c, compress(renderDocument(page, assets), 'fast'), PERSONAL, status);
    },
  };
}
