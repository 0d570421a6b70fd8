import fonts from './theme-fonts.json' with { type: 'json' };

/** A font of the public site, created by `npm run assets -- fonts`, with the measures of its fallback. */
export type FontFile = {
  family: string;
  file: string;
  /** Weights it covers, as in `font-weight` of `@font-face`. */
  weight: string;
  bytes: number;
  fallback: 'sans' | 'serif' | 'mono';
  /** Whether the fallback was measured in bold. */
  bold: boolean;
  sizeAdjust: number;
  ascent: number;
  descent: number;
};

export const FONT_FILES = fonts as FontFile[];

export function fontFile(family: string): FontFile {
  const font = FONT_FILES.find((font) => font.family === family);
  if (!font) throw new Error(`The font ${family} is not cut: run npm run assets -- fonts.`);
  return font;
}
