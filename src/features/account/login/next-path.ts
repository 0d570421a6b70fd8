import { paths } from '#platform/paths.ts';

/** The screens that a login may lead to. */
const SCREENS: readonly string[] = [
  paths.home,
  paths.dashboard,
  paths.history,
  paths.settings,
  paths.pricing,
  paths.onboarding,
];

/** The path of the login that leads back to this path. */
export function loginPath(wanted: string): string {
  return `${paths.login}?next=${encodeURIComponent(wanted)}`;
}

/** Longer than any screen with its query. */
const MAX_LENGTH = 2000;

/**
 * Returns the path in `?next=` if it is a screen of ours, else null. A host is refused before parsing, because parsing
 * one of many different characters is slow. Tabs and line ends are refused too: the URL parser drops them, and could
 * then see two slashes at the beginning.
 */
export function nextPath(value: string | null | undefined): string | null {
  if (!value || value.length > MAX_LENGTH || !/^\/(?![/\\])\P{Cc}*$/u.test(value)) return null;
  const url = URL.parse(value, 'http://here.invalid');
  if (url?.origin !== 'http://here.invalid' || !SCREENS.includes(url.pathname)) return null;
  return url.pathname + url.search;
}
