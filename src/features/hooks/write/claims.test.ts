import { expect } from 'vitest';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { claimFaults } from './claims.ts';

/** A hook may repeat complete figures and words of the user's input, never a part of one. */
testRows([
  ['5 lunches for the week', '5 lunches under $20', []],
  ['5 lunches for the week', 'a plan for 2025', ['claim: figure 5']],
  ['20 minutes is enough', '120 minutes of work', ['claim: figure 20']],
  ['Save 1.5 hours', 'lose 11.5 hours', ['claim: figure 1.5']],
  ['Save 4300 steps', 'walk 4,300 steps', []],
  ['Save 10k a year', '10 ways to save', ['claim: figure 10k']],
  ['10 ways to save', 'save 10k a year', ['claim: figure 10']],
  ['Grow 3x this year', '3 habits', ['claim: figure 3x']],
  ['Cut 30% of it', 'cut 30 % of the sugar', []],
  ['Cut 30% of it', '30 recipes with 5% sugar', ['claim: figure 30%']],
  ['٥٠ ways to save', 'ways to save', ['claim: figure ٥٠']],
  ['A million reasons', 'for millionaire founders', ['claim: number million']],
  ['Give a hundred percent', 'hundreds of percentages', ['claim: number hundred', 'claim: number percent']],
  ['A proven plan', 'unproven plans', ['claim: study ("proven")']],
  ['A proven plan', 'a proven plan', []],
  ['10x your mornings', 'a 110x lens', ['claim: result ("10x")', 'claim: figure 10x']],
])('the claims in "%s" are checked against the typed "%s"', (hook, typed, faults) => {
  expect(claimFaults(hook, typed)).toEqual(faults);
});
