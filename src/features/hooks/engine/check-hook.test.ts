import { describe, expect, it } from 'vitest';
import { firstClause } from './breath.ts';
import { checkHook } from './check-hook.ts';
import { claimFaults } from './claims.ts';
import { countFaults } from './counts.ts';
import { lintHook } from './lint.ts';
import type { Profession } from './profession.ts';
import { audienceAllowed, professionFaults } from './profession-rules.ts';
import { readTopic } from './topic/read-topic.ts';

describe('lint', () => {
  it.each([
    'Stop guessing why your sourdough fails.',
    'You are about to skip this.',
    'You said "not again!" and meant it.',
  ])('passes %s', (text) => expect(lintHook(text)).toEqual([]));

  it.each([
    ['Before you {vp}, look here.', 'unfilled slot'],
    ['Here is the the plan for tonight.', 'doubled word'],
    ['The truth about for your budget.', 'doubled preposition'],
    ["Let's talk about myths about rest.", 'doubled preposition'],
    ['This is a honest answer.', 'article'],
    ['Ask an dietitian about it.', 'article'],
    ['stop guessing about meal prep.', 'no capital at the start'],
    ['Stop guessing. start here today.', 'no capital after'],
    ['You has heard this before.', 'agreement'],
    ['Watch this when you get stuck when building.', 'stacked clauses'],
    ['Stop guessing , start here.', 'punctuation'],
    ['Stop guessing and start here', 'no full stop'],
    ['Go to https://example.com for more.', 'markup'],
    ['One two three four five, one two three four five six seven eight nine ten eleven twelve.', 'words'],
    ['This is a very long way to begin saying anything at all.', 'first clause'],
  ])('%s: %s', (text, fault) => expect(lintHook(text).join('; ')).toContain(fault));

  it.each([
    ['If you keep hitting the wall, start here.', 'If you keep hitting the wall,'],
    ['Stop guessing why your sourdough fails.', 'Stop guessing'],
    ['Look at the label before you buy.', 'Look at the label'],
  ])('the first clause of %s', (text, clause) => expect(firstClause(text)).toBe(clause));
});

describe('claims', () => {
  it.each([
    'Lose 10 pounds with meal prep.',
    'Studies show that meal prep works.',
    'My client lost weight with this.',
    'Guaranteed results from meal prep.',
    'This will double your income.',
    'Thousands of people do this.',
    'Save $500 with one habit.',
    'A certified trick for busy people.',
  ])('refuses %s', (text) => expect(claimFaults(text, 'meal prep for busy moms')).not.toEqual([]));

  it('lets the user repeat what the user said', () => {
    expect(
      claimFaults('How to get your first 1000 followers.', 'how to get your first 1000 followers'),
    ).toEqual([]);
  });
});

describe('professions', () => {
  it.each<[Profession, string]>([
    ['mentalHealthTherapist', 'Do you have ADHD? Watch this.'],
    ['mentalHealthTherapist', 'My client said this last week.'],
    ['financialAdvisor', 'The market will crash. Be ready.'],
    ['financialAdvisor', 'Guaranteed returns, explained.'],
    ['nutritionist', 'This detox melts fat.'],
    ['nutritionist', 'How to lose ten pounds by summer.'],
    ['realEstate', 'Best neighborhoods for families in Denver.'],
    ['realEstate', 'A safe neighborhood with good schools.'],
    ['businessCoach', 'Six-figure months start here.'],
  ])('%s cannot say: %s', (profession, text) => {
    expect(professionFaults(text, profession)).not.toEqual([]);
    expect(checkHook(text, { profession, source: text.toLowerCase() })).not.toEqual([]);
  });

  it.each([
    "You don't need a juice cleanse to detox your body.",
    'Your liver does not need a detox after every party.',
    'You never need a detox.',
  ])('let a promise be denied: %s', (text) => expect(professionFaults(text, 'nutritionist')).toEqual([]));

  it('names no kinds of people for housing', () => {
    expect(audienceAllowed('young families', 'realEstate')).toBe(false);
    expect(audienceAllowed('first-time home buyers', 'realEstate')).toBe(true);
    expect(audienceAllowed('young families', 'nutritionist')).toBe(true);
  });
});

describe('the count of a numbered list', () => {
  const five = readTopic('5 mistakes first-time buyers make');

  it.each([
    'Three mistakes first-time buyers make.',
    'Three things first-time buyers get wrong.',
    'Number seven hurts: mistakes first-time buyers make.',
    'The sixth one is the worst: mistakes first-time buyers make.',
  ])('is kept: %s', (text) => expect(countFaults(text, five)).toHaveLength(1));

  it.each([
    '5 mistakes first-time buyers make.',
    'Two of these are free: 5 mistakes first-time buyers make.',
    'Thirty seconds, five mistakes first-time buyers make.',
    'The second one is mine: mistakes first-time buyers make.',
  ])('may be said in part: %s', (text) => expect(countFaults(text, five)).toEqual([]));

  it('is free where the topic has none', () =>
    expect(countFaults('Three mistakes buyers make.', readTopic('mistakes buyers make'))).toEqual([]));
});

describe("let's talk", () => {
  it.each([
    ["Short on time? Let's talk meal prep.", true],
    ["Short on time? Let's talk the jar method.", false],
    ["Short on time? Let's talk about the jar method.", true],
  ])('%s', (text, fine) => expect(lintHook(text).length === 0).toBe(fine));
});
