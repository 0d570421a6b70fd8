import { describe, expect, it } from 'vitest';
import { readContext } from './context.ts';

const read = (topic: string, idealCustomer: string) =>
  readContext({ topic, businessDescription: 'Dog groomer', idealCustomer }).topic;

describe('a deed as these customers do it', () => {
  it.each([
    ['tips for bathing dogs', 'bathe your dog', 'how to bathe your dog'],
    ['how to bathe dogs at home', 'bathe your dog at home', 'how to bathe your dog at home'],
    [
      'training puppies without treats',
      'train your puppy without treats',
      'how to train your puppy without treats',
    ],
  ])('%s, told to owners: %s', (typed, deed, clause) => {
    const { verb, wh } = read(typed, 'Puppy owners who are scared of hurting their dog');
    expect(verb?.full).toBe(deed);
    expect(wh?.text).toBe(clause);
  });

  it('leaves parents all their teenagers', () => {
    expect(read('parenting teenagers after a divorce', 'Parents of teenagers').verb?.vp).toBe(
      'parent teenagers after a divorce',
    );
  });

  it('tells couples of no partner that each of them has', () => {
    expect(read('opening up to your partner', 'Couples in their 30s').wh?.they).toBe('');
    expect(read('opening up to your partner', 'Shy women').wh?.they).toBe('how to open up to their partner');
  });

  it('asks nobody to do it by myself', () => {
    const { story } = read('I moved by myself to a quiet town', 'Women who dream of moving to a quiet town');
    expect(story?.nextYou).toBe('moving by yourself to a quiet town');
  });

  it('leaves a trade its dogs', () => {
    expect(read('tips for bathing dogs', 'New groomers who want more clients').verb?.vp).toBe('bathe dogs');
  });

  it('leaves the list as it was typed', () => {
    expect(read('5 tips for bathing dogs', 'Puppy owners').list?.items).toBe('tips for bathing dogs');
  });
});

describe('a method without a purpose', () => {
  const story =
    "Hi so I'd like to do a video about how almost every new client has read ten articles that all say something different, so they end up doing a little bit of everything and feel like nothing is moving and after a year they just give up and stop opening the mail. I want to walk through the one page plan I make with them on the first call, which takes about half an hour, and say why having an order to do things in matters more than how much.";

  it('is named by what the creator does', () =>
    expect(
      readContext({ topic: story, businessDescription: 'Money coach for young adults', idealCustomer: '' })
        .topic.np?.text,
    ).toBe('my one-page money plan'));
});
