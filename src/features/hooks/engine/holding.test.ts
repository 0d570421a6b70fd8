import { describe, expect, it } from 'vitest';
import { readContext } from './context.ts';
import { eligibleIn } from './eligible.ts';
import { COMPILED, holdingIn } from './holding.ts';

describe('the frames that hold for an input', () => {
  it.each([
    ['meal prep for busy moms', 'I am a dietitian.', 'Busy moms who feel worn out'],
    ['5 mistakes new landlords make', 'I sell homes in Ohio.', 'Landlords who want fewer calls at night'],
    ['how to cope with grief', 'I am a therapist.', 'Women who lost a parent'],
    ['you do not need a gym to get strong', 'Personal trainer', 'Men over 40 who hate gyms'],
    ['Roth IRA or 401(k)?', 'I am a financial advisor.', 'Nurses who fear running out of money'],
    ['my kitchen renovation', 'Home blogger', ''],
    ['recetas fáciles para la semana', 'Soy nutricionista', 'Madres con poco tiempo'],
    ['🥐🥐🥐', 'I bake bread.', 'Home bakers who want a better crust'],
  ])('%s: the same as asking each frame alone', (topic, businessDescription, idealCustomer) => {
    const context = readContext({ topic, businessDescription, idealCustomer });
    const ids = (frames: typeof COMPILED) => frames.map(({ pattern }) => pattern.id).sort();
    const found = ids(holdingIn(context));
    expect(found.length).toBeGreaterThan(20);
    expect(found).toEqual(ids(COMPILED.filter(eligibleIn(context))));
  });
});
