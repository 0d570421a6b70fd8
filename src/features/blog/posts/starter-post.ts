import type { ThemeName } from '#features/landing/theme.ts';
import { examples } from '#features/landing/themes/examples.ts';

/** An article that the product brings along, as data. */
export type StarterPost = {
  theme: ThemeName;
  title: string;
  excerpt: string;
  tags: readonly string[];
  content: string;
};

/** A hook that the product's own writer returned for this profession, set as the caption it is. */
export function hookOf(theme: ThemeName, number: 0 | 1 | 2 | 3 | 4 | 5): string {
  return `<blockquote class="hook">${examples[theme].hooks[number].text.replaceAll('&', '&amp;')}</blockquote>`;
}
