import { describe, expect, it } from 'vitest';
import fixtures from '../../../../tests/fixtures/hook-inputs.json' with { type: 'json' };
import varied from '../../../../tests/fixtures/hook-inputs-varied.json' with { type: 'json' };
import { type HookInput, readContext } from './context.ts';
import { distinct2, fleschKincaid, selfBleu4 } from './metrics.ts';
import { measureInputs, repetition, targetRows } from './targets.ts';

type Fixture = { topic: string; business_description: string; ideal_customer: string };

function inputOf(fixture: Fixture): HookInput {
  return {
    topic: fixture.topic,
    businessDescription: fixture.business_description,
    idealCustomer: fixture.ideal_customer,
  };
}

describe('the table of targets', () => {
  const development = fixtures.map(inputOf);

  it.each(targetRows(measureInputs(development, [1, 2, 3])).map((row) => [row.name, row] as const))(
    'development inputs: %s',
    (_, row) => expect(row.met, `${row.figure}, target ${row.target}`).toBe(true),
  );

  it.each(targetRows(measureInputs(varied.map(inputOf), [4])).map((row) => [row.name, row] as const))(
    'varied inputs: %s',
    (_, row) => expect(row.met, `${row.figure}, target ${row.target}`).toBe(true),
  );

  it.each(fixtures.map((fixture) => [fixture.id, fixture] as const))(
    '20 runs on %s repeat nothing',
    (_, fixture) => {
      const input = inputOf(fixture);
      const found = repetition(input, 20);
      expect(found).toMatchObject({ hooks: 0, withinFive: 0 });
      const { shape, np } = readContext(input).topic;
      if (shape === 'nominal' && np) expect(found.patterns).toBe(0);
    },
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
