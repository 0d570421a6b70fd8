import { describe, expect, it } from 'vitest';
import { writeHooks } from '../write-hooks.ts';
import { gistOf } from './gist.ts';
import { readTopic } from './read-topic.ts';

describe('a topic in two parts', () => {
  it.each([
    ["what to eat when you're pregnant", 'pregnant', 'what to eat'],
    ['what to eat for high cholesterol', 'high cholesterol', 'what to eat'],
    ['what to eat for better bones', 'want better bones', 'what to eat'],
    ['what to drink during a marathon', 'marathon coming up', 'what to drink'],
    ['what to wear for a job interview', 'job interview coming up', 'what to wear'],
    ['what to drink instead of soda', 'giving up soda', 'what to drink instead'],
  ])('%s asks: %s? %s', (typed, fragment, core) =>
    expect(readTopic(typed).apart).toMatchObject({ fragment, core }),
  );

  it('takes the trouble for the one, where the last is something that one does', () =>
    expect(readTopic('fiber, bloating and travel').apart).toEqual({
      few: 'fiber and travel',
      last: 'bloating',
    }));

  it('takes three things as two and one', () =>
    expect(readTopic('fiber, protein and blood sugar').apart).toEqual({
      few: 'fiber and protein',
      last: 'blood sugar',
    }));

  it.each([
    ['thyroid, mood and low energy', 'your thyroid and mood', 'low energy'],
    ['stress, gut and bad skin', 'stress and your gut', 'bad skin'],
  ])('%s: everybody has one of %s', (typed, few, last) =>
    expect(readTopic(typed).apart).toEqual({ few, last }),
  );

  it.each([
    ['fiber, protein and blood sugar', 'blood sugar'],
    ['olive oil, butter and cholesterol', 'cholesterol'],
    ['blood sugar, mood and energy', null],
    ['linen, cotton and wool', null],
  ])('%s may be told by its last: %s', (typed, last) => expect(gistOf(readTopic(typed))).toBe(last));

  it.each([
    'linen, cotton and wool',
    'fiber, protein and travel',
    'what to say to your boss',
    'what to eat at the airport',
    'what to drink during a run',
    'gut health, skin and sugar',
    'meal prep',
  ])('%s has none', (typed) => expect(readTopic(typed).apart).toBeUndefined());

  it('is said so in four hooks of ten at most', () => {
    const input = {
      topic: 'what to eat for high cholesterol',
      businessDescription: 'Heart health dietitian',
      idealCustomer: 'Men over 50 who keep getting bad test results',
    };
    for (const seed of [1, 2, 3]) {
      const apart = writeHooks({ ...input, seed }).filter(({ patternId }) => /-apart-/.test(patternId));
      expect(apart.length).toBeGreaterThan(0);
      expect(apart.length).toBeLessThanOrEqual(4);
    }
  });

  it('says three things whole, two at a time and by the last', () => {
    const hooks = writeHooks({
      topic: 'rice, bread and blood sugar',
      businessDescription: 'Nutrition practice for adults with prediabetes',
      idealCustomer: 'Adults with prediabetes who are still getting high readings',
      seed: 1,
    }).map(({ text }) => text.toLowerCase());
    expect(hooks.filter((text) => /rice and bread/.test(text)).length).toBeGreaterThan(2);
    expect(hooks.filter((text) => /rice and bread/.test(text)).length).toBeLessThanOrEqual(5);
    expect(hooks.some((text) => /blood sugar/.test(text) && !/bread/.test(text))).toBe(true);
  });
});
