import type { Pattern } from '../pattern.ts';

export const negativePatterns: readonly Pattern[] = [
  {
    id: 'curiosity-gap-negative-01',
    type: 'Curiosity Gap',
    template: 'What happens right after you {badVp}?',
    tips: ['Freeze the action one frame before the consequence.', 'Ask it quietly and wait.'],
  },
  {
    id: 'mistake-to-avoid-negative-01',
    type: 'Mistake to Avoid',
    template: 'Still thinking about {badGer}? Watch this first.',
    tips: ['Flat palm to the lens on "watch".', 'Ask it like a concerned friend.'],
    weight: 1.3,
  },
  {
    id: 'mistake-to-avoid-negative-02',
    type: 'Mistake to Avoid',
    template: "{badGer} feels harmless. Here's what it can cost you.",
    truth: 'Show a real, typical consequence.',
    tips: [
      'Say "harmless" with a shrug, then put an invoice or tool on the table.',
      'Hard cut to the consequence on "cost".',
    ],
  },
  {
    id: 'list-negative-01',
    type: 'List',
    template: 'Three reasons people regret {badGer}.',
    claims: ['consensus'],
    truth: 'Three real reasons.',
    tips: ['Wince before each one.', 'Text list builds from the bottom up.'],
  },
  {
    id: 'how-to-negative-01',
    type: 'How-To',
    template: 'What to do instead of {badGer}.',
    tips: ['Swap one prop for another on "instead".', 'Show the alternative within two seconds.'],
    weight: 1.2,
  },
  {
    id: 'authority-negative-01',
    type: 'Authority',
    template: "I'm {aRole}, and I'd never {badVp}.",
    truth: 'You must mean it.',
    tips: ['Shake your head once on "never".', 'Stand next to the thing you are protecting.'],
    weight: 1.2,
  },
  {
    id: 'direct-call-out-negative-01',
    type: 'Direct Call-Out',
    template: "{aud}: please don't {badVp}.",
    when: {
      audience: 'any',
    },
    tips: ['Hands together on "please".', 'Half laugh, but mean it.'],
  },
  {
    id: 'pov-negative-01',
    type: 'POV',
    template: "POV: you're {badGer} and I walk in.",
    tone: 'playful',
    tips: ['Enter frame mid-gasp.', 'Play both roles.'],
  },
];
