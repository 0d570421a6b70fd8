import { isThemeName, type ThemeName } from '#platform/theme-names.ts';
import { nextPath } from '../next-path.ts';
import { themeFromReferrer } from './theme-from-referrer.ts';

/** The theme of the page that the visitor came from. */
const THEME_KEY = 'arrived-from';
/** The path after signing in, for visitors who wanted to buy a package first. `site.ts` stores it. */
const NEXT_PATH_KEY = 'after-sign-in';

/** Remembers the theme until onboarding, over reloads and pages in between. */
export function rememberReferrerTheme(): void {
  const theme = themeFromReferrer(location.origin, location.href, document.referrer);
  if (theme) sessionStorage.setItem(THEME_KEY, theme);
}

/** The theme of the landing page that the visitor came from; `default` if there was none. */
export function referrerTheme(): ThemeName {
  const theme = sessionStorage.getItem(THEME_KEY);
  return isThemeName(theme) ? theme : 'default';
}

/** Reads and removes the path; null unless it is a path of this site. */
export function takeNextPath(): string | null {
  const path = nextPath(sessionStorage.getItem(NEXT_PATH_KEY));
  sessionStorage.removeItem(NEXT_PATH_KEY);
  return path;
}
