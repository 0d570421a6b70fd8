/** What readers found when each reading of 900 fresh customers was laid before them in a plain sentence. */
import { describe, expect, it } from 'vitest';
import { askOf } from './ask.ts';
import { readCustomer } from './read-customer.ts';

const pains = (customer: string): string[] => readCustomer(customer).pains.map(({ you }) => you);

describe('whose trouble it is', () => {
  it.each([
    'Adult children with a parent living alone. Mom or dad is losing weight and mostly eats toast. They live too far away to cook for them.',
    'Parents of three-year-olds who live on nuggets, pasta and tears',
    'moms redoing a kitchen that gets destroyed daily',
    'Store managers with young front-line staff who panic or argue when a customer starts yelling',
  ])('of somebody else: %s', (customer) => expect(pains(customer)).toEqual([]));

  it.each([
    [
      "Sellers who can't work out why people click and don't buy",
      "you can't work out why people click and don't buy",
    ],
    [
      'Couples who are stuck paying for policies a relative sold them',
      "you're stuck paying for policies a relative sold you",
    ],
    [
      'Makers whose sales spike in December and go quiet until spring',
      'your sales spike in December and go quiet until spring',
    ],
  ])('%s', (customer, you) => expect(pains(customer)[0]).toBe(you));
});

describe('said whole', () => {
  it.each([
    ['Women over 50 who feel invisible, whose bodies have changed', 'you feel invisible'],
    [
      "Adults over 50 who've had one flare-up, got conflicting advice about seeds and nuts",
      "you've had one flare-up",
    ],
    [
      'Homeowners whose claim was denied and who have no idea they can push back',
      'you have no idea you can push back',
    ],
    [
      'Women who recently lost a husband and never managed the household finances',
      "you've recently lost your husband",
    ],
    ['Lifters who keep tweaking their backs', 'you keep tweaking your back'],
  ])('%s', (customer, you) => expect(pains(customer)).toContain(you));

  it('asks "not sure" and not "aren’t sure"', () => {
    const [pain] = readCustomer("Retirees who aren't sure whom to trust").pains;
    expect(pain && askOf(pain)).toBe('not sure whom to trust');
  });

  it.each([
    ['Shop owners who keep adding designs and see no orders', 'adding designs and seeing no orders'],
    [
      'Photographers who post nice photos and get no inquiries',
      'posting nice photos and getting no inquiries',
    ],
    [
      'Makers who list new things every week and hear nothing',
      'listing new things every week and hearing nothing',
    ],
    ['Couples who feel stiff', null],
  ])('asks without giving an order, and for something: %s', (customer, ask) => {
    const [pain] = readCustomer(customer).pains;
    expect(pain && askOf(pain)).toBe(ask);
  });

  it.each([
    [
      'Couples who are nervous about leaving the family home and moving costs',
      "you're nervous about moving costs and leaving the family home",
    ],
    ['Homeowners who never had the basics explained to them', 'you never had the basics explained to you'],
    [
      'Tired parents of three or more kids aged 30-45 who feel stuck in the takeout cycle every week',
      'you feel stuck in the takeout cycle every week',
    ],
  ])('says what belongs together: %s', (customer, pain) => expect(pains(customer)[0]).toBe(pain));
});

describe('wishes', () => {
  it.each([
    'Yoga teachers who would rather do a handstand than talk to a camera',
    'Musicians who want to cancel an hour before every gig',
    'Parents of tweens who want to keep them safe',
    'Hobby bakers who want to charge and get no orders',
  ])('are no wish: %s', (customer) => expect(readCustomer(customer).wants).toEqual([]));
});

it('a wish of many is told to one', () =>
  expect(readCustomer('Guys who want to get fit without feeling like beginners').wants[0]?.text).toBe(
    'to get fit without feeling like a beginner',
  ));

describe('what they are called', () => {
  it.each([
    ['Candle, soap and stationery sellers who get lots of orders', 'candle, soap and stationery sellers'],
    ['Nigerian graduates whose parents are ready to sell land', 'Nigerian graduates'],
    [
      'Out-of-state investors, often couples in their 40s, who want a vacation home',
      'out-of-state investors',
    ],
  ])('%s', (customer, name) =>
    expect(readCustomer(customer).audiences.map(({ core }) => core)).toEqual([name]),
  );
});
