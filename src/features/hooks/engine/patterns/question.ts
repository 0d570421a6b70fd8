import type { Pattern } from '../pattern.ts';

export const questionPatterns: readonly Pattern[] = [
  {
    id: 'question-question-01',
    type: 'Question',
    template: '{q} Ask yourself these three things first.',
    when: {
      question: 'yn',
    },
    truth: 'Three real questions.',
    tips: [
      'Count on three fingers as the text builds line by line.',
      'Read the question off your phone, then look up.',
    ],
    weight: 1.4,
  },
  {
    id: 'question-question-02',
    type: 'Question',
    template: "{q} Let's work it out together.",
    when: {
      question: 'wh',
    },
    tips: ['Pull out a pen and paper on "work it out".', 'Screen-share or whiteboard from the first frame.'],
    weight: 1.4,
  },
  {
    id: 'challenge-question-01',
    type: 'Challenge',
    template: 'Pause this and answer out loud: {qLower}',
    tips: ['Actually stop; the silence is the hook.', 'Freeze frame, question as the only text.'],
    weight: 1.2,
  },
];
