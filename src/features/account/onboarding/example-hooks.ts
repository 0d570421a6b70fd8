import type { ThemeName } from '#platform/theme-names.ts';

/** One hook for each profession, with its type and delivery tip, as the product wrote it. The login shows them too. */
export const EXAMPLE_HOOKS = {
  default: {
    text: 'Your best recording studio is full of winter coats.',
    type: 'Curiosity Gap',
    tip: 'Open a packed closet and speak into it.',
  },
  nutritionist: {
    text: 'Plain yogurt has sugar on the label, and nobody added any.',
    type: 'Myth Bust',
    tip: 'Point at total sugars on a plain yogurt tub.',
  },
  realEstate: {
    text: "The inspector's on the roof. You're waiting for a PDF.",
    type: 'POV',
    tip: 'Refresh an inbox with a hard hat beside you.',
  },
  financialAdvisor: {
    text: 'Roth taxes the seed. Traditional taxes the harvest.',
    type: 'Comparison',
    tip: 'Hold a seed packet and a tomato.',
  },
  mentalHealthTherapist: {
    text: 'A boundary controls your feet, never their mouth.',
    type: 'Curiosity Gap',
    tip: 'Tilt the camera down as you step back.',
  },
  businessCoach: {
    text: 'Your next inquiry has never seen your old rate.',
    type: 'Curiosity Gap',
    tip: 'Open a new inquiry and slide an old price list off the desk.',
  },
  techTutorialCreator: {
    text: "Don't delete React's Strict Mode. It just caught you.",
    type: 'Stop Doing This',
    tip: 'Hover over the StrictMode tag, then back away.',
  },
  corporateTrainer: {
    text: 'Workshop Tuesday. By Friday, they remember the cookies.',
    type: 'Story',
    tip: 'Hold up a workbook, then a cookie. Bite the cookie.',
  },
} as const satisfies Record<ThemeName, { text: string; type: string; tip: string }>;
