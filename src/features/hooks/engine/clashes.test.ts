import { describe, expect, it } from 'vitest';
import { readTopic } from './topic/read-topic.ts';
import { writeHooks } from './write-hooks.ts';

function hooksOf(topic: string): string[] {
  return [1, 2, 3, 4, 5].flatMap((seed) =>
    writeHooks({
      topic,
      businessDescription: 'I coach parents and first-time buyers.',
      idealCustomer: 'Parents who feel worn out and want calmer evenings',
      seed,
    }).map(({ text }) => text),
  );
}

describe('words that trip over each other', () => {
  it.each([
    ['how to sell more books on Amazon', /before you sell more/],
    ['run better meetings', /before you run better/],
    ['how to organize a small closet fast', /fast, (?:one step|step by step)|won't rush/],
    ['the truth about living in a duplex', /ing living in/],
    ['co-parenting with a difficult ex', /with co-parenting with/],
    ['Should I itemize?', /hardest part of itemizing/],
    ['iftar table ideas', /use iftar table ideas/],
    ['coping with a breakup in your 40s', /\b(?:us|we) (?!can|need|should|don't)[^.?!]*your 40s/],
    ['beginner dance moves for weddings', /No dancing/],
    [
      'your tires are trash',
      /\bparents (?:should|heard|never)\b.*\byour tires|^your tires.*\bparents never/i,
    ],
    [
      'your website is shit',
      /would you believe|[Pp]arents (?:heard|knew|never)|to parents:|^(?:is|yes or no)/i,
    ],
    ['my kitchen is a mess', /how my kitchen|perfect plan|big change|true story|keep asking/i],
    ['fix your damn form', /should you fix|parents (?:heard|knew|never)/i],
    ['fixed or adjustable mortgage rates', /on fixed, thirty|said fixed, one said/],
  ])('%s', (topic, wrong) => {
    for (const hook of hooksOf(topic)) expect(hook).not.toMatch(wrong);
  });
});

describe('articles', () => {
  it.each([
    ['debt snowball for beginners', 'the debt snowball for beginners', 'the debt snowball'],
    ['envelope method for beginners', 'the envelope method for beginners', 'the envelope method'],
    ['halo effect', 'the halo effect', 'the halo effect'],
  ])('%s: known by its name', (typed, text, core) => {
    const topic = readTopic(typed);
    expect(topic.np).toMatchObject({ text, core });
    expect(topic.aspect).toBeUndefined();
  });

  it.each([
    ['Bonds vs savings account', 'bonds', 'a savings account'],
    ['savings account vs bonds', 'a savings account', 'bonds'],
    ['sports or luxury car', 'sports', 'luxury car'],
    ['stand or hand mixers', 'stand', 'hand mixers'],
  ])('%s: one beside many', (typed, a, b) => expect(readTopic(typed).sides).toMatchObject({ a, b }));
});

describe('sides that lean on each other', () => {
  it.each(['fixed or adjustable mortgage rates', 'term vs whole life insurance', 'stand or hand mixers'])(
    '%s',
    (typed) => expect(readTopic(typed).sides?.leans).toBe(true),
  );
  it.each([
    'bonds vs savings account',
    'townhouse or single family home',
    'renting vs buying a house',
    'index funds vs ETFs',
  ])('%s do not', (typed) => expect(readTopic(typed).sides?.leans).toBeUndefined());
});
