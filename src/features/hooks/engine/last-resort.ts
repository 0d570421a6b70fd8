import type { Pattern } from './pattern.ts';

/** Said when nothing else may be: no slots, no gates, always true. */
export const LAST_RESORT: readonly Pattern[] = [
  [
    'Question',
    'What would you ask first?',
    'Stop talking for two seconds after it.',
    'Put the question on screen, alone.',
  ],
  [
    'Curiosity Gap',
    'Stay for the part people usually skip.',
    'Hold up one finger until you name it.',
    'Look away, then back on "skip".',
  ],
  [
    'List',
    'Three things, in this order.',
    'Count on your fingers, left to right.',
    'Number on screen, bigger than your face.',
  ],
  [
    'How-To',
    "Here's where I'd start today.",
    'Point at the first thing on your desk.',
    'Start mid-motion, without an intro.',
  ],
  ['Quick Win', 'Give me thirty seconds with this.', 'Start a visible timer.', 'Tap your watch on "thirty".'],
  [
    'Direct Call-Out',
    'You. Yes, this one is yours.',
    'Point at the lens once.',
    'Step closer on the second sentence.',
  ],
  [
    'Relatable Pain',
    'If it feels harder than it should, sit down.',
    'Sit down as you say it.',
    'Slow down on the last two words.',
  ],
  [
    'Insider',
    "Let me show you how I'd check it.",
    'Turn the camera toward your hands.',
    'Lower your voice from the first word.',
  ],
  [
    'Mistake to Avoid',
    'Before you start, undo one habit.',
    'Show the wrong version first.',
    'Red cross on screen with the last word.',
  ],
  ['Challenge', 'Try this once before tomorrow.', 'Hold up a calendar page.', 'Say it, then start doing it.'],
].map(([type, template, first, second], index) => ({
  id: `last-resort-${String(index + 1).padStart(2, '0')}`,
  type: type as Pattern['type'],
  template: template as string,
  tips: [first as string, second as string] as const,
}));
