/** Whole runs, where what is known of the customer is little or can only be said in part. */
import { describe, expect, it } from 'vitest';
import { readContext } from './context.ts';
import { planRun, writeHooks } from './write-hooks.ts';

const SEEDS = [1, 2, 3, 4, 5];

const hooksFor = (topic: string, businessDescription: string, idealCustomer: string): string[] =>
  SEEDS.flatMap((seed) =>
    writeHooks({ topic, businessDescription, idealCustomer, seed }).map(({ text }) => text),
  );

describe('a name that nobody answers to', () => {
  const hooks = hooksFor(
    'the real price of restoring a riad',
    'Property agent in Marrakesh',
    "Foreign couples buying an old riad who are worried about what's behind the plaster",
  );

  it('is never called out', () =>
    expect(
      hooks.filter((text) =>
        /(?:^|[.?!] )(?:hey |okay, )?foreign couples[,:]|, foreign couples\b/i.test(text),
      ),
    ).toEqual([]));

  it('comes after what hurts them', () => {
    const named = hooks.filter((text) => /foreign couples/i.test(text));
    const felt = hooks.filter((text) => /behind the plaster/i.test(text));
    expect(felt.length).toBeGreaterThan(named.length);
  });
});

it('does not quote a mortal fear', () =>
  expect(
    readContext({
      topic: 'signs of a panic attack',
      businessDescription: 'Counselor',
      idealCustomer: 'Men who wake up with a racing heart and think they are dying',
    }).customer.objections,
  ).toEqual([]));

describe('a trouble that only the topic explains', () => {
  it.each([
    ['hair pulling', 'Therapist', 'Women who hide the bald patches', /bald patches/i],
    [
      'how to ask for a raise',
      'Career coach',
      'Clerks who rehearse the sentence every night and lose their nerve at the door',
      /lose your nerve|the sentence/i,
    ],
  ])('is told beside it or not at all: %s', (topic, business, customer, told) => {
    const content = new RegExp(topic.replace(/^how to /, '').split(' ')[0] ?? '', 'i');
    const alone = hooksFor(topic, business, customer).filter(
      (text) => told.test(text) && !content.test(text),
    );
    expect(alone).toEqual([]);
  });
});

describe('a trouble', () => {
  it.each([
    ['why your aloe dies', 'Plant shop', 'Plant owners who keep finding mushy, brown leaves', /mushy/],
    ['easy apple desserts', 'Baker', 'Home bakers who hate making pie crust', /pie crust/],
    ['make faster decisions', 'Trainer', 'Department heads who put off every hard call', /hard call/],
  ])('is told to those who have it by name: %s', (topic, businessDescription, idealCustomer, told) => {
    const runs = SEEDS.map((seed) => planRun({ topic, businessDescription, idealCustomer, seed }).slots);
    const name = new RegExp(idealCustomer.split(' who ')[0] ?? '', 'i');
    expect(runs.filter((slots) => !slots.some(({ text }) => told.test(text) && name.test(text)))).toEqual([]);
  });
});

describe('a topic that promises just itself', () => {
  it.each([
    ['is a boat loan worth it', 'Loan broker', 'Anglers who want to fish offshore every weekend'],
    [
      'I quit nursing to raise alpacas',
      'Alpaca farmer',
      'Ward clerks who dream of living far from town and hate working every Christmas',
    ],
    [
      'what to eat before a marathon',
      'Running coach',
      'Beginner joggers who want to look good in their wedding photos',
    ],
  ])('is not left out for another trouble or wish: %s', (topic, businessDescription, idealCustomer) => {
    for (const seed of SEEDS) {
      const { slots } = planRun({ topic, businessDescription, idealCustomer, seed });
      expect(slots.filter(({ carriesTopic, carriesCustomer }) => carriesCustomer && !carriesTopic)).toEqual(
        [],
      );
    }
  });
});

describe('a loss beside papers and money', () => {
  it('is not called out to those who mourn', () => {
    const hooks = hooksFor(
      'what a widow should know about the bank account',
      'Financial planner',
      'Women over 60 who lost their husband last year and never handled the accounts',
    );
    expect(hooks.filter((text) => /you've lost your husband/i.test(text))).toEqual([]);
  });
});

describe('a trouble of anyone', () => {
  it('is not told to some of them by name', () => {
    const hooks = hooksFor(
      'tips for photographing white cats',
      'Pet photographer',
      'Shelter helpers, foster homes and anyone whose cat turns into a pale blur in every photo',
    );
    expect(
      hooks.filter((text) => /shelter helpers|foster homes/i.test(text) && /your cat/i.test(text)),
    ).toEqual([]);
    expect(hooks.some((text) => /your cat turns into a pale blur/i.test(text))).toBe(true);
  });
});

describe('a customer who speaks of the topic', () => {
  it('is told as somebody who says it', () => {
    const idealCustomer = 'Adults who feel bloated after every meal';
    const runs = SEEDS.map((seed) =>
      planRun({ topic: 'bloating, gas and rye', businessDescription: 'Dietitian', idealCustomer, seed }),
    );
    const unsaid = runs.map(({ slots }) => slots.filter((slot) => !slot.carriesTopic).length);
    expect(Math.max(...unsaid)).toBeLessThanOrEqual(2);
  });

  it('is not only named', () => {
    const hooks = hooksFor(
      'signs your coaching is working',
      'Career coach',
      'People two months into coaching who are tired of wondering if it is worth the fee',
    );
    expect(hooks.some((text) => /wondering if coaching is worth the fee/i.test(text))).toBe(true);
    expect(hooks.filter((text) => /^every week, people two months|same question\.$/i.test(text))).toEqual([]);
  });
});

describe('a long wish or doubt', () => {
  it.each([
    ['attic or basement for an office', 'Realtor', "Couples who think they'll never find a quiet corner"],
    [
      'the paper jar method',
      'Budgeting creator',
      'Theo, 31, a baker who wants to take his twins camping without using a credit card',
    ],
    [
      'four month emergency fund',
      'Budgeting creator',
      'Olga, 29, a courier with $200 in savings who wants to stop panicking when the roof leaks again',
    ],
    [
      'what to order at a drive-thru',
      'Dietitian for people with type 2 diabetes',
      'Truck loaders and traveling waiters who want to keep their blood sugar down but eat in the car every day',
    ],
    [
      'a sinking fund for car repairs',
      'Debt-free journey creator',
      'Nandi, 35, a clerk with two store cards who wants to stop borrowing every month',
    ],
  ])('finds room three times: %s', (topic, businessDescription, idealCustomer) => {
    const told = SEEDS.map(
      (seed) =>
        planRun({ topic, businessDescription, idealCustomer, seed }).slots.filter(
          (slot) => slot.carriesCustomer,
        ).length,
    );
    expect(Math.min(...told)).toBeGreaterThanOrEqual(3);
  });

  it('is told in part only beside the topic', () => {
    const hooks = hooksFor(
      'the paper jar method',
      'Budgeting creator',
      'Theo, 31, a baker who wants to take his twins camping without using a credit card',
    );
    const part = hooks.filter((text) => /take your twins camping(?! without)/i.test(text));
    expect(part.length).toBeGreaterThan(0);
    expect(part.filter((text) => !/paper jar/i.test(text))).toEqual([]);
  });

  it('of two is not said by one', () => {
    const hooks = hooksFor(
      'cabin or flat after sixty',
      'Realtor',
      "Empty nesters who think they'll never agree on a town",
    );
    expect(hooks.filter((text) => /\bI'll never agree/.test(text))).toEqual([]);
    expect(hooks.some((text) => /\bwe'll never agree/i.test(text))).toBe(true);
  });
});

describe('the papers of a divorce', () => {
  it('are for those who part', () => {
    const context = readContext({
      topic: 'how to divide a pension after a divorce',
      businessDescription: 'Financial planner',
      idealCustomer: 'Men leaving long marriages who never handled the investments',
    });
    expect(context.related).toBe(true);
  });
});

describe('one person told by name', () => {
  const customerHooks = (idealCustomer: string) =>
    SEEDS.map((seed) => {
      const { slots } = planRun({
        topic: '10-minute monthly budget checkup',
        businessDescription: 'Budgeting creator',
        idealCustomer,
        seed,
      });
      return slots.filter(({ carriesCustomer }) => carriesCustomer);
    });

  it('is called by the calling where the wish leaves no room for the topic', () => {
    const wish = 'stop running out of money before rent is due';
    for (const hooks of customerHooks(`Luke, 33, a bus driver with $600 in savings who wants to ${wish}`))
      expect(hooks.length).toBeGreaterThanOrEqual(3);
  });

  it('is not called so where a short trouble says who it is', () => {
    for (const hooks of customerHooks('Luke, 33, a bus driver who hates budgeting'))
      expect(hooks.filter(({ text }) => /bus drivers/i.test(text))).toEqual([]);
  });
});
