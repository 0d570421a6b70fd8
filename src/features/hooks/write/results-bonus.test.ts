import { expect, test } from 'vitest';
import { engineState, requestOf } from '../../../../tests/support/book.ts';
import { HOOK_TYPES, type HookType } from '../hook-types.ts';
import { MIN_RESULTS, type Result } from '../preferences/result.ts';
import type { Candidate } from './candidates/candidate.ts';
import { chooseTen } from './choose.ts';
import { createRandom } from './random.ts';
import { drawResultsBonus, MAX_RESULTS_BONUS } from './results-bonus.ts';
import { writeOffline } from './write-offline.ts';

const BEST: readonly HookType[] = ['Story', 'Myth Bust', 'POV'];

/** Random views: each video differs by a factor from its type's average. */
function filmer(seed: number) {
  const random = createRandom(seed);
  const chance = () => random() + random() + random() - 1.5;
  const film = (type: HookType): Result => ({
    type,
    views: Math.round(Math.exp(7 + (BEST.includes(type) ? 1.2 : 0) + 1.6 * chance())),
  });
  return { film, pick: <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T };
}

/** Three equally good candidates of each type. */
const candidates: Candidate[] = HOOK_TYPES.flatMap((type, n) =>
  [0, 1, 2].map((m) => ({
    type,
    text: `${'abcdefghijklmnopqrstuvwxyz'[n]}${m} opens word${n * 3 + m} thing${n * 3 + m} end${n * 3 + m}`,
    tip: 'Wait.',
    onScreenText: null,
    point: null,
    payoff: null,
    from: 'book' as const,
    subject: null,
    relevance: 0.6,
    lineId: `${n}.${m}`,
    value: 0.6,
    appeal: 0,
    group: `${n}.${m}`,
    namesAudience: false,
  })),
);

function tenOf(results: readonly Result[], seed: number): HookType[] {
  const byType = drawResultsBonus(results, seed);
  const bonus = byType ? ({ type }: Candidate) => byType.get(type) ?? 0 : undefined;
  return chooseTen(candidates, { score: () => 0, random: createRandom(seed), bonus }).map(({ type }) => type);
}

const best = (types: readonly HookType[]) => types.filter((type) => BEST.includes(type)).length;
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('no type gets a bonus with fewer than eight results', () => {
  const { film } = filmer(1);
  const results = Array.from({ length: MIN_RESULTS - 1 }, () => film('Story'));
  expect(drawResultsBonus(results, 1)).toBeNull();
  expect(drawResultsBonus([...results, film('Story')], 1)).not.toBeNull();
  const written = (some: Result[]) =>
    writeOffline(requestOf('burnout', { history: { lineIds: [], hooks: [], results: some } }), engineState())
      .hooks;
  expect(written(results)).toEqual(written([]));
});

test('types that do well over a hundred videos appear more often, and most others are still tried', () => {
  const { film, pick } = filmer(7);
  const results: Result[] = [];
  const runs: HookType[][] = [];
  for (let run = 0; run < 60; run++) {
    const ten = tenOf(results, run);
    runs.push(ten);
    for (let video = 0; video < 2; video++) results.unshift(film(pick(ten)));
  }
  const before = average(Array.from({ length: 40 }, (_, seed) => best(tenOf([], seed))));
  const after = average(runs.slice(30).map(best));
  expect(after).toBeGreaterThan(before + 1);
  for (const ten of runs) expect(new Set(ten).size).toBeGreaterThanOrEqual(8);
  expect(new Set(runs.slice(30).flat()).size).toBeGreaterThan(14);
});

test('a creator who films the type with the highest bonus ends up with the best types', () => {
  const { film } = filmer(3);
  const results: Result[] = HOOK_TYPES.slice(0, MIN_RESULTS).map(film);
  const filmed: HookType[] = [];
  for (let run = 0; run < 300; run++) {
    const bonus = [...(drawResultsBonus(results, run) as Map<HookType, number>)];
    const [type] = bonus.reduce((most, one) => (one[1] > most[1] ? one : most));
    filmed.push(type);
    results.unshift(film(type));
  }
  expect(best(filmed.slice(200)) / 100).toBeGreaterThan(0.8);
});

test('the bonus of a type is bounded and the same for the same seed', () => {
  const results = [0, 2_000_000_000, 5, 5, 5, 5, 5, 5].map((views) => ({ type: 'Story', views }));
  for (let seed = 0; seed < 50; seed++) {
    const bonus = drawResultsBonus(results, seed);
    expect(bonus).toEqual(drawResultsBonus(results, seed));
    for (const value of bonus?.values() ?? []) expect(Math.abs(value)).toBeLessThanOrEqual(MAX_RESULTS_BONUS);
  }
  expect(drawResultsBonus(results, 1)).not.toEqual(drawResultsBonus(results, 2));
});

test('a run from the book keeps eight types and its topic when results add a bonus', () => {
  const { film } = filmer(5);
  const results = Array.from({ length: 40 }, (_, n) => film(n % 2 ? 'Story' : 'List'));
  const relevance = (some: Result[], seed: number) => {
    const history = { lineIds: [], hooks: [], results: some };
    const { hooks } = writeOffline(requestOf('bloating', { history, seed }), engineState());
    expect(new Set(hooks.map(({ type }) => type)).size).toBeGreaterThanOrEqual(8);
    return average(hooks.map((hook) => hook.relevance ?? 0));
  };
  const seeds = Array.from({ length: 10 }, (_, seed) => seed);
  const [plain, leaned] = [[], results].map((some) => average(seeds.map((seed) => relevance(some, seed))));
  expect(leaned).toBeGreaterThan((plain as number) - 0.03);
});
