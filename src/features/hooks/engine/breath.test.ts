import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords, firstClause, MAX_FIRST_CLAUSE, opensShort } from './breath.ts';
import { lintHook } from './lint.ts';

const word = fc.constantFrom(
  ...[
    'and',
    'so',
    'So-so',
    "that's",
    'WITHOUT',
    'a.m.',
    'vs.',
    'Vs',
    'who',
    'meal',
    'prep',
    'I',
    'the',
    'The',
    '5',
  ],
  ...[
    '"no!"',
    'really?',
    'well,',
    "moms'",
    '(or',
    'than:',
    'e.g.',
    'wait...',
    'thanks',
    'if',
    'café',
    '“soft”',
  ],
);
const sentence = fc.array(word, { minLength: 1, maxLength: 16 }).map((words) => words.join(' '));

describe('what is walked by hand', () => {
  it('opens as short as the expression finds', () =>
    fc.assert(
      fc.property(sentence, (text) => {
        expect(opensShort(text)).toBe(countWords(firstClause(text)) <= MAX_FIRST_CLAUSE);
      }),
      { numRuns: 2000 },
    ));

  it('doubles words where the expression finds them', () =>
    fc.assert(
      fc.property(sentence, (text) => {
        const doubled = /\b(\p{L}+)[ ,]+\1\b/iu.test(text);
        expect(lintHook(text).some((fault) => fault.startsWith('doubled word "'))).toBe(doubled);
      }),
      { numRuns: 2000 },
    ));
});
