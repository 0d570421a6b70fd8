import type { Pattern } from '../pattern.ts';

export const versusPatterns: readonly Pattern[] = [
  {
    id: 'question-versus-01',
    type: 'Question',
    template: '{a} or {b}? Your answer should depend on one thing.',
    truth: 'Name the one thing.',
    tips: [
      'One object in each hand; lower both on "one thing".',
      'Split screen with the two names as labels.',
    ],
  },
  {
    id: 'comparison-versus-01',
    type: 'Comparison',
    template: '{a} vs {b}: stop asking which is better. Ask which fits.',
    tips: ['Cross out the word "better" on screen.', 'Shake on "better", nod on "fits".'],
    weight: 1.3,
  },
  {
    id: 'comparison-versus-02',
    type: 'Comparison',
    template: "I put {a} and {b} side by side so you don't have to.",
    truth: 'Show the comparison.',
    tips: ['Two columns from frame one.', 'Point left, then right, with your whole arm.'],
  },
  {
    id: 'unpopular-opinion-versus-01',
    type: 'Unpopular Opinion',
    template: 'Unpopular opinion: the {a} or {b} debate is the wrong question.',
    tips: ['Cross your arms, tilt your head.', 'Strike through the debate on screen.'],
  },
];
