import { expect, it } from 'vitest';
import { staysClean, textOf } from '#features/hooks/engine/candidate-text.ts';
import { findCandidates } from '#features/hooks/engine/candidates.ts';
import { type HookInput, readContext } from '#features/hooks/engine/context.ts';
import { createRandom } from '#features/hooks/engine/random.ts';
import { THEME_NAMES } from '../theme.ts';
import { type ExampleHook, examples } from './examples.ts';

const DRAWS = 12;

const line = ({ type, text, tip }: ExampleHook) => `${type} | ${text} | ${tip}`;

/** Every hook that a run for this input may hold, with each of its tips. */
function allHooks(input: HookInput): Set<string> {
  const context = readContext(input);
  const found = new Set<string>();
  for (let seed = 0; seed < DRAWS; seed += 1) {
    const random = createRandom(seed);
    for (const candidate of findCandidates(context, { patternIds: [], hooks: [] }, random)) {
      const late = seed % 2 === 0;
      const pick = (length: number) => Math.floor(random() * length);
      const text = textOf(candidate, new Set(), { short: late, brief: late }, pick);
      if (text === null || !staysClean(candidate)) continue;
      const { type, tips } = candidate.compiled.pattern;
      for (const tip of tips) found.add(line({ type, text, tip }));
    }
  }
  return found;
}

it.each(THEME_NAMES)('the %s examples are what the product writes', { timeout: 120_000 }, (name) => {
  const { topic, business, customer, hooks } = examples[name];
  const written = allHooks({ topic, businessDescription: business, idealCustomer: customer });
  expect(hooks.map(line).filter((hook) => !written.has(hook))).toEqual([]);
});
