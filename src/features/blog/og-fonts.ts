import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { THEME_CHARACTERS } from '#features/landing/theme-character.ts';
import { THEMES } from '#features/landing/themes/registry.ts';
import type { ThemeName } from '#platform/theme-names.ts';

/**
 * The fonts of drawn pictures: for each theme its heading font and its body font at caption weight, one weight each, as
 * TrueType for the drawing library. `scripts/assets/og-fonts.ts` creates them.
 */

/** The characters of the fonts: Western European Latin, and typographic English. */
export const FONT_CHARACTERS = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => String.fromCharCode(0xa0 + index)),
  ...'ŒœŸ‘’‚“”„–—…•€™−',
].join('');

export type OgFont = {
  role: 'heading' | 'body';
  family: string;
  file: string;
  axes: Record<string, number>;
};

export function ogFonts(theme: ThemeName): OgFont[] {
  const { fonts } = THEMES[theme];
  const { heading, bodyWeight } = THEME_CHARACTERS[theme];
  const font = (role: OgFont['role'], family: string, axes: Record<string, number>): OgFont => ({
    role,
    family,
    axes,
    file: `${family
      .replace(/ Variable$/, '')
      .replaceAll(' ', '-')
      .toLowerCase()}-${axes.wght}.ttf`,
  });
  return [
    font('heading', fonts.heading, { ...heading.axes, wght: heading.weight }),
    font('body', fonts.body, { wght: bodyWeight }),
  ];
}

/** Beside this file in the sources, and beside the bundle after a build. */
const folder = new URL('./og-fonts/', import.meta.url);
const read = new Map<ThemeName, { name: string; data: Buffer }[]>();

/** In the format of the drawing library. Read for the first picture of a theme. */
export function readOgFonts(theme: ThemeName): { name: string; data: Buffer }[] {
  const cached = read.get(theme);
  if (cached) return cached;
  const fonts = ogFonts(theme).map(({ role, file }) => ({
    name: role,
    data: fs.readFileSync(fileURLToPath(new URL(file, folder))),
  }));
  read.set(theme, fonts);
  return fonts;
}
