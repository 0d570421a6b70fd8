/** One detail of a trade each, drawn by the stylesheet alone. A theme that needs none has none. */
export const THEME_DECORATIONS = {
  /** The thick and thin rules of a nutrition label. */
  nutritionist:
    '.feature{border-top:.5rem solid var(--foreground);padding-top:1rem}.feature:nth-child(even){border-top-width:3px}',

  /** A door frame: a rule with a finer one inside. */
  realEstate: '.feature{border-top:5px double var(--accent);padding-top:1.25rem}',

  /** The double underline below a sum. */
  financialAdvisor:
    '.title-2::after{display:block;width:6rem;margin-top:.4em;border-bottom:5px double var(--accent);content:""}',

  /** Tape on the floor that says where to stand. */
  businessCoach:
    '.feature{position:relative;padding:1.125rem 0 0 1.375rem}.feature::before{position:absolute;top:0;left:0;width:2rem;height:2rem;border-top:6px solid var(--primary);border-left:6px solid var(--primary);content:""}',

  /** Numbered lines, and a comment before each heading. The slash keeps them from being read aloud. */
  techTutorialCreator:
    '.title-2::before{color:var(--primary);content:"// " / ""}.feature{border-left:1px solid var(--line);padding-left:1.5rem;counter-increment:line}.feature h3::before{display:block;margin-bottom:.5rem;color:var(--accent);font-size:.875rem;letter-spacing:0;content:counter(line,decimal-leading-zero) / ""}',

  /** A stroke of the marker under each heading. */
  corporateTrainer: `.title-2::after{display:block;width:min(13rem,60%);height:.26em;margin-top:.18em;background:var(--accent);content:"";mask:url("data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 14" preserveAspectRatio="none"><path d="M3 9C42 3 88 4 118 6s52 2 79-3c-24 6-50 9-84 8S38 8 4 12z"/></svg>',
  )}") 0 0/100% 100% no-repeat}`,
};
