import type { EvaluatedInput } from '#features/hooks/engine/evaluate.ts';
import type { Row } from '#features/hooks/engine/targets.ts';

export function printTable(rows: readonly Row[]): void {
  const line = (mark: string, name: string, target: string, figure: string) =>
    console.log(`${mark} ${name.padEnd(40)} ${target.padEnd(13)} ${figure}`);
  line(' ', 'per run', 'target', 'figure: mean (least to most; runs that meet it)');
  for (const row of rows) line(row.met ? '✓' : '✗', row.name, row.target, row.figure);
  line('·', 'read by a person, 100 hooks: broken', '≤ 2 %', 'read them with --dump');
  line('·', 'read by a person, 100 hooks: usable', '≥ 85 %', 'read them with --dump');
  const missed = rows.filter((row) => !row.met);
  console.log(
    missed.length === 0 ? '\nEvery target is met.' : `\nMissed: ${missed.map((row) => row.name).join('; ')}.`,
  );
}

const title = ({ id, topic }: EvaluatedInput) => `${id.padEnd(5)} ${topic.slice(0, 50)}`;

/** Inputs with a run that misses a target by itself, and inputs on which something came twice. */
export function printWorst(inputs: readonly EvaluatedInput[]): void {
  console.log('\nRuns that miss a target by themselves');
  for (const input of inputs)
    for (const { seed, missed } of input.misses)
      console.log(`  ${title(input)} · seed ${seed}: ${missed.join(', ')}`);
  console.log('\nInputs on which something came twice');
  for (const input of inputs) {
    const { hooks, withinFive, patterns } = input.repeated;
    if (hooks + withinFive + patterns > 0)
      console.log(
        `  ${title(input)} · hooks ${hooks}, patterns within 5 runs ${withinFive}, in all runs ${patterns}`,
      );
  }
}

/** Thinnest first: what limits novelty is how many patterns fit one input. */
export function printEligible(inputs: readonly EvaluatedInput[]): void {
  console.log('\nEligible patterns');
  for (const input of inputs.toSorted((left, right) => left.eligible - right.eligible))
    console.log(`  ${String(input.eligible).padStart(4)}  ${input.shape.padEnd(10)} ${title(input)}`);
}

export function printDump(inputs: readonly EvaluatedInput[]): void {
  for (const input of inputs) {
    input.hooks.forEach((ten, index) => {
      console.log(`\n${input.id}  ${input.topic.slice(0, 100)}  · seed ${index + 1}`);
      for (const hook of ten)
        console.log(`  ${hook.type.padEnd(18)} ${hook.text}\n${' '.repeat(21)}Tip: ${hook.tip}`);
    });
  }
}
