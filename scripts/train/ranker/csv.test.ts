import { expect, test } from 'vitest';
import { parseCsv } from './csv.ts';

test('reads quoted cells with commas, doubled quotes and line breaks', () => {
  expect(parseCsv('a,b\n"one, two","say ""hi""\nagain"\r\nplain,\n')).toEqual([
    { a: 'one, two', b: 'say "hi"\nagain' },
    { a: 'plain', b: '' },
  ]);
});

test('reads a last row without a line break, and an empty last cell', () => {
  expect(parseCsv('a,b\n1,2')).toEqual([{ a: '1', b: '2' }]);
  expect(parseCsv('a,b\n1,')).toEqual([{ a: '1', b: '' }]);
  expect(parseCsv('')).toEqual([]);
});

test('refuses a row of another width and a broken quote', () => {
  expect(() => parseCsv('a,b\n1\n')).toThrow('row 2');
  expect(() => parseCsv('a\n"x"y\n')).toThrow('malformed');
});
