/**
 * Prints the table of targets for a file of inputs: node scripts/hooks-metrics.ts [inputs.json] [--runs 20] [--worst]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type HookInput, readContext } from '#features/hooks/engine/context.ts';
import { measureInputs, repetition, targetRows } from '#features/hooks/engine/targets.ts';
import { writeHooks } from '#features/hooks/engine/write-hooks.ts';

type Fixture = { id: string; topic: string; business_description: string; ideal_customer: string };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '20' }, worst: { type: 'boolean', default: false } },
});

const file = positionals[0] ?? 'tests/fixtures/hook-inputs.json';
const fixtures = JSON.parse(readFileSync(file, 'utf8')) as Fixture[];
const inputs: HookInput[] = fixtures.map((fixture) => ({
  topic: fixture.topic,
  businessDescription: fixture.business_description,
  idealCustomer: fixture.ideal_customer,
}));

const seeds = [1, 2, 3];
const runs = measureInputs(inputs, seeds);
const print = (name: string, target: string, figure: string, met: boolean) =>
  console.log(`${met ? '  ' : '✗ '}${name.padEnd(44)} ${target.padEnd(14)} ${figure}`);
for (const row of targetRows(runs)) print(row.name, row.target, row.figure, row.met);

if (values.worst) {
  runs.forEach((run, index) => {
    const fixture = fixtures[Math.floor(index / seeds.length)] as Fixture;
    const weak: string[] = [];
    if (run.faults > 0) weak.push(`${run.faults} faults`);
    if (run.withTopic !== null && run.withTopic < 8) weak.push(`topic ${run.withTopic}`);
    if (run.withCustomer !== null && (run.withCustomer < 3 || run.withCustomer > 6))
      weak.push(`customer ${run.withCustomer}`);
    if (run.types < 8) weak.push(`types ${run.types}`);
    if (run.openers < 9) weak.push(`openers ${run.openers}`);
    if (run.distinct2 < 0.6) weak.push(`distinct-2 ${run.distinct2.toFixed(2)}`);
    if (weak.length > 0) console.log(`    ${fixture.id} ${fixture.topic.slice(0, 40)}: ${weak.join(', ')}`);
  });
}

const count = Number(values.runs);
let repeatedHooks = 0;
let withinFive = 0;
let nominalPatterns = 0;
const repeating: string[] = [];
inputs.forEach((input, index) => {
  const found = repetition(input, count);
  repeatedHooks += found.hooks;
  withinFive += found.withinFive;
  const { shape, np } = readContext(input).topic;
  if (shape === 'nominal' && np) nominalPatterns += found.patterns;
  if (found.hooks + found.withinFive > 0)
    repeating.push(`${fixtures[index]?.id} hooks ${found.hooks} patterns within five ${found.withinFive}`);
});
print(`${count} runs: repeated hooks`, '0', `${repeatedHooks}`, repeatedHooks === 0);
print(`${count} runs: patterns twice within five runs`, '0', `${withinFive}`, withinFive === 0);
print(`${count} runs: repeated patterns, noun phrases`, '0', `${nominalPatterns}`, nominalPatterns === 0);
if (values.worst) for (const line of repeating) console.log(`    ${line}`);

const times: number[] = [];
for (const input of inputs) {
  const start = performance.now();
  writeHooks({ ...input, seed: 9 });
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
const median = times[Math.floor(times.length / 2)] ?? 0;
print('median time of a run', '< 3 ms', `${median.toFixed(2)} ms`, median < 3);
