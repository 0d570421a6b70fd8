import { describe, expect, it } from 'vitest';
import { writeHooks } from '../write-hooks.ts';
import { readTopic } from './read-topic.ts';

const hooksOf = (topic: string, seed: number) =>
  writeHooks({
    topic,
    businessDescription: 'Barber who teaches men to look after their hair',
    idealCustomer: 'Guys in their twenties who hate how they look in photos',
    seed,
  }).map(({ text }) => text);

describe('what befalls people', () => {
  it.each([
    ['quit getting shit haircuts', 'avoid bad haircuts'],
    ['quit taking shitty pictures', 'take better pictures'],
    ['quit taking crap photos of your products', 'take better photos of your products'],
    ['stop making shit coffee', 'make better coffee'],
    ['stop getting bad reviews', 'avoid bad reviews'],
    ['stop getting ghosted', 'stop getting ghosted'],
    ['stop getting screwed by contractors', 'stop getting screwed by contractors'],
    ["don't get scammed", 'avoid getting scammed'],
    ['how to avoid getting ripped off', 'avoid getting ripped off'],
    ['stop being broke', 'stop being broke'],
    ['stop losing money on ads', 'stop losing money on ads'],
    ['stop waking up at 3am', 'stop waking up at 3am'],
  ])('%s: how to %s', (typed, deed) => {
    const topic = readTopic(typed);
    expect(topic).toMatchObject({ shape: 'verb', bad: null });
    expect(topic.verb?.vp).toBe(deed);
  });

  it.each(['stop buying shitty razors', "don't get married without a prenup", 'stop dating lousy men'])(
    '%s is a warning still',
    (typed) => expect(readTopic(typed).shape).toBe('negative'),
  );

  it('warns nobody of it, and asks nobody whether it is so bad', () => {
    for (const topic of ['quit getting shit haircuts', 'stop getting ghosted'])
      for (const seed of [1, 2, 3, 4, 5]) {
        const hooks = hooksOf(topic, seed);
        expect(hooks).toHaveLength(10);
        for (const hook of hooks)
          expect(hook).not.toMatch(
            /think twice|don't get|begging|leads to|no big deal|talk you out|I'll wait|so bad/,
          );
      }
  });

  it('lets nobody ask about "your lousy swing"', () => {
    for (const seed of [1, 2, 3, 4, 5])
      for (const hook of hooksOf('fix your lousy swing', seed))
        expect(hook).not.toMatch(
          /\b(?:ask|question|hear).*your lousy|your lousy swing\?.*(?:question|asked)/i,
        );
  });

  it('lets nobody ask how a house is cleaned', () => {
    for (const seed of [1, 2, 3, 4, 5])
      for (const hook of hooksOf('clean your damn house', seed))
        expect(hook).not.toMatch(/(?:asked|question|comes? up)[^?]*How do you clean your house/i);
  });
});

describe('orders in strong words', () => {
  it.each([
    ['fuck diet culture', 'you should forget diet culture'],
    ['cut the cardio bullshit', 'you should cut the cardio'],
  ])('%s: %s', (typed, statement) => expect(readTopic(typed).statement).toBe(statement));
});
