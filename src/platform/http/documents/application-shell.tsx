import type { Context } from 'hono';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { type Documents, PERSONAL_HEADERS } from './documents.ts';
import type { HtmlDocument } from './html.tsx';

/** The data that the server puts into the document: the signed-in user, so that the first paint needs no call. */
export type InitialData = { user: unknown; supportEmail: string; gaMeasurementId: string | null };

type Options = {
  title?: string;
  status?: 200 | 404;
  headers?: Record<string, string>;
  /** The modules of the screen at this address. */
  lazy?: readonly string[];
  /** Shown until the application has loaded. */
  skeleton?: ReactNode;
  /** The cache key, if the document is the same for all signed-out visitors. */
  variant?: string;
};

/**
 * The application's document: its data, and what is visible before the application has loaded. Never indexed or shared.
 */
export function sendShell(
  c: Context,
  documents: Documents,
  data: InitialData,
  options: Options = {},
): Response {
  const { status, variant, headers = {} } = options;
  const page: HtmlDocument = {
    title: options.title ?? 'Hooksmith',
    noindex: true,
    themeColor: '#f9f7f3',
    // Analytics skip a screen without this id, for example one with a token in its address.
    attributes: data.gaMeasurementId === null ? { 'data-analytics': undefined } : {},
    entries: ['src/client.tsx'],
    lazy: options.lazy,
    scripts: options.skeleton === undefined ? undefined : 'after paint',
    data: { session: data },
    body: (
      <>
        <noscript>
          <p>
            Hooksmith's own screens need JavaScript. The <a href={paths.home}>front page</a>, the{' '}
            <a href={paths.blog}>blog</a>, the <a href={paths.terms}>terms</a> and the{' '}
            <a href={paths.privacy}>privacy policy</a> work without it.
          </p>
        </noscript>
        <div id="root">{options.skeleton}</div>
      </>
    ),
  };
  // The same for all signed-out visitors, so it is rendered once and cached here.
  if (variant !== undefined) {
    return documents.cached(c, `screen ${variant}`, () => page, {
      status,
      headers: { ...PERSONAL_HEADERS, ...headers },
      quality: 'fast',
    });
  }
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return documents.personal(c, page, status);
}
