import { expect } from 'vitest';
import { engineState } from '../../../../tests/support/book.ts';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { readOwnPoint } from './own-point.ts';

testRows([
  [
    'stretching',
    'people think stretching warms up their muscles',
    'You think stretching warms up your muscles',
  ],
  ['breakfast', 'they skip it', 'You skip it'],
  ['breakfast', 'skipping it', 'You keep skipping it'],
  ['dinner', 'eating too late', 'You keep eating too late'],
  ['meal prep', 'everyone thinks it takes all Sunday', 'You think it takes all Sunday'],
  ['carbs', 'people are afraid of them', "You're afraid of them"],
  ['calories', 'They count every one of them', 'You count every one of them'],
  ['hunger', 'I think people ignore it', 'You ignore it'],
  ['oil', 'My clients cook everything in butter', 'You cook everything in butter'],
])('a point about others on the topic “%s” is said to the viewer: %s', (topic, typed, text) => {
  const { words } = engineState().book;
  expect(readOwnPoint(typed, topic, words)).toEqual({ text, shape: 'point-viewer' });
});

testRows([
  ['sugar', 'fruit is as bad as candy', 'Fruit is as bad as candy'],
  ['seed oils', 'they are poison', 'They are poison'],
  ['oats', 'my grandma says soak them', 'My grandma says soak them'],
  ['meal prep', 'You need to cook for 4 hours on Sunday', 'You need to cook for 4 hours on Sunday'],
  ['salt', 'its bad for everyone', "It's bad for everyone"],
  ['carbs', 'most carbs are bad', 'Most carbs are bad'],
  ['diet', 'people with PCOS should eat keto', 'People with PCOS should eat keto'],
  ['protein', 'women over 40 need less of it', 'Women over 40 need less of it'],
  ['running', 'stretching warms up muscles', 'Stretching warms up muscles'],
  ['sugar', 'everything sweet is bad', 'Everything sweet is bad'],
])('a point on the topic “%s” that may be wrong is only quoted: %s', (topic, typed, text) => {
  const { words } = engineState().book;
  expect(readOwnPoint(typed, topic, words)).toEqual({ text, shape: 'point-quoted' });
});

testRows([
  ['budgeting', "it isn't about restriction", "It isn't about restriction"],
  ['carbs', 'carbs are not the enemy!', 'Carbs are not the enemy'],
])('a point on the topic “%s” that denies an error is said unchanged: %s', (topic, typed, text) => {
  const { words } = engineState().book;
  expect(readOwnPoint(typed, topic, words)).toEqual({ text, shape: 'point' });
});

testRows([null, '', 'no idea', 'idk', '???', 'nothing'])('%j is not read as a point', (typed) => {
  expect(readOwnPoint(typed, 'bread', engineState().book.words)).toBeNull();
});
