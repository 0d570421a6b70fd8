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

/** What `?next=` may lead to: a screen of ours with its query; anything else is null, never another site. */
export function nextPath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || !URL.canParse(value, 'http://here.invalid')) return null;
  const { origin, pathname, search } = new URL(value, 'http://here.invalid');
  return origin === 'http://here.invalid' && SCREENS.includes(pathname) ? pathname + search : null;
}
