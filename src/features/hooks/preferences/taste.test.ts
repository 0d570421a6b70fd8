import { expect, test } from 'vitest';
import fixtures from '../../../../tests/fixtures/hook-inputs.json' with { type: 'json' };
import { engineState, requestOf } from '../../../../tests/support/book.ts';
import { countWords } from '../speaking-time.ts';
import { writeOffline } from '../write/write-offline.ts';
import { learnTaste, type ShownHook, type Taste, toneOf } from './taste.ts';

const hook = (changes: Partial<ShownHook> = {}): ShownHook => ({
  text: 'You salt the water long before it boils, and nobody knows why.',
  type: 'Story',
  subject: 'pasta',
  line: null,
  favorite: false,
  filmed: false,
  edited: false,
  ...changes,
});
const SHORT_QUESTION = 'Why does it stick?';
/** Ten hooks, repeated, of which one is a short question. */
const shown = (runs: number, changes: Partial<ShownHook> = {}) =>
  Array.from({ length: runs }, () => [
    ...Array.from({ length: 9 }, () => hook()),
    hook({ text: SHORT_QUESTION, type: 'Question', subject: 'pans', ...changes }),
  ]).flat();

test('a taste is learned from three picks and not from two', () => {
  expect(learnTaste(shown(2, { favorite: true }))).toBeNull();
  expect(learnTaste(shown(3, { favorite: true }))).not.toBeNull();
  expect(learnTaste(shown(3))).toBeNull();
});

test('a creator who favorites short questions gets more of them, more so with more favorites', () => {
  const [few, many] = [learnTaste(shown(3, { favorite: true })), learnTaste(shown(12, { favorite: true }))];
  if (!few || !many) throw new Error('Nothing was learned');
  expect(few.question).toBeGreaterThan(0.2);
  expect(many.question).toBeGreaterThan(few.question);
  expect(many.length).toBeLessThan(-0.5);
  expect(many.types.Question).toBeGreaterThan(0.8);
  expect(many.types.Story).toBeLessThan(0);
  expect(many.subjects).toEqual({ pans: expect.any(Number) });
});

test('a filmed hook counts more than a favorite, and an edited hook counts too', () => {
  const typesOf = (changes: Partial<ShownHook>) => learnTaste(shown(4, changes))?.types.Question ?? 0;
  expect(typesOf({ filmed: true })).toBeGreaterThan(typesOf({ favorite: true }));
  expect(typesOf({ edited: true })).toBeGreaterThan(0.2);
});

test('a creator who picks everything has no taste', () => {
  const taste = learnTaste(shown(6).map((one) => ({ ...one, favorite: true })));
  expect(taste).toMatchObject({ length: 0, question: 0, tone: 0, subjects: {} });
});

const topics = fixtures.slice(0, 30).map(({ topic }) => topic);
const tens = (taste: Taste | null) =>
  topics.flatMap((topic, seed) => {
    const history = { lineIds: [], hooks: [], taste };
    const { hooks } = writeOffline(requestOf(topic, { history, seed }), engineState());
    expect(hooks).toHaveLength(10);
    expect(new Set(hooks.map(({ type }) => type)).size, topic).toBeGreaterThanOrEqual(8);
    return hooks;
  });
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const NONE: Taste = { types: {}, length: 0, question: 0, tone: 0, subjects: {}, lines: [] };

test('later runs follow the taste in length, tone, question and type', () => {
  const words = (taste: Taste) => average(tens(taste).map(({ text }) => countWords(text)));
  expect(words({ ...NONE, length: -1 })).toBeLessThan(words({ ...NONE, length: 1 }) - 0.5);
  const tone = (taste: Taste) => average(tens(taste).map(({ text }) => toneOf(text)));
  expect(tone({ ...NONE, tone: 1 })).toBeGreaterThan(tone({ ...NONE, tone: -1 }));
  const questions = (taste: Taste) => tens(taste).filter(({ text }) => text.includes('?')).length;
  expect(questions({ ...NONE, question: 1 })).toBeGreaterThan(questions({ ...NONE, question: -1 }));
  const stories = (taste: Taste) => tens(taste).filter(({ type }) => type === 'Story').length;
  expect(stories({ ...NONE, types: { Story: 1 } })).toBeGreaterThan(
    stories({ ...NONE, types: { Story: -1 } }),
  );
});

test('points near liked ones appear more often', () => {
  const runs = (taste: Taste | null) =>
    Array.from({ length: 20 }, (_, seed) =>
      writeOffline(requestOf('protein', { history: { lineIds: [], hooks: [], taste }, seed }), engineState()),
    ).flatMap(({ hooks }) => hooks);
  const before = runs(null);
  const times = (hooks: typeof before, point: string | null) =>
    hooks.filter((hook) => hook.point === point).length;
  // A hook whose point is rare without preferences.
  const liked = before.toSorted((a, b) => times(before, a.point) - times(before, b.point))[0];
  const after = runs({ ...NONE, lines: [liked?.lineId ?? ''] });
  expect(times(after, liked?.point ?? '')).toBeGreaterThan(times(before, liked?.point ?? ''));
});

test('taste never overrules relevance', () => {
  const strong: Taste = {
    ...NONE,
    types: { Story: 1, Question: 1, List: -1 },
    length: -1,
    question: 1,
    tone: 1,
    subjects: { sleep: 1, bread: 1 },
  };
  const relevance = (taste: Taste | null) => average(tens(taste).map((one) => one.relevance ?? 0));
  expect(relevance(strong)).toBeGreaterThan(relevance(null) - 0.02);
});

test('a run without taste and results is unchanged', () => {
  const texts = (taste: Taste | null) => tens(taste).map(({ text }) => text);
  expect(texts(NONE)).toEqual(texts(null));
});
