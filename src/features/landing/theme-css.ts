import { THEME_NAMES, type ThemeName } from '#platform/theme-names.ts';
import type { Theme } from './theme.ts';
import { THEME_CHARACTERS } from './theme-character.ts';
import { type FontFile, fontFile } from './theme-fonts.ts';
import { THEMES } from './themes/registry.ts';

/** The CSS variables of a theme, on top of the shared styles. */
export function themeCss(theme: ThemeName): string {
  const { colors, copy, fonts } = THEMES[theme];
  const { heading, caption, radius, decoration = '' } = THEME_CHARACTERS[theme];
  const dark = isDark(THEMES[theme]);
  const families = { heading: familyList(fonts.heading), body: familyList(fonts.body) };
  const variables = {
    'color-scheme': dark ? 'dark' : 'light',
    '--background': colors.background,
    '--foreground': colors.foreground,
    '--primary': colors.primary,
    // The text on an accent: light on a deep one, dark on a bright one. In both kinds of theme that is the background
    // color.
    '--on-primary': colors.background,
    '--secondary': colors.secondary,
    '--accent': colors.accent,
    '--soft': copy.hero.subtitleColor,
    '--line': `color-mix(in oklab,${colors.foreground} ${dark ? 24 : 20}%,${colors.background})`,
    '--raised': dark ? colors.secondary : `color-mix(in oklab,#fff 72%,${colors.background})`,
    '--caption-ground': colors.primary,
    '--caption-ink': colors.background,
    '--font-heading': families.heading,
    '--font-body': families.body,
    '--font-caption': families[caption],
    '--heading-weight': heading.weight,
    '--heading-tracking': heading.tracking,
    '--heading-leading': heading.leading,
    '--heading-scale': heading.scale,
    '--corner': radius,
  };
  const root = Object.entries(variables).map(([property, value]) => `${property}:${value}`);
  return `:root{${root.join(';')}}${faces(fonts.heading)}${faces(fonts.body)}${decoration}${theme === 'default' ? piecesInOtherColors() : ''}`;
}

/** Styles one part of a page in the colors of another theme: the blog lists posts of all professions. */
function piecesInOtherColors(): string {
  return THEME_NAMES.filter((theme) => theme !== 'default')
    .map((theme) => {
      const { primary, secondary, background, foreground } = THEMES[theme].colors;
      return `[data-colors=${theme}]{--secondary:${secondary};--foreground:${foreground};--caption-ground:${primary};--caption-ink:${background}}`;
    })
    .join('');
}

export function isDark(theme: Theme): boolean {
  return lightness(theme.colors.background) < lightness(theme.colors.foreground);
}

/** The fonts of a theme, to be preloaded. */
export function themeFonts(theme: ThemeName): string[] {
  const { fonts } = THEMES[theme];
  return [fonts.heading, fonts.body].map((family) => `/fonts/${fontFile(family).file}`);
}

function lightness(hsl: string): number {
  return Number(/([\d.]+)%\)$/.exec(hsl)?.[1]);
}

const GENERIC = {
  sans: 'ui-sans-serif,system-ui,sans-serif',
  serif: 'ui-serif,serif',
  mono: 'ui-monospace,monospace',
};
/** Widely installed fonts that share one set of widths each. */
const LOCAL = {
  sans: ['Arial', 'Liberation Sans', 'Helvetica'],
  serif: ['Times New Roman', 'Liberation Serif', 'Times'],
  mono: ['Courier New', 'Liberation Mono', 'Courier'],
};

function familyList(family: string): string {
  return `"${family}","${family} Fallback",${GENERIC[fontFile(family).fallback]}`;
}

/** Declares the font, and a local fallback scaled to its widths, so that nothing moves when the font is loaded. */
function faces(family: string): string {
  const font = fontFile(family);
  return `@font-face{font-family:"${family}";src:url(/fonts/${font.file}) format("woff2");font-weight:${font.weight};font-display:swap}${fallbackFace(font)}`;
}

function fallbackFace({ family, fallback, bold, sizeAdjust, ascent, descent }: FontFile): string {
  const sources = LOCAL[fallback].map((name) => `local("${bold ? `${name} Bold` : name}")`).join(',');
  const percent = (value: number) => `${Math.round(value * 10_000) / 100}%`;
  return `@font-face{font-family:"${family} Fallback";src:${sources};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent / sizeAdjust)};descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`;
}
