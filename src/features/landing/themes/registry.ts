import type { ThemeName } from '#platform/theme-names.ts';
import type { Theme, ThemeCopy } from '../theme.ts';
import { businessCoachTheme } from './business-coach.ts';
import { corporateTrainerTheme } from './corporate-trainer.ts';
import { defaultTheme } from './default.ts';
import { fillTheme } from './fill-theme.ts';
import { financialAdvisorTheme } from './financial-advisor.ts';
import { mentalHealthTherapistTheme } from './mental-health-therapist.ts';
import { nutritionistTheme } from './nutritionist.ts';
import { realEstateTheme } from './real-estate.ts';
import { techTutorialCreatorTheme } from './tech-tutorial-creator.ts';

export const THEMES: Record<ThemeName, Theme> = {
  default: fillTheme('default', defaultTheme),
  nutritionist: fillTheme('nutritionist', nutritionistTheme),
  realEstate: fillTheme('realEstate', realEstateTheme),
  financialAdvisor: fillTheme('financialAdvisor', financialAdvisorTheme),
  mentalHealthTherapist: fillTheme('mentalHealthTherapist', mentalHealthTherapistTheme),
  businessCoach: fillTheme('businessCoach', businessCoachTheme),
  techTutorialCreator: fillTheme('techTutorialCreator', techTutorialCreatorTheme),
  corporateTrainer: fillTheme('corporateTrainer', corporateTrainerTheme),
};

/** A theme without questions of its own shows those of the default theme. */
export function faqOf(theme: ThemeName): NonNullable<ThemeCopy['faq']> {
  const faq = THEMES[theme].copy.faq ?? THEMES.default.copy.faq;
  if (!faq) throw new Error('The default theme has no questions');
  return faq;
}
