import { expect, test } from 'vitest';
import { processorTime } from '../../tests/support/processor-time.ts';
import { normalized } from './normalized.ts';

test('letters and marks are composed, and a pile of 32,000 marks is shortened quickly', () => {
  expect(normalized('e\u0301', 'NFC')).toBe('é');
  const pile = `a${'\u0345'.repeat(16_000)}${'\u0334'.repeat(16_000)}`;
  const took = processorTime(() => expect(normalized(pile, 'NFKC').length).toBeLessThan(100));
  expect(took).toBeLessThan(100);
});

test('letters that normalize to marks are shortened with them', () => {
  for (const letter of ['\uff9e', '\uff9f']) {
    expect(normalized(`a${`\u0301${letter}`.repeat(13_000)}`, 'NFKC').length).toBeLessThan(40);
  }
  expect(normalized('か\uff9e', 'NFKC')).toBe('が');
});
