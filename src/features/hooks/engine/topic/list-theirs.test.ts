import { describe, expect, it } from 'vitest';
import { writeHooks } from '../write-hooks.ts';
import { readTopic } from './read-topic.ts';

const hooksOf = (topic: string) =>
  writeHooks({
    topic,
    businessDescription: 'I coach first-time managers.',
    idealCustomer: 'New managers who want to keep their team happy',
    seed: 1,
  }).map(({ text }) => text);

describe('lists of what somebody else does', () => {
  it.each([
    ['habits of bad remote bosses', 'bad'],
    ['rules of a toxic workplace', 'bad'],
    ['phrases bad bosses use', 'bad'],
    ['tricks car dealers use', 'bad'],
    ['5 tricks scammers use on seniors', 'bad'],
    ['tricks stores use to make you spend', 'bad'],
    ['7 things Zillow gets wrong', 'bad'],
    ['ways your company loses people', 'bad'],
    ['ways your phone spies on you', 'fact'],
    ['6 questions every seller asks', 'fact'],
    ['questions every nanny gets', 'fact'],
    ['5 questions recruiters ask in interviews', 'fact'],
    ['lies landlords tell', 'belief'],
  ])('%s: %s', (typed, kind) => expect(readTopic(typed).list).toMatchObject({ kind, theirs: true }));

  it.each([
    ['habits of calm parents', 'do'],
    ['5 habits of organized landlords', 'do'],
    ['questions smart buyers ask', 'do'],
    ['8 questions nobody asks at open houses', 'do'],
    ['7 questions every buyer should ask', 'do'],
    ['questions to ask a roofer', 'do'],
    ['3 phrases managers overuse', 'bad'],
    ['tricks hotels use for fluffy towels', 'do'],
    ['3 ways to keep good people', 'do'],
    ['things beginners get wrong about sourdough', 'fact'],
    ['signs of toxic friendship', 'fact'],
  ])('%s: the viewer’s own', (typed, kind) => {
    const { list } = readTopic(typed);
    expect(list?.kind).toBe(kind);
    expect(list?.theirs).toBeUndefined();
  });

  it.each([
    ['4 questions my clients always ask', 'questions clients always ask'],
    ['5 mistakes my patients make', 'mistakes patients make'],
  ])('%s: no trade is kept from saying %s', (typed, items) =>
    expect(readTopic(typed)).toMatchObject({ firstPerson: false, list: { items } }),
  );

  it.each(['habits of bad remote bosses', 'tricks car dealers use', '7 things Zillow gets wrong'])(
    '%s: nobody uses them, likes them, asks about them or gets what they want by them',
    (topic) => {
      const hooks = hooksOf(topic);
      expect(hooks).toHaveLength(10);
      for (const hook of hooks)
        expect(hook).not.toMatch(
          /favorite|use these|leave with|asked for|good idea|question about|advice on|(?:Want|Hoping|Trying) to .*\? .*(?:these|some)/,
        );
    },
  );

  it('says how many, where the user counted', () => {
    for (const hook of hooksOf('7 things Zillow gets wrong'))
      expect(hook).not.toMatch(/\b(?:some|a few) things/);
  });

  it('lets nobody overlook what buyers always notice', () => {
    for (const hook of hooksOf('6 repairs buyers always notice'))
      expect(hook).not.toMatch(/overlooked|people miss/);
  });

  it('leads from no wish to signs of something bad', () => {
    for (const hook of hooksOf('signs of toxic friendship')) {
      if (!hook.includes('signs of')) continue;
      expect(hook).not.toMatch(/keep your team happy|about signs of/);
    }
  });
});

describe('lists that open with "the"', () => {
  it.each([
    ['The Habits of Happy Couples', 'habits of happy couples'],
    ['the rules of grandparenting', 'rules of grandparenting'],
  ])('%s: %s', (typed, items) => expect(readTopic(typed).list?.items).toBe(items));
});

describe('what somebody regrets', () => {
  it('is no regret that happens', () =>
    expect(readTopic('7 purchases new parents regret')).toMatchObject({
      verb: null,
      wh: null,
      np: { text: 'the purchases new parents regret' },
    }));
});

describe('lists that tell how', () => {
  it.each([
    ['tips for growing tomatoes', 'how to grow tomatoes'],
    ['tips for flying alone', 'how to fly alone'],
    ['easy tricks for peeling eggs', 'how to peel eggs'],
    ['advice on asking for a raise', 'how to ask for a raise'],
  ])('%s: %s', (typed, how) => expect(readTopic(typed)).toMatchObject({ shape: 'verb', wh: { text: how } }));

  it.each([
    ['signs of anxiety in men', 'how to spot anxiety in men'],
    ['signs of a toxic friend', 'how to spot a toxic friend'],
    ['5 signs of a good contractor', 'how to spot a good contractor'],
    ['signs of mold in your house', 'how to spot mold in your house'],
    ['signs you need couples therapy', 'how to tell if you need couples therapy'],
    ['reasons your top talent quits', 'why your top talent quits'],
    ['5 things new landlords forget', 'what new landlords forget'],
    ['7 ways sellers lose money', 'how sellers lose money'],
    ['ways social anxiety shows up', 'how social anxiety shows up'],
  ])('%s: %s', (typed, how) =>
    expect(readTopic(typed)).toMatchObject({ shape: 'list', lends: 'wh', wh: { text: how } }),
  );

  it.each([
    'tips for growing teens',
    'tips for working parents',
    'tips for meeting your in-laws',
    '5 tips for growing tomatoes',
    'tips for potty training',
  ])('%s are a list', (typed) => expect(readTopic(typed).shape).toBe('list'));

  it.each(['signs of aging', 'signs of fall'])('%s tell no how', (typed) =>
    expect(readTopic(typed)).toMatchObject({ shape: 'list', wh: null }),
  );

  it.each(['5 weekend fixes before selling', '7 fixes before you sell'])(
    '%s are nothing but a list',
    (typed) => expect(readTopic(typed)).toMatchObject({ shape: 'list', mod: null, alsoNominal: false }),
  );
});

describe('what a list promises', () => {
  it.each([
    [
      '7 cheap home staging tips',
      /\b(?:one|three|my|this|common) (?:\w+ ){0,4}(?:tip|rule|mistake|step|question)/i,
    ],
    ['reasons your top talent quits', /\bthe (?:\w+ )?reason |\btwo (?!minutes)/i],
    ['5 basement problems buyers miss', /what I missed|overlooked|people miss/i],
    ['tips for garage organizing', /You need one/],
  ])('%s: nothing of another number', (typed, wrong) =>
    expect(hooksOf(typed).filter((hook) => wrong.test(hook))).toEqual([]),
  );
});
