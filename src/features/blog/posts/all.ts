import { businessCoachPost } from './business-coach.ts';
import { corporateTrainerPost } from './corporate-trainer.ts';
import { defaultPost } from './default.ts';
import { financialAdvisorPost } from './financial-advisor.ts';
import { mentalHealthTherapistPost } from './mental-health-therapist.ts';
import { nutritionistPost } from './nutritionist.ts';
import { realEstatePost } from './real-estate.ts';
import type { StarterPost } from './starter-post.ts';
import { techTutorialCreatorPost } from './tech-tutorial-creator.ts';

/** In the order in which the blog shows them. */
export const STARTER_POSTS: readonly StarterPost[] = [
  defaultPost,
  nutritionistPost,
  realEstatePost,
  financialAdvisorPost,
  mentalHealthTherapistPost,
  businessCoachPost,
  techTutorialCreatorPost,
  corporateTrainerPost,
];
