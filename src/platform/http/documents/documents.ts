import crypto from 'node:crypto';
import type { Context } from 'hono';
import type { Assets } from './assets.ts';
import { completeResponse } from './complete-response.ts';
import {
  type Compressed,
  compress,
  compressFor,
  type Quality,
  sendComplete,
  sendCompressed,
} from './compressed.ts';
import { type HtmlDocument, renderDocument, scriptLoader } from './html.tsx';
import { keepStrings } from './one-piece-response.ts';

/** The statuses with which a whole page is sent. */
export type PersonalStatus = 200 | 400 | 404 | 429 | 503;

export type Documents = {
  /**
   * A page that is the same for everybody. It is rendered and compressed once for each variant, and again when
   * `version` changes. Its headers are `headers` and those of every answer; headers that were set on `c` before are
   * lost.
   */
  cached(
    c: Context,
    variant: string,
    page: () => HtmlDocument,
    options?: {
      status?: 200 | 404;
      headers?: Record<string, string>;
      version?: string;
      /**
       * `fast` for long pages that are rarely read, because the best compression takes seconds and blocks other
       * requests.
       */
      quality?: Quality;
    },
  ): Response;
  /** A page for one visitor, which no cache may store. */
  personal(c: Context, page: HtmlDocument, status?: PersonalStatus): Response;
  /** For the most frequent calls: data with `headers` and those of every answer, and no others. */
  data(
    c: Context,
    body: Uint8Array<ArrayBuffer> | string | null,
    status: 200 | 304,
    headers: Record<string, string>,
  ): Response;
};

/** Revalidated at each visit, because a visitor with a session may get another page at the same address. */
const SHARED_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Cookie, Accept-Encoding',
};
export const PERSONAL_HEADERS = { ...SHARED_HEADERS, 'Cache-Control': 'private, no-store' };

const POLICY = 'Content-Security-Policy';

/** The policy of a page with inline styles or a script, which it allows by their hashes. */
function allowInline(
  headers: Record<string, string>,
  inline: { 'style-src': readonly string[]; 'script-src': readonly string[] },
): Record<string, string> {
  let policy = headers[POLICY];
  if (!policy) return {};
  for (const [directive, texts] of Object.entries(inline)) {
    const hashes = texts.map((text) => crypto.createHash('sha256').update(text).digest('base64'));
    policy = policy.replace(
      `${directive} 'self'`,
      (own) => own + hashes.map((hash) => ` 'sha256-${hash}'`).join(''),
    );
  }
  return { [POLICY]: policy };
}

type Common = {
  /** On the html element of every page. */
  attributes?: HtmlDocument['attributes'];
  /** The headers of every answer, for pages that skip the middleware. */
  headers?: Record<string, string>;
  /** The same with the policy for pages that load analytics. */
  analyticsHeaders?: Record<string, string>;
};

export function createDocuments(
  assets: Assets,
  { attributes: everywhere, headers: common = {}, analyticsHeaders = {} }: Common = {},
): Documents {
  const render = (page: HtmlDocument) => {
    const attributes = { ...everywhere, ...page.attributes };
    const own = attributes['data-analytics'] === undefined ? {} : analyticsHeaders;
    const loader = scriptLoader(page, assets);
    const policy = allowInline(
      { ...common, ...own },
      {
        'style-src': page.entries.flatMap((entry) => assets.entry(entry).inline ?? []),
        'script-src': loader ? [loader] : [],
      },
    );
    return { html: renderDocument({ ...page, attributes }, assets), own: { ...own, ...policy } };
  };
  const variants = new Map<
    string,
    { content: Compressed; version: string; shared: Record<string, string> }
  >();
  return {
    cached(c, variant, page, { status = 200, headers, version = '', quality } = {}) {
      let entry = assets.development ? undefined : variants.get(variant);
      if (entry?.version !== version) {
        const { html, own } = render(page());
        entry = {
          content: compress(html, quality),
          version,
          shared: { ...common, ...own, ...SHARED_HEADERS },
        };
        keepStrings(entry.content);
        variants.set(variant, entry);
      }
      const all = { ...entry.shared, ...headers, 'X-Request-Id': String(c.get('requestId') ?? '') };
      return sendComplete(c, entry.content, all, status);
    },
    personal(c, page, status = 200) {
      const { html, own } = render(page);
      return sendCompressed(c, compressFor(c, html), { ...own, ...PERSONAL_HEADERS }, status);
    },
    data(c, body, status, headers) {
      return completeResponse(body, status, {
        ...common,
        ...headers,
        'X-Request-Id': String(c.get('requestId') ?? ''),
      });
    },
  };
}
