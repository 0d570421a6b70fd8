import { expect } from 'vitest';
import type { Taste } from '#features/hooks/preferences/taste.ts';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { tasteSentences } from './taste-sentences.ts';

const NONE: Taste = { types: {}, length: 0, question: 0, tone: 0, subjects: {}, lines: [] };

testRows<[Partial<Taste>, string[]]>([
  [{}, []],
  [{ length: -0.1, question: 0.2, tone: 0.2, types: { Story: 0.1 } }, []],
  [{ length: -0.6, question: 0.7 }, ['You favorite short questions.']],
  [{ length: -0.6 }, ['You favorite short hooks.']],
  [{ question: -0.6 }, ['You favorite statements.']],
  [{ tone: 0.4 }, ['You go for blunt over gentle.']],
  [
    { types: { List: -0.5, POV: 0.3, Story: 0.9, 'Myth Bust': 0.6 }, subjects: { bread: 0.8 } },
    ['You come back to Story and Myth Bust.', 'You pass over List.', 'You pick hooks about bread.'],
  ],
])('the taste %o is described by the sentences %o', (taste, sentences) => {
  expect(tasteSentences({ ...NONE, ...taste })).toEqual(sentences);
});
