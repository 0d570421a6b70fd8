import type { Pattern } from '../pattern.ts';

export const statementPatterns: readonly Pattern[] = [
  {
    id: 'curiosity-gap-statement-01',
    type: 'Curiosity Gap',
    template: '{stmt}. Let me show you why.',
    truth: 'Show a reason, not just a claim.',
    tips: [
      'Flat statement first, no smile. Then pick up the prop that proves it.',
      'Let the sentence sit on screen alone for one second.',
    ],
  },
  {
    id: 'curiosity-gap-statement-02',
    type: 'Curiosity Gap',
    template: '{stmt}, and this is what nobody saw.',
    when: {
      first: 'only',
    },
    truth: 'Only what really happened.',
    tips: ['Cut from the public photo to private footage.', 'Drop your voice on "nobody saw".'],
  },
  {
    id: 'myth-bust-statement-01',
    type: 'Myth Bust',
    template: "You've heard the opposite. {stmt}.",
    truth: 'You can defend it.',
    tips: [
      'Say the first half while shaking your head.',
      'Cross out the common belief on screen, then show yours.',
    ],
  },
  {
    id: 'question-statement-01',
    type: 'Question',
    template: 'Would you believe me if I said {stmt}?',
    tips: ['Raise one eyebrow and wait a beat.', 'Put a yes / no poll sticker under the question.'],
  },
  {
    id: 'story-statement-01',
    type: 'Story',
    template: "{stmt}. Here's the part I left out.",
    when: {
      first: 'only',
    },
    truth: 'Only what really happened.',
    tips: [
      'Say the first sentence like a headline; sit down for the second.',
      'Cut from a polished photo to raw phone footage.',
    ],
    weight: 1.6,
  },
  {
    id: 'story-statement-02',
    type: 'Story',
    template: '{stmt}. Was it worth it?',
    when: {
      first: 'only',
    },
    truth: 'Answer it honestly.',
    tips: ['Look away from the lens on the question.', 'Numbers or photos flash behind you.'],
  },
  {
    id: 'list-statement-01',
    type: 'List',
    template: 'Three reasons I stand by this: {stmt}.',
    truth: 'Three reasons.',
    tips: [
      'Count on fingers; keep the claim on screen throughout.',
      'Say "three" before the video starts moving.',
    ],
  },
  {
    id: 'relatable-pain-statement-01',
    type: 'Relatable Pain',
    template: 'If {pain}, this is for you: {stmt}.',
    tips: ['Pause at the colon.', 'Text appears word by word.'],
  },
  {
    id: 'challenge-statement-01',
    type: 'Challenge',
    template: 'Screenshot this if you needed to hear it: {stmt}.',
    tips: [
      'Hold still for a full second so the screenshot is clean.',
      'Centre the sentence on screen in large type.',
    ],
  },
  {
    id: 'trend-statement-01',
    type: 'Trend',
    template: '{stmt}. I think more people will admit that soon.',
    claims: ['prediction'],
    tips: ['Say it, nod once, look away.', 'First sentence alone on screen for a second.'],
  },
  {
    id: 'direct-call-out-statement-01',
    type: 'Direct Call-Out',
    template: '{aud}, read this twice: {stmt}.',
    tips: ['Say it once, silence, text repeats it.', 'Hold two fingers up on "twice".'],
    weight: 1.2,
  },
  {
    id: 'quick-win-statement-01',
    type: 'Quick Win',
    template: 'Thirty seconds to change your mind: {stmt}.',
    tips: ['Start a timer.', 'Challenge with a smile.'],
  },
  {
    id: 'audience-request-statement-01',
    type: 'Audience Request',
    template: '{stmt}. Ask me anything, but start with this.',
    when: {
      first: 'only',
    },
    tips: ['Question sticker visible.', 'Sit back on "anything".'],
  },
  {
    id: 'unpopular-opinion-statement-01',
    type: 'Unpopular Opinion',
    template: 'Unpopular opinion: {stmt}.',
    truth: 'You can defend it.',
    tips: ['Hands up in surrender.', 'No apology; explain after.'],
    weight: 1.5,
  },
];
