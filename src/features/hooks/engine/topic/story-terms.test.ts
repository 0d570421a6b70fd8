import { describe, expect, it } from 'vitest';
import { planRun } from '../write-hooks.ts';
import { readTopic } from './read-topic.ts';
import { matterOf } from './story-terms.ts';

/** Long enough for a story, and about nothing. */
const FILLER =
  ' I see it again and again with the people who come to me and I would like to show how we sort it out together, slowly, at the table, with a pen and one sheet of paper, because nobody ever took the time to do that with them and it changes how they look at the whole thing for good, which is what I care about most of all in this work and always have cared about since the day I started out.';

describe('what a long story is about', () => {
  it('takes a slow week in a shop for no irregular income', () =>
    expect(
      matterOf('Shop owners discount everything when they have a slow week, and in a slow week we call.'),
    ).toBeNull());

  it.each([
    ['Single moms get their tax refund in February and by May the refund is gone.', 'tax refunds'],
    ['People inherit an IRA from mom or dad and leave it sitting there.', 'inherited IRAs'],
    [
      'Everyone takes Social Security the minute they turn 62, because Social Security feels safe.',
      'Social Security',
    ],
    ['You apply for Medicaid, and then Medicaid asks for five years of statements.', 'Medicaid'],
    ['They come in April with a shoebox of receipts and owe taxes they already spent.', 'taxes'],
    ['A widow comes in with a folder, and her husband always did the money.', 'money after a loss'],
    ['Someone gets a lump sum and leaves it in the current account.', 'lump sums'],
    ['The dog still pulls on the lead, and they walk at midnight.', 'leash pulling'],
    ['They have old pensions from different jobs, all in a drawer.', 'old pensions'],
    [
      'The day a parent gets ill, nobody knows which bank mum or dad used.',
      'helping your parents with money',
    ],
    ['On commission they have a monster month, and then two slow months.', 'irregular income'],
    ['It is about irregular income, one month is good and three are not.', 'irregular income'],
    ['They click the same health plan at open enrollment.', 'choosing a health plan', 'health plans'],
    [
      'They look at the salary of a new job and not at the rest of the offer.',
      'reading a job offer',
      'job offers',
    ],
    ['Everyone got a raise, and nobody decided what the raise was for.', 'what to do with a raise', 'raises'],
    [
      'They got an inheritance from a parent and spent it too fast.',
      'what to do with an inheritance',
      'an inheritance',
    ],
    ['The farmers never talk about who gets the farm.', 'passing on the farm'],
    ['They never raised their prices.', 'raising your prices'],
  ])('%s', (story, topic, matter = topic) => {
    expect(matterOf(story + FILLER)).toBe(matter);
    expect(readTopic(story + FILLER)).toMatchObject({ clean: topic });
  });

  it.each([
    'We laughed a lot that day.',
    'It is always the same, a nicer car payment and more takeout.',
    'The dog ran into the garden twice.',
  ])('guesses nothing from %s', (story) => {
    expect(matterOf(story + FILLER)).toBeNull();
    expect(readTopic(story + FILLER).shape).toBe('opaque');
  });
});

describe('what a long story shows', () => {
  it.each([
    ['I want to show the simple Friday jar system that I use with bakers.', 'my Friday jar system'],
    [
      "I'd like to walk people through the one-page repair checklist we fill out together.",
      'my one-page repair checklist',
    ],
    ['I want to go over the two account trick I give new clients.', 'my two-account trick'],
    ['Let me share the simple weekly money check-in that I use.', 'my weekly money check-in'],
    ['I want to show the small zero to one thousand plan I do with people.', 'my zero-to-one-thousand plan'],
    ['I want to share the first week schedule I give them.', 'my first-week schedule'],
    [
      'When people hire me to declutter their garage they are ashamed. I want to show the simple three-pile sort that I use.',
      'my three-pile sort for decluttering your garage',
    ],
    ['I want to show the easy rule I use on payday, which is short.', 'my payday rule'],
  ])('%s', (told, np) => expect(readTopic(told + FILLER).np?.text).toBe(np));

  it('says what it is for, and what it is better than', () => {
    const told =
      'They owe the IRS every April. I want to show the two account trick I set up with them, and explain why it beats saving receipts in a shoebox.';
    expect(readTopic(told + FILLER)).toMatchObject({
      np: { text: 'my two-account trick for taxes' },
      mod: 'two-account trick for taxes',
      method: { beats: 'saving receipts in a shoebox' },
    });
  });

  it('calls it by its name in every run', () => {
    const topic = `I want to show the two account trick I give new clients, and why it beats waiting until April.${FILLER}`;
    const texts = Array.from({ length: 5 }, (_, seed) =>
      planRun({ topic, businessDescription: 'Bookkeeper', idealCustomer: 'Freelancers', seed }).slots.map(
        ({ text }) => text,
      ),
    ).flat();
    expect(texts.filter((text) => /two-account bookkeeping trick/.test(text)).length).toBeGreaterThanOrEqual(
      35,
    );
    expect(texts.some((text) => /waiting until April/.test(text))).toBe(true);
    expect(texts.join(' ')).not.toMatch(/trick for [^.]*\b(?:mistake|tip|myth|advice)\b/);
  });

  it('says for whom a sheet is that nobody has seen', () => {
    const shown = (words: string) => readTopic(`I want to show the ${words}.${FILLER}`).np?.text;
    expect(shown('one page list I give families, which puts ten calls in order')).toBe(
      'my one-page list for families',
    );
    expect(shown('one-page family meeting agenda I give them')).toBe('my one-page family meeting agenda');
  });

  it('is shown beside a hard time too, if it is a paper', () =>
    expect(
      readTopic(`After a funeral I want to show the one page list I give families, in order.${FILLER}`),
    ).toMatchObject({ np: { text: 'my one-page list for families' }, sensitive: true, practical: true }));

  it.each([
    [
      'They got a bonus and two months later the bonus is gone. I want to show the three buckets I have my clients write down before it comes.',
      'my three-bucket plan for bonuses',
    ],
    [
      'They owe the IRS every April. I want to show the two bank accounts I ask all my clients to open.',
      'my two-account setup for taxes',
    ],
    [
      'I want to show the one-page sheet I fill in with owner operators before they accept a load, it takes five minutes.',
      'my one-page sheet for accepting a load',
    ],
    [
      'I want a video about what happens when people water their lawn every evening. I want to share the screwdriver test I show my clients, and why.',
      'my screwdriver test for watering your lawn',
    ],
    [
      'Everybody asks about tomatoes, and the tomatoes freeze. I want to show the cold night test I do, and why.',
      'my cold night test for tomatoes',
    ],
    [
      'Somebody becomes the executor and rings the banks. I want to show the one page list I give families, in order.',
      'my one-page list for executors',
    ],
  ])('says what it is for: %s', (told, np) =>
    expect(readTopic(told + FILLER).np).toMatchObject({ text: np, core: np }),
  );

  it('is called by a shorter name too, and some hooks speak of the matter alone', () =>
    expect(
      readTopic(`They owe the IRS every April. I want to show the monthly folder I set up.${FILLER}`),
    ).toMatchObject({
      np: { text: 'my monthly folder for taxes' },
      brief: { np: ['my monthly tax folder'] },
      gist: 'taxes',
    }));

  it('is not what somebody else has to do', () =>
    expect(
      readTopic(`I want to explain the three forms I have them open at home.${FILLER}`).np?.text ?? '',
    ).not.toMatch(/forms/));
});

describe('what people do in a long story', () => {
  it.each([
    [
      'I want a video on what happens when people lend money to a brother or a friend, because most never get it back.',
      { shape: 'verb', np: { text: 'lending money to a brother or a friend' } },
    ],
    [
      'I want a video about what happens when people come back to the gym after a long break, because they quit again.',
      {
        shape: 'verb',
        np: { text: 'coming back to the gym after a long break', core: 'coming back to the gym' },
      },
    ],
    [
      'It is about what happens when somebody buys their first motorcycle off the internet, because it is bent.',
      { shape: 'verb', verb: { full: 'buy your first motorcycle off the internet' } },
    ],
    [
      'It is about what happens when people get a raise, because it is gone by summer.',
      { shape: 'wh', wh: { text: 'what to do with a raise' } },
    ],
    [
      'It is about what happens when people get their bonus at work, because it is gone by summer.',
      { shape: 'wh', wh: { text: 'what to do with your bonus' } },
    ],
    [
      'It is about what happens when teams skip code review because the deadline is close.',
      { shape: 'negative', bad: { vp: 'skip code review' } },
    ],
    [
      'I want to go through the thing I get clients to do in the first week after a raise, which is easy.',
      { shape: 'wh', wh: { text: 'what to do in the first week after a raise' } },
    ],
    [
      'I want to show how I have them live on their lowest month and move the extra into a second account, and why.',
      { shape: 'verb', np: { text: 'living on your lowest month' } },
    ],
    [
      'Their hours change every week, one good month and one bad month. I want to show how I have them live on their lowest month, and why.',
      { np: { text: 'irregular income' }, gist: 'living on your lowest month' },
    ],
    [
      'I want to share the three questions I ask clients before they say yes to a loan, and a letter.',
      { shape: 'list', list: { n: 'three', items: 'questions to ask before you say yes to a loan' } },
    ],
    [
      'I want to walk through the six things I check in any house before I even look at the kitchen, and why.',
      { shape: 'list', list: { n: 'six', items: 'things to check in any house' } },
    ],
  ])('%s', (told, topic) => expect(readTopic(told + FILLER)).toMatchObject(topic));

  it.each([
    'It is about what happens when people have it all and then one day it is gone.',
    'I want to show how I have them pick one tiny bug and follow it through the code.',
    'I want to walk through the three questions I ask on the phone, and why.',
    'I want to walk through the five questions I ask every new family before we look at any prices.',
  ])('takes half a deed for none: %s', (told) => expect(readTopic(told + FILLER).shape).toBe('opaque'));

  it('stays kind beside a loss', () => {
    const loss =
      'It is about what happens when someone loses a husband or a wife, and the bank letters pile up.';
    expect(readTopic(loss + FILLER)).toMatchObject({
      clean: 'money after a loss',
      sensitive: true,
      practical: true,
    });
    const grief =
      'They still cry after the funeral. I want to show the weekly ritual I suggest, because grief has no deadline.';
    expect(readTopic(grief + FILLER)).toMatchObject({ clean: 'grief', sensitive: true, practical: false });
  });
});
