import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';
import { FIRST_SECONDS, secondsToSay } from '../speaking-time.ts';
import { spokenWords, wordOverlap } from '../spoken-words.ts';
import type { Candidate } from './candidates/candidate.ts';
import type { PreferenceBonus } from './preference-bonus.ts';
import type { Random } from './random.ts';

/** Chooses ten of the candidates: the most wanted, and as different from each other as possible. */

const MIN_TYPES = 8;
const MAX_LONG = 3;
const MAX_WORD_OVERLAP = 0.55;

/** How much the ranker's order adds to a value. */
const RANKER_WEIGHT = 0.05;
const REPEAT_PENALTIES = { type: 0.05, group: 0.06, firstWord: 0.03, long: 0.12 };
/** How much chance adds to a value. */
const RANDOM_WEIGHT = 0.3;

/** The rules of a round. Later rounds drop the less important ones. */
type Round = {
  distinctOpenings: boolean;
  rejectSimilar: boolean;
  maxPerType: number;
  maxPerGroup: number;
  maxNamingAudience: number;
  maxQuestions: number;
};
const STRICT: Round = {
  distinctOpenings: true,
  rejectSimilar: true,
  maxPerType: 2,
  maxPerGroup: 2,
  maxNamingAudience: 1,
  maxQuestions: 3,
};
const ANY_MIX: Round = {
  distinctOpenings: false,
  rejectSimilar: true,
  maxPerType: HOOKS_PER_RUN,
  maxPerGroup: HOOKS_PER_RUN,
  maxNamingAudience: HOOKS_PER_RUN,
  maxQuestions: HOOKS_PER_RUN,
};
const ROUNDS: readonly Round[] = [
  STRICT,
  { ...STRICT, maxPerType: 3, maxPerGroup: 3, maxQuestions: 4 },
  ANY_MIX,
  { ...ANY_MIX, rejectSimilar: false },
];
/** The maximum per group where a candidate allows a third line. */
const THIRD_LINE = 3;

/** At least `min` of the ten hooks must be wanted ones. */
export type Quota = { isWanted: (candidate: Candidate) => boolean; min: number };

export type ChoiceRules = {
  score: (text: string) => number;
  random: Random;
  /** Filled first, in this order. */
  quotas?: readonly Quota[];
  /** What this creator's choices and results add. */
  bonus?: PreferenceBonus;
};

export function chooseTen(candidates: readonly Candidate[], rules: ChoiceRules): Candidate[] {
  const { quotas = [] } = rules;
  const remaining = rank(candidates, rules);
  const taken: Entry[] = [];
  const take = (pool: Entry[], count: number) => {
    for (const round of ROUNDS) {
      while (taken.length < count) {
        const next = findBest(pool, taken, round);
        if (!next) break;
        taken.push(next);
        pool.splice(pool.indexOf(next), 1);
      }
    }
  };
  for (const { isWanted, min } of quotas) {
    const had = taken.filter(({ candidate }) => isWanted(candidate)).length;
    take(
      remaining.filter((entry) => isWanted(entry.candidate) && !taken.includes(entry)),
      Math.min(HOOKS_PER_RUN, taken.length - had + min),
    );
  }
  take(
    remaining.filter((entry) => !taken.includes(entry)),
    HOOKS_PER_RUN,
  );
  return orderHooks(taken).map(({ candidate }) => candidate);
}

/** A candidate with the properties that are compared. */
type Entry = {
  candidate: Candidate;
  value: number;
  words: ReadonlySet<string>;
  first: string;
  opening: string;
  long: boolean;
  question: boolean;
};

function entryOf(candidate: Candidate, value: number): Entry {
  const { text } = candidate;
  const words = spokenWords(text);
  return {
    candidate,
    value,
    words: new Set(candidate.comparedText ? spokenWords(candidate.comparedText) : words),
    first: words[0] ?? '',
    opening: words.slice(0, 2).join(' '),
    long: secondsToSay(text) > FIRST_SECONDS,
    question: (candidate.comparedText ?? text).includes('?'),
  };
}

const CANDIDATE_POOL_SIZE = 60;

/** The ranker breaks ties between candidates of about the same value; chance gives two creators different hooks. */
function rank(candidates: readonly Candidate[], { score, random, quotas = [], bonus }: ChoiceRules): Entry[] {
  const order = (candidate: Candidate) => {
    const place = quotas.findIndex(({ isWanted }) => isWanted(candidate));
    return place < 0 ? quotas.length : place;
  };
  const pool = candidates
    .toSorted((a, b) => order(a) - order(b) || b.value - a.value)
    .slice(0, CANDIDATE_POOL_SIZE);
  const scores = pool.map(({ appeal, text }) => appeal ?? score(text));
  const byScore = scores.map((_, i) => i).sort((a, b) => (scores[a] as number) - (scores[b] as number));
  const appeal = new Float64Array(pool.length);
  byScore.forEach((index, position) => {
    appeal[index] = position / Math.max(1, pool.length - 1);
  });
  return pool.map((candidate, i) => {
    const bonuses =
      RANKER_WEIGHT * (appeal[i] as number) + RANDOM_WEIGHT * random() + (bonus?.(candidate) ?? 0);
    return entryOf(candidate, candidate.value + bonuses);
  });
}

function findBest(pool: readonly Entry[], taken: readonly Entry[], round: Round): Entry | null {
  const types = countBy(taken, ({ candidate }) => candidate.type);
  const groups = countBy(taken, ({ candidate }) => candidate.group);
  const firsts = countBy(taken, ({ first }) => first);
  const openings = new Set(taken.map(({ opening }) => opening));
  const long = taken.filter((entry) => entry.long).length;
  const named = taken.filter(({ candidate }) => candidate.namesAudience).length;
  const questions = taken.filter((entry) => entry.question).length;
  const onlyNew = round.maxPerType < HOOKS_PER_RUN && MIN_TYPES - types.size >= HOOKS_PER_RUN - taken.length;
  let chosen: Entry | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const entry of pool) {
    const { type, group, allowsThirdLine, namesAudience } = entry.candidate;
    const sameType = types.get(type) ?? 0;
    const sameGroup = groups.get(group) ?? 0;
    if (
      sameType >= round.maxPerType ||
      sameGroup >= (allowsThirdLine ? Math.max(THIRD_LINE, round.maxPerGroup) : round.maxPerGroup) ||
      (onlyNew && sameType > 0)
    )
      continue;
    if (round.distinctOpenings && openings.has(entry.opening)) continue;
    if (namesAudience && named >= round.maxNamingAudience) continue;
    if (entry.question && questions >= round.maxQuestions) continue;
    const cost =
      REPEAT_PENALTIES.type * sameType +
      REPEAT_PENALTIES.group * sameGroup +
      REPEAT_PENALTIES.firstWord * (firsts.get(entry.first) ?? 0) +
      (entry.long && long >= MAX_LONG ? REPEAT_PENALTIES.long : 0);
    if (entry.value - cost <= most) continue;
    if (round.rejectSimilar && taken.some(({ words }) => wordOverlap(words, entry.words) >= MAX_WORD_OVERLAP))
      continue;
    most = entry.value - cost;
    chosen = entry;
  }
  return chosen;
}

/** Candidates whose values differ by less than this may swap places so that no type or point repeats. */
const ABOUT_EQUAL = 0.25;

/** The strongest first; among about equal ones, no two of the same type or point in a row. */
function orderHooks(taken: readonly Entry[]): Entry[] {
  const left = taken.toSorted((a, b) => b.value - a.value);
  const ordered: Entry[] = [];
  while (left.length > 0) {
    const last = ordered.at(-1)?.candidate;
    const least = (left[0] as Entry).value - ABOUT_EQUAL;
    const next = left.findIndex(
      ({ candidate, value }) =>
        value >= least && candidate.type !== last?.type && candidate.group !== last?.group,
    );
    ordered.push(...left.splice(Math.max(0, next), 1));
  }
  return ordered;
}

function countBy(list: readonly Entry[], keyOf: (entry: Entry) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
