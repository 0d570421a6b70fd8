/** What was there to be read and was read wrongly: whose it is, who wants it, and what was cut off. */
import { describe, expect, it } from 'vitest';
import { readCustomer } from './read-customer.ts';

const pains = (customer: string): string[] => readCustomer(customer).pains.map(({ you }) => you);
const wants = (customer: string): string[] => readCustomer(customer).wants.map(({ text }) => text);

describe('despair', () => {
  it.each([
    [
      'Balcony growers who keep losing basil to mildew and are ready to stick to dried herbs',
      "you're ready to stick to dried herbs",
    ],
    [
      'Runners who get shin pain every spring and are ready to settle for the couch',
      "you're ready to settle for the couch",
    ],
    [
      'New knitters who keep dropping stitches and are about to go back to crochet',
      "you're about to go back to crochet",
    ],
    ['Sellers who get no orders and are about to give up on Etsy', "you're about to give up on Etsy"],
  ])('is a trouble, and never a wish: %s', (customer, pain) => {
    expect(wants(customer)).toEqual([]);
    expect(pains(customer)).toContain(pain);
  });

  it.each([
    ['Renters who are ready to buy their first home', 'to buy your first home'],
    ['Savers who are ready to stick to a budget', 'to stick to a budget'],
    ['Moms who are ready to go back to work after two years at home', 'to go back to work'],
  ])('is not what somebody looks forward to: %s', (customer, want) =>
    expect(wants(customer)[0]).toMatch(new RegExp(`^${want}`)),
  );
});

describe('whose it is', () => {
  it.each([
    [
      'Cat sitters who are scared customers will cancel if a stranger feeds their cat',
      "you're scared customers will cancel if a stranger feeds their cat",
    ],
    [
      'Nannies who are worried parents will complain when somebody else bathes their baby',
      "you're worried parents will complain when somebody else bathes their baby",
    ],
    [
      'Designers who are scared clients will walk if they raise their prices',
      "you're scared clients will walk if you raise your prices",
    ],
    [
      'Vegans who are tired of relatives telling them to eat fish',
      "you're tired of relatives telling you to eat fish",
    ],
    [
      'Parents of rowers who worry their kid is always pale, tired and hungry',
      'you worry your kid is always pale, tired and hungry',
    ],
  ])('%s', (customer, pain) => expect(pains(customer)[0]).toBe(pain));

  it('leaves what the kid is to the kid', () =>
    expect(pains('Parents of rowers who worry their kid is always pale, tired and hungry')).toHaveLength(1));
});
