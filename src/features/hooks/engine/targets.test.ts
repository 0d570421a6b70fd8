import { describe, expect, it } from 'vitest';
import fixtures from '../../../../tests/fixtures/hook-inputs.json' with { type: 'json' };
import varied from '../../../../tests/fixtures/hook-inputs-varied.json' with { type: 'json' };
import type { HookInput } from './context.ts';
import { measureInputs, repetition } from './evaluate.ts';
import { distinct2, fleschKincaid, selfBleu4 } from './metrics.ts';
import { targetRows } from './targets.ts';

type Fixture = { topic: string; business_description: string; ideal_customer: string };

function inputOf(fixture: Fixture): HookInput {
  return {
    topic: fixture.topic,
    businessDescription: fixture.business_description,
    idealCustomer: fixture.ideal_customer,
  };
}

const SEEDS = [1, 2, 3, 4, 5];
const byId = (id: string): HookInput => {
  const found = [...fixtures, ...varied].find((fixture) => fixture.id === id);
  if (!found) throw new Error(`No fixture ${id}`);
  return inputOf(found);
};

describe('the table of targets', () => {
  it.each(targetRows(measureInputs(fixtures.map(inputOf), SEEDS)).map((row) => [row.name, row] as const))(
    'development inputs: %s',
    (_, row) => expect(row.met, `${row.figure}, target ${row.target}`).toBe(true),
  );

  it.each(targetRows(measureInputs(varied.map(inputOf), SEEDS)).map((row) => [row.name, row] as const))(
    'varied inputs: %s',
    (_, row) => expect(row.met, `${row.figure}, target ${row.target}`).toBe(true),
  );
});

describe('twenty runs on one topic', () => {
  const nounPhrase = new Set(fixtures.filter(({ shape }) => shape === 'np').map(({ id }) => id));

  it.each(fixtures.map(({ id }) => id))('%s: no hook comes back, and no frame within five runs', (id) => {
    const { hooks, withinFive, patterns } = repetition(byId(id), 20);
    expect({ hooks, withinFive }).toEqual({ hooks: 0, withinFive: 0 });
    if (nounPhrase.has(id)) expect(patterns).toBe(0);
  });

  it.each([
    {
      topic: '50/30/20 budget for freelancers',
      businessDescription: 'Money coach for freelancers',
      idealCustomer:
        'Frank, 34, a freelance photographer with $8k in back bills who wants to stop panicking in the slow months',
    },
    {
      topic: 'easy dance moves for beginners',
      businessDescription: 'Dance teacher with online classes for complete beginners',
      idealCustomer:
        'Adults who feel awkward at weddings and have two left feet, mostly 25 to 50, no time for a studio',
    },
  ])('$topic: a new frame is worth more than another mention of the customer', (input) =>
    expect(repetition(input, 20).patterns).toBe(0),
  );

  // What must be said gently has fewer frames.
  it.each(['V055', 'V056', 'V069', 'V172'])('%s: ten runs repeat no hook', (id) =>
    expect(repetition(byId(id), 10).hooks).toBe(0),
  );
});

describe('the figures themselves', () => {
  it('distinct-2 is the share of bigrams that are new', () => {
    expect(distinct2(['a b c', 'a b d'])).toBeCloseTo(3 / 4);
    expect(distinct2(['one two three'])).toBe(1);
  });

  it('self-BLEU is 1 for copies and low for strangers', () => {
    expect(selfBleu4(['the same five words here', 'the same five words here'])).toBeCloseTo(1);
    expect(selfBleu4(['stop guessing about bread', 'your oven is lying again'])).toBeLessThan(0.1);
  });

  it('the grade of short words is low', () => {
    expect(fleschKincaid(['Stop here. Look at this.'])).toBeLessThan(2);
    expect(
      fleschKincaid(['Comprehensive organizational transformation necessitates deliberation.']),
    ).toBeGreaterThan(12);
  });
});
