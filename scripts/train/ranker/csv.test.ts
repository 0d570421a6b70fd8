import { expect, test } from 'vitest';
import { parseCsv } from './csv.ts';

test('quoted cells may contain commas, doubled quotes and line breaks', () => {
  expect(parseCsv('a,b\n"one, two","say ""hi""\nagain"\r\nplain,\n')).toEqual([
    { a: 'one, two', b: 'say "hi"\nagain' },
    { a: 'plain', b: '' },
  ]);
});

test('a last row without a line break and an empty last cell are read', () => {
  expect(parseCsv('a,b\n1,2')).toEqual([{ a: '1', b: '2' }]);
  expect(parseCsv('a,b\n1,')).toEqual([{ a: '1', b: '' }]);
  expect(parseCsv('')).toEqual([]);
});

test('a row of another width and a broken quote are refused', () => {
  expect(() => parseCsv('a,b\n1\n')).toThrow('row 2');
  expect(() => parseCsv('a\n"x"y\n')).toThrow('malformed');
});
