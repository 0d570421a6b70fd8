import { paths } from '#platform/paths.ts';
import { nextPath } from './next-path.ts';
import { isVersion, type Version } from './onboarding/example-hooks.ts';

/**
 * The profession that somebody read about before they came to the login. The links there are the same on every
 * page, so it is read off the address one came from.
 */
const THEME_KEY = 'arrived-from';
/** Where to go after signing in, for visitors who wanted to buy a package first: `site.ts` stores it. */
const NEXT_PATH_KEY = 'after-sign-in';

/** For the login screen: remembers the profession until onboarding, over reloads and pages in between. */
export function rememberReferrerTheme(): void {
  const version = versionOf(location.href) ?? versionOf(document.referrer);
  if (isVersion(version)) sessionStorage.setItem(THEME_KEY, version);
}

/** The theme of the page one came from; `default`, too, for who came from elsewhere. */
export function referrerTheme(): Version {
  const version = sessionStorage.getItem(THEME_KEY);
  return isVersion(version) ? version : 'default';
}

/** The theme of a landing page or a page of the blog; null for any other address. */
function versionOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, searchParams } = new URL(address);
  if (origin !== location.origin) return null;
  const [, blog, theme] = pathname.split('/');
  if (`/${blog}` === paths.blog) return theme || null;
  if (pathname === paths.home || pathname === paths.pricing) return searchParams.get('version') || 'default';
  return searchParams.get('version');
}

/** Reads and removes it; null unless it is a path of this site. */
export function takeNextPath(): string | null {
  const path = nextPath(sessionStorage.getItem(NEXT_PATH_KEY));
  sessionStorage.removeItem(NEXT_PATH_KEY);
  return path;
}
