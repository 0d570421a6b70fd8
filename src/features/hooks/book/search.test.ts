import { expect, test } from 'vitest';
import { engineState } from '../../../../tests/support/book.ts';
import { findPoints } from '../write/points/search-text.ts';
import { RELEVANCE } from './relevance-levels.ts';
import { findTop } from './search.ts';
import topics from './topics.json' with { type: 'json' };
import { contentWords } from './words.ts';

/**
 * topics.json: what creators type, and the subjects where a reader would look for it; none for topics that the book
 * lacks.
 */
const best = (topic: string) => findPoints(engineState().book, { topic, point: null })[0];

test('a topic finds its subject', () => {
  const missed = topics.found.filter(([topic = '', ...subjects]) => {
    const match = best(topic);
    return (
      !match ||
      match.relevance < RELEVANCE.found ||
      !subjects.some((subject) => match.point.subject.id.startsWith(subject))
    );
  });
  expect(missed.length / topics.found.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.12);
});

test('a phrase is searched by its meaning and not by its single words', () => {
  const missed = topics.phrases.filter(([topic = '', subject]) => best(topic)?.point.subject.id !== subject);
  expect(missed).toEqual([]);
});

test('a topic that the book does not know finds nothing', () => {
  const wrong = topics.unknown.filter((topic) => (best(topic)?.relevance ?? 0) >= RELEVANCE.found);
  expect(wrong.length / topics.unknown.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.1);
});

test('the highest scores are as many as requested, even where scores are equal', () => {
  const scores = new Float64Array(100);
  expect(findTop(scores, 16)).toHaveLength(16);
  scores.set([2, 1], 98);
  expect(findTop(scores, 3)).toEqual([0, 98, 99]);
  expect(findTop(Float64Array.of(0, 1), 3)).toEqual([0, 1]);
});

test('counts and sums are not searched for, but names that look like them are', () => {
  const words = (text: string) => contentWords(text).join(' ');
  expect(words('9 offers, 22k over, 3x a week')).toBe('offers week');
  expect(words('old 401k')).toBe('old 401k');
  expect(words('a 10k run')).toBe('10k run');
});
