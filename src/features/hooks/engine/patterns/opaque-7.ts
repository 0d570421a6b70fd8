import type { Gates, Pattern } from '../pattern.ts';

const ANY: Gates = { shape: ['opaque'] };
const LIGHT: Gates = { shape: ['opaque'], sensitive: 'refuse' };

/** For topics that cannot be read: what somebody with this trade would say about the trade itself. */
export const opaque7Patterns: readonly Pattern[] = [
  {
    id: 'authority-opaque-7-01',
    type: 'Authority',
    template: "I'm {aRole}. Ask me the thing you've been putting off.",
    when: ANY,
    tips: ['Sit down on "ask".', 'Show your comment box on screen for one second.'],
    weight: 0.5,
  },
  {
    id: 'insider-opaque-7-01',
    type: 'Insider',
    template: "I'm {aRole}. Here's the part of the job nobody sees.",
    when: LIGHT,
    tips: ['Start on your tools, then tilt up to your face.', 'Put "the part nobody sees" on screen.'],
    weight: 0.8,
  },
  {
    id: 'quick-win-opaque-7-01',
    type: 'Quick Win',
    template: 'One small thing {aRole} would do today.',
    when: ANY,
    tips: ['Do the thing on camera as you finish the line.', 'Hold up one finger on "one".'],
    weight: 0.5,
  },
  {
    id: 'list-opaque-7-01',
    type: 'List',
    template: 'Three things to know before you call {aRole}.',
    when: ANY,
    tips: ['Count on your fingers, down from three.', 'Put a plain number on screen for each.'],
    weight: 0.5,
  },
  {
    id: 'direct-call-out-opaque-7-01',
    type: 'Direct Call-Out',
    template: 'If you have never talked to {aRole}, start here.',
    when: ANY,
    tips: ['Point at the empty chair beside you.', 'Say "never" slowly, without blame.'],
    weight: 0.9,
  },
  {
    id: 'curiosity-gap-opaque-7-01',
    type: 'Curiosity Gap',
    template: "There's one question I wish people asked {aRole}.",
    when: ANY,
    tips: ['Stop after "question" for half a second.', 'Write the question on paper and turn it round.'],
    weight: 0.9,
  },
  {
    id: 'before-and-after-opaque-7-01',
    type: 'Before and After',
    template: 'What people expect from {aRole}, and what really happens.',
    when: LIGHT,
    tips: ['Cut between two takes at the comma.', 'Show the real thing for the second half.'],
    weight: 0.3,
  },
  {
    id: 'stop-doing-this-opaque-7-01',
    type: 'Stop Doing This',
    template: 'Stop guessing. You can just ask {aRole}.',
    when: ANY,
    tips: ['Shrug on "guessing".', 'Tap your chest on "ask".'],
    weight: 0.3,
  },
  {
    id: 'audience-request-opaque-7-01',
    type: 'Audience Request',
    template: "Send me your question. I'm {aRole}, and I'll answer on camera.",
    when: ANY,
    tips: ['Hold your phone up on "send".', 'Put your handle on screen at the comma.'],
    weight: 0.5,
  },
  {
    id: 'myth-bust-opaque-7-01',
    type: 'Myth Bust',
    template: 'One thing people get wrong about hiring {aRole}.',
    when: LIGHT,
    truth: 'Say what it is in the next sentence.',
    tips: ['Shake your head once on "wrong".', 'Put the mistaken belief on screen and cross it out.'],
    weight: 0.9,
  },
];
