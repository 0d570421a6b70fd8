import type { ThemeName } from '#platform/theme-names.ts';

/** What a creator of each profession might type. The hooks that come of it are in example-hooks.ts. */
export type ExampleCreator = {
  theme: ThemeName;
  name: string;
  business: string;
  customer: string;
};

export const EXAMPLE_CREATORS: readonly [ExampleCreator, ...ExampleCreator[]] = [
  {
    theme: 'default',
    name: 'Content creator',
    business: 'Content creator. I film day-in-the-life videos and teach people to shoot on a phone.',
    customer: 'Solo creators who want to post three times a week but freeze as soon as they hit record.',
  },
  {
    theme: 'nutritionist',
    name: 'Nutritionist',
    business:
      "I'm a registered dietitian. I teach label reading and weeknight cooking in small groups online.",
    customer: "Parents who want to cook real dinners on weeknights but don't know which label to believe.",
  },
  {
    theme: 'realEstate',
    name: 'Real estate agent',
    business: 'Realtor in Columbus, Ohio. I help first-time buyers read listings, inspections and offers.',
    customer: 'First-time buyers who want to make a strong offer but are scared of waiving the wrong thing.',
  },
  {
    theme: 'financialAdvisor',
    name: 'Financial advisor',
    business: 'Fee-only financial planner. I explain retirement accounts without the jargon.',
    customer: "People in their 40s who feel behind on retirement and don't know which account to open first.",
  },
  {
    theme: 'mentalHealthTherapist',
    name: 'Therapist',
    business: 'Licensed therapist. I see adults online and teach about family relationships.',
    customer: 'Adults who want calmer family visits but feel guilty every time they say no.',
  },
  {
    theme: 'businessCoach',
    name: 'Business coach',
    business: 'Business coach for freelancers. I run a pricing program and speak at small conferences.',
    customer: 'Freelance designers who want to charge more but are scared to lose clients.',
  },
  {
    theme: 'techTutorialCreator',
    name: 'Tech tutorial creator',
    business: 'I make short coding tutorials for front-end developers, mostly React and TypeScript.',
    customer: 'Junior developers who know basic JavaScript but get stuck when building real React apps.',
  },
  {
    theme: 'corporateTrainer',
    name: 'Corporate trainer',
    business: 'Corporate trainer. I run communication and leadership workshops for mid-size companies.',
    customer: 'L&D managers who want people to use what the workshop taught but keep getting eye rolls.',
  },
];
