import { describe, expect, it } from 'vitest';
import { readCustomer } from './read-customer.ts';

const halves = (customer: string): string[] =>
  readCustomer(customer).pains.flatMap(({ you, part }) => (part ? [you] : []));

describe('two troubles told in one breath', () => {
  it.each([
    ['Gym owners who are losing track of payments and no-shows', ["you're losing track of payments"]],
    [
      'Salon owners who are losing money on no-shows and late cancellations',
      ["you're losing money on no-shows"],
    ],
    [
      'Cleaning company owners who are missing jobs and wasting drive time',
      ["you're missing jobs", "you're wasting drive time"],
    ],
    [
      'Contractors who are losing receipts and going over budget',
      ["you're losing receipts", "you're going over budget"],
    ],
    [
      'Practice managers who are tired of no-show cleaners and patient complaints',
      ["you're tired of no-show cleaners"],
    ],
  ])('can be told apart: %s', (customer, parts) => expect(halves(customer)).toEqual(parts));

  it.each([
    'Retirees who are worried about flood and fire insurance',
    'Owners who are losing receipts and paying for them twice',
    'Commuters who are tired of cold and crowded buses',
    'Nurses who are torn between night shifts and family dinners',
    'Bakers who have stiff and sore hands',
  ])('stay together where one leans on the other: %s', (customer) => expect(halves(customer)).toEqual([]));

  it('have all forms', () =>
    expect(readCustomer('Gym owners who are losing track of payments and no-shows').pains[1]).toMatchObject({
      they: "they're losing track of payments",
      kind: 'feeling',
    }));
});
