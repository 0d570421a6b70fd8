/**
 * npm run bench -- quality inputs.json [--dump] [--json] [--seeds n]
 *
 * Measures the offline writer as it ships on a file in the form of tests/fixtures/hook-inputs.json. Prints each figure
 * beside its target; --dump prints every hook, for readers. Exit 1 where a target is missed, 2 where the file cannot be read.
 */
import { parseArgs } from 'node:util';
import { openBook } from '#features/hooks/book/book.ts';
import { freshBook } from '../book/write-book.ts';
import { fail, wholeNumber } from '../hooks/arguments.ts';
import { type Evaluated, evaluate } from '../hooks/evaluate.ts';
import { readInputs } from '../hooks/inputs-file.ts';

const USAGE = 'Usage: npm run bench -- quality inputs.json [--dump] [--json] [--seeds 3]';

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        dump: { type: 'boolean', default: false },
        seeds: { type: 'string', default: '3' },
      },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
}

const { values, positionals } = readArguments();
const [file, ...others] = positionals;
if (file === undefined || others.length > 0) fail(USAGE);
const inputs = readInputs(file);
if (inputs.length === 0) fail(`${file} holds no inputs`);
const seeds = Array.from({ length: wholeNumber('seeds', values.seeds) }, (_, index) => index + 1);
const book = openBook(freshBook());
const { rows, evaluated } = evaluate(inputs, seeds, { book, uses: new Map() });
const met = rows.every((row) => row.met);

if (values.json) {
  const details = evaluated.map(({ id, request, runs }) => ({
    id,
    topic: request.topic,
    found: runs[0]?.isKnown,
    hooks: runs[0]?.hooks,
  }));
  console.log(JSON.stringify({ file, inputs: inputs.length, seeds, met, table: rows, details }, null, 2));
} else {
  for (const { name, target, figure, met: good } of rows) {
    console.log(`${good ? '✓' : '✗'} ${name.padEnd(40)} ${target.padEnd(15)} ${figure}`);
  }
  if (values.dump) evaluated.forEach(dump);
}
process.exitCode = met ? 0 : 1;

function dump({ id, request, runs }: Evaluated): void {
  console.log(
    `\n## ${id} · ${request.topic}\n   business: ${request.businessDescription}\n   customer: ${request.idealCustomer}`,
  );
  for (const { type, text, from, subject, relevance } of runs[0]?.hooks ?? []) {
    console.log(`  ${type.padEnd(18)} ${text}   · ${from === 'book' ? `${subject} ${relevance}` : from}`);
  }
}
