import { describe, expect, it } from 'vitest';
import { readContext } from './context.ts';
import { slotValue } from './slots.ts';

const of = (topic: string, many: boolean) =>
  slotValue(
    'np',
    readContext({ topic, businessDescription: '', idealCustomer: '' }),
    { short: false, many, pick: () => 0 },
    {},
  );

describe('what is spoken about', () => {
  it.each([
    ['kitchen remodel', 'kitchen remodels'],
    ['capsule wardrobe', 'capsule wardrobes'],
    ['home inspection for new buyers', 'home inspections for new buyers'],
  ])('%s: all of its kind', (typed, many) => {
    expect(of(typed, true)).toBe(many);
    expect(of(typed, false)).toMatch(/^a /);
  });

  it.each(['meal prep', 'performance reviews', 'a calm week'])('%s: as it is', (typed) =>
    expect(of(typed, true)).toBe(typed),
  );

  it('two sides stay two', () =>
    expect(of('DIY website vs hiring a designer', true)).toBe('a DIY website vs hiring a designer'));

  it("a rescue dog's first week is that of one dog", () =>
    expect(of("rescue dog's first week", true)).toBe("a rescue dog's first week"));
});
