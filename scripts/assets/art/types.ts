import type { ThemeName } from '../../../src/platform/theme-names.ts';

/** A color in any notation that CSS reads. */
export type Color = string;

export type Palette = {
  ground: Color;
  ink: Color;
  muted: Color;
  accent: Color;
  accentInk: Color;
  card: Color;
  cardInk: Color;
  cardMuted: Color;
  /** The caption's strip and letters. */
  strip: Color;
  stripInk: Color;
  /** The phone body from its lit to its dark edge. */
  body: readonly [Color, Color, Color];
  /** The color of shadows on this background, as a triple for rgb(). */
  shadow: string;
  shadowStrength: number;
  dark: boolean;
};

/** Package names under @fontsource-variable. */
export type Fonts = { heading: string; body: string; caption: string; captionWeight: number };

/** An element's place in the frame: left, top (or distance from the bottom), scale, and three rotations in degrees. */
export type Place = {
  x: number;
  y: number;
  bottom?: boolean;
  s?: number;
  rx?: number;
  ry?: number;
  rz?: number;
};

export type Layout = {
  phone: Place;
  card: Place;
  field: Place;
  button: Place;
  ruler: Place;
  prop: Place;
};

export type Sketch = {
  theme: ThemeName;
  /** Name of the picture files. */
  file: string;
  fonts: Fonts;
  /** The hook on the video, line by line. It is one of the theme's example hooks. */
  caption: readonly string[];
  captionSize?: number;
  /** The hook on the card, also an example hook. */
  card: readonly string[];
  cardSize?: number;
  /** The caption of the Open Graph image, also an example hook. */
  og?: readonly string[];
  /** The video: SVG content on a 400 x 860 canvas. */
  video: () => string;
  /** An object of the profession beside the phone, about 300 x 300, drawn from 0 0. */
  prop: () => string;
  desktop?: Partial<Layout>;
  mobile?: Partial<Layout>;
};

/** A sketch with its theme's colors and texts. */
export type Scene = Sketch & { palette: Palette; topic: string; hook: { type: string; tip: string } };
