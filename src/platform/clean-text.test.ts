import { expect, test, vi } from 'vitest';
import { textField } from './clean-text.ts';

test('an overlong text is refused before it is normalized', () => {
  const field = textField({ tooShort: 'short', tooLong: 'long', min: 1, max: 500, lines: 'one' });
  expect(field.parse(` e\u0301${' '.repeat(900)}`)).toBe('é');
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const parsed = field.safeParse('a\u0345\u0334'.repeat(20_000));
  expect(parsed.error?.issues[0]?.message).toBe('long');
  expect(normalize).not.toHaveBeenCalled();
});
