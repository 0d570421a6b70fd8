import { expect, it } from 'vitest';
import { writeHooks } from '#features/hooks/engine/write-hooks.ts';
import { THEME_NAMES } from '../theme.ts';
import { type ExampleHook, examples } from './examples.ts';

const SEEDS = 400;

const line = ({ type, text, tip }: ExampleHook) => `${type} | ${text} | ${tip}`;

it.each(THEME_NAMES)('the %s examples are what the product writes', { timeout: 120_000 }, (name) => {
  const { topic, business, customer, hooks } = examples[name];
  const stale = new Set(hooks.map(line));
  for (let seed = 0; seed < SEEDS && stale.size > 0; seed += 1) {
    const written = writeHooks({ topic, businessDescription: business, idealCustomer: customer, seed });
    for (const hook of written) stale.delete(line(hook));
  }
  expect([...stale]).toEqual([]);
});
