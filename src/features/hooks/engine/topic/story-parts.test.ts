import { describe, expect, it } from 'vitest';
import { readContext } from '../context.ts';
import { readTopic } from './read-topic.ts';

describe('the parts of a story', () => {
  it.each([
    [
      'I sold my house to buy a farm',
      {
        began: 'I sold my house',
        beganGer: 'selling my house',
        next: 'buy a farm',
        nextGer: 'buying a farm',
        mine: 'my house',
      },
    ],
    [
      'I moved to Georgia to make wine in clay pots',
      { began: 'I moved to Georgia', next: 'make wine in clay pots', nextGer: 'making wine in clay pots' },
    ],
    ['I left my corporate job to farm full time', { next: 'farm full time', mine: 'my corporate job' }],
    // Two deeds in a row: the first was not done for the second.
    [
      'I sold my van and bought a narrowboat',
      { began: 'I sold my van', next: null, nextGer: 'buying a narrowboat' },
    ],
    [
      'I built a tiny house in six months',
      { began: 'I built a tiny house', nextGer: 'building a tiny house' },
    ],
    [
      'I taught myself to tile my own bathroom',
      { began: null, beganGer: 'teaching myself to tile my own bathroom', nextGer: 'tiling my own bathroom' },
    ],
    ['I adopted a dog and it changed everything', { began: 'I adopted a dog', beganGer: 'adopting a dog' }],
    ['I rescued a dog that nobody else wanted', { began: 'I rescued a dog', nextGer: 'rescuing a dog' }],
    ['I fixed up an old van to travel', { began: 'I fixed up an old van', beganGer: 'fixing up an old van' }],
    [
      'I started washing windows with my last paycheck',
      { began: 'I started washing windows', nextGer: 'washing windows' },
    ],
    // Neither was the point.
    ['I sold my stuff and moved to Spain', { began: null, beganGer: null, nextGer: 'moving to Spain' }],
    ['I turned my hobby into a toy shop', { mine: null, nextGer: 'running a toy shop' }],
    ['I turned my jewelry hobby into a business', { nextGer: 'running a jewelry business' }],
    ['I turned my hobby into a business', { nextGer: null }],
    ['I turned my unused garage into a gym', { nextGer: 'building a home gym', mine: 'my unused garage' }],
    ['I painted my whole kitchen in one weekend', { nextGer: 'painting a whole kitchen' }],
    [
      'I moved to a quiet town by myself',
      { began: 'I moved to a quiet town', nextGer: 'moving to a quiet town' },
    ],
    ['I moved to the countryside with three kids', { began: 'I moved to the countryside' }],
    [
      'I moved my family to a small farm',
      {
        began: null,
        beganGer: 'moving my family to a small farm',
        nextGer: 'moving to a small farm',
        mine: null,
      },
    ],
    ['I turned my garage into a recording studio', { began: null, nextGer: null, mine: 'my garage' }],
    // Nobody ends up fixing a swing, or tries to lose 40 pounds.
    ['I hired a coach to fix my swing', { next: 'fix my swing', nextGer: null }],
    ['I lost 40 pounds without a gym', { began: null, beganGer: 'losing 40 pounds', nextGer: null }],
    ['I stopped drinking for a year', { began: 'I stopped drinking', beganGer: null, nextGer: null }],
    ['I taught my dog to skateboard', { began: null, beganGer: 'teaching my dog to skateboard' }],
    ['I dropped out of medical school', { beganGer: 'dropping out of medical school', nextGer: null }],
    ['I got my pilot license at 60', { mine: null }],
  ])('%s', (typed, parts) => expect(readTopic(typed).story).toMatchObject(parts));

  it('offers the viewers only what they may want too', () => {
    const storyFor = (idealCustomer: string) =>
      readContext({ topic: 'I moved home to open a bike shop', businessDescription: '', idealCustomer }).topic
        .story;
    expect(storyFor('people who dream of opening a little shop')?.nextYou).toBe('opening a bike shop');
    expect(storyFor('engaged couples who want a relaxed wedding')?.nextYou).toBeNull();
  });

  it.each([
    'I decided to close my bakery',
    'I live in a lighthouse',
    'we sold our house to sail the world',
    "You don't need a detox to feel good again.",
    'I lost my husband in March',
    'moving to a small farm',
  ])('%s has none', (typed) => expect(readTopic(typed).story).toBeUndefined());
});
