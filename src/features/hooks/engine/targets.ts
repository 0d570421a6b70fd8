/** The table of targets, and how a set of runs stands against it. */
import type { RunMetrics } from './metrics.ts';

/** One line of the table; all that a program needs to judge it again. */
export type Row = {
  name: string;
  target: string;
  /** As a person reads it. */
  figure: string;
  mean: number | null;
  min: number | null;
  max: number | null;
  /** How many runs have the figure at all: an unreadable topic cannot be carried. */
  judged: number;
  /** Share of these runs that meet the target by themselves. */
  share: number;
  met: boolean;
};

type Target = {
  name: string;
  target: string;
  /** Null where the run has no such figure. */
  of: (run: RunMetrics) => number | null;
  holds: (value: number) => boolean;
  /**
   * Whether every single run must hold, or the mean of all. Counts are promises to whoever looks at one run; figures
   * of style swing with the words of the topic, and are judged over all runs.
   */
  judge: 'every run' | 'mean';
  percent?: true;
};

const TARGETS: readonly Target[] = [
  { name: 'hooks', target: '10, always', of: (run) => run.hooks, holds: (n) => n === 10, judge: 'every run' },
  {
    name: 'lint errors, banned claims',
    target: '0',
    of: (run) => run.faults,
    holds: (n) => n === 0,
    judge: 'every run',
  },
  { name: 'mean words', target: '≤ 13', of: (run) => run.meanWords, holds: (n) => n <= 13, judge: 'mean' },
  {
    name: 'hooks over 16 words',
    target: '≤ 5 %',
    of: (run) => run.overLong,
    holds: (n) => n <= 0.05,
    judge: 'mean',
    percent: true,
  },
  {
    name: 'hooks that carry the topic',
    target: '≥ 8 of 10',
    of: (run) => run.withTopic,
    holds: (n) => n >= 8,
    judge: 'every run',
  },
  {
    name: 'hooks that carry the customer',
    target: '3 to 6 of 10',
    of: (run) => run.withCustomer,
    holds: (n) => n >= 3 && n <= 6,
    judge: 'every run',
  },
  { name: 'distinct types', target: '≥ 8', of: (run) => run.types, holds: (n) => n >= 8, judge: 'every run' },
  {
    name: 'distinct two-word openers',
    target: '≥ 9',
    of: (run) => run.openers,
    holds: (n) => n >= 9,
    judge: 'every run',
  },
  {
    name: 'distinct-2',
    target: '≥ 0.75',
    of: (run) => run.distinct2,
    holds: (n) => n >= 0.75,
    judge: 'mean',
  },
  {
    name: 'self-BLEU-4',
    target: '≤ 0.30',
    of: (run) => run.selfBleu4,
    holds: (n) => n <= 0.3,
    judge: 'mean',
  },
  {
    name: 'Flesch-Kincaid grade',
    target: '≤ 7',
    of: (run) => run.grade,
    holds: (n) => n <= 7,
    judge: 'mean',
  },
];

const round = (value: number): number => Math.round(value * 1000) / 1000;
const short = (value: number): string => (Number.isInteger(value) ? `${value}` : value.toFixed(2));

function rowOf({ name, target, of, holds, judge, percent }: Target, runs: readonly RunMetrics[]): Row {
  const values = runs.map(of).filter((value) => value !== null);
  const judged = values.length;
  if (judged === 0)
    return {
      name,
      target,
      figure: 'no run to judge',
      mean: null,
      min: null,
      max: null,
      judged,
      share: 1,
      met: true,
    };
  const mean = values.reduce((sum, value) => sum + value, 0) / judged;
  const min = Math.min(...values);
  const max = Math.max(...values);
  const share = values.filter(holds).length / judged;
  const say = (value: number) => (percent ? `${short(100 * value)} %` : short(value));
  return {
    name,
    target,
    figure: `${say(mean)} (${say(min)} to ${say(max)}; ${short(round(100 * share))} % of ${judged} runs)`,
    mean: round(mean),
    min: round(min),
    max: round(max),
    judged,
    share: round(share),
    met: judge === 'mean' ? holds(mean) : values.every(holds),
  };
}

/** How a set of runs stands against each target. */
export function targetRows(runs: readonly RunMetrics[]): Row[] {
  return TARGETS.map((target) => rowOf(target, runs));
}

/** A count over all inputs that must be nought. */
export function noneRow(name: string, count: number, judged: number, of: string): Row {
  const figure = `${count} in ${judged} ${of}`;
  return {
    name,
    target: '0',
    figure,
    mean: null,
    min: count,
    max: count,
    judged,
    share: count === 0 ? 1 : 0,
    met: count === 0,
  };
}

/** The targets of every run that this one misses: "hooks that carry the customer 2". */
export function missesOf(run: RunMetrics): string[] {
  return TARGETS.flatMap(({ name, of, holds, judge }) => {
    const value = of(run);
    return value === null || judge === 'mean' || holds(value) ? [] : [`${name} ${short(value)}`];
  });
}
