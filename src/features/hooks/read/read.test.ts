import { expect, test } from 'vitest';
import { engineState, requestOf } from '../../../../tests/support/book.ts';
import { readBrief } from './brief.ts';
import { readCustomer } from './customer.ts';
import { detectShape, SHAPE_RULES } from './detect-shape.ts';
import { detectLanguage } from './language.ts';
import { readTrade } from './profession.ts';
import rows from './read.test-cases.json' with { type: 'json' };
import { isOutsideUnitedStates } from './region.ts';
import type { Role } from './roles.ts';
import { findAddressedRoles, findRoles, readAudience, suitsRoles } from './roles.ts';
import trades from './trades.json' with { type: 'json' };

const { words } = engineState().book;
const briefOf = (topic: string, customer = '') =>
  readBrief({ topic, point: null, businessDescription: '', idealCustomer: customer }, words);

test('every rule of the table of shapes reads its row', () => {
  for (const { rule, topic, shape, slots } of rows.shapes) {
    const brief = briefOf(topic);
    expect(brief.shape, topic).toBe(shape);
    expect(brief.slots, topic).toMatchObject(slots);
    const fitting = SHAPE_RULES.find(({ read }) => read(brief.topic, brief.topic.split(' '), words));
    expect(fitting?.name, topic).toBe(rule);
  }
  expect(new Set(rows.shapes.map(({ rule }) => rule))).toEqual(new Set(SHAPE_RULES.map(({ name }) => name)));
});

test('every trade is read from what a creator says of the business', () => {
  for (const [business, profession, field] of rows.trades)
    expect(readTrade(business as string), business as string).toMatchObject({
      profession,
      home: field ? { field } : null,
    });
  const seen = new Set(rows.trades.map(([, , field]) => field));
  expect(trades.filter(({ field }) => !seen.has(field))).toEqual([]);
  const { subjects } = engineState().book;
  expect(trades.filter(({ field }) => !subjects.some((subject) => subject.field === field))).toEqual([]);
});

test('where the viewers live is read from places and words', () => {
  for (const [text, abroad] of rows.abroad)
    expect(isOutsideUnitedStates(text as string), text as string).toBe(abroad);
});

test('topics are cleaned of what nobody says', () => {
  for (const [typed, cleaned] of rows.cleaned) expect(briefOf(typed as string).topic).toBe(cleaned);
});

test('of a business, those whom it serves are the audience, not what its owner is', () => {
  for (const [business, roles] of rows.served) {
    const request = requestOf('new managers', { businessDescription: business as string, idealCustomer: '' });
    expect([...readBrief(request, words).roles.customer], business as string).toEqual(roles);
  }
});

test('people whom a topic names are the audience only where the customer is not another one', () => {
  for (const [topic, customer, ofTopic, ofCustomer] of rows.named) {
    const roles = readAudience(topic as string, customer as string);
    expect([[...roles.topic], [...roles.customer]], topic as string).toEqual([ofTopic, ofCustomer]);
  }
});

test('letters that stand for many are cut to the length of a topic too', () => {
  const { topic } = readBrief(requestOf('\ufdfa'.repeat(500)), engineState().book.words);
  expect(topic.length).toBeLessThanOrEqual(500);
});

test('customers are read as an audience, a trouble and a wish, or not at all', () => {
  for (const [typed, audience, trouble, wish] of rows.customers) {
    expect(readCustomer(typed ?? ''), typed ?? '').toMatchObject({ audience, trouble, wish });
  }
});

test('a point comes only to those whom it is for', () => {
  for (const [roles, topic, customer, fits] of rows.roles) {
    const audience = { topic: findRoles(topic as string), customer: findRoles(customer as string) };
    expect(suitsRoles(roles as Role[], audience), `${roles} · ${topic} · ${customer}`).toBe(fits);
  }
});

test('a line that names the other side tells which side it speaks to', () => {
  for (const [line, side] of rows.sides)
    expect([...findAddressedRoles(line as string)], line as string).toEqual(side ? [side] : []);
});

test('languages are told apart, and English is none of them', () => {
  for (const [text, language] of rows.languages)
    expect(
      detectLanguage(text as string, (word) => words.places.has(word)),
      text as string,
    ).toBe(language);
});

test('what cannot be read is used as it was typed, or not at all', () => {
  for (const topic of ['', ' ', '漢字のトピック', '@'.repeat(500), '💥', '???', '$', '%%%', '£€$']) {
    expect(briefOf(topic).shape, topic).toBe('opaque');
  }
  expect(detectShape('make more $ from home', words).shape).toBe('doing');
});

test('words of a trade are left as they were typed', () => {
  for (const topic of [
    'how often should you rehair a violin bow',
    'lockpicking spool pins',
    'preheating a castiron pan',
    'tradie cash flow',
    'growing dahlias from tubers',
    'minky blankets',
  ])
    expect(briefOf(topic).misspelled, topic).toEqual([]);
});

test('what is true of the United States alone is not for viewers elsewhere', () => {
  const abroad = (businessDescription: string, topic = 'saving for a house') =>
    readBrief({ topic, point: null, businessDescription, idealCustomer: '' }, words).isOutsideUS;
  expect(abroad('Independent estate agent in Bristol')).toBe(true);
  expect(abroad('Counsellor for tired mums')).toBe(true);
  expect(abroad('I teach saving', 'stamp duty for first-time buyers')).toBe(true);
  expect(abroad('Realtor in Charlotte')).toBe(false);
  expect(abroad('I teach yoga')).toBe(false);
  expect(abroad('British, living in Texas', 'roth ira basics')).toBe(false);
});
