import { describe, expect, it } from 'vitest';
import { readTopic } from './read-topic.ts';

describe('two sides', () => {
  it.each([
    ['townhouse or single family home', 'a townhouse', 'a single family home'],
    ['lump sum vs monthly pension', 'a lump sum', 'a monthly pension'],
    ['houseboat or studio flat in Amsterdam', 'a houseboat', 'a studio flat'],
    ['long lets or holiday lets in the Algarve', 'long lets', 'holiday lets'],
    ['oat milk vs almond milk', 'oat milk', 'almond milk'],
    ['stand or hand mixer', 'stand', 'hand mixer'],
    ['gas grill vs charcoal', 'a gas grill', 'charcoal'],
    ['real tree vs artificial', 'real tree', 'artificial'],
    ['HELOC vs personal loan', 'a HELOC', 'a personal loan'],
    ['bank vs credit union', 'a bank', 'a credit union'],
    ['VA loan vs FHA loan', 'a VA loan', 'an FHA loan'],
    ['VA loan vs FHA', 'a VA loan', 'an FHA loan'],
    ['FHA or conventional loan', 'an FHA loan', 'a conventional loan'],
    ['HMO vs PPO plans', 'HMO plans', 'PPO plans'],
    ['inner city or the suburbs', 'the inner city', 'the suburbs'],
    ['credit freeze vs lock', 'a credit freeze', 'a lock'],
    ['bigger house or good location', 'a bigger house', 'a good location'],
    ['HOA vs no HOA', 'HOA', 'no HOA'],
    ['big yard or short commute', 'a big yard', 'a short commute'],
    ['existing home or new build', 'an existing home', 'a new build'],
    ['downtown or suburbs in 2025', 'downtown', 'the suburbs'],
    ['city or suburbs with kids', 'the city', 'the suburbs'],
    ['townhouse or house with kids', 'a townhouse', 'a house'],
    ['bungalow or townhouse for retirees', 'a bungalow', 'a townhouse'],
    ['downsizing or renovating at 60', 'downsizing', 'renovating'],
    ['15-year vs 30-year mortgage', 'a 15-year', 'a 30-year mortgage'],
    ['jog or walk', 'jogging', 'walking'],
    ['detached house or townhome in 2026', 'a detached house', 'a townhome'],
    ['downtown condo or house in the suburbs', 'a downtown condo', 'a house in the suburbs'],
    ['direct lender vs mortgage broker', 'a direct lender', 'a mortgage broker'],
    ['dog walker or doggy daycare', 'a dog walker', 'doggy daycare'],
    ['land or existing home', 'land', 'an existing home'],
    ['DIY website vs hiring a designer', 'a DIY website', 'hiring a designer'],
    ['dark chocolate vs milk chocolate', 'dark chocolate', 'milk chocolate'],
    ['debit vs prepaid card', 'debit', 'prepaid card'],
    ['will vs trust', 'a will', 'a trust'],
    ['DIY or wedding planner', 'DIY', 'a wedding planner'],
    ['carry-on vs checked bag', 'a carry-on', 'a checked bag'],
    ['private school or public school', 'private school', 'public school'],
    ['listing with an agent or selling alone', 'listing with an agent', 'selling alone'],
    ['selling now or in 2026', 'selling now', 'selling in 2026'],
    ['refinance now or later', 'refinancing now', 'refinancing later'],
    ['buy in 2025 or 2026', 'buying in 2025', 'buying in 2026'],
    ['listing in spring or fall', 'listing in spring', 'listing in fall'],
  ])('%s: %s and %s', (typed, a, b) => expect(readTopic(typed).sides).toMatchObject({ a, b }));

  it.each(['lending money to a brother or a friend', 'moving on from a job or a boss'])(
    '%s is one deed',
    (typed) => expect(readTopic(typed)).toMatchObject({ shape: 'verb', sides: null }),
  );

  it.each([
    ['net vs gross pay', 'how net and gross pay differ'],
    ['gross vs net income', 'how gross and net income differ'],
    ['APR vs APY', 'how APR and APY differ'],
    ['revenue vs profit', 'how revenue and profit differ'],
    ['EBITDA vs net income', 'how EBITDA and net income differ'],
    ['deductible vs premium', 'how a deductible and a premium differ'],
    ['empathy vs sympathy', 'how empathy and sympathy differ'],
    ['cold or flu', 'how a cold and the flu differ'],
    ['tantrum vs meltdown', 'how a tantrum and a meltdown differ'],
    ['tax deduction vs tax credit', 'how a tax deduction and a tax credit differ'],
    ['affect vs effect', 'how affect and effect differ'],
    ['baking soda vs baking powder', 'how baking soda and baking powder differ'],
  ])('%s are told apart, and chosen by nobody', (typed, differ) =>
    expect(readTopic(typed)).toMatchObject({
      sides: { words: true },
      wh: { text: differ },
      verb: null,
      question: null,
    }),
  );

  it.each(['leasing vs buying a car', 'acrylic vs gel nails', 'matte or glossy prints', 'cats vs dogs'])(
    '%s is a choice',
    (typed) => expect(readTopic(typed).sides?.words).toBeUndefined(),
  );

  it.each([
    'buying or leasing a work truck',
    'canning or freezing tomatoes',
    'repairing vs replacing your roof',
  ])('%s: both are done to one thing, and the first alone says nothing', (typed) =>
    expect(readTopic(typed).sides?.leans).toBe(true),
  );

  it.each([
    'walking or taking the bus',
    'listing with an agent or selling alone',
    'renting or buying in 2025',
  ])('%s: each says what it is', (typed) => expect(readTopic(typed).sides?.leans).toBeUndefined());

  it('says where both of them are beside both alone', () =>
    expect(readTopic('houseboat or studio flat in Amsterdam').np?.text).toBe(
      'houseboat vs studio flat in Amsterdam',
    ));

  it.each([
    ['townhouse or house with kids', 'townhouse vs house with kids', 'Townhouse or house with kids?'],
    ['downsizing or renovating at 60', 'downsizing vs renovating at 60', 'Downsizing or renovating at 60?'],
    ['condo or house in retirement', 'condo vs house in retirement', 'Condo or house in retirement?'],
  ])('says in titles for whom both are compared: %s', (typed, title, question) => {
    const topic = readTopic(typed);
    expect([topic.np?.text, topic.question?.text]).toEqual([title, question]);
  });

  it('does not tell those whom it is for that it is for them', () =>
    expect(readTopic('bungalow or townhouse for retirees').sides?.bare).toEqual(['bungalow', 'townhouse']));
});
