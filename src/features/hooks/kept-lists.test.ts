import { expect, test } from 'vitest';
import { createKeptLists, type ListAnswer } from './kept-lists.ts';

const requestOf = (userId: number) => ({ userId, limit: 50, before: null });
const answerOf = (bytes: number): ListAnswer => ({
  body: Buffer.alloc(bytes),
  etag: `"${bytes}"`,
  link: null,
});

test('a kept list is found for its request and its revision, and for no other', () => {
  const lists = createKeptLists();
  const answer = answerOf(100);
  lists.keep(requestOf(1), 'a', answer);
  expect(lists.find(requestOf(1), 'a')).toBe(answer);
  expect(lists.find(requestOf(1), 'b')).toBeNull();
  expect(lists.find(requestOf(1), null)).toBeNull();
  expect(lists.find(requestOf(2), 'a')).toBeNull();
  expect(lists.find({ ...requestOf(1), limit: 5 }, 'a')).toBeNull();
  expect(lists.find({ ...requestOf(1), before: 7 }, 'a')).toBeNull();
});

test('the list unused for longest is dropped when the memory limit is exceeded', () => {
  const lists = createKeptLists(40_000);
  for (const id of [1, 2, 3]) lists.keep(requestOf(id), 'a', answerOf(12_000));
  lists.find(requestOf(1), 'a');
  lists.keep(requestOf(4), 'a', answerOf(12_000));
  expect([1, 2, 3, 4].filter((id) => lists.find(requestOf(id), 'a'))).toEqual([1, 3, 4]);
});

test('a new list replaces the old one, and a very long list is not kept', () => {
  const lists = createKeptLists(40_000);
  for (const revision of ['a', 'b', 'c', 'd', 'e']) {
    lists.keep(requestOf(1), revision, answerOf(12_000));
    lists.keep(requestOf(2), revision, answerOf(12_000));
  }
  expect(lists.find(requestOf(1), 'e')).not.toBeNull();
  lists.keep(requestOf(1), 'f', answerOf(1_000_000));
  expect(lists.find(requestOf(1), 'f')).toBeNull();
  expect(lists.find(requestOf(2), 'e')).not.toBeNull();
});
