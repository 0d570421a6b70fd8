import type { Context } from 'hono';
import type { Assets } from './assets.ts';
import {
  type Compressed,
  completed,
  compress,
  compressFor,
  type Quality,
  sendComplete,
  sendCompressed,
} from './compressed.ts';
import { type HtmlDocument, renderDocument } from './html.tsx';

/** With each of these the visitor gets a whole page. */
export type PersonalStatus = 200 | 400 | 404 | 429 | 503;

export type Documents = {
  /**
   * A page that is the same for everybody: rendered and compressed once for each variant, and again when
   * its `version` is another one. It has its own `headers` and those of every answer; what was set on `c`
   * before is not seen.
   */
  cached(
    c: Context,
    variant: string,
    page: () => HtmlDocument,
    options?: {
      status?: 200 | 404;
      headers?: Record<string, string>;
      version?: string;
      /** `fast` for what is long and seldom read: the best takes seconds, in which nobody is answered. */
      quality?: Quality;
    },
  ): Response;
  /** A page made for one visitor, never kept by anybody else. */
  personal(c: Context, page: HtmlDocument, status?: PersonalStatus): Response;
  /** What every open tab asks for again and again: data with its own `headers` and those of every answer, no others. */
  poll(c: Context, body: string | null, status: 200 | 304, headers: Record<string, string>): Response;
};

/** Revalidated at each visit; a visitor with a session may get another page at the same address. */
const SHARED = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Cookie, Accept-Encoding',
};
export const PERSONAL = { ...SHARED, 'Cache-Control': 'private, no-store' };

const POLICY = 'Content-Security-Policy';

/** The policy of a page that carries styles of its own: they are allowed by what they are, and nothing else is. */
function allowStyles(headers: Record<string, string>, hashes: readonly string[]): Record<string, string> {
  const policy = headers[POLICY];
  if (!policy || hashes.length === 0) return {};
  const sources = hashes.map((hash) => ` '${hash}'`).join('');
  return { [POLICY]: policy.replace("style-src 'self'", `style-src 'self'${sources}`) };
}

type Common = {
  /** On the html element of every page. */
  attributes?: HtmlDocument['attributes'];
  /** The headers of every answer, for pages that skip the middleware. */
  headers?: Record<string, string>;
  /** In their place on pages that carry the id of an analytics service. */
  countedHeaders?: Record<string, string>;
};

export function createDocuments(
  assets: Assets,
  { attributes: everywhere, headers: common = {}, countedHeaders = {} }: Common = {},
): Documents {
  const render = (page: HtmlDocument) => {
    const attributes = { ...everywhere, ...page.attributes };
    const own = attributes['data-analytics'] === undefined ? {} : countedHeaders;
    const hashes = page.entries.flatMap((entry) => assets.entry(entry).inline?.hash ?? []);
    const policy = allowStyles({ ...common, ...own }, hashes);
    return { html: renderDocument({ ...page, attributes }, assets), own: { ...own, ...policy } };
  };
  const variants = new Map<
    string,
    { content: Compressed; version: string; shared: Record<string, string> }
  >();
  return {
    cached(c, variant, page, { status = 200, headers, version = '', quality } = {}) {
      let kept = assets.development ? undefined : variants.get(variant);
      if (kept?.version !== version) {
        const { html, own } = render(page());
        kept = { content: compress(html, quality), version, shared: { ...common, ...own, ...SHARED } };
        variants.set(variant, kept);
      }
      const all = { ...kept.shared, ...headers, 'X-Request-Id': String(c.get('requestId') ?? '') };
      return sendComplete(c, kept.content, all, status);
    },
    personal(c, page, status = 200) {
      const { html, own } = render(page);
      return sendCompressed(c, compressFor(c, html), { ...own, ...PERSONAL }, status);
    },
    poll(c, body, status, headers) {
      return completed(body, status, {
        ...common,
        ...headers,
        'X-Request-Id': String(c.get('requestId') ?? ''),
      });
    },
  };
}
