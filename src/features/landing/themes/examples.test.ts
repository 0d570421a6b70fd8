import { expect } from 'vitest';
import { EXAMPLE_HOOKS } from '#features/account/onboarding/example-hooks.ts';
import { createQuery, searchBook } from '#features/hooks/book/search.ts';
import { readBrief } from '#features/hooks/read/brief.ts';
import { bookCandidates } from '#features/hooks/write/candidates/from-book.ts';
import { toSearchText } from '#features/hooks/write/points/search-text.ts';
import { THEME_NAMES } from '#platform/theme-names.ts';
import { engineState } from '../../../../tests/support/book.ts';
import { testRows } from '../../../../tests/support/test-rows.ts';
import { type ExampleHook, examples } from './examples.ts';

const line = ({ type, text, tip }: ExampleHook) => `${type} | ${text} | ${tip}`;

testRows(THEME_NAMES)('the %s examples are lines that the product writes', (name) => {
  const { topic, business, customer, hooks } = examples[name];
  const { book, uses } = engineState();
  const brief = readBrief(
    { topic, point: null, businessDescription: business, idealCustomer: customer },
    book.words,
  );
  const query = createQuery(book, toSearchText({ topic: brief.topic }));
  const written = new Set(
    bookCandidates(brief, { points: searchBook(book, query), topic: query.vector, isKnown: true }, uses).map(
      line,
    ),
  );
  expect(hooks.map(line).filter((hook) => !written.has(hook))).toEqual([]);
});

testRows(THEME_NAMES)('the hook on the login screen for %s is one of its examples', (name) => {
  expect(examples[name].hooks).toContainEqual(EXAMPLE_HOOKS[name]);
});
