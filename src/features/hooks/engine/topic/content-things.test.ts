import { describe, expect, it } from 'vitest';
import { writeHooks } from '../write-hooks.ts';
import { readTopic } from './read-topic.ts';

const hooksOf = (topic: string, seed = 1) =>
  writeHooks({
    topic,
    businessDescription: 'I style small homes and share it online.',
    idealCustomer: 'Renters who feel stuck with ugly rooms and want a nicer home',
    seed,
  }).map(({ text }) => text);

describe('things to make or look at', () => {
  it.each([
    'box braids for short hair',
    'knotless braids',
    'French braids for beginners',
    'front porch decor',
  ])('%s: one style, and not several to choose from', (typed) =>
    expect(readTopic(typed).topicClass).toBe('general'),
  );

  it.each(['easy braids for school', 'porch decorations', 'summer outfits', 'small bathroom ideas'])(
    '%s: several',
    (typed) => expect(readTopic(typed).topicClass).toBe('content'),
  );

  it.each([
    ['brekfast idees for teens', 'ideas'],
    ['dairy free deserts for partys', 'desserts'],
    ['chiken recipies for dinner', 'recipes'],
    ['zuchini recipies for todlers', 'recipes'],
    ['low suger sweet treets', 'treats'],
    ['helthy lunchs for kids', 'lunches'],
    ['excercises for lower back pain', 'exercises'],
    ['Nail desings for summer', 'designs'],
  ])('%s: read as %s, and said as typed', (typed, head) => {
    const topic = readTopic(typed);
    expect(topic).toMatchObject({ topicClass: 'content', head });
    expect(topic.np?.text.toLowerCase()).toBe(typed.toLowerCase());
  });

  it.each([
    'prints for small homes',
    'captains in small clubs',
    'snakes for small homes',
    'deserts to cross',
  ])('%s: another word, and not one that was typed wrong', (typed) =>
    expect(readTopic(typed).topicClass).toBe('general'),
  );

  it.each([1, 2, 3, 4, 5])('three box braids are no three styles (%i)', (seed) => {
    for (const hook of hooksOf('box braids for short hair', seed))
      expect(hook).not.toMatch(/(?:three|two|one of these|favorite) box braids|top picks|ones I'd /);
  });

  it.each(['small bathroom ideas', '#birthdayparty #balloon ideas', 'gift box ideas'])(
    '%s are the advice: nothing is told about them, and there are no mistakes with them',
    (topic) => {
      for (const seed of [1, 2, 3, 4, 5])
        for (const hook of hooksOf(topic, seed).filter((text) => text.includes('ideas')))
          expect(hook).not.toMatch(
            /to know about|surprises|miss this|I'd tell|mistake|myth|keep talking|honest about/,
          );
    },
  );

  it.each(['freezer breakfasts for school mornings', 'plus size outfits'])('%s are shown first', (topic) => {
    for (const hook of hooksOf(topic))
      expect(hook).not.toMatch(/surprises|honest version|rarely hear|one thing to know/);
  });
});
