import type { Gates, Pattern } from '../pattern.ts';

const LIGHT: Gates = { sensitive: 'refuse' };
const UNREAD: Gates = { shape: ['opaque'] };

/** The customer or the trade alone, in plain words that suit every topic of the kind. */
export const clearOpaquePatterns: readonly Pattern[] = [
  {
    id: 'how-to-clear-opaque-01',
    type: 'How-To',
    template: "Here's where to start if {pain}.",
    when: LIGHT,
    tips: ['Tap the table once on "start".', 'Show the words "Start here" on screen as you finish.'],
    weight: 1.3,
  },
  {
    id: 'list-clear-opaque-01',
    type: 'List',
    template: 'Three things to try if {pain}.',
    when: LIGHT,
    tips: ['Hold up three fingers on "three".', 'Put 1, 2 and 3 on screen, with the lines still empty.'],
    weight: 0.8,
  },
  {
    id: 'insider-clear-opaque-01',
    type: 'Insider',
    template: 'My simplest tip if {pain}.',
    when: LIGHT,
    tips: [
      'Touch your chest on "my".',
      'Pause for one beat after the last word, then give the tip straight away.',
    ],
    weight: 1.1,
  },
  {
    id: 'quick-win-clear-opaque-01',
    type: 'Quick Win',
    template: "{painAsk}? I've got a tip for you.",
    when: LIGHT,
    tips: ['Ask the question while still walking into frame.', 'Stop and point to the lens on "you".'],
    weight: 0.8,
  },
  {
    id: 'how-to-clear-opaque-02',
    type: 'How-To',
    template: "{painAsk}? Here's what I'd try first.",
    when: LIGHT,
    tips: ['Put the question on screen before you speak.', 'Roll up a sleeve on "here\'s what I\'d try".'],
    weight: 0.5,
  },
  {
    id: 'direct-call-out-clear-opaque-01',
    type: 'Direct Call-Out',
    template: "Never worked with {aRole}? Here's what to expect.",
    when: UNREAD,
    tips: ['Open your hands on "here\'s".', 'Put "What to expect" on screen after the question.'],
    weight: 0.5,
  },
  {
    id: 'myth-bust-clear-opaque-02',
    type: 'Myth Bust',
    template: "Let's clear up one myth about being {aRole}.",
    when: UNREAD,
    tips: ['Wipe one hand through the air on "clear up".', 'Put "Myth" on screen in red on that word.'],
    weight: 1.6,
  },
  {
    id: 'unpopular-opinion-clear-opaque-01',
    type: 'Unpopular Opinion',
    template: "Unpopular opinion: don't choose {aRole} on price alone.",
    when: UNREAD,
    tips: ['Take a breath after "opinion".', 'Tap the table on "price alone".'],
    weight: 0.3,
  },
  {
    id: 'mistake-to-avoid-clear-opaque-01',
    type: 'Mistake to Avoid',
    template: 'A mistake to avoid when choosing {aRole}.',
    when: UNREAD,
    tips: ['Hold up a flat palm on "avoid".', 'Put the line on screen in full and leave it for two seconds.'],
    weight: 0.3,
  },
  {
    id: 'insider-clear-opaque-02',
    type: 'Insider',
    template: "Here's the part of being {aRole} people don't see.",
    when: UNREAD,
    tips: [
      'Film it in the middle of your work, hands still busy.',
      'Look up at the lens only on "don\'t see".',
    ],
    weight: 1.6,
  },
];
