import { expect, test } from 'vitest';
import { engineState } from '../../../../tests/support/book.ts';
import { readableText } from './clean-input.ts';
import rows from './moments.test-cases.json' with { type: 'json' };
import { readMoments } from './moments.ts';

const { words } = engineState().book;
const momentsOf = (customer: string) => readMoments(readableText(customer, words, 1200), words);

test('a description of customers is turned into sentences that address them, or left out', () => {
  for (const [customer, moments] of rows)
    expect(momentsOf(customer as string), customer as string).toEqual(moments);
});

test('kinds of people, offers and wishes are not read as moments', () => {
  for (const customer of [
    'Small business owners, 30-50, overwhelmed, no time',
    'Women who are looking for a nutritionist and value quality',
    'HR managers at companies with 200+ employees',
    'I help my clients get more sales. They love us and tell their friends',
    'People who need a loan and live in Texas',
    '',
  ])
    expect(momentsOf(customer), customer).toEqual([]);
});
