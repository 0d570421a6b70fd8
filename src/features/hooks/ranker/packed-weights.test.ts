import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packWeights, weightAt } from './packed-weights.ts';

it('packed weights return every weight of the table and nothing for unknown keys', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          { weight: 3, arbitrary: fc.constant(0) },
          { weight: 1, arbitrary: fc.integer({ min: -128, max: 127 }) },
        ),
        { minLength: 32, maxLength: 256 },
      ),
      (slots) => {
        const table = Int8Array.from(slots.slice(0, slots.length & ~31));
        const packed = packWeights(table);
        expect(Array.from(table, (_, slot) => weightAt(packed, slot))).toEqual([...table]);
      },
    ),
  ));
