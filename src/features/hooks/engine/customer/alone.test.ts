import { describe, expect, it } from 'vitest';
import { isUnderstood, standsAlone, wishStandsAlone } from './alone.ts';
import { readCustomer } from './read-customer.ts';

const painsOf = (customer: string) => readCustomer(customer).pains;

describe('troubles that can be told without the topic', () => {
  it.each([
    'Salon owners who lose hundreds a week to no-shows',
    'New parents who lie awake at night over money',
    'Freelancers who keep undercharging their best clients',
    'Clerks who freeze when the boss asks for a chart',
    'Dads who hate mowing',
    'Nurses who dread Sundays',
    'Founders who feel silly on camera',
    'Drivers who crash before noon',
    "Couples who don't trust used-car dealers",
    "Bakers who haven't had a weekend off in months",
    'Renters who are afraid of running out of savings',
    'Riders who grip the armrest in every storm and panic at takeoff',
  ])('%s', (customer) => expect(painsOf(customer).some((pain) => standsAlone(pain))).toBe(true));

  it.each([
    "Renters signing their first lease alone who don't read past page two",
    'Remote team leads who ask a question and get nothing but black squares',
    'Office managers who have to plan the offsite and dread the eye rolls',
    "Adults who can't seem to stop",
    "Painters who still can't get a clean edge",
    'Growers who lose a few every month',
    'Owners who have to choose a replacement by Friday',
    'Buyers who hate the drop-off',
    'Divers who are afraid of being boring',
    'Parents who worry about tiredness, low iron and cooking two dinners',
    "Couples who aren't sure they own enough to bother",
    "Newlyweds who aren't sure how much to combine",
    "Drivers who aren't sure they can handle a payment",
    'Spenders who keep sliding back every December',
  ])('needs the topic: %s', (customer) =>
    expect(painsOf(customer).filter((pain) => standsAlone(pain))).toEqual([]),
  );
});

describe('troubles that nobody understands without the topic', () => {
  it.each([
    'Mothers who rehearse the conversation every night and lose their nerve at breakfast',
    'Women who hide the bald patches',
    'Widows who never handled the investments',
  ])('%s', (customer) => {
    const read = painsOf(customer);
    expect(read).not.toEqual([]);
    expect(read.filter(isUnderstood)).toEqual([]);
    expect(read.filter((pain) => standsAlone(pain))).toEqual([]);
  });

  it.each(["Heirs who can't throw anything away", 'Teens who hide their arms in summer'])(
    'unlike what everybody knows: %s',
    (customer) => expect(painsOf(customer).some(isUnderstood)).toBe(true),
  );

  it('are wishes as well', () => {
    const alone = (customer: string) => readCustomer(customer).wants.map((wish) => wishStandsAlone(wish));
    expect(alone('Trainees who want to know what the job is really like')).toEqual([]);
    expect(alone('Parents who want to support the choice')).toEqual([false]);
    expect(alone('Diabetics who want to keep eating what their mother cooks')).toEqual([false]);
    expect(alone('Gardeners who want to keep the weeds down')).toEqual([true]);
  });
});

describe('what is no trouble at all', () => {
  it.each([
    'Guys who climb twice a week',
    'Cellists who practise four hours a day',
    'Bakers who answer every message within the hour',
    'Sons who keep everything running',
    'Brothers who fear the funeral question',
    'Women who love colorful jewelry and buy little treats for themselves',
    'Neighbors who buy bread every Saturday',
    'Students who thrift every weekend',
    'Adults who quit as kids and play again',
    'Dog moms who buy their dog a new outfit every season',
  ])('%s', (customer) => expect(painsOf(customer)).toEqual([]));

  it.each([
    ['Savers who never read the statement', 'you never read your statement'],
    ['Shoppers who buy too many shoes every month', 'you buy too many shoes every month'],
    ['Adults cut off from a brother or sister', "you're cut off from a brother or sister"],
    [
      'Sons who keep everything running but are already mourning someone who is still here',
      "you're already mourning someone who is still here",
    ],
  ])('has another beside it, or its owner: %s', (customer, pain) =>
    expect(painsOf(customer).map(({ you }) => you)).toEqual([pain]),
  );
});

describe('what the sixth blind reading found', () => {
  it.each([
    [
      'Adults who did three years of Spanish and freeze when someone actually speaks to them',
      'you freeze when someone actually speaks to you',
    ],
    ['Restaurant owners who are busy every night and still broke', "you're busy every night and still broke"],
    ['People who can do one length and then they panic and grab the wall', 'you panic and grab the wall'],
    ['Dads who love the baby and miss their old life but would never say so', 'you miss your old life'],
    [
      'Buyers who are terrified of getting turned down and never told why',
      "you're terrified of getting turned down",
    ],
  ])('%s', (customer, pain) => expect(painsOf(customer).map(({ you }) => you)).toContain(pain));

  it.each([
    'Homeowners who are about to sell or host a party',
    "Guys who won't pay for lessons",
    'Fathers who yell and hate themselves afterward',
    'Young adults who are ashamed to say them out loud',
  ])('has nothing to say of %s', (customer) => expect(painsOf(customer)).toEqual([]));

  it('takes what they love for no wish of theirs', () =>
    expect(readCustomer('Dads who love the baby and miss their old life').wants).toEqual([]));
});
