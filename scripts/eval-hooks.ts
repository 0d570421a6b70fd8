/**
 * npm run eval:hooks -- inputs.json [--worst] [--eligible] [--dump]
 * npm run -s eval:hooks -- inputs.json --json     (-s, or npm's own two lines stand before the JSON)
 *
 * Measures the pattern writer as it ships, ranker and all, on a file in the form of tests/fixtures/hook-inputs.json:
 * every input with seeds 1 to 5, and twenty runs of one user for what repeats. Prints each figure beside its target;
 * exit 1 where one is missed, 2 where the file cannot be read.
 */
import { parseArgs } from 'node:util';
import { evaluate, type NamedInput } from '#features/hooks/engine/evaluate.ts';
import type { Row } from '#features/hooks/engine/targets.ts';
import { writeHooks } from '#features/hooks/engine/write-hooks.ts';
import { score } from '#features/hooks/ranker/ranker.ts';
import { fail, wholeNumber } from './hooks/arguments.ts';
import { readInputs } from './hooks/inputs-file.ts';
import { printDump, printEligible, printTable, printWorst } from './hooks/print-evaluation.ts';

const USAGE =
  'Usage: npm run eval:hooks -- inputs.json [--json] [--dump] [--worst] [--eligible] [--seeds 5] [--runs 20]';

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        dump: { type: 'boolean', default: false },
        worst: { type: 'boolean', default: false },
        eligible: { type: 'boolean', default: false },
        seeds: { type: 'string', default: '5' },
        runs: { type: 'string', default: '20' },
      },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
}

/** Processor time, because other programs share the machine; several runs at once, because its clock is coarse. */
function timeRow(inputs: readonly NamedInput[]): Row {
  const AT_ONCE = 5;
  const times = inputs.map((input) => {
    const start = process.cpuUsage();
    for (let seed = 1; seed <= AT_ONCE; seed++) writeHooks({ ...input, seed: 100 + seed, score });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / AT_ONCE;
  });
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] as number;
  const [min = median] = times;
  const max = times.at(-1) ?? median;
  const share = times.filter((time) => time < 3).length / times.length;
  return {
    name: 'median processor time of a run',
    target: '< 3 ms',
    figure: `${median.toFixed(2)} ms (${min.toFixed(2)} to ${max.toFixed(2)})`,
    mean: median,
    min,
    max,
    judged: times.length,
    share,
    met: median < 3,
  };
}

const { values, positionals } = readArguments();
const [file, ...others] = positionals;
if (file === undefined || others.length > 0) fail(USAGE);
const inputs = readInputs(file);
if (inputs.length === 0) fail(`${file} holds no inputs`);
const seeds = Array.from({ length: wholeNumber('seeds', values.seeds) }, (_, index) => index + 1);
const { rows, inputs: evaluated } = evaluate(inputs, {
  seeds,
  novelty: wholeNumber('runs', values.runs),
  score,
});
const table = [...rows, timeRow(inputs)];
const met = table.every((row) => row.met);

if (values.json) {
  const report = { file, inputs: inputs.length, seeds, runs: Number(values.runs), met, table };
  const details = evaluated.map(({ hooks, ...input }) => (values.dump ? { ...input, hooks } : input));
  console.log(JSON.stringify({ ...report, details }, null, 2));
} else {
  printTable(table);
  if (values.worst) printWorst(evaluated);
  if (values.eligible) printEligible(evaluated);
  if (values.dump) printDump(evaluated);
}
process.exitCode = met ? 0 : 1;
