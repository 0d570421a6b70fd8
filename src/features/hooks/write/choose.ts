import { HOOKS_PER_RUN } from '#features/credits/free-runs.ts';
import type { HookType } from '../hook-types.ts';
import { secondsToSay } from './breath.ts';
import type { Candidate } from './candidate.ts';
import type { Random } from './random.ts';

/** Ten of the candidates: the most wanted, as different from each other as they can be. */

const LEAST_TYPES = 8;
const MOST_LONG = 5;
const MOST_CALLS = 2;
const MOST_QUESTIONS = 3;
const ALIKE = 0.55;
const LONG_SECONDS = 3.5;

const COST = { type: 0.05, group: 0.09, firstWord: 0.03, long: 0.05, chance: 0.04 };

/** What a round insists on: later rounds give up the less important things first. */
type Round = { openings: boolean; types: number; group: number; calls: number; questions: number; alike: boolean };
const ROUNDS: readonly Round[] = [
  { openings: true, types: 2, group: 2, calls: MOST_CALLS, questions: MOST_QUESTIONS, alike: true },
  { openings: true, types: 3, group: 3, calls: MOST_CALLS, questions: 4, alike: true },
  { openings: false, types: 10, group: 10, calls: 10, questions: 10, alike: true },
  { openings: false, types: 10, group: 10, calls: 10, questions: 10, alike: false },
];

export type Rules = {
  score: (text: string) => number;
  random: Random;
  /** Among the ten, at least this many of these. */
  wanted?: { of: (candidate: Candidate) => boolean; least: number };
};

export function chooseTen(candidates: readonly Candidate[], { score, random, wanted }: Rules): Candidate[] {
  const open = rank(candidates, score, random);
  const taken: Candidate[] = [];
  const take = (pool: Candidate[], count: number) => {
    for (const round of ROUNDS) {
      while (taken.length < count) {
        const next = best(pool, taken, round);
        if (!next) break;
        taken.push(next);
        pool.splice(pool.indexOf(next), 1);
      }
    }
  };
  if (wanted) take(open.filter(wanted.of), wanted.least);
  take(
    open.filter((candidate) => !taken.includes(candidate)),
    HOOKS_PER_RUN,
  );
  return inOrder(taken);
}

const POOL = 90;

/** Appeal breaks ties among what is about equally wanted; chance keeps two creators apart. */
function rank(candidates: readonly Candidate[], score: (text: string) => number, random: Random): Candidate[] {
  const pool = candidates.toSorted((a, b) => b.value - a.value).slice(0, POOL);
  const appeal = pool.map((candidate) => ({ candidate, score: score(candidate.text) })).sort((a, b) => a.score - b.score);
  return appeal.map(({ candidate }, place) => ({
    ...candidate,
    value: candidate.value + 0.05 * (place / Math.max(1, appeal.length - 1)) + COST.chance * random(),
  }));
}

function best(pool: readonly Candidate[], taken: readonly Candidate[], round: Round): Candidate | null {
  const types = countBy(taken, ({ type }) => type);
  const groups = countBy(taken, ({ group }) => group);
  const openings = new Set(taken.map(({ text }) => opening(text, 2)));
  const firsts = countBy(taken, ({ text }) => opening(text, 1));
  const long = taken.filter(isLong).length;
  const calls = taken.filter((one) => one.calls).length;
  const questions = taken.filter(({ text }) => text.includes('?')).length;
  const missing = LEAST_TYPES - types.size;
  const onlyNew = round.types < 10 && missing >= HOOKS_PER_RUN - taken.length;
  let chosen: Candidate | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of pool) {
    const sameType = types.get(candidate.type) ?? 0;
    const sameGroup = groups.get(candidate.group) ?? 0;
    if (sameType >= round.types || sameGroup >= round.group || (onlyNew && sameType > 0)) continue;
    if (round.openings && openings.has(opening(candidate.text, 2))) continue;
    if ((candidate.calls && calls >= round.calls) || (candidate.text.includes('?') && questions >= round.questions)) continue;
    const cost =
      COST.type * sameType +
      COST.group * sameGroup +
      COST.firstWord * (firsts.get(opening(candidate.text, 1)) ?? 0) +
      (isLong(candidate) && long >= MOST_LONG ? COST.long : 0);
    if (candidate.value - cost <= most) continue;
    if (round.alike && taken.some(({ text }) => likeness(text, candidate.text) >= ALIKE)) continue;
    most = candidate.value - cost;
    chosen = candidate;
  }
  return chosen;
}

/** The strongest first, and no two of one type or point side by side where it can be helped. */
function inOrder(taken: readonly Candidate[]): Candidate[] {
  const left = taken.toSorted((a, b) => b.value - a.value);
  const ordered: Candidate[] = [];
  while (left.length > 0) {
    const last = ordered.at(-1);
    const next = left.findIndex(({ type, group }) => type !== last?.type && group !== last?.group);
    ordered.push(...left.splice(Math.max(0, next), 1));
  }
  return ordered;
}

const isLong = ({ text }: Candidate) => secondsToSay(text) > LONG_SECONDS;

export function opening(text: string, words: number): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'$]+/u)
    .filter(Boolean)
    .slice(0, words)
    .join(' ');
}

/** The share of words that two texts have in common. */
export function likeness(a: string, b: string): number {
  const left = new Set(opening(a, 99).split(' '));
  const right = new Set(opening(b, 99).split(' '));
  let both = 0;
  for (const word of left) if (right.has(word)) both++;
  return both / (left.size + right.size - both);
}

function countBy<Key extends string | HookType>(list: readonly Candidate[], keyOf: (candidate: Candidate) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const one of list) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}
