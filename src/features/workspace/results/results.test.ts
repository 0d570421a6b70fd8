import { expect, test } from 'vitest';
import { groupResults, median } from './results.ts';

test('the median is correct for several values, two and none', () => {
  expect([median([1, 2, 90]), median([1, 3]), median([])]).toEqual([2, 2, null]);
});

const video = (name: string, views: number | null, saves: number | null = null) => ({ name, views, saves });

test('a group counts hooks with views, and groups with enough videos come first', () => {
  const videos = [
    ...[100, 300, 200, 500, 400].map((views) => video('Story', views, views / 50)),
    video('List', 9000),
    video('List', null),
    video('Never seen', null),
  ];
  const groups = groupResults(videos, ({ name }) => name);
  expect(groups).toMatchObject([
    {
      name: 'Story',
      videos: 5,
      enough: true,
      median_views: 300,
      median_saves: 20,
      views: [100, 200, 300, 400, 500],
    },
    { name: 'List', videos: 1, enough: false, median_views: 9000, median_saves: null },
  ]);
});

test('a video without views has no saves per thousand', () => {
  expect(groupResults([video('POV', 0, 0)], ({ name }) => name)[0]).toMatchObject({
    median_views: 0,
    saves: [],
  });
});
