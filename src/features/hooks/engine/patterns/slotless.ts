import type { Pattern } from '../pattern.ts';

export const slotlessPatterns: readonly Pattern[] = [
  {
    id: 'quick-win-slotless-01',
    type: 'Quick Win',
    template: '"{rawLabel}": where I\'d start.',
    tips: [
      'Topic on screen in your own language, voice in the language of your viewers.',
      'Title card, then straight to step one.',
    ],
  },
  {
    id: 'question-slotless-01',
    type: 'Question',
    template: '"{rawLabel}": what would you ask first?',
    tips: ['Read the topic out loud, then ask.', 'Question sticker under the title.'],
  },
  {
    id: 'list-slotless-01',
    type: 'List',
    template: '"{rawLabel}" in three short steps.',
    truth: 'Three steps.',
    tips: ['One finger per step.', 'Big step number in the corner, one cut per step.'],
  },
  {
    id: 'mistake-to-avoid-slotless-01',
    type: 'Mistake to Avoid',
    template: '"{rawLabel}": the mistake I\'d fix first.',
    truth: 'One mistake.',
    tips: ['Red cross on screen.', 'Show it going wrong.'],
  },
];
