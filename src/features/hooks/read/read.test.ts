import { expect, test } from 'vitest';
import { engineState, requestOf } from '../../../../tests/support/book.ts';
import { readAudienceName } from './audience-name.ts';
import { readBrief } from './brief.ts';
import { readClaimForms } from './claim-forms.ts';
import { countryOfLine, isTrueIn, readCountry } from './country.ts';
import { detectShape, SHAPE_RULES } from './detect-shape.ts';
import { detectLanguage } from './language.ts';
import { readTrade } from './profession.ts';
import rows from './read.test-cases.json' with { type: 'json' };
import type { Role } from './roles.ts';
import { findAddressedRoles, findRoles, readAudience, suitsRoles } from './roles.ts';
import { readTopicQuestions } from './topic-questions.ts';
import trades from './trades.json' with { type: 'json' };

const { words } = engineState().book;
const briefOf = (topic: string, customer = '') =>
  readBrief({ topic, point: null, businessDescription: '', idealCustomer: customer }, words);

test('every rule of the table of shapes reads its row', () => {
  for (const { rule, topic, shape, name } of rows.shapes) {
    const brief = briefOf(topic);
    expect([brief.shape, brief.topicName], topic).toEqual([shape, name]);
    const fitting = SHAPE_RULES.find(({ fits }) => fits(brief.topic, words));
    expect(fitting?.name, topic).toBe(rule);
  }
  expect(new Set(rows.shapes.map(({ rule }) => rule))).toEqual(new Set(SHAPE_RULES.map(({ name }) => name)));
});

test('every trade is read from a description of the business', () => {
  for (const [business, profession, field] of rows.trades)
    expect(readTrade(business as string), business as string).toMatchObject({
      profession,
      tradeFields: field ? { own: field } : null,
    });
  const seen = new Set(rows.trades.map(([, , field]) => field));
  expect(trades.filter(({ field }) => !seen.has(field))).toEqual([]);
  const { subjects } = engineState().book;
  expect(trades.filter(({ field }) => !subjects.some((subject) => subject.field === field))).toEqual([]);
});

test('the country of the viewers is read from places and words', () => {
  for (const [text, country] of rows.countries)
    expect(readCountry(text as string), text as string).toBe(country);
});

test('a topic is cleaned of words that nobody would say', () => {
  for (const [typed, cleaned] of rows.cleaned) expect(briefOf(typed as string).topic).toBe(cleaned);
});

test('the audience of a business is the people it serves, not what its owner is', () => {
  for (const [business, roles] of rows.served) {
    const request = requestOf('new managers', { businessDescription: business as string, idealCustomer: '' });
    expect([...readBrief(request, words).roles.customer], business as string).toEqual(roles);
  }
});

test('people named in a topic are the audience unless the customer is someone else', () => {
  for (const [topic, customer, ofTopic, ofCustomer] of rows.named) {
    const roles = readAudience(topic as string, customer as string);
    expect([[...roles.topic], [...roles.customer]], topic as string).toEqual([ofTopic, ofCustomer]);
  }
});

test('a topic is cut to its maximum length after letters that expand are expanded', () => {
  const { topic } = readBrief(requestOf('\ufdfa'.repeat(500)), engineState().book.words);
  expect(topic.length).toBeLessThanOrEqual(500);
});

test('customers are read as a group that can be addressed, or not at all', () => {
  for (const [typed = '', audience] of rows.customers)
    expect(readAudienceName(typed as string), typed as string).toBe(audience);
});

test('a point is offered only to the roles it is for', () => {
  for (const [roles, topic, customer, fits] of rows.roles) {
    const audience = { topic: findRoles(topic as string), customer: findRoles(customer as string) };
    expect(suitsRoles(roles as Role[], audience), `${roles} · ${topic} · ${customer}`).toBe(fits);
  }
});

test('a line that names the other side is read as speaking to one side', () => {
  for (const [line, side] of rows.sides)
    expect([...findAddressedRoles(line as string)], line as string).toEqual(side ? [side] : []);
});

test('languages other than English are detected, and English text is detected as none of them', () => {
  for (const [text, language] of rows.languages)
    expect(
      detectLanguage(text as string, (word) => words.places.has(word)),
      text as string,
    ).toBe(language);
});

test('a topic that cannot be read keeps its typed form', () => {
  for (const topic of ['', ' ', '漢字のトピック', '@'.repeat(500), '💥', '???', '$', '%%%', '£€$']) {
    expect(briefOf(topic).shape, topic).toBe('opaque');
  }
  expect(detectShape('make more $ from home', words)).toBe('title');
});

test('the vocabulary of a trade is not taken for misspellings', () => {
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

test('a fact of one country is not offered to viewers in another', () => {
  const viewers = (businessDescription: string, topic = 'saving for a house') =>
    readBrief({ topic, point: null, businessDescription, idealCustomer: '' }, words).country;
  expect(viewers('Independent estate agent in Bristol')).toBe('UK');
  expect(viewers('Counsellor for tired mums')).toBe('UK');
  expect(viewers('I teach saving', 'stamp duty for first-time buyers')).toBe('elsewhere');
  expect(viewers('British, living in Texas', 'roth ira basics')).toBe('US');
  expect(isTrueIn(viewers('Realtor in Charlotte'), 'US')).toBe(true);
  expect(isTrueIn(viewers('I teach yoga'), 'IN')).toBe(false);
  expect(isTrueIn(viewers('Advisor in Pune'), 'UK')).toBe(false);
  expect(isTrueIn(viewers('Advisor in Pune'), 'elsewhere')).toBe(true);
});

test('a topic that is a sentence is distinguished from a title', () => {
  for (const [topic, kind, text] of rows.sentences)
    expect([topic, briefOf(topic as string).sentence]).toMatchObject([topic, { kind, text }]);
});

test('a long story is kept to twenty words and cut at a conjunction, never inside a clause', () => {
  const whole = 'We brought our puppy home on the Friday and by Sunday night I was crying in the laundry';
  expect(briefOf(whole).sentence).toMatchObject({
    text: `${whole}.`,
    short: 'We brought our puppy home on the Friday.',
  });
  const long =
    "My buyers walked away from a house they loved after the inspection, and a year later they're so glad they did";
  expect(briefOf(long).sentence?.text).toBe(
    'My buyers walked away from a house they loved after the inspection.',
  );
});

test('an announcement of the video and program code are not read as sentences to say', () => {
  for (const topic of [
    'I would like to explain why stretching matters',
    'const x = 1; return x',
    'rent vs buy',
  ])
    expect(briefOf(topic).sentence, topic).toBeNull();
});

test('a claim is rephrased only where its words are certain', () => {
  for (const [claim, quoted, told, stopped] of rows.claimForms) {
    const forms = readClaimForms(claim as string);
    const said = forms.quoted ? `${forms.quoted} ${forms.denial}` : null;
    expect([claim, said, forms.told ?? null, forms.stopped ?? null]).toEqual([claim, quoted, told, stopped]);
  }
});

test('a how-to, a why and a choice between two become questions or statements', () => {
  for (const [topic, questions] of rows.topicQuestions)
    expect([topic, readTopicQuestions(topic as string)]).toEqual([topic, questions]);
});

test('a line about the money or the rules of a country belongs to that country', () => {
  for (const [say, country] of rows.linesOfCountries)
    expect(countryOfLine(say as string), say as string).toBe(country);
});
