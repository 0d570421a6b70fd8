/** Runs inputs as a user would, and measures them: once per seed, and many times by one user. */
import { eligiblePatterns, type History } from './candidates.ts';
import { type HookInput, readContext } from './context.ts';
import { measureRun, type RunMetrics } from './metrics.ts';
import type { Scorer } from './planner.ts';
import { missesOf, noneRow, type Row, targetRows } from './targets.ts';
import { type PlannedHook, writeHooks } from './write-hooks.ts';

/** An input with its name; `nounPhrase` where whoever wrote it says what shape it has. */
export type NamedInput = HookInput & { id: string; nounPhrase?: boolean };

export type Repetition = { hooks: number; patterns: number; withinFive: number };

/** Many runs by one user on one input: what comes back. Each run knows all before it. */
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

export type EvaluatedInput = {
  id: string;
  topic: string;
  /** How the engine read the topic. */
  shape: string;
  /** Patterns whose gates hold for it. */
  eligible: number;
  /** Targets that a single run of it misses, by seed. */
  misses: { seed: number; missed: string[] }[];
  repeated: Repetition;
  /** One list per seed. */
  hooks: PlannedHook[][];
};

export type Evaluation = { rows: Row[]; inputs: EvaluatedInput[] };

type Options = { seeds: readonly number[]; novelty: number; score?: Scorer };

export function evaluate(inputs: readonly NamedInput[], { seeds, novelty, score }: Options): Evaluation {
  const runs: RunMetrics[] = [];
  const nominal: Repetition[] = [];
  const evaluated = inputs.map((input): EvaluatedInput => {
    const context = readContext(input);
    const hooks = seeds.map((seed) => writeHooks({ ...input, seed, score }));
    const measured = hooks.map((ten) => measureRun(ten, context));
    const repeated = repetition(input, novelty, score);
    runs.push(...measured);
    const { topic } = context;
    if (input.nounPhrase ?? (topic.shape === 'nominal' && topic.np !== null && !topic.borrowed))
      nominal.push(repeated);
    return {
      id: input.id,
      topic: input.topic,
      shape: context.topic.shape,
      eligible: eligiblePatterns(context).length,
      misses: measured
        .map((run, index) => ({ seed: seeds[index] as number, missed: missesOf(run) }))
        .filter(({ missed }) => missed.length > 0),
      repeated,
      hooks,
    };
  });
  const sum = (list: readonly Repetition[], of: keyof Repetition) => list.reduce((n, one) => n + one[of], 0);
  const all = evaluated.map((input) => input.repeated);
  return {
    rows: [
      ...targetRows(runs),
      noneRow(`${novelty} runs: repeated hooks`, sum(all, 'hooks'), all.length, 'inputs'),
      noneRow(`${novelty} runs: patterns again within 5 runs`, sum(all, 'withinFive'), all.length, 'inputs'),
      noneRow(
        `${novelty} runs: repeated patterns`,
        sum(nominal, 'patterns'),
        nominal.length,
        'noun-phrase topics',
      ),
    ],
    inputs: evaluated,
  };
}
