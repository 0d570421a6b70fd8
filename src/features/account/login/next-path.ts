import { paths } from '#platform/paths.ts';

/** Where one may be sent after signing in: screens of ours, by the table of paths. */
const SCREENS: readonly string[] = [
  paths.home,
  paths.dashboard,
  paths.history,
  paths.settings,
  paths.pricing,
  paths.onboarding,
];

/** The path of the login that leads back to where one wanted to go. */
export function loginPath(wanted: string): string {
  return `${paths.login}?next=${encodeURIComponent(wanted)}`;
}

/** Longer than any screen with its query. */
const MAX_LENGTH = 2000;

/**
 * What `?next=` may lead to: a screen of ours with its query; anything else is null, never another site. A host is
 * refused before it is parsed: one of many different letters takes long. So are tabs and line ends, which the parser drops: it
 * would see two slashes at the beginning where there seems to be one.
 */
export function nextPath(value: string | null | undefined): string | null {
  if (!value || value.length > MAX_LENGTH || !/^\/(?![/\\])\P{Cc}*$/u.test(value)) return null;
  const url = URL.parse(value, 'http://here.invalid');
  if (url?.origin !== 'http://here.invalid' || !SCREENS.includes(url.pathname)) return null;
  return url.pathname + url.search;
}
