import type { ThemeName } from '#platform/theme-names.ts';

/**
 * The design of a theme beyond colors and copy: heading fonts, roundness of corners. Used by the stylesheet and by the
 * script that creates the fonts.
 */
export type ThemeCharacter = {
  heading: {
    /** The weight of its headings. The font file contains no other. */
    weight: number;
    /** Fixed values of further font axes: optical size, width, softness. */
    axes?: Record<string, number>;
    tracking: string;
    leading: string;
    /** The heading size relative to the page's. A monospace or wide font needs less. */
    scale: number;
  };
  /** Captions are a heavy sans, so themes with serif headings use their body font. */
  caption: 'heading' | 'body';
  /** The heaviest weight that captions and labels need of the body font. */
  bodyWeight: number;
  radius: string;
  /** CSS for one detail of its trade, if it has any. */
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
    // The thick and thin rules of a nutrition label.
    decoration:
      '.feature{border-top:.5rem solid var(--foreground);padding-top:1rem}.feature:nth-child(even){border-top-width:3px}',
  },
  realEstate: {
    heading: { weight: 480, axes: { opsz: 72 }, tracking: '-0.03em', leading: '0.98', scale: 1.03 },
    caption: 'body',
    bodyWeight: 820,
    radius: '0.25rem',
    // A door frame: a rule with a finer one inside.
    decoration: '.feature{border-top:5px double var(--accent);padding-top:1.25rem}',
  },
  financialAdvisor: {
    heading: { weight: 600, axes: { opsz: 60 }, tracking: '-0.025em', leading: '1.02', scale: 0.94 },
    caption: 'body',
    bodyWeight: 800,
    radius: '0.5rem',
    // The double underline below a sum.
    decoration:
      '.title-2::after{display:block;width:6rem;margin-top:.4em;border-bottom:5px double var(--accent);content:""}',
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
    // Tape on the floor that says where to stand.
    decoration:
      '.feature{position:relative;padding:1.125rem 0 0 1.375rem}.feature::before{position:absolute;top:0;left:0;width:2rem;height:2rem;border-top:6px solid var(--primary);border-left:6px solid var(--primary);content:""}',
  },
  techTutorialCreator: {
    heading: { weight: 700, tracking: '-0.06em', leading: '1.04', scale: 0.8 },
    caption: 'body',
    bodyWeight: 850,
    radius: '0.625rem',
    // Numbered lines, and a comment before each heading. The slash keeps them from being read aloud.
    decoration:
      '.title-2::before{color:var(--primary);content:"// " / ""}.feature{border-left:1px solid var(--line);padding-left:1.5rem;counter-increment:line}.feature h3::before{display:block;margin-bottom:.5rem;color:var(--accent);font-size:.875rem;letter-spacing:0;content:counter(line,decimal-leading-zero) / ""}',
  },
  corporateTrainer: {
    heading: { weight: 850, tracking: '-0.03em', leading: '0.98', scale: 1.02 },
    caption: 'heading',
    bodyWeight: 800,
    radius: '0.75rem',
    // A stroke of the marker under each heading.
    decoration: `.title-2::after{display:block;width:min(13rem,60%);height:.26em;margin-top:.18em;background:var(--accent);content:"";mask:url("data:image/svg+xml,${encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 14" preserveAspectRatio="none"><path d="M3 9C42 3 88 4 118 6s52 2 79-3c-24 6-50 9-84 8S38 8 4 12z"/></svg>',
    )}") 0 0/100% 100% no-repeat}`,
  },
};
