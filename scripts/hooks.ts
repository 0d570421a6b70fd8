/**
 * `npm run hooks`: writes hooks in the terminal as the product does with no model behind it. Several runs are one
 * user's: nothing comes twice. The same seed gives the same hooks.
 *
 * --prompt prints what a language model would be told. --answer file.json plays a model that answered what is in the
 * file (one answer, or a list of the first and the second): what was taken, what was refused and why, what was filled.
 * With --editor the first answer is a draft, and the second edits it, as AI_EDITOR=true does.
 */
import { parseArgs } from 'node:util';
import { openBook } from '#features/hooks/book/book.ts';
import { writeOffline } from '#features/hooks/write/write-offline.ts';
import type { WriteRequest, WrittenHook } from '#features/hooks/writers/writer.ts';
import { freshBook } from './book/write-book.ts';
import { helpOf } from './commands.mjs';
import { fail, wholeNumber } from './hooks/arguments.ts';
import { printRequest, simulateAnswer } from './hooks/simulate-model.ts';

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        business: { type: 'string', default: '' },
        customer: { type: 'string', default: '' },
        point: { type: 'string' },
        runs: { type: 'string', default: '1' },
        seed: { type: 'string' },
        json: { type: 'boolean', default: false },
        prompt: { type: 'boolean', default: false },
        answer: { type: 'string' },
        editor: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n${helpOf('hooks')}`);
  }
}

const { values, positionals } = readArguments();
const topic = positionals.join(' ').trim();
if (topic === '') fail(helpOf('hooks'));
const runs = wholeNumber('runs', values.runs);
const seed =
  values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber('seed', values.seed, 0);

const engineState = { book: openBook(freshBook()), uses: new Map<string, number>() };
const requestOf = (run: number, history: WriteRequest['history']): WriteRequest => ({
  topic,
  point: values.point ?? null,
  angles: [],
  businessDescription: values.business,
  idealCustomer: values.customer,
  firstName: null,
  history,
  seed: seed + run,
});

const { answer, editor } = values;
const first = requestOf(0, { lineIds: [], hooks: [] });
if (values.prompt) await printRequest(first, engineState, editor);
else if (answer) await playAnswer(answer);
else writeRuns();

/** With --json, what happened to each hook goes to standard error. */
async function playAnswer(file: string): Promise<void> {
  const report = values.json ? console.error : console.log;
  const hooks = await simulateAnswer(first, engineState, { file, editor, report });
  if (values.json) console.log(JSON.stringify({ hooks: hooks.map(asJson) }));
  else print(hooks, 0);
}

function writeRuns(): void {
  const lineIds: string[][] = [];
  const hooks: string[] = [];
  for (let run = 0; run < runs; run++) {
    const { hooks: written, isKnown } = writeOffline(requestOf(run, { lineIds, hooks }), engineState);
    if (values.json) console.log(JSON.stringify({ hooks: written.map(asJson), found: isKnown }));
    else print(written, run);
    lineIds.unshift(written.flatMap(({ lineId }) => lineId ?? []));
    hooks.push(...written.map(({ text }) => text));
  }
  if (!values.json) console.log(`\nSeed ${seed}: the same again with --seed ${seed}`);
}

function asJson({ type, text, tip, onScreenText, point, payoff, from, subject, relevance }: WrittenHook) {
  return { type, text, tip, on_screen_text: onScreenText, point, payoff, from, subject, relevance };
}

function print(written: readonly WrittenHook[], run: number): void {
  console.log(`${run === 0 ? '' : '\n'}${topic}${runs > 1 ? ` · run ${run + 1} of ${runs}` : ''}`);
  written.forEach(({ type, text, tip, onScreenText, payoff, from, subject }, index) => {
    console.log(`\n${String(index + 1).padStart(2)}  ${type} · ${subject ?? from}`);
    console.log(`    ${wrapped(text, '    ')}`);
    console.log(`    Tip: ${wrapped(tip, '         ')}`);
    if (onScreenText) console.log(`    On screen: ${onScreenText}`);
    if (payoff) console.log(`    Then say: ${wrapped(payoff, '              ')}`);
  });
}

/** Wraps a line between words, and indents the following lines. */
function wrapped(text: string, indent: string): string {
  const width = Math.max(40, Math.min(process.stdout.columns ?? 100, 100));
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
