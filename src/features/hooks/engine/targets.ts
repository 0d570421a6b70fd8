/** The table of targets, and how a set of inputs stands against it. */
import type { History } from './candidates.ts';
import { type HookInput, readContext } from './context.ts';
import { measureRun, type RunMetrics } from './metrics.ts';
import type { Scorer } from './planner.ts';
import { writeHooks } from './write-hooks.ts';

export type Row = { name: string; target: string; figure: string; met: boolean };

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;
const present = (values: readonly (number | null)[]): number[] =>
  values.filter((value): value is number => value !== null);
const two = (value: number): string => value.toFixed(2);

type Target = {
  name: string;
  target: string;
  /** The values to judge, one per run; runs without one are left out. */
  of: (run: RunMetrics) => number | null;
  /** Either every run must hold, or the mean of all. */
  every?: (value: number) => boolean;
  mean?: (value: number) => boolean;
  percent?: boolean;
};

const TARGETS: readonly Target[] = [
  { name: 'hooks', target: '10, always', of: (run) => run.hooks, every: (n) => n === 10 },
  { name: 'lint errors, banned claims', target: '0', of: (run) => run.faults, every: (n) => n === 0 },
  { name: 'mean words', target: '≤ 13', of: (run) => run.meanWords, mean: (n) => n <= 13 },
  {
    name: 'hooks over 16 words',
    target: '≤ 5 %',
    of: (run) => run.overLong,
    mean: (n) => n <= 0.05,
    percent: true,
  },
  {
    name: 'hooks that carry the topic',
    target: '≥ 8 of 10',
    of: (run) => run.withTopic,
    every: (n) => n >= 8,
  },
  {
    name: 'hooks that carry the customer',
    target: '3 to 6 of 10',
    of: (run) => run.withCustomer,
    every: (n) => n >= 3 && n <= 6,
  },
  { name: 'distinct types', target: '≥ 8', of: (run) => run.types, every: (n) => n >= 8 },
  { name: 'distinct two-word openers', target: '≥ 9', of: (run) => run.openers, every: (n) => n >= 9 },
  { name: 'distinct-2', target: '≥ 0.75', of: (run) => run.distinct2, mean: (n) => n >= 0.75 },
  { name: 'self-BLEU-4', target: '≤ 0.30', of: (run) => run.selfBleu4, mean: (n) => n <= 0.3 },
  { name: 'Flesch-Kincaid grade', target: '≤ 7', of: (run) => run.grade, mean: (n) => n <= 7 },
];

/** How a set of runs stands against each target. */
export function targetRows(runs: readonly RunMetrics[]): Row[] {
  return TARGETS.map(({ name, target, of, every, mean: judge, percent }) => {
    const values = present(runs.map(of));
    const average = mean(values);
    const spread = values.length === 0 ? 'none' : `${Math.min(...values)} to ${Math.max(...values)}`;
    const figure = percent
      ? `${two(100 * average)} %`
      : every
        ? `mean ${two(average)}, ${spread}`
        : two(average);
    return { name, target, figure, met: every ? values.every(every) : (judge?.(average) ?? true) };
  });
}

export type Repetition = { hooks: number; patterns: number; withinFive: number };

/** Many runs by one user on one input: what comes back. */
export function repetition(input: HookInput, runs: number, score?: Scorer): Repetition {
  const patternIds: string[][] = [];
  const hooks: string[] = [];
  let withinFive = 0;
  for (let run = 0; run < runs; run++) {
    const history: History = { patternIds, hooks };
    const written = writeHooks({ ...input, history, seed: run + 1, score });
    const recent = new Set(patternIds.slice(0, 5).flat());
    withinFive += written.filter((hook) => recent.has(hook.patternId)).length;
    patternIds.unshift(written.map((hook) => hook.patternId));
    hooks.push(...written.map((hook) => hook.text));
  }
  const ids = patternIds.flat();
  return { hooks: hooks.length - new Set(hooks).size, patterns: ids.length - new Set(ids).size, withinFive };
}

/** Runs every input once per seed and measures it. */
export function measureInputs(
  inputs: readonly HookInput[],
  seeds: readonly number[],
  score?: Scorer,
): RunMetrics[] {
  return inputs.flatMap((input) => {
    const context = readContext(input);
    return seeds.map((seed) => measureRun(writeHooks({ ...input, seed, score }), context));
  });
}
