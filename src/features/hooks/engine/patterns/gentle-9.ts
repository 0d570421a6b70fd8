import type { Gates, Pattern } from '../pattern.ts';

const ANYONE: Gates = { sensitive: 'only', form: 'noun', first: 'refuse' };
const SOFT: Gates = { sensitive: 'only' };

/** Whom a hard subject is for, what they wish and what they fear, without a plan or a promise. */
export const gentle9Patterns: readonly Pattern[] = [
  {
    id: 'direct-call-out-gentle-9-01',
    type: 'Direct Call-Out',
    template: 'This is for {aud}. No judgment, just an honest talk about {np}.',
    when: ANYONE,
    tone: 'gentle',
    tips: ['Shake your head slightly on "no judgment".', 'Sit down before the second sentence.'],
    weight: 1.6,
  },
  {
    id: 'insider-gentle-9-01',
    type: 'Insider',
    template: "Here's what I'd gently tell {aud} about {np}.",
    when: ANYONE,
    tone: 'gentle',
    tips: ['Lower your voice on "gently".', 'Rest one hand on the table and leave it there.'],
    weight: 1.6,
  },
  {
    id: 'audience-request-gentle-9-01',
    type: 'Audience Request',
    template: 'I made this for {aud} who want an honest word about {np}.',
    when: ANYONE,
    tone: 'gentle',
    tips: ['Look straight into the lens on "for".', 'Let one second pass after the last word.'],
    weight: 1.3,
  },
  {
    id: 'relatable-pain-gentle-9-01',
    type: 'Relatable Pain',
    template: "If you want {want}, you don't have to do it alone.",
    when: SOFT,
    tone: 'gentle',
    tips: ['Slow down on "alone".', 'Put your first sentence on screen and nothing else.'],
    weight: 1.6,
  },
  {
    id: 'how-to-gentle-9-01',
    type: 'How-To',
    template: 'Do you want {want}? Start small, and start here with me.',
    when: SOFT,
    tone: 'gentle',
    tips: ['Ask the question, then wait one full second.', 'Open your hand on "here".'],
    weight: 1.3,
  },
  {
    id: 'question-gentle-9-01',
    type: 'Question',
    template: "Afraid of {fear}? You're not the only one, and you're welcome here.",
    when: SOFT,
    tone: 'gentle',
    tips: ['Nod on "not the only one".', 'Soften your face on "welcome".'],
    weight: 1.3,
  },
  {
    id: 'quick-win-gentle-9-01',
    type: 'Quick Win',
    template: "If you want {want}, let's talk about {np} for a minute.",
    when: ANYONE,
    tone: 'gentle',
    tips: ['Breathe out before you begin.', 'Hold up one finger on "a minute", and lower it slowly.'],
    weight: 1.6,
  },
];
