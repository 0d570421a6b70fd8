import { describe, expect, it } from 'vitest';
import { writeHooks } from '../write-hooks.ts';
import { isTherapistsTrouble } from './semantics.ts';

const SUFFERED =
  /face|alone with|handl(?:e|ing)|hard to|character flaw|bring up|overwhelm|dealing with|is weighing|not understand|exhausting|what (?:body|breakups).* can feel/i;

const hooksOf = (topic: string, seed: number) =>
  writeHooks({
    topic,
    businessDescription: 'Licensed therapist for young women',
    idealCustomer: "Women in their late twenties who can't sleep and feel alone",
    seed,
  }).map(({ text }) => text);

describe('troubles of different kinds', () => {
  it.each(['body image', 'The Truth About Body Image', 'breakups', 'custody'])(
    '%s is spoken about, and not suffered from as grief is',
    (topic) => {
      for (const seed of [1, 2, 3, 4, 5]) {
        const hooks = hooksOf(topic, seed);
        expect(hooks).toHaveLength(10);
        for (const hook of hooks) expect(hook).not.toMatch(SUFFERED);
      }
    },
  );

  it('a divorce happens to somebody, and is no flaw to be cleared of', () => {
    for (const seed of [1, 2, 3, 4, 5])
      for (const hook of hooksOf('divorce', seed)) expect(hook).not.toMatch(/flaw|bring up|divorce is not/);
  });

  it('panic attacks are still faced', () => {
    const hooks = [1, 2, 3, 4, 5].flatMap((seed) => hooksOf('panic attacks', seed));
    expect(hooks.some((hook) => SUFFERED.test(hook))).toBe(true);
  });

  it.each(['money', 'body image', 'consent', 'self-esteem', 'motivation'])('%s is a subject', (core) =>
    expect(isTherapistsTrouble(core)).toBe(false),
  );
  it.each(['skin picking', 'scrupulosity', 'laziness', 'menopause'])('%s is a trouble', (core) =>
    expect(isTherapistsTrouble(core)).toBe(true),
  );
});
