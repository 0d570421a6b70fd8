/**
 * npm run hooks -- "topic" [--business "…"] [--customer "…"] [--runs n] [--seed n]
 *
 * Writes hooks in the terminal as the product does with no model behind it. Several runs are one user's: nothing
 * comes twice. The same seed gives the same hooks.
 */
import { parseArgs } from 'node:util';
import { writeHooks } from '#features/hooks/engine/write-hooks.ts';
import { score } from '#features/hooks/ranker/ranker.ts';
import { fail, wholeNumber } from './hooks/arguments.ts';

const USAGE = 'Usage: npm run hooks -- "topic" [--business "…"] [--customer "…"] [--runs n] [--seed n]';

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        business: { type: 'string', default: '' },
        customer: { type: 'string', default: '' },
        runs: { type: 'string', default: '1' },
        seed: { type: 'string' },
      },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
}

const { values, positionals } = readArguments();
const topic = positionals.join(' ').trim();
if (topic === '') fail(USAGE);
const runs = wholeNumber('runs', values.runs);
const seed =
  values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber('seed', values.seed, 0);

const width = Math.max(40, Math.min(process.stdout.columns ?? 100, 100));

/** Breaks a line between words; what follows the first line stands under it. */
function wrapped(text: string, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${indent}`);
}

const patternIds: string[][] = [];
const hooks: string[] = [];
for (let run = 0; run < runs; run++) {
  const written = writeHooks({
    topic,
    businessDescription: values.business,
    idealCustomer: values.customer,
    history: { patternIds, hooks },
    seed: seed + run,
    score,
  });
  console.log(`${run === 0 ? '' : '\n'}${topic}${runs > 1 ? ` · run ${run + 1} of ${runs}` : ''}`);
  written.forEach((hook, index) => {
    console.log(`\n${String(index + 1).padStart(2)}  ${hook.type}`);
    console.log(`    ${wrapped(hook.text, '    ')}`);
    console.log(`    Tip: ${wrapped(hook.tip, '         ')}`);
  });
  patternIds.unshift(written.map((hook) => hook.patternId));
  hooks.push(...written.map((hook) => hook.text));
}
console.log(`\nSeed ${seed}: the same again with --seed ${seed}`);
