import type { Gates, Pattern } from '../pattern.ts';

// What the topic gives. LIGHT: not beside grief, illness or abuse.
const DEED: Gates = { shape: ['verb'], derived: 'refuse' };
const LIGHT_DEED: Gates = { shape: ['verb'], derived: 'refuse', sensitive: 'refuse' };
const THING: Gates = { shape: ['nominal'], superlative: 'allow' };
const LIGHT_THING: Gates = { shape: ['nominal'], sensitive: 'refuse' };
const THING_TO_START: Gates = { shape: ['nominal'], notTopic: ['problem'], sensitive: 'refuse' };
const QUESTION: Gates = { shape: ['question'], derived: 'refuse' };
const CLAUSE: Gates = { shape: ['wh'], derived: 'refuse' };
const LIGHT_CLAUSE: Gates = { shape: ['wh'], derived: 'refuse', sensitive: 'refuse' };
const LIST: Gates = { shape: ['list'], derived: 'refuse' };
const UNCOUNTED_LIST: Gates = { shape: ['list'], derived: 'refuse', numbered: false };
const CHOICE: Gates = { shape: ['versus'], sensitive: 'refuse' };
const STATEMENT: Gates = { shape: ['statement'], first: 'refuse' };
const OWN_STORY: Gates = { shape: ['statement'], first: 'only', sensitive: 'refuse' };
const WARNING: Gates = { shape: ['negative'] };
const LIGHT_WARNING: Gates = { shape: ['negative'], sensitive: 'refuse' };
const OWN_THING: Gates = { shape: ['nominal'], first: 'only', sensitive: 'refuse' };
const LIGHT_UNREAD: Gates = { shape: ['opaque'], sensitive: 'refuse' };
const UNREAD: Gates = { shape: ['opaque'] };

/** The customer's trouble, asked in passing, and the topic. */
export const askedPatterns: readonly Pattern[] = [
  {
    id: 'relatable-pain-asked-01',
    type: 'Relatable Pain',
    template: "{painAsk}? Here's how to {vpFull}.",
    when: DEED,
    tips: [
      'Nod slowly on the question, then open your hand.',
      'Lean in on the question and back on the answer.',
    ],
    weight: 1.8,
  },
  {
    id: 'authority-asked-01',
    type: 'Authority',
    template: "{painAsk}? I'm {aRole}. Here's how to {vpFull}.",
    when: LIGHT_DEED,
    tips: ['Ask it a little quieter than the rest.', 'Put the question on screen, then cut to your face.'],
    weight: 1.1,
  },
  {
    id: 'quick-win-asked-01',
    type: 'Quick Win',
    template: '{painAsk}? Give me a minute to show you how to {vpFull}.',
    when: LIGHT_DEED,
    tips: [
      'Lean in on the question and back on the answer.',
      'Raise an eyebrow on the question mark and wait one beat.',
    ],
    weight: 0.3,
  },
  {
    id: 'relatable-pain-asked-02',
    type: 'Relatable Pain',
    template: "{painAsk}? Let's talk about {np}.",
    when: THING,
    tips: [
      'Put the question on screen, then cut to your face.',
      'Nod slowly on the question, then open your hand.',
    ],
    weight: 2,
  },
  {
    id: 'quick-win-asked-02',
    type: 'Quick Win',
    template: "{painAsk}? Here's one {mod} tip.",
    when: LIGHT_THING,
    tips: [
      'Raise an eyebrow on the question mark and wait one beat.',
      'Ask it a little quieter than the rest.',
    ],
    weight: 0.3,
  },
  {
    id: 'authority-asked-02',
    type: 'Authority',
    template: "{painAsk}? I'm {aRole}, and this is about {np}.",
    when: LIGHT_THING,
    tips: [
      'Nod slowly on the question, then open your hand.',
      'Lean in on the question and back on the answer.',
    ],
    weight: 0.5,
  },
  {
    id: 'how-to-asked-01',
    type: 'How-To',
    template: "{painAsk}? Here's where to start with {np}.",
    when: THING_TO_START,
    tips: ['Ask it a little quieter than the rest.', 'Put the question on screen, then cut to your face.'],
    weight: 0.8,
  },
  {
    id: 'relatable-pain-asked-03',
    type: 'Relatable Pain',
    template: "{painAsk}? Let's answer this: {qLower}",
    when: QUESTION,
    tips: [
      'Put the question on screen, then cut to your face.',
      'Nod slowly on the question, then open your hand.',
    ],
    weight: 1.1,
  },
  {
    id: 'curiosity-gap-asked-01',
    type: 'Curiosity Gap',
    template: "{painAsk}? Here's {wh}.",
    when: CLAUSE,
    tips: [
      'Raise an eyebrow on the question mark and wait one beat.',
      'Ask it a little quieter than the rest.',
    ],
    weight: 1.3,
  },
  {
    id: 'authority-asked-03',
    type: 'Authority',
    template: "{painAsk}? I'm {aRole}. I'll show you {wh}.",
    when: LIGHT_CLAUSE,
    tips: [
      'Nod slowly on the question, then open your hand.',
      'Lean in on the question and back on the answer.',
    ],
    weight: 1.1,
  },
  {
    id: 'list-asked-01',
    type: 'List',
    template: '{painAsk}? Here are {n} {items}.',
    when: LIST,
    tips: ['Ask it a little quieter than the rest.', 'Put the question on screen, then cut to your face.'],
    weight: 1.3,
  },
  {
    id: 'relatable-pain-asked-04',
    type: 'Relatable Pain',
    template: "{painAsk}? Let's go through the {items}.",
    when: UNCOUNTED_LIST,
    tips: [
      'Lean in on the question and back on the answer.',
      'Raise an eyebrow on the question mark and wait one beat.',
    ],
    weight: 1.1,
  },
  {
    id: 'comparison-asked-01',
    type: 'Comparison',
    template: "{painAsk}? Let's compare {a} and {b}.",
    when: CHOICE,
    tips: [
      'Put the question on screen, then cut to your face.',
      'Nod slowly on the question, then open your hand.',
    ],
    weight: 1.3,
  },
  {
    id: 'question-asked-02',
    type: 'Question',
    template: '{painAsk}? So, {a} or {b}?',
    when: CHOICE,
    tips: [
      'Raise an eyebrow on the question mark and wait one beat.',
      'Ask it a little quieter than the rest.',
    ],
    weight: 0.8,
  },
  {
    id: 'relatable-pain-asked-05',
    type: 'Relatable Pain',
    template: '{painAsk}? Listen: {stmt}.',
    when: STATEMENT,
    tips: [
      'Nod slowly on the question, then open your hand.',
      'Lean in on the question and back on the answer.',
    ],
    weight: 1.3,
  },
  {
    id: 'story-asked-01',
    type: 'Story',
    template: '{painAsk}? {stmt}.',
    when: OWN_STORY,
    tips: ['Ask it a little quieter than the rest.', 'Put the question on screen, then cut to your face.'],
    weight: 0.5,
  },
  {
    id: 'relatable-pain-asked-06',
    type: 'Relatable Pain',
    template: "{painAsk}? Please don't {badVp}.",
    when: WARNING,
    tips: [
      'Lean in on the question and back on the answer.',
      'Raise an eyebrow on the question mark and wait one beat.',
    ],
    weight: 0.8,
  },
  {
    id: 'stop-doing-this-asked-01',
    type: 'Stop Doing This',
    template: '{painAsk}? Stop {badGer} first.',
    when: LIGHT_WARNING,
    tips: [
      'Put the question on screen, then cut to your face.',
      'Nod slowly on the question, then open your hand.',
    ],
    weight: 0.8,
  },
  {
    id: 'story-asked-02',
    type: 'Story',
    template: "{painAsk}? Here's {np}.",
    when: OWN_THING,
    tips: [
      'Raise an eyebrow on the question mark and wait one beat.',
      'Ask it a little quieter than the rest.',
    ],
    weight: 1.1,
  },
  {
    id: 'curiosity-gap-asked-02',
    type: 'Curiosity Gap',
    template: "{painAsk}? Let's talk about it.",
    when: UNREAD,
    tips: ['Ask it a little quieter than the rest.', 'Put the question on screen, then cut to your face.'],
    weight: 1.1,
  },
  {
    id: 'authority-asked-04',
    type: 'Authority',
    template: "{painAsk}? I'm {aRole}, and I can help with that.",
    when: LIGHT_UNREAD,
    tips: [
      'Lean in on the question and back on the answer.',
      'Raise an eyebrow on the question mark and wait one beat.',
    ],
    weight: 1.1,
  },
];
