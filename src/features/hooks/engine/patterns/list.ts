import type { Pattern } from '../pattern.ts';

export const listPatterns: readonly Pattern[] = [
  {
    id: 'myth-bust-list-01',
    type: 'Myth Bust',
    template: "{items}: let's retire the first one today.",
    when: {
      list: ['belief'],
    },
    tips: ['Tear a card with the myth on it.', 'Wave goodbye to the text as it slides off screen.'],
    weight: 1.3,
  },
  {
    id: 'mistake-to-avoid-list-01',
    type: 'Mistake to Avoid',
    template: '{n} {items}. The last one looks like good advice.',
    when: {
      list: ['bad'],
      numbered: true,
    },
    truth: 'The last item really is common advice.',
    tips: [
      'Count the first ones fast with jump cuts; slow down for the last.',
      'Number on screen as big as your face.',
    ],
    weight: 1.3,
  },
  {
    id: 'list-list-01',
    type: 'List',
    template: '{n} {items}, ranked from annoying to expensive.',
    when: {
      list: ['bad'],
      numbered: true,
      profession: ['realEstate', 'financialAdvisor', 'businessCoach', 'techTutorialCreator', 'default'],
    },
    truth: 'Rank them for real.',
    tips: ['Price-tag icon next to each item.', 'Get quieter as it gets more expensive.'],
    weight: 1.3,
  },
  {
    id: 'list-list-02',
    type: 'List',
    template: '{items}, starting with the one people skip.',
    when: {
      list: ['do'],
      numbered: false,
    },
    tips: ['Open on the skipped one already on screen.', 'Shrug on "skip", then point.'],
    weight: 1.3,
  },
  {
    id: 'list-list-03',
    type: 'List',
    template: '{n} {items}. Tell me which one surprises you.',
    when: {
      numbered: true,
    },
    tips: ['One jump cut per item, two seconds each.', 'Point to the comments on "tell me".'],
  },
  {
    id: 'list-list-04',
    type: 'List',
    template: '{items}, from obvious to the one that stings.',
    when: {
      list: ['fact', 'bad'],
    },
    truth: 'End on the uncomfortable one.',
    tips: ['Lower your voice item by item.', 'Hold eye contact on the last one.'],
  },
  {
    id: 'comparison-list-01',
    type: 'Comparison',
    template: '{n} {items}: which ones matter, and which are noise?',
    when: {
      list: ['fact', 'do'],
      numbered: true,
    },
    tips: ['Sort cards into two piles.', 'Green and red dots on screen.'],
  },
];
