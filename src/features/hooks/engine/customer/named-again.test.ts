/** What a label or a pronoun hides: what is done to them, how far they have come, and what "it" is. */
import { describe, expect, it } from 'vitest';
import { readCustomer } from './read-customer.ts';

const names = (customer: string): string[] => readCustomer(customer).audiences.map(({ full }) => full);
const pains = (customer: string): string[] => readCustomer(customer).pains.map(({ you }) => you);
const wants = (customer: string): string[] => readCustomer(customer).wants.map(({ text }) => text);

describe('what is done to them', () => {
  it.each([
    [
      'Renters approved for more than they can easily repay each year',
      'renters',
      "you've been approved for more than you can easily repay each year",
    ],
    [
      'Flat hunters rushed by a seller to sign papers before Sunday',
      'flat hunters',
      "you're being rushed to sign papers before Sunday",
    ],
    [
      'Lab leads asked to host tours for their institute who stare at a silent room',
      'lab leads',
      "you're being asked to host tours for your institute",
    ],
  ])('is no part of their name: %s', (customer, name, pain) => {
    expect(names(customer)).toContain(name);
    expect(pains(customer)).toContain(pain);
  });

  it('leaves adjectives where they are', () =>
    expect(names('Sales focused managers who hate reports')).not.toContain('sales'));
});

describe('names', () => {
  it.each([
    ['Two-truck tradespeople who turn down jobs every week', 'two-truck tradespeople'],
    ['Freshly promoted yard foremen who read the list aloud', 'freshly promoted yard foremen'],
    ['Women who sew their own curtains looking for cheap fabric shops', 'women who sew their own curtains'],
    ['People three weeks into rehab who feel alone', 'people three weeks into rehab'],
  ])('%s', (customer, name) => expect(names(customer)).toContain(name));
});

describe('what is meant by "it" and "them"', () => {
  it.each([
    [
      'Adults a year into coaching who are tired of asking if it is worth the fee',
      "you're tired of asking if coaching is worth the fee",
    ],
    [
      'Nurses who inherited a stock portfolio and have no idea what to do with it',
      'you have no idea what to do with an inherited stock portfolio',
    ],
    [
      'Women in their sixties who have grown kids and have never spoken to them about a will',
      "you've never spoken to your kids about a will",
    ],
    [
      'Walkers on their second stress fracture who rest and still keep getting them',
      'you still keep getting stress fractures',
    ],
  ])('is said: %s', (customer, pain) => expect(pains(customer)).toContain(pain));
});

describe('what they look for', () => {
  it.each([
    [
      "Women who sew their own curtains looking for cheap fabrics that don't fade",
      "cheap fabrics that don't fade",
    ],
    ['I help town folk looking for 2-10 acres who want to keep goats', 'to keep goats'],
    ['Clerks who daydream about living near the sea and watch it to unwind', 'to live near the sea'],
    ['Students who want the honest side of nursing, not the shiny one', 'the honest side of nursing'],
    [
      'Trainers who need to get site managers to change how they speak',
      'to get site managers to change how they speak',
    ],
    ['Joggers who want to run a marathon without knee trouble', 'to run a marathon without knee trouble'],
  ])('%s', (customer, want) => expect(wants(customer)).toContain(want));

  it('and never find is one complaint', () =>
    expect(wants('Cooks who spend their evenings looking for recipes')).toEqual([]));

  it.each(['Clerks who want to run away', 'Clerks who want to run'])('is no escape: %s', (customer) =>
    expect(wants(customer)).toEqual([]),
  );
});

describe('troubles', () => {
  it.each([
    ['Adults who started the cello late and get a sore elbow and neck', 'you get a sore elbow and neck'],
    [
      "Couples who can't decide what kind of boat they should rent",
      "you can't decide what kind of boat you should rent",
    ],
    [
      'Women who want to sew at home, mostly 20 to 40, no budget for a tailor',
      'you have no budget for a tailor',
    ],
    ["People who check their husband's phone and feel bad", "you check your husband's phone"],
  ])('%s', (customer, pain) => expect(pains(customer)).toContain(pain));

  it('need more than "no money"', () =>
    expect(pains('Players who come home with a box of bills and no money')).toEqual([]));
});

describe('part of a wish', () => {
  const parts = (customer: string): string[] =>
    readCustomer(customer).wants.flatMap(({ text, part }) => (part ? [text] : []));

  it.each([
    ['Dads who want to take their twins camping without using a credit card', ['to take your twins camping']],
    ['Tenants trying to keep the mould away and stop buying useless sprays', ['to keep the mould away']],
    ['Women who want to let go without guilt', []],
    ['Women who want to feel less tired without quitting coffee', []],
  ])('%s', (customer, expected) => expect(parts(customer)).toEqual(expected));
});
