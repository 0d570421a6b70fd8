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

/** `attributes` stand on the html element of every page. */
export function createDocuments(assets: Assets, attributes: HtmlDocument['attributes'] = {}): Documents {
  const render = (page: HtmlDocument) =>
    renderDocument({ ...page, attributes: { ...attributes, ...page.attributes } }, assets);
  const variants = new Map<string, Compressed>();
  return {
    cached(c, variant, page, status = 200) {
      let content = assets.development ? undefined : variants.get(variant);
      if (!content) {
        content = compress(render(page()));
        variants.set(variant, content);
      }
      return sendCompressed(c, content, SHARED, status);
    },
    personal(c, page, status = 200) {
      return sendCompressed(c, compress(render(page), 'fast'), PERSONAL, status);
    },
  };
}
