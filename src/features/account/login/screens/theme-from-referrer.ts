import { paths } from '#platform/paths.ts';
import { isVersion, type Version } from '../../onboarding/example-hooks.ts';

/**
 * The profession of the first of some addresses that has one: where one is, then where one came from. The links to the
 * login are the same on every page, so it is read off the addresses.
 */
export function themeFromReferrer(origin: string, ...addresses: readonly string[]): Version | null {
  for (const address of addresses) {
    const version = versionOf(origin, address);
    if (version !== null) return isVersion(version) ? version : null;
  }
  return null;
}

/** The theme of a landing page or a page of the blog; null for any other address. */
function versionOf(here: string, address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, searchParams } = new URL(address);
  if (origin !== here) return null;
  const [, blog, theme] = pathname.split('/');
  if (`/${blog}` === paths.blog) return theme || null;
  if (pathname === paths.home || pathname === paths.pricing) return searchParams.get('version') || 'default';
  return searchParams.get('version');
}
