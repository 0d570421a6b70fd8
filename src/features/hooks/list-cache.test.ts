import { expect, test } from 'vitest';
import { createListCache, type ListAnswer } from './list-cache.ts';

const requestOf = (userId: number) => ({ userId, limit: 50, before: null });
const answerOf = (bytes: number): ListAnswer => ({
  body: Buffer.alloc(bytes),
  etag: `"${bytes}"`,
  link: null,
});

test('a kept list is found for its request and its revision, and for no other', () => {
  const lists = createListCache();
  const answer = answerOf(100);
  lists.store(requestOf(1), 'a', answer);
  expect(lists.get(requestOf(1), 'a')).toBe(answer);
  expect(lists.get(requestOf(1), 'b')).toBeNull();
  expect(lists.get(requestOf(1), null)).toBeNull();
  expect(lists.get(requestOf(2), 'a')).toBeNull();
  expect(lists.get({ ...requestOf(1), limit: 5 }, 'a')).toBeNull();
  expect(lists.get({ ...requestOf(1), before: 7 }, 'a')).toBeNull();
});

test('the list unused for longest is dropped when the memory limit is exceeded', () => {
  const lists = createListCache(40_000);
  for (const id of [1, 2, 3]) lists.store(requestOf(id), 'a', answerOf(12_000));
  lists.get(requestOf(1), 'a');
  lists.store(requestOf(4), 'a', answerOf(12_000));
  expect([1, 2, 3, 4].filter((id) => lists.get(requestOf(id), 'a'))).toEqual([1, 3, 4]);
});

test('a new list replaces the old one, and a very long list is not kept', () => {
  const lists = createListCache(40_000);
  for (const revision of ['a', 'b', 'c', 'd', 'e']) {
    lists.store(requestOf(1), revision, answerOf(12_000));
    lists.store(requestOf(2), revision, answerOf(12_000));
  }
  expect(lists.get(requestOf(1), 'e')).not.toBeNull();
  lists.store(requestOf(1), 'f', answerOf(1_000_000));
  expect(lists.get(requestOf(1), 'f')).toBeNull();
  expect(lists.get(requestOf(2), 'e')).not.toBeNull();
});
