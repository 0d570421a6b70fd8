/** The table of targets, and how a set of inputs stands against it. */
import type { History } from './candidates.ts';
import { type HookInput, readContext } from './context.ts';
import { measureRun, type RunMetrics } from './metrics.ts';
import type { Scorer } from './plan.ts';
import { writeHooks } from './write-hooks.ts';

export type Row = { name: string; target: string; figure: string; met: boolean };

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;
const present = (values: readonly (number | null)[]): number[] =>
  values.filter((value): value is number => value !== null);
const two = (value: number): string => value.toFixed(2);

/** One row per target; "worst" is the weakest run, where the target holds for every run. */
export function targetRows(runs: readonly RunMetrics[]): Row[] {
  const topics = present(runs.map((run) => run.withTopic));
  const customers = present(runs.map((run) => run.withCustomer));
  const least = (values: readonly number[]): number =>
    values.length === 0 ? Number.NaN : Math.min(...values);
  const row = (name: string, target: string, figure: string, met: boolean): Row => ({
    name,
    target,
    figure,
    met,
  });
  const faults = runs.reduce((sum, run) => sum + run.faults, 0);
  const share = customers.filter((n) => n >= 3 && n <= 6).length / Math.max(1, customers.length);
  return [
    row(
      'hooks',
      '10, always',
      `${least(runs.map((run) => run.hooks))}`,
      runs.every((run) => run.hooks === 10),
    ),
    row('lint errors, banned claims', '0', `${faults}`, faults === 0),
    row(
      'mean words',
      '≤ 13',
      two(mean(runs.map((run) => run.meanWords))),
      mean(runs.map((run) => run.meanWords)) <= 13,
    ),
    row(
      'hooks over 16 words',
      '≤ 5 %',
      `${two(100 * mean(runs.map((run) => run.overLong)))} %`,
      mean(runs.map((run) => run.overLong)) <= 0.05,
    ),
    row(
      'hooks that carry the topic',
      '≥ 8 of 10',
      `mean ${two(mean(topics))}, worst ${least(topics)}`,
      topics.every((n) => n >= 8),
    ),
    row(
      'hooks that carry the customer',
      '3 to 6 of 10',
      `mean ${two(mean(customers))}, in range ${two(100 * share)} %`,
      share === 1,
    ),
    row(
      'distinct types',
      '≥ 8',
      `worst ${least(runs.map((run) => run.types))}`,
      runs.every((run) => run.types >= 8),
    ),
    row(
      'distinct two-word openers',
      '≥ 9',
      `worst ${least(runs.map((run) => run.openers))}`,
      runs.every((run) => run.openers >= 9),
    ),
    row(
      'distinct-2',
      '≥ 0.75',
      two(mean(runs.map((run) => run.distinct2))),
      mean(runs.map((run) => run.distinct2)) >= 0.75,
    ),
    row(
      'self-BLEU-4',
      '≤ 0.30',
      two(mean(runs.map((run) => run.selfBleu4))),
      mean(runs.map((run) => run.selfBleu4)) <= 0.3,
    ),
    row(
      'Flesch-Kincaid grade',
      '≤ 7',
      two(mean(runs.map((run) => run.grade))),
      mean(runs.map((run) => run.grade)) <= 7,
    ),
  ];
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
