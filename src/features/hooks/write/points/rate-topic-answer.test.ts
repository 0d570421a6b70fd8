import { expect, test } from 'vitest';
import { engineState, requestOf } from '../../../../../tests/support/book.ts';
import { testRows } from '../../../../../tests/support/test-rows.ts';
import { writeOffline } from '../write-offline.ts';
import { toListedTopic } from './rate-topic-answer.ts';

/** Whether the book answers a topic, and how the topic is listed. */

const write = (...args: Parameters<typeof requestOf>) => writeOffline(requestOf(...args), engineState());

testRows([
  ['burnout', 'answered', 'mental-health-therapist/burnout'],
  ['how compound interest works', 'answered', 'financial-advisor/compound-interest'],
  ['low fodmap at a music festival', 'partly', 'nutritionist/low-fodmap-diet'],
  ['competitive yo-yo throwing', 'not found', null],
  ['cómo ahorrar para la jubilación', 'not found', null],
])('the book reports that it answered “%s” so: %s', (topic, grade, subject) => {
  const given = write(topic).answer;
  expect(given?.grade).toBe(grade);
  if (subject) expect(given?.subject).toBe(subject);
});

test('lines that the user has already had count as an answer too', () => {
  const lineIds = Array.from({ length: 12 }, (_, seed) =>
    write('burnout', { seed }).hooks.flatMap(({ lineId }) => lineId ?? []),
  );
  expect(write('burnout', { history: { lineIds, hooks: [] } }).answer?.grade).toBe('answered');
});

test('a run with an own point or angles reports no answer', () => {
  const [angle] = engineState().book.subjects[0]?.chapter.points ?? [];
  expect(
    write('competitive yo-yo throwing', { point: 'Most people buy the wrong string' }).answer,
  ).toBeNull();
  expect(write('competitive yo-yo throwing', { angles: [angle?.id as string] }).answer).toBeNull();
});

testRows([
  ['call me at (555) 123-4567 about yo-yos', 'call me at about yo-yos'],
  ['born 12/03/1985 and throwing yo-yos', 'born and throwing yo-yos'],
  ['yo-yos with jo.doe@example.com', 'yo-yos with'],
  ['yo-yos on www.example.com or example.org', 'yo-yos on or'],
  ['the 50/30/20 rule and your 401k', 'the 50/30/20 rule and your 401k'],
])('the unanswered topic “%s” is listed as “%s”', (topic, words) => {
  expect(toListedTopic(topic)?.words).toBe(words);
});

test('topics that differ in endings, order and small words are one topic; other words are another', () => {
  const key = (topic: string) => toListedTopic(topic)?.key;
  expect(key('Throwing competitive yo-yos')).toBe(key('how to throw a competitive yo-yo'));
  expect(key('throwing yo-yos')).not.toBe(key('catching yo-yos'));
});

test('stories and empty topics are not listed as unanswered', () => {
  expect(toListedTopic(Array.from({ length: 15 }, (_, n) => `word${n}`).join(' '))).toBeNull();
  expect(toListedTopic('how to do it')).toBeNull();
  expect(toListedTopic('555 123 4567')).toBeNull();
  expect(write('a').answer).toMatchObject({ grade: 'not found', topic: null });
});
