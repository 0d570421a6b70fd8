import { expect, test } from 'vitest';
import { HOOK_TYPES, type HookType } from '../hook-types.ts';
import type { Candidate } from './candidates/candidate.ts';
import { chooseTen, type Quota } from './choose.ts';

const STRONG = 9;

/** A candidate that differs from those with other numbers in its type, its point and all its words. */
const candidate = (n: number, fields: Partial<Candidate> = {}): Candidate => ({
  type: HOOK_TYPES[n % HOOK_TYPES.length] as HookType,
  text: `first${n} second${n} last${n}`,
  tip: 'Wait.',
  onScreenText: null,
  point: null,
  payoff: null,
  from: 'book',
  subject: null,
  relevance: 1,
  lineId: `${n}`,
  value: 1,
  appeal: 0,
  group: `${n}`,
  namesAudience: false,
  ...fields,
});
const candidates = (from: number, count: number, fields: Partial<Candidate> = {}) =>
  Array.from({ length: count }, (_, n) => candidate(from + n, fields));
const ten = (from: readonly Candidate[], quotas: readonly Quota[] = []) =>
  chooseTen(from, { score: () => 0, random: () => 0, quotas });

test('the ten most wanted candidates are chosen, the strongest first', () => {
  const all = Array.from({ length: 15 }, (_, n) => candidate(n, { value: n }));
  expect(ten(all).map(({ value }) => value)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
});

test('two strong lines are of one type or about one point, and the rest are others', () => {
  const others = candidates(6, 10);
  const ofType = ten([...candidates(0, 5, { type: 'Story', value: STRONG }), ...others]);
  expect(ofType.filter(({ value }) => value === STRONG)).toHaveLength(2);
  const ofPoint = ten([...candidates(0, 5, { group: 'a', value: STRONG }), ...others]);
  expect(ofPoint.filter(({ value }) => value === STRONG)).toHaveLength(2);
});

test('a point that allows a third line gives three', () => {
  const ofPoint = candidates(0, 5, { group: 'a', value: STRONG, allowsThirdLine: true });
  const chosen = ten([...ofPoint, ...candidates(6, 10)]);
  expect(chosen.filter(({ group }) => group === 'a')).toHaveLength(3);
});

test('ten lines are of eight types, even if the strongest are of five', () => {
  const strong = [...candidates(0, 5, { value: STRONG }), ...candidates(20, 5, { value: STRONG })];
  const chosen = ten([...strong, ...candidates(5, 3)]);
  expect(new Set(chosen.map(({ type }) => type)).size).toBe(8);
});

test('lines of a single type and point still make ten', () => {
  expect(ten(candidates(0, 12, { type: 'Story', group: 'a' }))).toHaveLength(10);
});

test('a line in the words of another is chosen only where nothing else is left', () => {
  const strongest = candidate(0, { value: STRONG + 1 });
  const reworded = candidate(1, { text: 'last0 second0 first0', value: STRONG });
  expect(ten([strongest, reworded, ...candidates(2, 9)])).not.toContain(reworded);
  expect(ten([strongest, reworded, ...candidates(2, 8)])).toContain(reworded);
});

test('two openings are alike only where nothing else is left', () => {
  const alike = [1, 2].map((n) => candidate(n, { text: `Here is word${n} end${n} stop${n}`, value: STRONG }));
  const chosen = ten([...alike, ...candidates(3, 9)]);
  expect(chosen.filter(({ value }) => value === STRONG)).toHaveLength(1);
  expect(ten([...alike, ...candidates(3, 8)])).toEqual(expect.arrayContaining(alike));
});

test('three lines ask and one names the audience, where there are enough others', () => {
  const asking = Array.from({ length: 5 }, (_, n) =>
    candidate(n, { text: `why${n} so${n}?`, value: STRONG + 1 }),
  );
  const naming = candidates(5, 3, { namesAudience: true, value: STRONG });
  const chosen = ten([...asking, ...naming, ...candidates(8, 10)]);
  expect(chosen.filter(({ text }) => text.includes('?'))).toHaveLength(3);
  expect(chosen.filter(({ namesAudience }) => namesAudience)).toHaveLength(1);
});

test('about equal lines of one type do not follow each other', () => {
  const stories = candidates(0, 2, { type: 'Story', value: 1.2 });
  const types = ten([...stories, ...candidates(6, 8)]).map(({ type }) => type);
  expect(types[0]).toBe('Story');
  expect(types[1]).not.toBe('Story');
});

const isTyped = ({ from }: Candidate) => from === 'point';

test('a quota is filled with weak lines, and the other places with the strongest', () => {
  const all = [...candidates(0, 4, { from: 'point', value: 0 }), ...candidates(4, 12, { value: STRONG })];
  expect(ten(all).filter(isTyped)).toHaveLength(0);
  expect(ten(all, [{ isWanted: isTyped, min: 3 }]).filter(isTyped)).toHaveLength(3);
});

test('a quota counts the lines that an earlier quota has chosen', () => {
  const all = [...candidates(0, 6, { from: 'point', value: 0 }), ...candidates(6, 12, { value: STRONG })];
  const quota = { isWanted: isTyped, min: 3 };
  expect(ten(all, [quota, quota]).filter(isTyped)).toHaveLength(3);
});

test('a quota with too few lines leaves its places to others', () => {
  const all = [candidate(0, { from: 'point', value: 0 }), ...candidates(1, 12)];
  const chosen = ten(all, [{ isWanted: isTyped, min: 3 }]);
  expect(chosen).toHaveLength(10);
  expect(chosen.filter(isTyped)).toHaveLength(1);
});
