import type { ThemeName } from './theme.ts';
import { THEME_DECORATIONS } from './theme-decorations.ts';

/**
 * What makes a theme feel its own beyond colors and words: how its headings are cut, how round its
 * corners are. Read by the stylesheet and by the script that cuts the fonts, so both agree.
 */
export type ThemeCharacter = {
  heading: {
    /** The one weight its headings are set in; the font file holds no other. */
    weight: number;
    /** Further axes of the variable font, pinned: optical size for display, width, softness. */
    axes?: Record<string, number>;
    tracking: string;
    leading: string;
    /** Against the scale of the page: a monospace or an expanded face needs less. */
    scale: number;
  };
  /** A caption is a heavy sans, so a theme with serif headings sets it in its body font. */
  caption: 'heading' | 'body';
  /** The heaviest weight that captions and labels need of the body font. */
  bodyWeight: number;
  radius: string;
  /** One detail of its trade, in the theme's own stylesheet. */
  decoration?: string;
};

export const THEME_CHARACTERS: Record<ThemeName, ThemeCharacter> = {
  default: {
    heading: {
      weight: 800,
      axes: { opsz: 96, wdth: 100 },
      tracking: '-0.035em',
      leading: '0.94',
      scale: 1.24,
    },
    caption: 'heading',
    bodyWeight: 700,
    radius: '1rem',
  },
  nutritionist: {
    heading: {
      weight: 560,
      axes: { opsz: 120, SOFT: 60, WONK: 0 },
      tracking: '-0.025em',
      leading: '1',
      scale: 1.02,
    },
    caption: 'body',
    bodyWeight: 850,
    radius: '1.5rem',
    decoration: THEME_DECORATIONS.nutritionist,
  },
  realEstate: {
    heading: { weight: 480, axes: { opsz: 72 }, tracking: '-0.03em', leading: '0.98', scale: 1.03 },
    caption: 'body',
    bodyWeight: 820,
    radius: '0.25rem',
    decoration: THEME_DECORATIONS.realEstate,
  },
  financialAdvisor: {
    heading: { weight: 600, axes: { opsz: 60 }, tracking: '-0.025em', leading: '1.02', scale: 0.94 },
    caption: 'body',
    bodyWeight: 800,
    radius: '0.5rem',
    decoration: THEME_DECORATIONS.financialAdvisor,
  },
  mentalHealthTherapist: {
    heading: { weight: 480, axes: { opsz: 72 }, tracking: '-0.025em', leading: '1.06', scale: 1 },
    caption: 'body',
    bodyWeight: 800,
    radius: '2rem',
  },
  businessCoach: {
    heading: { weight: 850, axes: { wdth: 112 }, tracking: '-0.04em', leading: '0.94', scale: 0.98 },
    caption: 'heading',
    bodyWeight: 800,
    radius: '0.125rem',
    decoration: THEME_DECORATIONS.businessCoach,
  },
  techTutorialCreator: {
    heading: { weight: 700, tracking: '-0.06em', leading: '1.04', scale: 0.8 },
    caption: 'body',
    bodyWeight: 850,
    radius: '0.625rem',
    decoration: THEME_DECORATIONS.techTutorialCreator,
  },
  corporateTrainer: {
    heading: { weight: 850, tracking: '-0.03em', leading: '0.98', scale: 1.02 },
    caption: 'heading',
    bodyWeight: 800,
    radius: '0.75rem',
    decoration: THEME_DECORATIONS.corporateTrainer,
  },
};
