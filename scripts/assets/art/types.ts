import type { ThemeName } from '../../../src/features/landing/theme.ts';

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
  /** Strip and letters of the caption. */
  strip: Color;
  stripInk: Color;
  /** Phone body from the lit edge to the dark one. */
  body: readonly [Color, Color, Color];
  /** Triple for rgb(): what a shadow on this ground is made of. */
  shadow: string;
  shadowStrength: number;
  dark: boolean;
};

/** Package names under @fontsource-variable. */
export type Fonts = { heading: string; body: string; caption: string; captionWeight: number };

/** Where a thing lies in the frame: left, top (or distance from the bottom), scale, the three turns in degrees. */
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
  /** The hook on the video, line by line: one of the theme's example hooks. */
  caption: readonly string[];
  captionSize?: number;
  /** The hook on the card, likewise. */
  card: readonly string[];
  cardSize?: number;
  /** The caption of the Open Graph image, likewise. */
  og?: readonly string[];
  /** The video: SVG content on a 400 x 860 canvas. */
  video: () => string;
  /** A thing of the trade that lies beside the phone, about 300 x 300, drawn from 0 0. */
  prop: () => string;
  desktop?: Partial<Layout>;
  mobile?: Partial<Layout>;
};

/** A sketch with all that its theme adds. */
export type Scene = Sketch & { palette: Palette; topic: string; hook: { type: string; tip: string } };
