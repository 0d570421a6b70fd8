import { paths } from '#platform/paths.ts';
import { isThemeName, type ThemeName } from '#platform/theme-names.ts';

/**
 * The theme of the first of these URLs that has one: the current page, then the previous one. The links to the login
 * are the same on every page, so they do not contain it.
 */
export function themeFromReferrer(origin: string, ...urls: readonly string[]): ThemeName | null {
  for (const url of urls) {
    const theme = themeIn(origin, url);
    if (theme !== null) return isThemeName(theme) ? theme : null;
  }
  return null;
}

/** The theme of a landing page or a page of the blog; null for any other URL. */
function themeIn(here: string, url: string): string | null {
  // Compared before parsing, because parsing a host of many different characters is slow.
  if (!url.startsWith(`${here}/`) || !URL.canParse(url)) return null;
  const { origin, pathname, searchParams } = new URL(url);
  if (origin !== here) return null;
  const [, blog, theme] = pathname.split('/');
  if (`/${blog}` === paths.blog) return theme || null;
  if (pathname === paths.home || pathname === paths.pricing) return searchParams.get('version') || 'default';
  return searchParams.get('version');
}
