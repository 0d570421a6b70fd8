import { expect, test } from 'vitest';
import { normalized } from './normalized.ts';

test('letters are put together, and no pile of marks takes long', () => {
  expect(normalized('e\u0301', 'NFC')).toBe('é');
  const pile = `a${'\u0345'.repeat(16_000)}${'\u0334'.repeat(16_000)}`;
  const start = performance.now();
  expect(normalized(pile, 'NFKC').length).toBeLessThan(100);
  expect(performance.now() - start).toBeLessThan(100);
});
