/** The themes, in the order in which pages list them: one for each profession, and `default` for all others. */
export const THEME_NAMES = [
  'default',
  'nutritionist',
  'realEstate',
  'financialAdvisor',
  'mentalHealthTherapist',
  'businessCoach',
  'techTutorialCreator',
  'corporateTrainer',
] as const;

/** The theme of a landing page, as in `/?version=`. */
export type ThemeName = (typeof THEME_NAMES)[number];

export function isThemeName(value: string | null): value is ThemeName {
  return THEME_NAMES.some((name) => name === value);
}
