import type { Theme, ThemeName } from '../theme.ts';
import { businessCoachTheme } from './business-coach.ts';
import { corporateTrainerTheme } from './corporate-trainer.ts';
import { defaultTheme } from './default.ts';
import { financialAdvisorTheme } from './financial-advisor.ts';
import { mentalHealthTherapistTheme } from './mental-health-therapist.ts';
import { nutritionistTheme } from './nutritionist.ts';
import { realEstateTheme } from './real-estate.ts';
import { techTutorialCreatorTheme } from './tech-tutorial-creator.ts';

export const THEMES: Record<ThemeName, Theme> = {
  default: defaultTheme,
  nutritionist: nutritionistTheme,
  realEstate: realEstateTheme,
  financialAdvisor: financialAdvisorTheme,
  mentalHealthTherapist: mentalHealthTherapistTheme,
  businessCoach: businessCoachTheme,
  techTutorialCreator: techTutorialCreatorTheme,
  corporateTrainer: corporateTrainerTheme,
};
