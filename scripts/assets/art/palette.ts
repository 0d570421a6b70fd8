/** The colors of a theme's drawings, derived from the theme's five colors. */

import type { Theme } from '../../../src/features/landing/theme.ts';
import { THEMES } from '../../../src/features/landing/themes/registry.ts';
import type { ThemeName } from '../../../src/platform/theme-names.ts';
import type { Palette } from './types.ts';

const DARK: readonly ThemeName[] = ['default', 'businessCoach', 'techTutorialCreator'];

/** The phone body from its lit to its dark edge, and the color of shadows on this background. */
const MATTER: Record<ThemeName, Pick<Palette, 'body' | 'shadow'>> = {
  default: { body: ['#8d857c', '#4a443e', '#171412'], shadow: '0 0 0' },
  nutritionist: { body: ['#fbf6ea', '#cfc9b8', '#8a8674'], shadow: '74 60 30' },
  realEstate: { body: ['#f3efe6', '#b9b4aa', '#6d6a66'], shadow: '58 52 44' },
  financialAdvisor: { body: ['#e9e2c9', '#b39f6a', '#6b5a30'], shadow: '30 58 44' },
  mentalHealthTherapist: { body: ['#f4f2ee', '#c9ccce', '#7f888d'], shadow: '38 56 74' },
  businessCoach: { body: ['#8f8d86', '#45443f', '#131312'], shadow: '0 0 0' },
  techTutorialCreator: { body: ['#7f93ad', '#3a4b66', '#101a2c'], shadow: '0 4 14' },
  corporateTrainer: { body: ['#f5f6f7', '#bfc4cb', '#777e89'], shadow: '40 48 66' },
};

export function paletteOf(name: ThemeName): Palette {
  const { colors, copy }: Theme = THEMES[name];
  const dark = DARK.includes(name);
  const card = dark ? colors.secondary : '#fefefd';
  return {
    ground: colors.background,
    ink: colors.foreground,
    muted: `color-mix(in oklab, ${colors.foreground} 58%, ${colors.background})`,
    accent: colors.primary,
    accentInk: dark ? colors.background : '#fffdf9',
    card,
    cardInk: colors.foreground,
    cardMuted: copy.hero.subtitleColor,
    strip: colors.primary,
    stripInk: dark ? colors.background : '#fffdf9',
    shadowStrength: dark ? 2.2 : 1,
    dark,
    ...MATTER[name],
  };
}
