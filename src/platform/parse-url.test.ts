import { expect } from 'vitest';
import { testRows } from '../../tests/support/test-rows.ts';
import { parseUrl } from './parse-url.ts';

/** Different letters, because such an address is slow to parse. */
const letters = (count: number, from = 0x4e00) =>
  Array.from({ length: count }, (_, n) => String.fromCharCode(from + n)).join('');

testRows([
  ['https://example.com/a?b#c', 'example.com'],
  ['HTTPS://www.TikTok.com/@me', 'www.tiktok.com'],
  ['https:\\\\example.com\\a', 'example.com'],
  [`https://example.com/${letters(480)}`, 'example.com'],
  [`https://${'a'.repeat(63)}.com`, `${'a'.repeat(63)}.com`],
  ['https://münchen.de', 'xn--mnchen-3ya.de'],
  [`https://${letters(480)}.com`, null],
  [`https:////${letters(100)}.com`, null],
  [`https://${Array.from({ length: 6 }, (_, n) => letters(50, 0x4e00 + n * 50)).join('.')}.com`, null],
  [`https:/\t/${letters(480)}.com`, null],
  ['https://exa\nmple.com', null],
  ['no address', null],
])('the host of %s is read, or the address is refused', (text, host) => {
  expect(parseUrl(text)?.hostname ?? null).toBe(host);
});
