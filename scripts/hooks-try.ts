/**
 * For authors of patterns: reads patterns in context.
 *
 *   npm run hooks:try -- --file nominal-1 [--limit 6]   every pattern of a file against the fixture inputs
 *   npm run hooks:try -- --id story-nominal-1-01        one pattern against all of them
 *   npm run hooks:try -- --input D01 --seed 3           a whole run for one fixture
 *   npm run hooks:try -- --topic "…" --business "…" --customer "…" [--runs 3]   the same with pattern ids, any topic
 *   npm run hooks:try -- --read "…"                     how the grammar reads a topic
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkHook } from '#features/hooks/engine/check-hook.ts';
import { compilePattern } from '#features/hooks/engine/compile.ts';
import { type HookContext, readContext } from '#features/hooks/engine/context.ts';
import { eligibleIn } from '#features/hooks/engine/eligible.ts';
import { fillPattern, repeatsAcrossSlots } from '#features/hooks/engine/fill.ts';
import type { Pattern } from '#features/hooks/engine/pattern.ts';
import { ALL_PATTERNS } from '#features/hooks/engine/patterns/all.ts';
import { createRandom } from '#features/hooks/engine/random.ts';
import { readTopic } from '#features/hooks/engine/topic/read-topic.ts';
import { writeHooks } from '#features/hooks/engine/write-hooks.ts';

type Fixture = { id: string; topic: string; business_description: string; ideal_customer: string };

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    id: { type: 'string' },
    input: { type: 'string' },
    topic: { type: 'string' },
    business: { type: 'string', default: '' },
    customer: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '1' },
    limit: { type: 'string', default: '6' },
    fixtures: { type: 'string', default: 'tests/fixtures/hook-inputs.json' },
    read: { type: 'string' },
  },
});

const fixtures = JSON.parse(readFileSync(values.fixtures, 'utf8')) as Fixture[];

function contextOf(fixture: Fixture): HookContext {
  return readContext({
    topic: fixture.topic,
    businessDescription: fixture.business_description,
    idealCustomer: fixture.ideal_customer,
  });
}

/** Full forms and short forms, and two draws from the lexicon and the customer. */
function tryPattern(
  pattern: Pattern,
  contexts: readonly (readonly [Fixture, HookContext])[],
  limit: number,
): void {
  const compiled = compilePattern(pattern);
  const lines: string[] = [];
  let usable = 0;
  let eligible = 0;
  for (const [fixture, context] of contexts) {
    if (!eligibleIn(context)(compiled)) continue;
    eligible++;
    const random = createRandom(eligible * 7919);
    let bad = '';
    let good = '';
    for (let attempt = 0; attempt < 8 && good === ''; attempt++) {
      const choice = { short: attempt % 2 === 1, pick: (length: number) => Math.floor(random() * length) };
      const filled = fillPattern(compiled, context, choice);
      if (!filled) continue;
      const faults = checkHook(filled.text, context);
      if (repeatsAcrossSlots(compiled, filled.values)) faults.push('repeats a word across slots');
      if (faults.length === 0) good = filled.text;
      else bad = `${filled.text}   <-- ${faults.join('; ')}`;
    }
    if (good !== '') usable++;
    lines.push(`    ${fixture.id} ${good === '' ? `✗ ${bad}` : `  ${good}`}`);
  }
  console.log(
    `\n${pattern.id}  [${pattern.type}]  ${pattern.template}\n  eligible ${eligible}, usable ${usable} of ${contexts.length}`,
  );
  console.log(lines.slice(0, limit).join('\n'));
}

function printRuns(topic: string, business: string, customer: string): void {
  const patternIds: string[][] = [];
  const hooks: string[] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    const written = writeHooks({
      topic,
      businessDescription: business,
      idealCustomer: customer,
      history: { patternIds, hooks },
      seed: Number(values.seed) + run,
    });
    console.log(`\n${topic.slice(0, 100)}`);
    for (const hook of written) console.log(`  ${hook.type.padEnd(18)} ${hook.text}   · ${hook.patternId}`);
    patternIds.unshift(written.map((hook) => hook.patternId));
    hooks.push(...written.map((hook) => hook.text));
  }
}

if (values.read !== undefined) {
  console.log(readTopic(values.read));
} else if (values.topic !== undefined) {
  printRuns(values.topic, values.business, values.customer);
} else if (values.input !== undefined) {
  for (const fixture of fixtures.filter((one) => values.input === 'all' || one.id === values.input)) {
    printRuns(fixture.topic, fixture.business_description, fixture.ideal_customer);
  }
} else {
  const contexts = fixtures.map((fixture) => [fixture, contextOf(fixture)] as const);
  const chosen = values.file
    ? ((Object.values(await import(`../src/features/hooks/engine/patterns/${values.file}.ts`))[0] ??
        []) as Pattern[])
    : ALL_PATTERNS.filter((pattern) => pattern.id === values.id);
  for (const pattern of chosen) tryPattern(pattern, contexts, Number(values.limit));
}
