import type { Config } from '#platform/config.ts';
import { siteOrigin } from '#platform/http/link-origin.ts';
import { paths } from '#platform/paths.ts';
import { THEME_NAMES } from '#platform/theme-names.ts';
import { landingPath } from './landing-document.tsx';
import { THEMES } from './themes/registry.ts';

/** An entry of the sitemap: its path, and when its page last changed. */
export type SitemapEntry = { path: string; changed?: Date };
/** The entries of a feature: the blog adds its posts. */
export type SitemapEntries = () => Promise<readonly SitemapEntry[]>;

export function robotsText(config: Config): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin/',
    '',
    `Sitemap: ${siteOrigin(config)}/sitemap.xml`,
    '',
  ].join('\n');
}

export async function sitemapXml(config: Config, further: readonly SitemapEntries[]): Promise<string> {
  const own: SitemapEntry[] = [
    ...THEME_NAMES.map((theme) => ({ path: landingPath({ theme, withPricing: false }) })),
    ...[paths.pricing, paths.try, paths.trainedOn, paths.developers, paths.terms, paths.privacy].map(
      (path) => ({ path }),
    ),
  ];
  const others = await Promise.all(further.map((entries) => entries()));
  const urls = [...own, ...others.flat()].map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeXml(siteOrigin(config) + path)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function siteManifest(): string {
  return JSON.stringify({
    name: 'Hooksmith',
    short_name: 'Hooksmith',
    description: THEMES.default.meta.description,
    start_url: paths.home,
    display: 'standalone',
    background_color: '#110f0d',
    theme_color: '#110f0d',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
