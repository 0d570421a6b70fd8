import { describe, expect, it } from 'vitest';
import { situationsOf } from './situations.ts';

const told = (story: string, matter: string | null = null) =>
  situationsOf(story, matter).map(({ you, ask }) => [you, ask]);

describe('where the people of a story stand', () => {
  it.each([
    ['a video about what happens when people get a raise, because', 'you get a raise', 'just got a raise'],
    [
      'how a lot of the nurses I work with pick up extra shifts all year and then',
      'you pick up extra shifts',
      'picking up extra shifts',
    ],
    [
      'how most of the shop owners I help pay themselves whatever is left at the end',
      'you pay yourself whatever is left',
      'paying yourself whatever is left',
    ],
    ['is about people who just retired and have no idea', "you've just retired", 'just retired'],
    [
      'how most of the people I help get paid by the hour and their hours change',
      'you get paid by the hour',
      'getting paid by the hour',
    ],
    [
      'how people who start a business from home mix up all of the money',
      'you start a business from home',
      'starting a business from home',
    ],
    [
      'the same call from parents whose kid just started college and got a card',
      'your kid recently started college',
      'your kid just started college',
    ],
    [
      'about how almost every new dog owner I meet leaves the puppy alone for eight hours in the first week',
      'you leave your puppy alone',
      'leaving your puppy alone',
    ],
    [
      'this one is about when people inherit a house together with their brothers and sisters, because',
      'you inherit a house',
      'inheriting a house',
    ],
    [
      'what happens when someone becomes a manager for the first time, because',
      'you become a manager for the first time',
      'becoming a manager for the first time',
    ],
    [
      'that a lot of my clients get divorced and the first thing',
      "you're getting divorced",
      'getting divorced',
    ],
  ])('%s', (story, you, ask) => expect(told(story)).toEqual([[you, ask]]));

  it.each([
    'how a lot of the freelancers I work with get a huge surprise every April',
    'how almost everyone who books a call with me freezes the second a big bill shows up',
    'how most of the families I meet only think about life insurance after something bad happens',
    'how people bring me a sourdough starter that they think is dead',
  ])('guesses nothing from %s', (story) => expect(told(story)).toEqual([]));

  it('says how often the pay changes, and not how often they pay themselves', () => {
    const [first] = told('they pay themselves the same amount every week', 'irregular income');
    expect(first?.[0]).toBe('your pay changes every month');
  });

  it('knows where those stand to whom a matter matters, if nothing near it is told', () => {
    expect(told('they come to me with questions', 'raises').map(([you]) => you)).toEqual([
      'you get a raise',
      'you start earning more',
    ]);
    expect(
      told('what happens when people inherit a house, because', 'an inheritance').map(([you]) => you),
    ).toEqual(['you inherit a house']);
  });
});
