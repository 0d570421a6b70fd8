import { THEME_LABELS } from '#features/landing/theme.ts';
import type { ThemeName } from '#platform/theme-names.ts';

/** The slug of a profession's category: `realEstate` is `real-estate`. */
export function categorySlug(theme: ThemeName): string {
  return theme.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export const CATEGORIES = (Object.keys(THEME_LABELS) as ThemeName[]).map((theme) => ({
  slug: categorySlug(theme),
  name: THEME_LABELS[theme],
}));
