import { expect } from 'vitest';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { plainMarkdown } from './export.ts';

testRows([
  ['# not a heading', '\\# not a heading'],
  ['[link](http://x) <b>', '\\[link\\](http://x) \\<b\\>'],
  ['- no list\n1', '\\- no list 1'],
  ['1. no list', '1\\. no list'],
  ['**bold** `code`', '\\*\\*bold\\*\\* \\`code\\`'],
])('%j stays plain words in Markdown', (words, written) => {
  expect(plainMarkdown(words)).toBe(written);
});
