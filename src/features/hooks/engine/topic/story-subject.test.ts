import { describe, expect, it } from 'vitest';
import { readContext } from '../context.ts';
import { toldTrouble } from '../customer/story-troubles.ts';
import { askedOf, lamentedIn, subjectOf } from './story-subject.ts';
import { matterOf } from './story-terms.ts';

describe('what people ask the creator', () => {
  it.each([
    [
      'how every new client asks me if they should pay off debt or save first, and they',
      'should you pay off debt or save first?',
    ],
    [
      'how parents keep asking me when they should start talking to their teenagers about money, and most',
      'when to start talking to your teenagers about money',
    ],
    ['people ask me all the time how to clean a cast iron pan, and', 'how to clean a cast iron pan'],
  ])('%s', (story, asked) => expect(askedOf(story)).toBe(asked));

  it.each([
    'and when I ask how they chose the car they say the dealer',
    'he asked me if it was too late, and I said no',
    'they ask me what to do with it, and then',
  ])('is nothing in %s', (story) => expect(askedOf(story)).toBeNull());
});

describe('the plain thing that a story is about', () => {
  it.each([
    ['I wanted to do a video about sourdough, because every week', '', 'sourdough'],
    [
      'about how most people who come to me have a dozen old subscriptions they forgot',
      '',
      'old subscriptions',
    ],
    ['about how most of the runners I see have had the same knee pain for a year, and', '', 'knee pain'],
    ['and nobody ever taught them how to give feedback, so they say nothing', '', 'giving feedback'],
    ['they read ten articles about debt and then', 'Debt coach for young adults\n', 'debt'],
    ['they went to three banks for a loan and got told no', 'Loan coach for shops\n', 'loans'],
    ['the dog pulls and the owner gives up', 'Dog trainer, group classes\n', 'dog training'],
  ])('%s', (story, told, subject) => expect(subjectOf(story, told)).toBe(subject));

  it.each([
    ['about how most of my clients have no idea where to start, and', 'Money coach\n'],
    ['about how everyone has the same problem, and then', 'Life coach\n'],
    ['about how most of them have a hard time, and', 'Debt coach\n'],
  ])('is not guessed from %s', (story, told) => expect(subjectOf(story, told)).toBeNull());

  it('is what the customers lament, and not what they are tired of', () => {
    const story = 'they went to the bank for a loan and they hate every spreadsheet';
    expect(lamentedIn(story, '\nOwners who got turned down for loans')).toBe('loans');
    expect(lamentedIn(story, '\nOwners who are too tired for spreadsheets')).toBeNull();
  });
});

describe('a matter that the customer speaks of too', () => {
  it.each([
    [
      'how people have put off doing their will or even looking at their life insurance, because it feels dark',
      'Parents who have no will',
      'wills',
    ],
    ['now there is a big tax bill and nothing left for it', 'People who never save for taxes', 'taxes'],
    [
      'how families have no emergency fund at all, and they put it on a credit card',
      'Parents who use credit cards for every surprise',
      'emergency funds',
    ],
  ])('%s', (story, customer, matter) => expect(matterOf(story, `Planner\n${customer}`)).toBe(matter));
});

describe('a method says what it is for', () => {
  const filler =
    ' They come in and do a little bit of everything and after a year they just give up and stop opening the mail and nobody ever sat down with them at a table, with a pen and a sheet of paper, so they think that they are the only ones and feel bad about it for a very long time, which is a pity.';
  it.each([
    [
      'Loan coach for small shops',
      'asked three banks for a loan and got told no.',
      'my one-page list for loans',
    ],
    ['Plant shop with workshops', 'water a fern too much.', 'my one-page list for plants'],
  ])('%s: %s', (businessDescription, deed, name) => {
    const topic = `I want to show the one page list I give to every new client. Most of them ${deed}${filler}`;
    const { np } = readContext({ topic, businessDescription, idealCustomer: '' }).topic;
    expect(np?.text).toBe(name);
  });
});

describe('what the people of a story go through', () => {
  it.each([
    [
      'a video about how most of the owners who come to me have never paid themselves on a schedule, they',
      'have never paid themselves on a schedule',
    ],
    [
      'talk about how most of the women who come to see me after a loss have never paid the bills on their own, and',
      'have never paid the bills on their own',
    ],
    [
      'about how most of the families I work with have no emergency fund at all, and',
      'have no emergency fund',
    ],
    ['about how freelancers who come to me never raise their prices because', 'never raise their prices'],
  ])('%s', (story, trouble) => expect(toldTrouble(story)).toBe(trouble));

  it.each([
    'about how most of my clients have already done it twice, and then',
    'about how a lot of the nurses I work with pick up extra shifts, and they have no idea',
    'about how I have never been to Rome before, and my clients',
  ])('is not guessed from %s', (story) => expect(toldTrouble(story)).toBeNull());
});
