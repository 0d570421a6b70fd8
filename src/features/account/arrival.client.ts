import { paths } from '#platform/paths.ts';
import { nextPath } from './next-path.ts';
import { isVersion, type Version } from './onboarding/example-hooks.ts';

/**
 * The profession that somebody read about before they came to the login. The links there are the same on every
 * page, so it is read off the address one came from.
 */
const VERSION = 'arrived-from';
/** Where the way in ends for who wanted to buy a package before signing in: `site.ts` leaves it in the tab. */
const WANTED = 'after-sign-in';

/** For the login screen: remembers the profession until onboarding, over reloads and pages in between. */
export function noteArrival(): void {
  const version = versionOf(location.href) ?? versionOf(document.referrer);
  if (isVersion(version)) sessionStorage.setItem(VERSION, version);
}

/** The theme of the page one came from; `default`, too, for who came from elsewhere. */
export function arrivedFrom(): Version {
  const version = sessionStorage.getItem(VERSION);
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

/** Once: a screen of ours, or null. */
export function takeWanted(): string | null {
  const wanted = nextPath(sessionStorage.getItem(WANTED));
  sessionStorage.removeItem(WANTED);
  return wanted;
}
