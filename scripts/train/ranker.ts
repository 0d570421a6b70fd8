/**
 * npm run train -- ranker DIR [--cv]
 * DIR holds the four headline files (docs/ranker.md). Writes the ranker's weights and its facts; with --cv it writes
 * nothing and cross-validates the recipe and its variants instead.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Accuracy } from '../../src/features/hooks/ranker/training-facts.ts';
import { crossValidate, VARIANTS } from './ranker/cross-validate.ts';
import { loadHeadlines } from './ranker/load.ts';
import { split } from './ranker/split.ts';
import { trainRanker } from './ranker/train.ts';

const RANKER = new URL('../../src/features/hooks/ranker', import.meta.url);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const line = (name: string, { accuracy, low, high, pairs, tests }: Accuracy): string =>
  `${name.padEnd(18)}${percent(accuracy)}  (${percent(low)} to ${percent(high)}; ${pairs} pairs of ${tests} tests)`;

async function train(folder: string): Promise<void> {
  const file = trainRanker(await loadHeadlines(folder));
  const { facts } = file;
  await writeFile(new URL('ranker.weights.json', RANKER), `${JSON.stringify(file)}\n`);
  await writeFile(new URL('training-facts.json', RANKER), `${JSON.stringify(facts, null, 2)}\n`);
  console.log(`Trained on ${facts.distinctTexts} distinct texts in ${facts.pairs} pairs:`);
  for (const { id, pairs, tests, texts } of facts.sources) {
    console.log(`  ${id.padEnd(24)}${pairs} pairs, ${tests} tests, ${texts} texts`);
  }
  const { heldOut } = facts;
  console.log(
    `Held out ${heldOut.tests} tests, ${heldOut.texts} texts; ${heldOut.droppedTests} near-duplicate tests`,
  );
  console.log(`(${heldOut.droppedPairs} pairs) left the training side. Pairs put in the right order:`);
  console.log(line('  clear winners', heldOut.clearWinners));
  console.log(line('  |z| >= 1.96', heldOut.significant));
  console.log(line('  all pairs', heldOut.allPairs));
}

async function compare(folder: string): Promise<void> {
  const measure = crossValidate(split(await loadHeadlines(folder)).training);
  for (const [name, recipe] of Object.entries(VARIANTS)) {
    const { confirmatory, significant, exploratory } = measure(recipe);
    console.log(
      `${name.padEnd(18)}clear winners ${percent(confirmatory)}, |z| >= 1.96 ${percent(significant)}, all pairs ${percent(exploratory)}`,
    );
  }
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { cv: { type: 'boolean' } } });
const [folder] = positionals;
if (!folder) {
  console.error('Usage: npm run train -- ranker DIR [--cv], where DIR holds the headline files');
  process.exitCode = 2;
} else {
  await (values.cv ? compare(folder) : train(folder));
}
