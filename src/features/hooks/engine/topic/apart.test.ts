import { describe, expect, it } from 'vitest';
import { writeHooks } from '../write-hooks.ts';
import { readTopic } from './read-topic.ts';

describe('a topic in two parts', () => {
  it.each([
    ['how to fix your credit score', 'your credit score', 'how to fix it'],
    ['how to build an emergency fund', 'emergency funds', 'how to build one'],
    ['how to pay off student loans', 'student loans', 'how to pay them off'],
    ['how to sell more candles on Etsy', 'candles', 'how to sell more of them on Etsy'],
    ['finding new clients without cold calling', 'new clients', 'how to find them without cold calling'],
    ['letting go of old grudges', 'old grudges', 'how to let go of them'],
    ['when to hire a bookkeeper', 'bookkeepers', 'when to hire one'],
    ['when to form an LLC', 'LLCs', 'when to form one'],
    ['what to eat for high cholesterol', 'high cholesterol', 'what to eat'],
    ['what to pack for a night shift', 'night shifts', 'what to pack'],
    ['what to drink instead of soda', 'soda', 'what to drink instead'],
    ['do I need an estate plan', 'estate plans', 'whether you need one'],
    ['is zero percent financing a trap', 'zero percent financing', "whether it's a trap"],
    ['should I keep my life insurance', 'your life insurance', 'whether to keep it'],
  ])('%s: %s, %s', (typed, thing, whIt) => expect(readTopic(typed).apart).toMatchObject({ thing, whIt }));

  it.each([
    ["what to eat when you're pregnant", 'pregnant', 'what to eat'],
    ['what to eat at the airport', 'at the airport', 'what to eat'],
    ['what to eat for better bones', 'want better bones', 'what to eat'],
    ['what to drink instead of soda', 'giving up soda', 'what to drink instead'],
  ])('%s asks: %s? %s', (typed, fragment, core) =>
    expect(readTopic(typed).apart).toMatchObject({ fragment, core }),
  );

  it('takes three things as two and one', () =>
    expect(readTopic('fiber, protein and blood sugar').apart).toEqual({
      few: ['fiber and protein', 'protein and blood sugar'],
      last: ['blood sugar', 'fiber'],
    }));

  it.each([
    // The thing alone would be another one, or nobody speaks of it as "it".
    'how to pay for a car',
    'how to teach kids about money',
    'how to keep a puppy from biting',
    'getting your invoices paid on time',
    'handling late payments from your clients',
    'apologizing to your adult kids',
    'when to take a salary',
    'how to get out of debt',
    'linen, cotton and wool',
    'what to say to your boss',
    'coping with grief after a stillbirth',
    'meal prep',
  ])('%s has none', (typed) => expect(readTopic(typed).apart).toBeUndefined());

  it('is asked about by others only where it is not your own', () => {
    const asked = (typed: string) =>
      [1, 2, 3, 4, 5, 6].flatMap((seed) =>
        writeHooks({ topic: typed, businessDescription: '', idealCustomer: '', seed })
          .map(({ text }) => text)
          .filter((text) => /(?:asking|question) about|minutes on/i.test(text)),
      );
    expect(asked('when to replace your roof').filter((text) => / your roof/.test(text))).toEqual([]);
    expect(asked('when to hire a bookkeeper').length).toBeGreaterThan(0);
  });

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
});
