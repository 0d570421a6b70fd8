import type { Gates, Pattern } from '../pattern.ts';

const V: Gates = { shape: ['verb'], derived: 'refuse' };
const VB: Gates = { shape: ['verb'], derived: 'refuse', sensitive: 'refuse' };
const P: Gates = { shape: ['nominal'], superlative: 'allow' };
const PB: Gates = { shape: ['nominal'], sensitive: 'refuse' };
const PG: Gates = { shape: ['nominal'], notTopic: ['problem'], sensitive: 'refuse' };
const QB: Gates = { shape: ['question'], derived: 'refuse', sensitive: 'refuse' };
const Q: Gates = { shape: ['question'], derived: 'refuse' };
const W: Gates = { shape: ['wh'], derived: 'refuse' };
const WB: Gates = { shape: ['wh'], derived: 'refuse', sensitive: 'refuse' };
const LN: Gates = { shape: ['list'], derived: 'refuse' };
const L: Gates = { shape: ['list'], derived: 'refuse', numbered: false };
const VS: Gates = { shape: ['versus'], sensitive: 'refuse' };
const S: Gates = { shape: ['statement'], first: 'refuse' };
const S1: Gates = { shape: ['statement'], first: 'only', sensitive: 'refuse' };
const N: Gates = { shape: ['negative'] };
const NB: Gates = { shape: ['negative'], sensitive: 'refuse' };
const P1: Gates = { shape: ['nominal'], first: 'only', sensitive: 'refuse' };
const OB: Gates = { shape: ['opaque'], sensitive: 'refuse' };
const O: Gates = { shape: ['opaque'] };

/** The customer's trouble, asked in passing, and the topic. */
export const askedPatterns: readonly Pattern[] = [
  {
    id: 'relatable-pain-asked-01',
    type: 'Relatable Pain',
    template: "{painAsk}? Here's how to {vpFull}.",
    when: V,
    tips: [
      'Nod slowly on the question, then open your hand.',
      'Lean in on the question and back on the answer.',
    ],
    weight: 1.1,
  },
  {
    id: 'authority-asked-01',
    type: 'Authority',
    template: "{painAsk}? I'm {aRole}. Here's how to {vpFull}.",
    when: VB,
    tips: ['Ask it a little quieter than the rest.', 'Put the question on screen, then cut to your face.'],
    weight: 0.3,
  },
  {
    id: 'quick-win-asked-01',
    type: 'Quick Win',
    template: '{painAsk}? Give me a minute to show you how to {vpFull}.',
    when: VB,
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
    when: P,
    tips: [
      'Put the question on screen, then cut to your face.',
      'Nod slowly on the question, then open your hand.',
    ],
    weight: 1.1,
  },
  {
    id: 'quick-win-asked-02',
    type: 'Quick Win',
    template: "{painAsk}? Here's one {mod} tip.",
    when: PB,
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
    when: PB,
    tips: [
      'Nod slowly on the question, then open your hand.',
      'Lean in on the question and back on the answer.',
    ],
    weight: 0.3,
  },
  {
    id: 'how-to-asked-01',
    type: 'How-To',
    template: "{painAsk}? Here's where to start with {np}.",
    when: PG,
    tips: ['Ask it a little quieter than the rest.', 'Put the question on screen, then cut to your face.'],
    weight: 0.5,
  },
  {
    id: 'question-asked-01',
    type: 'Question',
    template: '{painAsk}? So, {qLower}',
    when: QB,
    tips: [
      'Lean in on the question and back on the answer.',
      'Raise an eyebrow on the question mark and wait one beat.',
    ],
    weight: 0.3,
  },
  {
    id: 'relatable-pain-asked-03',
    type: 'Relatable Pain',
    template: "{painAsk}? Let's answer this: {qLower}",
    when: Q,
    tips: [
      'Put the question on screen, then cut to your face.',
      'Nod slowly on the question, then open your hand.',
    ],
    weight: 1.8,
  },
  {
    id: 'curiosity-gap-asked-01',
    type: 'Curiosity Gap',
    template: "{painAsk}? Here's {wh}.",
    when: W,
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
    when: WB,
    tips: [
      'Nod slowly on the question, then open your hand.',
      'Lean in on the question and back on the answer.',
    ],
    weight: 0.3,
  },
  {
    id: 'list-asked-01',
    type: 'List',
    template: '{painAsk}? Here are {n} {items}.',
    when: LN,
    tips: ['Ask it a little quieter than the rest.', 'Put the question on screen, then cut to your face.'],
    weight: 0.8,
  },
  {
    id: 'relatable-pain-asked-04',
    type: 'Relatable Pain',
    template: "{painAsk}? Let's go through the {items}.",
    when: L,
    tips: [
      'Lean in on the question and back on the answer.',
      'Raise an eyebrow on the question mark and wait one beat.',
    ],
    weight: 0.5,
  },
  {
    id: 'comparison-asked-01',
    type: 'Comparison',
    template: "{painAsk}? Let's compare {a} and {b}.",
    when: VS,
    tips: [
      'Put the question on screen, then cut to your face.',
      'Nod slowly on the question, then open your hand.',
    ],
    weight: 2,
  },
  {
    id: 'question-asked-02',
    type: 'Question',
    template: '{painAsk}? So, {a} or {b}?',
    when: VS,
    tips: [
      'Raise an eyebrow on the question mark and wait one beat.',
      'Ask it a little quieter than the rest.',
    ],
    weight: 0.3,
  },
  {
    id: 'relatable-pain-asked-05',
    type: 'Relatable Pain',
    template: '{painAsk}? Listen: {stmt}.',
    when: S,
    tips: [
      'Nod slowly on the question, then open your hand.',
      'Lean in on the question and back on the answer.',
    ],
    weight: 0.3,
  },
  {
    id: 'story-asked-01',
    type: 'Story',
    template: '{painAsk}? {stmt}.',
    when: S1,
    tips: ['Ask it a little quieter than the rest.', 'Put the question on screen, then cut to your face.'],
    weight: 1.3,
  },
  {
    id: 'relatable-pain-asked-06',
    type: 'Relatable Pain',
    template: "{painAsk}? Please don't {badVp}.",
    when: N,
    tips: [
      'Lean in on the question and back on the answer.',
      'Raise an eyebrow on the question mark and wait one beat.',
    ],
    weight: 1.6,
  },
  {
    id: 'stop-doing-this-asked-01',
    type: 'Stop Doing This',
    template: '{painAsk}? Stop {badGer} first.',
    when: NB,
    tips: [
      'Put the question on screen, then cut to your face.',
      'Nod slowly on the question, then open your hand.',
    ],
    weight: 0.3,
  },
  {
    id: 'story-asked-02',
    type: 'Story',
    template: "{painAsk}? Here's {np}.",
    when: P1,
    tips: [
      'Raise an eyebrow on the question mark and wait one beat.',
      'Ask it a little quieter than the rest.',
    ],
    weight: 0.5,
  },
  {
    id: 'curiosity-gap-asked-02',
    type: 'Curiosity Gap',
    template: "{painAsk}? Let's talk about it.",
    when: O,
    tips: ['Ask it a little quieter than the rest.', 'Put the question on screen, then cut to your face.'],
    weight: 0.5,
  },
  {
    id: 'authority-asked-04',
    type: 'Authority',
    template: "{painAsk}? I'm {aRole}, and I can help with that.",
    when: OB,
    tips: [
      'Lean in on the question and back on the answer.',
      'Raise an eyebrow on the question mark and wait one beat.',
    ],
    weight: 1.8,
  },
];
