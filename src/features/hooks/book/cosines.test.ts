import { readFileSync } from 'node:fs';
import { array, assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import wabt from 'wabt';
import { COMPILED, cosines } from './cosines.ts';
import { cosine } from './word-vectors.ts';

test('the cosines of many rows are those of each row', () => {
  const part = integer({ min: -127, max: 127 });
  const numbersOf = (length: number) => array(part, { minLength: length, maxLength: length });
  const vectorAndRows = tuple(integer({ min: 1, max: 9 }), integer({ min: 0, max: 300 })).chain(
    ([sixteens, rows]) => tuple(numbersOf(16 * sixteens), numbersOf(16 * sixteens * rows)),
  );
  assert(
    property(vectorAndRows, ([numbers, all]) => {
      const [vector, rows] = [Int8Array.from(numbers), Int8Array.from(all)];
      const oneByOne = Array.from({ length: rows.length / vector.length }, (_, row) =>
        cosine(vector, rows, row),
      );
      expect([...cosines(vector, rows)]).toEqual(oneByOne);
    }),
    { numRuns: 40 },
  );
});

test('a vector whose size is no multiple of sixteen is refused', () => {
  expect(() => cosines(new Int8Array(20), new Int8Array(40))).toThrow(RangeError);
});

test('the compiled module is that of the source', async () => {
  const source = readFileSync(new URL('cosines.wat', import.meta.url), 'utf8').trim();
  const { buffer } = (await wabt()).parseWat('cosines.wat', source).toBinary({});
  expect(Buffer.from(buffer).toString('base64')).toBe(COMPILED);
});
