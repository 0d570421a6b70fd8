import { describe, expect, it } from 'vitest';
import { readTopic } from './read-topic.ts';
import type { Brief } from './topic.ts';

const brief = (typed: string, slot: keyof Brief) => readTopic(typed).brief?.[slot] ?? [];

describe('what stands in for a topic that has been said whole a few times', () => {
  it.each<[string, keyof Brief, string[]]>([
    ['opening your first bakery without going broke', 'np', ['opening your first bakery']],
    ['how to train your new cashier without micromanaging', 'vp', ['train your new cashier']],
    ['how to train your new cashier without micromanaging', 'q', ['How do you train your new cashier?']],
    ['listening to your daughter after a breakup', 'np', ['listening to your daughter']],
    ['how an escrow account actually works', 'q', ['How does an escrow account work?']],
    ['how to fill up your summer classes by April', 'vp', ['fill up your summer classes']],
    ['is flood insurance necessary', 'q', ['Do you need flood insurance?']],
    ['is a home warranty worth the money', 'q', ['Is a home warranty worth it?']],
    ['is a reverse mortgage a good idea', 'wh', ['whether reverse mortgages are a good idea']],
    ['an 8-week pantry cleanout challenge', 'np', ['a pantry cleanout challenge']],
    ['the 15 minute Monday inbox habit', 'np', ['the Monday inbox habit']],
    ['ideas for small closet storage', 'np', ['small closet storage ideas']],
    ['#xmas #giftbox ideas', 'np', ['gift box ideas']],
    ['#easter #craft ideas', 'np', []],
    ['Christmas gift box ideas', 'np', []],
    ['5 mistakes new gardeners make', 'items', ['new gardener mistakes']],
    ['7 pricing mistakes sellers make', 'items', ['pricing mistakes']],
    ['7 common mistakes sellers make', 'items', []],
    ['day in the life of a beekeeper', 'wh', ["what a beekeeper's day looks like"]],
    ['6 mistakes sellers make with an inherited house', 'items', ['mistakes with an inherited house']],
    ['the real price of a corner lot in Austin', 'np', ['the price of a corner lot']],
    ['cute outfits for rainy days', 'np', ['rainy day outfits']],
    ['the pros and cons of a pool', 'q', ['Is a pool a good idea?']],
    ['the real price of building a deck', 'wh', ['what it really costs to build a deck']],
    ['the real price of a corner lot', 'wh', []],
    ['is crop insurance worth it on 40 acres', 'q', ['Is crop insurance worth it?']],
    ['neck exercises for tension headaches', 'np', ['neck exercises']],
    ['neck exercises for tension headaches', 'items', ['neck exercises']],
    ['growing your salon without working weekends', 'np', ['growing your salon']],
    ['juggling clients without working every weekend', 'vp', ['juggle clients']],
    ['getting more email subscribers without ads', 'ger', ['getting more email subscribers']],
    ['how to film reels with your phone', 'q', ['How do you film reels?']],
    ['how to organize a small closet fast', 'np', ['organizing a small closet']],
    ['how to sell your first online course', 'wh', ['how to sell an online course']],
    ['how to ace your next job interview', 'np', ['acing a job interview']],
    ['Should I itemize?', 'wh', ['whether to itemize']],
  ])('%s: %s %j', (typed, slot, forms) => expect(brief(typed, slot)).toEqual(forms));

  it.each([
    // Without its end each of these would be another video, or none.
    'budgeting on one income',
    'summer haircare for wavy hair',
    'easy exercises for flat feet',
    'what to drink while training for a marathon',
    '7 mistakes sellers make in winter',
    '6 mistakes people make buying a boat',
    'how to discipline your toddler without yelling',
    'buying a house after a divorce',
    'talking to your teen without starting a fight',
    'how to make money online',
    'how to buy your first home',
    'run a workshop that ends early',
    'how to retire early',
    'how to sell your first 30 candles',
    'how to earn your first 1000 dollars',
    'what to eat before a marathon',
    'I quit my job to open a pottery studio',
    'low-salt dinners for dialysis patients',
    'car seats for newborns',
    'inheritance tax for unmarried couples',
    'scholarships nobody applies for',
    'speeches for the boss who hates speeches',
    'a 52-week savings plan',
    '52-week money saving challenge',
    'a 30-year fixed mortgage',
    'linen, cotton and wool',
    'sugar, stress and hair loss',
    'grief after losing a parent',
    "You don't need permission to rest.",
    'I taught my dog to skateboard',
    'mistakes that sink a small bakery',
    'tips for your first flight',
  ])('%s stays whole', (typed) => expect(readTopic(typed).brief).toBeUndefined());
});

describe('the same in another shape', () => {
  it.each([
    ["You don't need a big yard to grow tomatoes.", 'grow tomatoes without a big yard'],
    ["You don't have to give up pasta to lose weight.", 'lose weight without giving up pasta'],
  ])('%s', (typed, full) =>
    expect(readTopic(typed)).toMatchObject({
      shape: 'statement',
      lends: 'verb',
      verb: { full },
      question: { text: `How do you ${full}?` },
    }),
  );

  it.each([
    "You don't need permission to rest.",
    "You don't have to be ready to start.",
    "You don't need a reason to say no.",
  ])('%s has no deed', (typed) => expect(readTopic(typed)).toMatchObject({ verb: null }));

  it.each([
    ['the real price of owning a houseboat', 'what owning a houseboat really costs'],
    ['the hidden costs of renting a storefront', 'what renting a storefront really costs'],
    ['the true cost of a metal roof', 'what a metal roof really costs'],
    ['the real cost of living on a boat', 'what living on a boat really costs'],
    ['the real upkeep of owning a pool', 'what it really takes to keep up a pool'],
    ['the real risks of buying a timeshare', 'what can go wrong when you buy a timeshare'],
  ])('%s is also %s', (typed, text) =>
    expect(readTopic(typed)).toMatchObject({ lends: 'wh', wh: { text }, np: { core: typed } }),
  );

  it.each([
    'the real cost of a free trial',
    'the fine print of a gym contract',
    'the quiet weight of grief',
    'the hidden cost of people pleasing',
  ])('%s is said as it is', (typed) => expect(readTopic(typed).lends).toBeUndefined());

  it('finds what a verdict is asked about', () =>
    expect(readTopic('is leasing a car a bad idea').wh?.text).toBe('whether leasing a car is a bad idea'));

  it('writes an S corp as it is said', () =>
    expect(readTopic('should i start an s corp').question?.text).toBe('Should you start an S corp?'));

  it('takes a day for no deed', () =>
    expect(readTopic('tips for closing day')).toMatchObject({ verb: null }));
});
