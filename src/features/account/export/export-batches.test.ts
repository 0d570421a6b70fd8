import { expect, test } from 'vitest';
import { BATCH_SIZE, inBatches } from './export-batches.ts';

test('an export reads a long list in batches and keeps no batch in memory', async () => {
  const all = Array.from({ length: 2 * BATCH_SIZE + 7 }, (_, n) => ({ id: n + 1 }));
  const read: { id: number }[][] = [];
  const sent: object[] = [];
  const pieces = inBatches(
    async (after: { id: number } | undefined) => {
      // The arrays may still be referenced, but must have been emptied.
      expect(read.flat()).toEqual([]);
      const rows = all.filter(({ id }) => id > (after?.id ?? 0)).slice(0, BATCH_SIZE);
      read.push(rows);
      return rows;
    },
    ({ id }) => ({ number: id }),
  );
  for await (const piece of pieces) sent.push(...piece);
  expect(sent).toEqual(all.map(({ id }) => ({ number: id })));
});
