import type { ReactNode } from 'react';
import type { Config } from '#platform/config.ts';
import { type HtmlDocument, jsonForHtml } from '#platform/http/documents/html.tsx';
import { siteOrigin } from '#platform/http/link-origin.ts';
import type { ThemeName } from '#platform/theme-names.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { themeEntry } from './theme-styles.ts';
import { THEMES } from './themes/registry.ts';

export type PublicPage = {
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  theme?: ThemeName;
  noindex?: boolean;
  /** Structured data for search engines. */
  structured?: readonly object[];
  preloads?: ReactNode;
  /** Further elements of the head. */
  head?: ReactNode;
  /** The path of the picture for shared links; the theme's own if left out. */
  image?: { path: string; width?: number; height?: number };
  /** The type for Open Graph: 'article' for a post. */
  type?: 'website' | 'article';
  attributes?: HtmlDocument['attributes'];
  body: ReactNode;
};

/**
 * A document of the public site: the theme's styles, the small script, and metadata for search engines and shared
 * links.
 */
export function publicDocument(config: Config, page: PublicPage): HtmlDocument {
  const { title, description, theme = 'default', image, type = 'website' } = page;
  const origin = siteOrigin(config);
  const url = origin + page.path;
  const { colors, images } = THEMES[theme];
  const {
    path: picture,
    width,
    height,
  } = image ?? { path: `${images.hero.replace('/hero/', '/og/')}.jpg`, width: 1200, height: 630 };
  return {
    title,
    description,
    noindex: page.noindex,
    themeColor: colors.background,
    entries: [themeEntry(theme), 'src/site.ts'],
    scripts: 'after load',
    attributes: { 'data-theme': theme, ...page.attributes },
    preloads: page.preloads,
    head: (
      <>
        {page.head}
        <link rel="canonical" href={url} />
        <meta property="og:type" content={type} />
        <meta property="og:site_name" content="Hooksmith" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        <meta property="og:image" content={origin + picture} />
        {width && <meta property="og:image:width" content={String(width)} />}
        {height && <meta property="og:image:height" content={String(height)} />}
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:image" content={origin + picture} />
        {page.structured?.map((data) => (
          <script
            key={JSON.stringify(data).length}
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped; JSON cannot be a React child
            dangerouslySetInnerHTML={{ __html: jsonForHtml(data) }}
          />
        ))}
      </>
    ),
    body: page.body,
  };
}

type FrameProps = { supportEmail: string; theme?: ThemeName; children: ReactNode };

/** Header and footer around a page of text: the legal pages, the blog, a note. */
export function PublicLayout({ supportEmail, theme = 'default', children }: FrameProps) {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <SiteHeader theme={theme} />
      {children}
      <SiteFooter supportEmail={supportEmail} theme={theme} />
    </>
  );
}
