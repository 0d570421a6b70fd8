import { describe, expect, it } from 'vitest';
import { planRun } from '../write-hooks.ts';
import { readTopic } from './read-topic.ts';
import { matterOf } from './story-terms.ts';

/** Long enough for a story, and about nothing. */
const FILLER =
  ' I see it again and again with the people who come to me and I would like to show how we sort it out together, slowly, at the table, with a pen and one sheet of paper, because nobody ever took the time to do that with them and it changes how they look at the whole thing for good, which is what I care about most of all in this work and always have cared about since the day I started out.';

describe('what a long story is about', () => {
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
    ['They have old pensions from different jobs, all in a drawer.', 'old pensions'],
    ['The day a parent gets ill, nobody knows which bank mum or dad used.', 'helping parents with money'],
    ['On commission they have a monster month, and then two slow months.', 'irregular income'],
    ['It is about irregular income, one month is good and three are not.', 'irregular income'],
  ])('%s', (story, matter) => {
    expect(matterOf(story + FILLER)).toBe(matter);
    expect(readTopic(story + FILLER)).toMatchObject({ clean: matter });
  });

  it.each(['We laughed a lot that day.', 'The dog ran into the garden twice.'])(
    'guesses nothing from %s',
    (story) => {
      expect(matterOf(story + FILLER)).toBeNull();
      expect(readTopic(story + FILLER).shape).toBe('opaque');
    },
  );
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
    expect(texts.filter((text) => /two-account trick/.test(text)).length).toBeGreaterThanOrEqual(35);
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

  it('is not what somebody else has to do', () =>
    expect(
      readTopic(`I want to explain the three forms I have them open at home.${FILLER}`).np?.text ?? '',
    ).not.toMatch(/forms/));
});
