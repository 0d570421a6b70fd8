import type { ThemeName } from '#platform/theme-names.ts';

export const THEME_LABELS: Record<ThemeName, string> = {
  default: 'Content Creator',
  nutritionist: 'Nutritionist',
  realEstate: 'Real Estate',
  financialAdvisor: 'Financial Advisor',
  mentalHealthTherapist: 'Mental Health Therapist',
  businessCoach: 'Business Coach',
  techTutorialCreator: 'Tech Tutorial Creator',
  corporateTrainer: 'Corporate Trainer',
};

/** The address of a landing page in a theme. */
export function withTheme(path: string, theme: ThemeName): string {
  return theme === 'default' ? path : `${path}?version=${theme}`;
}

type Hsl = `hsl(${string})`;

/** The sections that a theme may hide, in the order of the page. */
export type SectionName =
  | 'hero'
  | 'features'
  | 'differentiator'
  | 'howItWorks'
  | 'urgency'
  | 'social_proof'
  | 'testimonials'
  | 'pricing'
  | 'faq'
  | 'cta';

type TitledText = { title: string; description: string };

export type ThemeCopy = {
  hero: { title: string; subtitle: string; subtitleColor: Hsl };
  features: { title: string; items: readonly TitledText[] };
  /** Samples, not real people, so hidden in every theme. */
  testimonials: {
    title: string;
    items: readonly { name: string; handle: string; quote: string; avatar: string }[];
  };
  cta: { title: string; subtitle: string; buttonText: string };
  howItWorks?: { title: string; subtitle: string; steps: readonly TitledText[] };
  urgency?: { title: string; subtitle: string; items: readonly string[] };
  faq?: { title: string; items: readonly { question: string; answer: string }[] };
  differentiator?: { title: string; description: string; benefits: readonly TitledText[] };
  social_proof?: {
    title: string;
    subtitle: string;
    stats: readonly { number: string; label: string }[];
  };
};

/** Colors, fonts, pictures and all copy of the landing page. */
export type Theme = {
  name: string;
  hiddenSections: readonly SectionName[];
  colors: { primary: Hsl; secondary: Hsl; accent: Hsl; background: Hsl; foreground: Hsl };
  /** CSS family names; their files are declared in the theme's stylesheet. */
  fonts: { heading: string; body: string };
  /** `hero` is the path without `-mobile.webp` and `-desktop.webp`. */
  images: { hero: string; alt: string };
  /** Search engines and shared links show these texts. */
  meta: { title: string; description: string };
  copy: ThemeCopy;
};
