import { describe, expect, it } from 'vitest';
import { readTopic } from './read-topic.ts';

describe('two sides', () => {
  it.each([
    ['townhouse or single family home', 'a townhouse', 'a single family home'],
    ['lump sum vs monthly pension', 'a lump sum', 'a monthly pension'],
    ['houseboat or studio flat in Amsterdam', 'a houseboat', 'a studio flat'],
    ['long lets or holiday lets in the Algarve', 'long lets', 'holiday lets'],
    ['oat milk vs almond milk', 'oat milk', 'almond milk'],
    ['stand or hand mixer', 'stand', 'hand mixer'],
  ])('%s: %s and %s', (typed, a, b) => expect(readTopic(typed).sides).toMatchObject({ a, b }));

  it('says where both of them are beside both alone', () =>
    expect(readTopic('houseboat or studio flat in Amsterdam').np?.text).toBe(
      'houseboat vs studio flat in Amsterdam',
    ));
});
